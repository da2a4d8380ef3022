/** Old values in answers: labeled answers of language models. */
import { describe, expect, it } from 'vitest'
import { judgeAnswers, scoreAnswers } from '../../scripts/evaluation/facts.ts'
import { readStatedFacts } from '../../src/facts/find-wrong.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY } from '../support/engines.ts'
import { expectLinear } from '../support/processor-time.ts'

const { sentences } = createLanguage('en')
const ring = {
  ...{ name: 'price', about: ['Acme Ring'], is: ['$399'], was: ['$349', '$299'] },
  ...{ except: ['legacy'], asOf: undefined },
}
const read = (answer: string) => readStatedFacts([ring], ['Boardly'], answer, sentences)

describe('old values in answers', () => {
  it.each(['first', 'fresh'] as const)('are found in labelled answers: %s', set => {
    const { precision, recall, wrong } = scoreAnswers(judgeAnswers().filter(each => each.set === set))
    expect(wrong).toBeGreaterThan(30)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(recall).toBeGreaterThanOrEqual(0.85)
  })

  it.each<[string, string, 'old' | 'right' | 'none']>([
    ['in its sentence', 'The Acme Ring costs US$349.', 'old'],
    ['in a sentence after it', 'Take the Acme Ring. It costs \\$349.', 'old'],
    ['below its heading', '## Acme Ring\n\n* **Price**: \\~$349', 'old'],
    ['in the list after its paragraph', 'The Acme Ring is good.\n\n- Price: $349', 'old'],
    ['in its row', '| Acme Ring | $349 |\n| Boardly | $299 |', 'old'],
    ['in the item of another', '1. Acme Ring\n   - small\n2. Boardly\n   - Price: $349', 'none'],
    ['below a heading after it', '# Rings\n## Acme Ring\n## Another one\nIt costs $349.', 'none'],
    ['nearer to another', 'The Acme Ring is nicer than Boardly, $349.', 'none'],
    ['next to a right value', 'The Acme Ring costs $399. The Acme Ring was $349.', 'right'],
    ['next to the right value of another', 'Boardly costs $399. The Acme Ring costs $349.', 'old'],
    ['with a word of except', 'The legacy Acme Ring costs $349.', 'none'],
    ['nowhere', 'The Acme Ring is a ring.', 'none'],
  ])('%s', (_, answer, expected) => {
    const stated = read(answer).map(({ fact, said }) => `${fact}: ${said ?? 'right'}`)
    expect(stated).toEqual({ old: ['price: $349'], right: ['price: right'], none: [] }[expected])
  })

  it.each([(index: number) => `$349 a${index}. `, () => '- $349\n'])(
    'are found in linear time in a hostile answer: %o',
    partOf => {
      expectLinear(3000, size => read(Array.from({ length: size }, (_, index) => partOf(index)).join('')))
    },
  )
})

it('are read in the answers of live engines, next to those of competitors', async () => {
  const message = { role: 'assistant', content: 'The Acme Ring costs $349. Boardly costs $299.' }
  const reply = { id: '1', model: 'm', choices: [{ index: 0, message, finish_reason: 'stop' }] }
  const server = await startVendor(() => ({ body: reply }))
  const service = anEmbeddedService({
    env: { OPENAI_COMPATIBLE_BASE_URL: server.url, OPENAI_COMPATIBLE_API_KEY: ENGINE_KEY },
    competitors: [{ name: 'Boardly', domains: [] }],
    facts: [ring, { ...ring, name: 'none', was: ['$299'] }],
  })
  const asked = { brand_name: 'Acme', keywords: ['ring price'], language: 'en' }
  await service.monitor({ ...asked, engines: ['openai-compatible:m'] })
  const [record] = service.answers
  const facts = record?.outcome === 'evaluated' ? record.content.facts : undefined
  expect(facts).toEqual([expect.objectContaining({ fact: 'price', is: ['$399'], said: '$349' })])
})
