import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createFileStore } from '../../src/history/file.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import { recordRuns } from '../../src/run/record-runs.ts'
import { runGate } from '../../src/run/run-gate.ts'
import { renderSummary } from '../support/documents.ts'
import { startEngineServer } from '../support/engine-server.ts'
import { ENGINE_KEY, fixture, withValue } from '../support/engines.ts'
import { aFolder } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { aContext } from '../support/settings.ts'

const { signal } = new AbortController()
const citing = fixture('openai-citations')

/** Runs the gate on answers with this body, and adds the run to a history file of the folder. */
async function runIn(folder: string, body: unknown, inputs: Record<string, string>) {
  const { url } = await startEngineServer({ body })
  const env = { OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: url }
  const facts = aContext({ workspace: folder, tempFolder: join(folder, 'temp') })
  const given = {
    ...{ brand: 'Acme', engines: 'openai', 'brand-domains': 'acme.example' },
    ...{ baseline: 'history.json', ...inputs },
  }
  const settings = await readSettings(given, env, facts)
  const history = createFileStore({ path: 'history.json', workspace: folder })
  const log = createLog()
  const { outcome } = await runGate(settings, { ...facts, env, log, signal }, { history })
  const gate = { ...describeGate({ ...outcome, failures: [] }), settings, history }
  await recordRuns([gate], { isRecorded: () => true, attempt: 1, log })
  return { outcome, log, text: renderSummary(outcome) }
}

it('compares what each of two live runs shares with a history of other settings, and names a model that moved', async () => {
  const folder = aFolder()
  const first = await runIn(folder, citing, { keywords: 'crm, erp', country: 'DE' })
  expect(first.outcome).toMatchObject({
    comparison: undefined,
    models: { openai: ['gpt-6.1-sol-2026-10-06'] },
  })

  const moved = withValue(citing, 'model', 'gpt-6.1-sol-2026-11-11')
  const second = await runIn(folder, moved, { keywords: 'crm, erp, hr', country: 'DE, FR' })
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
  expect(second.text).toContain('was answered by the model gpt-6.1-sol')

  const third = await runIn(folder, citing, { keywords: 'crm, erp', country: 'DE, FR' })
  expect(third.outcome.comparison?.cells.map(({ engine, before }) => [engine, before.length])).toEqual([
    ['openai@DE', 2],
    ['openai@FR', 1],
    ['openai@DE', 2],
    ['openai@FR', 1],
  ])
  expect(third.outcome).toMatchObject({
    comparison: { score: { was: expect.closeTo(42.11, 2), now: expect.closeTo(42.11, 2) } },
    verdict: { status: 'pass', baseline: { origin: { kind: 'file', runs: 2 } } },
  })
})
