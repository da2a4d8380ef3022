/** Publishes a run that ended before it had a verdict. */
import { CONFIG_PATH } from '../../../inputs/unknown-names.ts'
import { escapeMarkdown, joinMarkdown, md } from '../../../lib/document/markdown/markdown.ts'
import type { ModeRun } from '../context.ts'
import { noOutputs, setOutputs, warn, writeSummary } from './step.ts'

/**
 * Publishes the problems of a run, the first line as a heading for the others. On a pull request, they take the place of what
 * an earlier run commented. `keys`: of the gates, as far as they are known; `run`: undefined where nothing was read. Never throws.
 */
export async function publishProblem(
  [heading = '', ...lines]: string[],
  keys: readonly string[],
  run: Pick<ModeRun, 'texts' | 'context'> | undefined,
): Promise<void> {
  warn(setOutputs({ ...noOutputs, verdict: 'error' }))
  const list = lines.map(line => md`- ${escapeMarkdown(line, 2000)}`)
  const said = joinMarkdown(
    [md`## 🛑 AI visibility was not measured`, escapeMarkdown(heading, 2000), joinMarkdown(list, '\n')],
    '\n\n',
  )
  warn(await writeSummary(said))
  if (run?.context.pullRequest === undefined || run.texts['comment']?.trim() === 'never') return
  // Loaded on demand: most runs have no such problem.
  const [{ commentOnPullRequest }, { commentMarker, portfolioMarker }] = await Promise.all([
    import('./comment.ts'),
    import('../../../report/posts/comment.ts'),
  ])
  const { key, config, 'github-token': githubToken = '' } = run.texts
  const markers = [key?.trim() || 'default', ...keys].map(commentMarker)
  for (const marker of new Set([...markers, portfolioMarker(config?.trim() || CONFIG_PATH)])) {
    const comment = { marker, body: md`${marker}\n${said}`, githubToken: githubToken.trim() }
    await commentOnPullRequest({ ...comment, mode: 'on-failure', failed: false }, run.context)
  }
}
