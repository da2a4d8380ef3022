/** What made live engines cite the brand less, and what to do about it: from what they read and cite now. */

import { splitCountry } from '../../embedded/engines/engine-names.ts'
import type { LiveEvidence, ReadEvidence, Scope, SiteEvidence } from '../../findings/finding.ts'
import { parseWebPage, readablePlace } from '../web-url.ts'
import type { CauseEntry, Line } from './blocks.ts'
import { joinWords } from './names.ts'
import { placeOf, type Told, usually } from './told.ts'

/** The crawler that each vendor's search reads pages with. */
const CRAWLERS: Record<string, string> = {
  openai: 'OAI-SearchBot',
  anthropic: 'Claude-SearchBot',
  gemini: 'Googlebot',
  perplexity: 'PerplexityBot',
}

/** Returns one entry for each piece of evidence. */
export function liveEntries(
  { scope, evidence }: { scope: Scope; evidence: readonly LiveEvidence[] },
  told: Told,
): CauseEntry[] {
  return evidence.map(each => (each.kind === 'read' ? readEntry(each, scope, told) : siteEntry(each, scope)))
}

function readEntry({ answers, usually: before, of }: ReadEvidence, scope: Scope, told: Told): CauseEntry {
  const { names, outcome } = told
  const who =
    scope.kind === 'engine' ? `${names.engine(scope.engine)} no longer reads` : 'The engines no longer read'
  const engines =
    scope.kind === 'engine' ? [scope.engine] : outcome.answers.engines.map(({ engine }) => engine)
  const crawlers = [
    ...new Set(engines.flatMap(engine => CRAWLERS[splitCountry(engine).id.split(':', 1)[0] ?? ''] ?? [])),
  ]
  const admits = crawlers.length === 0 ? '' : `, and that robots.txt admits ${joinWords(crawlers)}`
  return {
    title: [`${who} your pages${placeOf(scope)}.`],
    lines: [
      [
        `They read a page of yours for ${answers} of ${of} answers${before === undefined ? '' : `, usually for ${usually(before)}`}.`,
      ],
    ],
    todo: [`Check that your pages open without a login and have no noindex${admits}.`],
  }
}

function siteEntry(
  { domain, page, instead, answers, usually: before, of }: SiteEvidence,
  scope: Scope,
): CauseEntry {
  const link = pageLine(page) ?? [{ name: domain }]
  const own = pageLine(instead)
  return {
    title: [{ name: domain }, ' took the place:'],
    lines: [
      [
        `cited in ${answers} of ${of} answers${placeOf(scope)}${before === undefined ? '' : `, usually in ${usually(before)}`}.`,
      ],
    ],
    todo:
      own === undefined
        ? ['Read ', ...link, ' beside your page about the same.']
        : ['Read ', ...link, ' beside ', ...own, ', your page that it replaced most often.'],
  }
}

function pageLine(address: string | undefined): Line | undefined {
  const url = address === undefined ? undefined : parseWebPage(address)
  return url && [{ link: url.href, label: [{ name: readablePlace(url) }] }]
}
