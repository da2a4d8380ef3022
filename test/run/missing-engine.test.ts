import { join } from 'node:path'
import { expect, it } from 'vitest'
import { changeOver } from '../../src/comparison/comparison.ts'
import { createFileStore } from '../../src/history/file.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { recordRuns } from '../../src/run/record-runs.ts'
import { runGate } from '../../src/run/run-gate.ts'
import { type EngineReply, startVendor } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture } from '../support/engines.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { aContext } from '../support/settings.ts'

const { signal } = new AbortController()
const badKey = { status: 401, body: { error: { message: 'Incorrect key' } } }

/** Runs the gate with two live engines, and adds the run to a history file of the folder. */
async function runIn(folder: string, openai: EngineReply, engines: string) {
  const servers = {
    openai: await startVendor(() => openai),
    perplexity: await startVendor(() => ({ body: fixture('perplexity-citations') })),
  }
  const env = {
    ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: servers.openai.url },
    ...{ PERPLEXITY_API_KEY: ENGINE_KEY, PERPLEXITY_BASE_URL: servers.perplexity.url },
  }
  const facts = aContext({ workspace: folder, tempFolder: join(folder, 'temp') })
  const given = {
    ...{ brand: 'Acme', keywords: 'crm, erp, hr', engines, baseline: 'history.json' },
    'brand-domains': 'acme.example, acme.example.com',
  }
  const settings = await readSettings(given, env, facts)
  const history = createFileStore({ path: 'history.json', workspace: folder })
  const log = createLog()
  const { outcome } = await runGate(settings, { ...facts, env, log, signal }, { history })
  const { failures } = outcome
  const gate = { ...describeGate(outcome), settings, history }
  await recordRuns([gate], { isRecorded: () => true, attempt: 1, log })
  const read = await history.read(settings.key)
  return { outcome, failures, records: 'records' in read ? read.records : [] }
}

it('fails the step while a key is refused, records the other engine, and compares it alone', async () => {
  const folder = aFolder()
  const good = { body: fixture('openai-citations') }
  const first = await runIn(folder, good, 'openai, perplexity')
  expect(first.outcome.verdict).toMatchObject({ status: 'pass', reportOnly: false })

  const second = await runIn(folder, badKey, 'openai, perplexity')
  expect(second.failures).toEqual(['error'])
  expect(second.outcome).toMatchObject({
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

  const third = await runIn(folder, badKey, 'openai?, perplexity')
  expect(third.failures).toEqual([])
  expect(third.outcome.verdict).toMatchObject({
    status: 'pass',
    silentEngines: [{ isOptional: true }],
  })
  // The mark is in no fingerprint: the runs stay comparable.
  expect(third.outcome.comparison?.runs).toHaveLength(2)
})
