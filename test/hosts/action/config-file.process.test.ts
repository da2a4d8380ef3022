/** The config file of a pull request, from the inputs to the comment. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { aRepository, commit, write } from '../../support/git-repository.ts'
import { createStage, geminiLost } from '../../support/stage.ts'

const config = '.github/ai-visibility.yml'
const fileWith = (floor: number) =>
  `gates:\n  - key: acme\n    brand: Acme\n    keywords: [crm]\n    min-cited-engines: ${floor}\n`

/** Runs a pull request that changes the file, where three of four engines cite. */
async function runPullRequest(
  before: Record<string, string>,
  after: Record<string, string>,
  removed: string[] = [],
) {
  const checkout = aRepository()
  const baseSha = commit(checkout, { 'README.md': 'x', ...before })
  for (const path of removed) rmSync(join(checkout, path))
  write(checkout, after)
  const event = pullRequestEvent({ baseSha, headSha: commit(checkout, {}) })
  const { github, run } = await createStage(runActionInProcess, geminiLost)
  const result = await run({ checkout, event, inputs: { config, brand: '', keywords: '' } })
  const texts = [github.comments[0]?.body ?? '', result.summary].map(text => text.replaceAll('&#8203;', ''))
  return { ...result, texts }
}

describe('a config file', () => {
  it('gives the settings of a run', async () => {
    const { outputs, texts } = await runPullRequest({ [config]: fileWith(3) }, { 'README.md': 'y' })
    expect(outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '3' })
    for (const text of texts) expect(text).not.toContain('which has settings of this gate')
  })

  it('cannot be loosened by the pull request that it judges, and the comment states it', async () => {
    const { outputs, exitCode, texts, log } = await runPullRequest(
      { [config]: fileWith(4) },
      { [config]: fileWith(1) },
    )
    expect(outputs).toMatchObject({ verdict: 'fail' })
    expect(exitCode).toBe(1)
    for (const text of [...texts, log]) expect(text).toContain('This run uses the file as it was before.')
  })

  it('is named if the pull request adds it', async () => {
    const { outputs, texts } = await runPullRequest({}, { [config]: fileWith(4) })
    expect(outputs).toMatchObject({ verdict: 'fail' })
    for (const text of texts) expect(text).toContain('because the base has no such file')
  })

  it('has its problems in the summary, with their places, and scans nothing', async () => {
    const { exitCode, summary, outputs } = await runPullRequest(
      { [config]: `${fileWith(3)}    samplse: 1\n` },
      {},
    )
    expect(exitCode).toBe(1)
    expect(outputs).toMatchObject({ verdict: 'error', 'avg-sentiment': '' })
    expect(summary.replaceAll('&#8203;', '')).toMatch(
      /ai-visibility\.yml:6:5: samplse: .*Did you mean samples\?/,
    )
  })
})
