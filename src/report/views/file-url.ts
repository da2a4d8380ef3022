import type { Outcome } from '../outcome.ts'

/**
 * Returns the page of a file at a commit, at a line of it where one is given, on the forge of the run: `https://github.com/acme/site/blob/COMMIT/docs/a.md`.
 * Undefined outside a workflow run, and without a commit.
 */
export function fileUrl(
  { commitUrl }: Pick<Outcome['run'], 'commitUrl'>,
  commit: string | undefined,
  path: string,
  line?: number,
): string | undefined {
  const end = commitUrl?.lastIndexOf('/commit/') ?? -1
  if (commitUrl === undefined || commit === undefined || end < 0) return undefined
  const encoded = path.split('/').map(part => encodeURIComponent(part.toWellFormed()))
  return `${commitUrl.slice(0, end)}/blob/${commit}/${encoded.join('/')}${line === undefined ? '' : `#L${line}`}`
}
