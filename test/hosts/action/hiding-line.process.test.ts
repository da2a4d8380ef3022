/** A pull request whose new line hides a page: the suggestion on that line. */
import { describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../../scripts/lib/action.ts'
import { type GitHubOptions, notAccessible, workflowToken } from '../../../scripts/lib/github-server.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { readAnnotations } from '../../support/annotations.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createStage } from '../../support/stage.ts'
import { instead } from '../../support/sticky-comments.ts'

const page = '---\ntitle: Prices\n---\n\nCloud backup for small teams costs ten dollars a month.\n'
const hidden = page.replace('---\n\n', 'noindex: true\n---\n\n')
const patch = '@@ -1,3 +1,4 @@\n ---\n title: Prices\n+noindex: true\n ---'

/** Runs the gate on a pull request from such a repository. */
async function check(options: GitHubOptions = {}, inputs: Record<string, string> = {}) {
  const checkout = aRepository()
  const restore = '# Restore\n\nTo restore a deleted file, open its folder and choose Restore.\n'
  const baseSha = commit(checkout, { 'docs/prices.md': page, 'docs/restore.md': restore })
  const headSha = commit(checkout, { 'docs/prices.md': hidden })
  const files = [{ filename: 'docs/prices.md', patch }]
  const stage = await createStage(
    runActionInProcess,
    {},
    { pulls: [{ number: 7, headSha, state: 'open', files }], ...options },
  )
  stage.github.moveHead(headSha)
  const { exitCode, log } = await stage.run({
    checkout,
    event: pullRequestEvent({ headSha, baseSha }),
    inputs: {
      ...{ 'base-url': '', 'api-key': '', service: 'embedded', engines: 'repository', baseline: 'base' },
      ...{ keywords: 'cloud backup for small teams', ...inputs },
    },
  })
  return { ...stage, exitCode, warnings: readAnnotations(log).filter(({ level }) => level === 'warning') }
}

describe('a pull request that adds a line that hides a page', () => {
  it('has a suggestion on that line to delete it', async () => {
    const { github, exitCode } = await check()
    expect(exitCode).toBe(1)
    expect(github.comments).toHaveLength(1)
    expect(github.reviewComments).toMatchObject([{ path: 'docs/prices.md', line: 3 }])
  })

  it('fails as it does with the suggestion where GitHub refuses it, and warns once', async () => {
    const { github, exitCode, warnings } = await check({
      behave: instead('POST', '/pulls/7/comments', notAccessible),
    })
    expect({ exitCode, comments: github.comments.length }).toEqual({ exitCode: 1, comments: 1 })
    expect(warnings.map(({ message }) => message)).toEqual([
      expect.stringContaining('A suggestion on a line'),
    ])
  })

  it('has no suggestion without the comment: where GitHub refuses it, and where none is wanted', async () => {
    const readOnly = { login: 'github-actions[bot]', app: true, readOnly: true }
    const refused = await check({ tokens: { [workflowToken]: readOnly } })
    const unwanted = await check({}, { comment: 'never' })
    for (const { github } of [refused, unwanted])
      expect(github.requests.filter(({ path }) => path.includes('/pulls/7/'))).toEqual([])
  })
})
