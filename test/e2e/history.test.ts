import { expect, it } from 'vitest'
import { runAction } from '../../scripts/lib/action.ts'
import { apiKey, createHistoryStage } from '../support/history-stage.ts'

it('a history on a branch begins with the first run, which says that it has no baseline', async () => {
  const { contents, run } = await createHistoryStage(runAction)
  const { exitCode, outputs, summary } = await run({ inputs: { baseline: 'branch' } })
  expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
  expect(summary).toContain('Not compared: the branch ai-visibility-history holds no run yet.')
  const lines =
    contents.fileOn('ai-visibility-history', 'default.ndjson')?.toString().trim().split('\n') ?? []
  expect(lines.map(line => JSON.parse(line))).toMatchObject([
    { schema_version: 3, overall_bcr: 80, failed: false },
  ])
  expect(lines.join()).not.toContain(apiKey)
})
