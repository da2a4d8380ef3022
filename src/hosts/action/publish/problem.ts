import { CONFIG_PATH } from '../../../inputs/unknown-names.ts'
import { escapeMarkdown, joinMarkdown, md } from '../../../lib/document/markdown/markdown.ts'
import type { ModeRun } from '../context.ts'
import { noOutputs, setOutputs, warn, writeSummary } from './step.ts'

/**
 * Publishes the problems of a run that ended before its verdict. The first line is the heading of the others. On a pull
 * request, they replace the comment of an earlier run. `keys` are those of the known gates; `run` is undefined if
 * nothing was read. Never throws.
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
  const [{ commentOnPullRequest }, { commentMarker, fleetMarker }] = await Promise.all([
    import('./comment.ts'),
    import('../../../report/posts/comment.ts'),
  ])
  const { key, config, 'github-token': githubToken = '' } = run.texts
  const markers = [key?.trim() || 'default', ...keys].map(commentMarker)
  for (const marker of new Set([...markers, fleetMarker(config?.trim() || CONFIG_PATH)])) {
    const comment = { marker, body: md`${marker}\n${said}`, githubToken: githubToken.trim() }
    await commentOnPullRequest({ ...comment, mode: 'on-failure', failed: false }, run.context)
  }
}
