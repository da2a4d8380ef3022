/** What a change did to the pages that answer a keyword. */
import type { HiddenReason } from '../embedded/pages/indexing/hidden.ts'
import type { Cause } from '../embedded/repository/outcome.ts'
import { cutList } from './words.ts'

const LISTED_PAGES = 3

/**
 * Returns what took sentences out of an answer, one sentence for each reason. May hold text from outside. Pages of
 * competitors make one sentence: all of them stand before the brand's.
 */
export function describeCauses(causes: Cause[]): string[] {
  const outranked = causes.filter(({ kind }) => kind === 'outranked').map(({ path }) => path)
  const { shown, more } = cutList(outranked, LISTED_PAGES)
  return [
    ...causes.flatMap(describeCause),
    ...(outranked.length > 0
      ? [`Pages of competitors fit the question better: ${shown.join(', ')}${more}.`]
      : []),
  ]
}

function describeCause(cause: Cause): string[] {
  const { path } = cause
  switch (cause.kind) {
    case 'deleted':
      return [`${path} was deleted.`]
    case 'unread':
      return [describeUnread(cause)]
    case 'rewritten':
      return [`${path} no longer says this.`]
    case 'moved':
      return cause.to === path
        ? [`The address of ${path} changed, and no redirect leads on from the old one.`]
        : [`${path} moved to ${cause.to}, and no redirect leads on from the old address.`]
    case 'outranked':
      return []
    case 'hidden':
      return describeHidden(path, cause.reasons)
  }
}

function describeUnread({ path, reason, language }: Extract<Cause, { kind: 'unread' }>): string {
  switch (reason) {
    case 'language':
      return `${path} is in another language now${language === undefined ? '' : ` (${language})`}.`
    case 'too-large':
      return `${path} is too large to be read now.`
    case 'not-text':
      return `${path} is no UTF-8 text now.`
    case 'not-parsable':
      return `${path} is too complex to be read now: it is nested too deeply, or has a very large table or front matter.`
    default:
      return `${path} is no page any more.`
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
  const place = `Line ${line} of ${file}`
  const page = file === path ? 'the page' : path
  const whose = crawlers.length > 0 ? joinNames(crawlers) : 'search engines'
  switch (kind) {
    case 'noindex':
      return `${place} hides ${page} from ${whose} (noindex).`
    case 'draft':
      return `${place} makes ${page} a draft, which is not published.`
    case 'unpublished':
      return `${place} keeps ${page} out of the published site.`
    case 'unlisted':
      return `${place} makes ${page} unlisted, which hides it from search engines.`
    case 'draft-folder':
      return `${path} moved to ${file}, in a folder of drafts, which are not published.`
    case 'not-shown':
      return `${place} hides this text from readers or strikes it out.`
    case 'canonical':
      return `${place} names ${target} as the canonical address of ${page}.`
    case 'redirect':
      return `${place} redirects ${page} to ${target}.`
    case 'blocked':
      return `${place} blocks ${whose} from ${page}.`
  }
}

function joinNames(names: string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
