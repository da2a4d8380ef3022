import type { Line } from '../../lib/document/blocks.ts'
import type { Quote } from '../../owners/keyword-change.ts'
import type { Outcome } from '../outcome.ts'

/**
 * Returns the page of a file at a commit, and at a line of it, on the forge of the run:
 * `https://github.com/acme/site/blob/COMMIT/docs/a.md#L3`. Undefined outside a workflow run, without a commit, and for a
 * path whose link would lead to another page of the forge.
 */
export function fileUrl(
  { commitUrl }: Pick<Outcome['run'], 'commitUrl'>,
  commit: string | undefined,
  path: string,
  line?: number,
): string | undefined {
  const end = commitUrl?.lastIndexOf('/commit/') ?? -1
  if (commitUrl === undefined || commit === undefined || end < 0) return undefined
  const parts = path.split('/')
  // A URL drops these parts, and the part before `..`.
  if (parts.some(part => ['.', '..'].includes(part))) return undefined
  const encoded = parts.map(part => encodeURIComponent(part.toWellFormed()))
  return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}${line === undefined ? '' : `#L${line}`}`
}

/** Returns a quote with a link to its file, at the commit that it is from. */
export function linkQuote(
  { text, place: { path, line } }: Quote,
  outcome: Outcome,
  side: 'base' | 'head',
): Line {
  const { run } = outcome
  const url = fileUrl(run, side === 'base' ? baseCommitOf(outcome) : run.sha, path, line)
  const label: Line = [{ name: path }, ...(line === undefined ? [] : [`, line ${line}`])]
  return [{ quote: text }, ' (', ...(url === undefined ? label : [{ link: url, label }]), ')']
}

function baseCommitOf({ baseline }: Outcome): string | undefined {
  const origin = baseline?.origin.kind === 'inputs' ? baseline.origin.rest : baseline?.origin
  return origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined
}
