import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import type { BranchServerOptions } from '../../support/branch-server.ts'
import { createHistoryStage, keywords } from '../../support/history-stage.ts'

const stage = (options?: BranchServerOptions) => createHistoryStage(runActionInProcess, options)

describe('a history on a branch', () => {
  const inputs = { baseline: 'branch' }

  it('lets a later run fail on what is more than chance, and shows the trend', async () => {
    const { contents, citing, run } = await stage()
    await run({ inputs })
    for (const keyword of keywords.slice(1)) citing.delete(keyword)
    const { exitCode, outputs, summary, log } = await run({ inputs, event: pullRequestEvent() })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 1, verdict: 'fail' })
    expect(summary).toContain('The difference is statistically significant.')
    expect(summary).toMatch(/^### Trend$/m)
    expect(log).toMatch(/^::error .*AVG_RULE_MAX_BCR_DROP: .*It was 100%/m)
    // What a pull request proposes is not history.
    expect(
      contents.fileOn('ai-visibility-history', 'default.ndjson')?.toString().trim().split('\n'),
    ).toHaveLength(1)
  })

  it('passes with a warning on a suspicious drop, and fails when asked to', async () => {
    const { citing, run } = await stage()
    await run({ inputs })
    for (const keyword of keywords.slice(0, 6)) citing.delete(keyword)
    const passed = await run({ inputs, event: pullRequestEvent() })
    expect({ exitCode: passed.exitCode, verdict: passed.outputs['verdict'] }).toEqual({
      exitCode: 0,
      verdict: 'inconclusive',
    })
    expect(passed.log).toMatch(
      /::warning::AVG_INCONCLUSIVE: .*This may be chance\. The check passes\. The next run decides/,
    )
    const failed = await run({
      inputs: { ...inputs, 'fail-on': 'fail, error, inconclusive' },
      event: pullRequestEvent(),
    })
    expect(failed.exitCode).toBe(1)
  })

  it('names the permission it lacks, and the floors still gate', async () => {
    const { run } = await stage({ permission: 'none' })
    const { exitCode, log, summary } = await run({ inputs: { ...inputs, 'min-overall-bcr': '90' } })
    expect(exitCode).toBe(1)
    expect(log).toMatch(/::warning::.*contents: read/)
    expect(summary).toContain('The citation score of Acme is 80.0. Your floor is 90')
  })
})

describe('a history in a file', () => {
  it('is written for the workflow to commit, and read by the next run', async () => {
    const { citing, run } = await stage()
    const inputs = { baseline: 'visibility.json' }
    const first = await run({ inputs })
    const written = readFileSync(join(first.workspace, 'visibility.json'), 'utf8')
    citing.clear()
    const second = await run({ inputs, files: { 'visibility.json': written }, event: pullRequestEvent() })
    expect(second.outputs).toMatchObject({ verdict: 'fail', 'lost-engines': 'chatgpt', 'bcr-drop': '80' })
    expect(readFileSync(join(second.workspace, 'visibility.json'), 'utf8')).toBe(written)
  })
})
