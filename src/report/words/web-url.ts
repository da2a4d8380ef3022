/** Addresses of files on the forge of the run. */
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
