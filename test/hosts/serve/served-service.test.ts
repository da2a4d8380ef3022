import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createServedService } from '../../../src/hosts/serve/served-service.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../../support/engines.ts'
import { aFolder } from '../../support/git-repository.ts'

it.each([
  ['--country', { country: 'DE, FR' }],
  ['--country', { country: 'UK' }],
  ['--city', { city: 'Munich' }],
])('says what is wrong with %s: %j', (flag, flags) => {
  const create = () =>
    createServedService(
      flags,
      () => '',
      {},
      () => {},
    )
  expect(create).toThrow(`${flag}: expected`)
})

const entrySchema = z.object({ question: z.string(), sample: z.int() })

it('numbers the repetitions of a question in a recording, whatever else its scans ask', async () => {
  const { url } = await startEngineServer({ body: fixture('openai-citations') })
  const folder = aFolder()
  const recording = join(folder, 'answers.ndjson')
  const { openTenant, close } = createServedService(
    {
      answers: `record:${recording}`,
      data: folder,
      'brand-domains': 'acme.example',
      'prompt-template': '{keyword}',
    },
    () => '',
    { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url },
    () => {},
  )
  onTestFinished(async () => void (await close?.()))
  const { service } = openTenant('tenant')
  for (const keywords of [['crm'], ['crm', 'erp'], ['erp'], ['hr']]) {
    await service.monitor({ brand_name: 'Acme', keywords, engines: ['openai'] })
  }
  const entries = readFileSync(recording, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => entrySchema.parse(JSON.parse(line)))
  expect(entries.map(({ question, sample }) => `${question} ${sample}`).toSorted()).toEqual([
    'crm 1',
    'crm 2',
    'erp 2',
    'erp 3',
    'hr 1',
  ])
})
