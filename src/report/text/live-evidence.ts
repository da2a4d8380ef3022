/** Describes what live engines read and cite instead of the brand, and what to do about it. */
import { type ComparedCell, changeOver } from '../../comparison/comparison.ts'
import { isIn, type Scope } from '../../comparison/scope.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import type { LiveEvidence, LostPage, ReadEvidence, SiteEvidence } from '../../findings/finding.ts'
import type { Card, Inline, Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import { parseWebPage, readablePlace } from '../../lib/web-url.ts'
import { summarizeAnswers } from '../../scan/summarize-answers.ts'
import { joinWords } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'
import { describeCountry, formatUsual } from '../words/phrases.ts'
import { longDayOf } from '../words/words.ts'
import type { FindingContext, FindingOf } from './finding-text.ts'

/** The crawler that each vendor's search uses to read pages. */
const CRAWLERS: Record<string, string> = {
  openai: 'OAI-SearchBot',
  anthropic: 'Claude-SearchBot',
  gemini: 'Googlebot',
  perplexity: 'PerplexityBot',
}

/** Returns one entry for each piece of evidence. */
export function liveEntries(
  { scope, evidence }: { scope: Scope; evidence: readonly LiveEvidence[] },
  gate: Pick<FindingContext, 'names' | 'engines'> & Partial<Pick<FindingContext, 'outcome'>>,
): Card[] {
  return evidence.map(each => {
    if (each.kind === 'page') return lostPageEntry(each, gate.outcome?.run.commitUrl)
    return each.kind === 'read' ? readEntry(each, scope, gate) : siteEntry(each, scope)
  })
}

/** The merges came before the loss. Whether they caused it is not known. */
function lostPageEntry(
  { path, answers, usually, since, merges }: LostPage,
  commitUrl: string | undefined,
): Card {
  const repositoryUrl = commitUrl?.replace(/\/commit\/[^/]*$/, '')
  const changes = merges.map(({ commit, at, pull }): Line => {
    const name = pull === undefined ? commit.slice(0, 7) : `#${pull}`
    const place = pull === undefined ? `commit/${commit}` : `pull/${pull}`
    const link: Inline =
      repositoryUrl === undefined ? name : { link: `${repositoryUrl}/${place}`, label: [name] }
    return [link, ` changed it on ${longDayOf(at)}.`]
  })
  const lost = [`${usually - answers} of ${countOf(usually, 'citation')} since ${longDayOf(since)}`]
  return { title: line`${path} lost ${lost}.`, lines: changes }
}

function readEntry(
  { domain, answers, usually, of }: ReadEvidence,
  scope: Scope,
  { names, engines }: Pick<FindingContext, 'names' | 'engines'>,
): Card {
  const who = scope.kind === 'engine' ? names.engine(scope.engine) : 'The engines'
  const crawlers = [
    ...new Set(
      engines
        .filter(engine => isIn(scope, engine))
        .flatMap(engine => CRAWLERS[splitCountry(engine).id.split(':', 1)[0] ?? ''] ?? []),
    ),
  ]
  const admits = crawlers.length === 0 ? '' : `, and that robots.txt allows ${joinWords(crawlers)}`
  const site: Line = domain === undefined ? ['your site'] : [{ name: domain, most: 60 }]
  const reads = scope.kind === 'engine' ? 'reads' : 'read'
  return {
    title: [
      answers === 0
        ? `${who} no longer ${reads} your pages${describeCountry(scope)}.`
        : `${who} ${reads} your pages${describeCountry(scope)} less often.`,
    ],
    lines: [
      [
        scope.kind === 'engine' ? 'It read a page of ' : 'They read a page of ',
        ...site,
        ` for ${answers} of ${of} answers, usually for ${formatUsual(usually)} of ${of}.`,
      ],
    ],
    todo: ['Check that ', ...site, ' opens without a login, has no ', { code: 'noindex' }, `${admits}.`],
  }
}

function siteEntry({ domain, page, answers, usually, of }: SiteEvidence, scope: Scope): Card {
  const link = pageLine(page) ?? [{ name: domain }]
  const usual = `usually ${formatUsual(usually)} of ${of}`
  return {
    title: [{ name: domain }, ' is cited instead.'],
    lines: [[`${answers} of ${of} answers${describeCountry(scope)} cite it, ${usual}.`]],
    todo: ['Compare ', ...link, ' with your page on the same subject.'],
  }
}

export const COMPARE_SITES = 'Compare your pages with the sites that are cited instead.'

/** Returns what to do about a loss without evidence. Names the question that lost most if its answers cite another site. */
export function adviseToCompare(
  { scope, value }: FindingOf<'dropped' | 'engine-lost' | 'declined'>,
  { outcome, names }: FindingContext,
): Line {
  const cells = (outcome.comparison?.cells ?? []).filter(({ engine }) => isIn(scope, engine))
  const questions = [...Map.groupBy(cells, ({ keyword = '' }) => keyword)]
    .map(([question, own]) => ({ question, lost: countLost(own) }))
    .toSorted((a, b) => b.lost - a.lost)
  for (const { question, lost } of questions) {
    // With a value, the brand may be cited as often as before. A part of an answer is rounding.
    if (value !== undefined || lost < 0.5) break
    const others = outcome.answerRecords.filter(
      each =>
        each.keyword === question &&
        isIn(scope, each.engine) &&
        each.outcome === 'evaluated' &&
        !each.content.cited,
    )
    const site = summarizeAnswers(others)?.domains.find(({ owner }) => owner.kind !== 'own')
    const page = site && (pageLine(site.pages[0]?.url) ?? [{ name: site.domain }])
    if (page)
      return line`${[COMPARE_SITES]} Start with ${{ quote: question }}: ${names.brand} was cited more often, and ${page} is cited now.`
  }
  return [`${COMPARE_SITES} The questions of this report list them.`]
}

/** Returns how many fewer answers cite the brand than usual. */
export function countLost(cells: readonly ComparedCell[]): number {
  const change = changeOver(cells)
  return change === undefined ? 0 : change.was.usually - change.now.cited
}

function pageLine(address: string | undefined): Line | undefined {
  const url = address === undefined ? undefined : parseWebPage(address)
  return url && [{ link: url.href, label: [{ name: readablePlace(url) }] }]
}
