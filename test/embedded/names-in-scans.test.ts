/** The score of an engine without sources if the brand is named like a common word. */
import { expect, it } from 'vitest'
import { anEmbeddedService } from '../support/embedded.ts'
import { startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY } from '../support/engines.ts'

const FIRST = 'Tide Ultra cleans well.'

/** The result of one scan of the brand Tide, whose keywords are answered by these texts. */
async function scan(answers: Record<string, string>, settings = {}) {
  const server = await startVendor(({ body }) => {
    const asked = JSON.stringify(body)
    const content = Object.entries(answers).find(([keyword]) => asked.includes(keyword))?.[1] ?? ''
    const message = { role: 'assistant', content }
    return { body: { id: '1', model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] } }
  })
  const env = { OPENAI_COMPATIBLE_BASE_URL: server.url, OPENAI_COMPATIBLE_API_KEY: ENGINE_KEY }
  const service = anEmbeddedService({ env, brandDomains: [], ...settings })
  const engines = ['openai-compatible:m']
  const asked = { brand_name: 'Tide', keywords: Object.keys(answers), engines, language: 'en' }
  return (await service.monitor(asked)).results[0]
}

it('does not count a name that may be the first word of a sentence', async () => {
  expect(await scan({ detergent: FIRST })).toMatchObject({ cited: false, bcr_score: 0 })
})

it('counts it if another answer of the scan names the brand, in any order', async () => {
  const other = 'Most people buy Tide and like it.'
  const cited = { cited: true, bcr_score: 100 }
  expect(await scan({ detergent: FIRST, stains: other })).toMatchObject(cited)
  expect(await scan({ stains: other, detergent: FIRST })).toMatchObject(cited)
})

it('counts an alias that is found as written', async () => {
  expect(await scan({ detergent: FIRST }, { brandAliases: ['=Tide'] })).toMatchObject({ cited: true })
})
