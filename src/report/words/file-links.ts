import type { Line } from '../../lib/document/blocks.ts'
import type { Quote } from '../../owners/keyword-change.ts'
import type { Outcome } from '../outcome.ts'

/** The forge and the commit whose files are linked. */
export type LinkedRun = Pick<Outcome['run'], 'commitUrl' | 'sha'>

/** A line of a file, from 1; undefined for the whole file. */
interface FilePlace {
  path: string
  line?: number | undefined
}

/**
 * Returns the page of a file at a commit, and at a line of it, on the forge of the run:
 * `https://github.com/acme/site/blob/COMMIT/docs/a.md#L3`. Undefined outside a workflow run, without a commit, and for a
 * path whose link would lead to another page of the forge.
 */
export function fileUrl({ commitUrl, sha }: LinkedRun, { path, line }: FilePlace): string | undefined {
  const end = commitUrl?.lastIndexOf('/commit/') ?? -1
  if (commitUrl === undefined || sha === undefined || end < 0) return undefined
  const parts = path.split('/')
  // A URL drops these parts, and the part before `..`.
  if (parts.some(part => ['.', '..'].includes(part))) return undefined
  const encoded = parts.map(part => encodeURIComponent(part.toWellFormed()))
  return `${commitUrl.slice(0, end)}/blob/${sha}/${encoded.join('/')}${line === undefined ? '' : `#L${line}`}`
}

/** Returns `docs/a.md, line 3` as a link to the file at the commit of the run; only its words outside a workflow run. */
export function linkPlace(place: FilePlace, run: LinkedRun): Line {
  const { path, line } = place
  const label: Line = [{ name: path }, ...(line === undefined ? [] : [`, line ${line}`])]
  const url = fileUrl(run, place)
  return url === undefined ? label : [{ link: url, label }]
}

/** Returns a quote with a link to its place. */
export function linkQuote({ text, place }: Quote, run: LinkedRun): Line {
  return [{ quote: text }, ' (', ...linkPlace(place, run), ')']
}

/** Returns what links to files before the change need; without a commit if the base is not one. */
export function linkedBase({ run, baseline }: Outcome): LinkedRun {
  const origin = baseline?.origin.kind === 'inputs' ? baseline.origin.rest : baseline?.origin
  const against = origin?.kind === 'base' ? origin.against : undefined
  return { ...run, sha: against && 'commit' in against ? against.commit : undefined }
}
