/** Runs of live engines, one after another, with a history in a file. */
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeOver } from '../../src/comparison/comparison.ts'
import { createFileStore } from '../../src/history/file.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { recordRuns } from '../../src/run/record-runs.ts'
import { runGate } from '../../src/run/run-gate.ts'
import { renderSummary } from '../support/documents.ts'
import { type EngineReply, startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture, withValue } from '../support/engines.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { aContext } from '../support/settings.ts'

const { signal } = new AbortController()
const citing = fixture('openai-citations')
const badKey = { status: 401, body: { error: { message: 'Incorrect key' } } }

/** Runs the gate with this reply of OpenAI, and adds the run to the history file of the folder. */
async function runIn(folder: string, openai: EngineReply, inputs: Record<string, string>) {
  const servers = {
    openai: await startVendor(() => openai),
    perplexity: await startVendor(() => ({ body: fixture('perplexity-citations') })),
  }
  const env = {
    OPENAI_API_KEY: ENGINE_KEY,
    OPENAI_BASE_URL: servers.openai.url,
    PERPLEXITY_API_KEY: ENGINE_KEY,
    PERPLEXITY_BASE_URL: servers.perplexity.url,
  }
  const host = aContext({ workspace: folder, tempFolder: join(folder, 'temp') })
  const given = { brand: 'Acme', 'brand-domains': 'acme.example, acme.example.com', baseline: 'history.json' }
  const settings = await readSettings({ ...given, ...inputs }, env, host)
  const history = createFileStore({ path: 'history.json', workspace: folder })
  const log = createLog()
  const { outcome } = await runGate(settings, { ...host, env, log, signal }, { history })
  const gate = { ...describeGate(outcome), settings, history }
  await recordRuns([gate], { isRecorded: () => true, attempt: 1, log })
  const read = await history.read(settings.key)
  return { outcome, log, records: 'records' in read ? read.records : [] }
}

it('fails the step while a key is refused, and records and compares only the other engine', async () => {
  const folder = aFolder()
  const keywords = 'crm, erp, hr'
  const engines = 'openai, perplexity'
  const first = await runIn(folder, { body: citing }, { keywords, engines })
  expect(first.outcome.verdict).toMatchObject({ status: 'pass', reportOnly: false })

  const second = await runIn(folder, badKey, { keywords, engines })
  expect(second.outcome).toMatchObject({
    failures: ['error'],
    verdict: { kind: 'judged', silentEngines: [{ engine: 'openai', reason: { code: 'key-refused' } }] },
    comparison: { unpaired: [{ kind: 'silent-engine', engine: 'openai', usually: true }] },
  })
  expect(changeOver(second.outcome.comparison?.cells ?? [])).toEqual({
    now: { cited: 3, answers: 3, share: 1 },
    was: { usually: 3, share: 1 },
    since: { usually: 3, share: 1 },
  })
  expect(second.records.map(({ contents }) => contents?.map(({ engine }) => engine))).toEqual([
    ['openai', 'perplexity'],
    ['perplexity'],
  ])

  const third = await runIn(folder, badKey, { keywords, engines: 'openai?, perplexity' })
  expect(third.outcome).toMatchObject({
    failures: [],
    verdict: { status: 'pass', silentEngines: [{ isOptional: true }] },
  })
  // The mark is in no fingerprint: the runs stay comparable.
  expect(third.outcome.comparison?.runs).toHaveLength(2)
})

it('compares what each live run shares with a history of other settings, and names a changed model', async () => {
  const folder = aFolder()
  const engines = 'openai'
  const first = await runIn(folder, { body: citing }, { engines, keywords: 'crm, erp', country: 'DE' })
  expect(first.outcome).toMatchObject({
    comparison: undefined,
    models: { openai: ['gpt-6.1-sol-2026-10-06'] },
  })

  const moved = { body: withValue(citing, 'model', 'gpt-6.1-sol-2026-11-11') }
  const second = await runIn(folder, moved, { engines, keywords: 'crm, erp, hr', country: 'DE, FR' })
  expect(second.outcome.comparison?.cells.map(({ keyword, engine }) => `${keyword} ${engine}`)).toEqual([
    'crm openai@DE',
    'erp openai@DE',
  ])
  expect(second.outcome).toMatchObject({
    comparison: {
      unpaired: [
        { kind: 'new-engine', engine: 'openai@FR' },
        { kind: 'new-keyword', keyword: 'hr' },
      ],
    },
    verdict: { status: 'pass' },
  })
  const words = 'openai@DE was answered by the model gpt-6.1-sol-2026-11-11'
  expect(second.log.infos).toContainEqual(expect.stringContaining(words))
  expect(renderSummary(second.outcome)).toContain('was answered by the model gpt-6.1-sol')

  const third = await runIn(folder, { body: citing }, { engines, keywords: 'crm, erp', country: 'DE, FR' })
  const compared = third.outcome.comparison?.cells.map(({ engine, before }) => [engine, before.length])
  const of = { DE: ['openai@DE', 2], FR: ['openai@FR', 1] }
  expect(compared).toEqual([of.DE, of.FR, of.DE, of.FR])
  expect(third.outcome).toMatchObject({
    comparison: { score: { was: expect.closeTo(42.11, 2), now: expect.closeTo(42.11, 2) } },
    verdict: { status: 'pass', baseline: { origin: { kind: 'file', runs: 2 } } },
  })
})
