/** What a change did to the pages that answer a keyword. */
import type { HiddenReason } from '../../embedded/corpus/indexing/hidden.ts'
import type { Cause } from '../../embedded/repository/outcome.ts'

/** Returns what took sentences out of an answer, one sentence for each reason. May hold text from outside. */
export function describeCause(cause: Cause): string[] {
  const { path } = cause
  switch (cause.kind) {
    case 'deleted':
      return [`${path} was deleted.`]
    case 'rewritten':
      return [`The text was taken out of ${path}.`]
    case 'moved':
      return cause.to === path
        ? [`The address of ${path} changed, and no redirect leads on from the old one.`]
        : [`${path} moved to ${cause.to}, and no redirect leads on from the old address.`]
    case 'outranked':
      return [`The answer cites ${path}, a page of a competitor.`]
    case 'hidden':
      return describeHidden(path, cause.reasons)
  }
}

/** Crawlers that the same line keeps out make one sentence. */
function describeHidden(path: string, reasons: HiddenReason[]): string[] {
  if (reasons.length === 0) return [`${path} is hidden from answer engines.`]
  const groups = Map.groupBy(reasons, ({ kind, file, line, target }) =>
    JSON.stringify([kind, file, line, target]),
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const crawlers = [first, ...others].flatMap(({ crawler }) => crawler ?? [])
    return [describeReason(path, first, [...new Set(crawlers)])]
  })
}

function describeReason(
  path: string,
  { kind, file, line, target = '' }: HiddenReason,
  crawlers: string[],
): string {
  const place = `${file}, line ${line}`
  const whose = crawlers.length > 0 ? crawlers.join(', ') : 'search engines'
  switch (kind) {
    case 'noindex':
      return `${place}, tells ${whose} to leave ${path} out (noindex).`
    case 'draft':
      return `${place}, makes ${path} a draft, which is not published.`
    case 'unpublished':
      return `${place}, takes ${path} out of the published site.`
    case 'unlisted':
      return `${place}, makes ${path} unlisted, which search engines leave out.`
    case 'canonical':
      return `${place}, names ${target} as the canonical address of ${path}.`
    case 'redirect':
      return `${place}, sends the readers of ${path} to ${target}.`
    case 'blocked':
      return `${place}, keeps ${whose} from ${path}.`
  }
}
