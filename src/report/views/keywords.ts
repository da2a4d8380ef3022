/** The keywords one by one: which engines cite the brand, what they did before, and what they answer. */
import type { AnswerContent, AnswerSource } from '../../embedded/engines/answer-record.ts'
import { toSingleLine } from '../../lib/text.ts'
import { type Cell, isMajority, mean } from '../../scan/measure.ts'
import { type EvaluatedAnswer, isRetrievedOnly } from '../../scan/summarize-answers.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { parseWebPage } from '../web-url.ts'
import type { Tone } from './tone.ts'
import { shareOf } from './votes.ts'

const MOST_LINKS = 10
const MOST_QUERIES = 10
/** Columns of the heat map. The number of its cells grows with the product of keywords and engines. */
const MOST_HEAT_ENGINES = 60

export interface HeatCell {
  /** Share of the samples that cite, 0 to 1. */
  share: number
  words: string
  /** What it was in the baseline, where it differs: `was 80%`. */
  before: string | undefined
  /** Whether the citation was lost or gained: more than half of the answers cited, and do not any more, or the reverse. */
  change: 'lost' | 'gained' | undefined
}

/**
 * Returns one row for each keyword, the least cited first, and one column for each engine: the share of samples that
 * cite, and what it was. A keyword is cited by an engine if more than half of its samples cite. Leaves out engines after the
 * first 60, and says how many. Undefined without any.
 */
export function viewHeatMap(outcome: Outcome) {
  const { measurement } = outcome
  if (measurement === undefined || measurement.cells.length === 0) return undefined
  const before = new Map(
    outcome.comparison?.cells.map(cell => [cell.now, cell.before.flatMap(({ cell: { cited } }) => cited)]),
  )
  const rows = [...Map.groupBy(measurement.cells, ({ keyword }) => keyword)]
    .map(([keyword, cells]) => ({
      keyword,
      cells: new Map(cells.map(cell => [cell.engine, viewCell(cell, before.get(cell))])),
      isCited: cells.some(({ cited }) => isMajority(cited)),
    }))
    .map(row => ({ ...row, share: mean([...row.cells.values()].map(({ share }) => share)) }))
    .sort((a, b) => Number(a.isCited) - Number(b.isCited) || a.share - b.share)
  const engines = measurement.engines.map(({ engine }) => engine)
  const more = engines.length - MOST_HEAT_ENGINES
  const isCompared = rows.some(({ cells }) => [...cells.values()].some(cell => cell.before !== undefined))
  return {
    introduction: introduce(rows.length, rows.filter(({ isCited }) => !isCited).length),
    caption: 'How many answers of each engine cite the brand; the least cited keywords come first',
    engines: engines.slice(0, MOST_HEAT_ENGINES),
    rows,
    legend: [
      'The stronger the colour, the more answers cite the brand. A dash: the engine was not evaluated.',
      ...(more > 0
        ? [`${countOf(more, 'more engine')} left out here; the other report files have them.`]
        : []),
      ...(isCompared ? ['“Was” is the share in the runs compared with.'] : []),
    ].join(' '),
    isCompared,
  }
}

function introduce(keywords: number, uncited: number): { emphasis: string; text: string } | undefined {
  if (keywords < 2) return undefined
  if (uncited === 0) return { emphasis: '', text: 'Every keyword is cited by at least one engine.' }
  return {
    emphasis: `${uncited} of ${countOf(keywords, 'keyword')}`,
    text: uncited === 1 ? 'is cited by no engine and comes first.' : 'are cited by no engine and come first.',
  }
}

function viewCell({ cited }: Cell, before: boolean[] | undefined): HeatCell {
  const share = shareOf(cited)
  const one = cited[0] ? 'cited' : 'not cited'
  const [now, was] = [formatPercent(share), before && formatPercent(shareOf(before))]
  return {
    share,
    words: cited.length === 1 ? one : `${cited.filter(Boolean).length} of ${cited.length}`,
    before: was === undefined || was === now ? undefined : `was ${was}`,
    change: before && changeOf(cited, before),
  }
}

function changeOf(now: boolean[], before: boolean[]): HeatCell['change'] {
  if (isMajority(now) === isMajority(before)) return undefined
  return isMajority(now) ? 'gained' : 'lost'
}

/** An answer to a keyword. All texts come from outside, but for `words`, `tone` and `cut`. */
export interface AnswerView {
  engine: string
  sample: number
  /** Undefined where the service does not tell. */
  model: string | undefined
  cited: boolean
  words: string
  tone: Tone
  text: string
  /** Pages that the answer cites; `whose` is '' for the brand's own, and where the owner is not known. */
  sources: { url: URL; label: string; whose: string }[]
  queries: string[]
  cut: string | undefined
}

export interface KeywordAnswers {
  /** Undefined where one scan asked about all keywords. */
  keyword: string | undefined
  /** Those that do not cite the brand come first. */
  answers: AnswerView[]
  /** Such as `18 answers, 12 do not cite the brand`. */
  count: string
}

/** Returns the answers with a text by keyword: of live engines in full, and of a service the parts that it quotes. */
export function viewKeywordAnswers(outcome: Outcome): KeywordAnswers[] {
  const { answerRecords, scans, engines } = outcome
  const evaluated = answerRecords.filter(record => record.outcome === 'evaluated')
  const live = new Set(answerRecords.map(({ engine }) => engine))
  const all = [
    ...evaluated.map(record => ({ keyword: record.keyword, answer: viewRecord(record) })),
    ...scans.flatMap(({ keyword, sample, scan }) =>
      scan.results
        .filter(({ engine, snippet }) => !live.has(engine) && toSingleLine(snippet) !== '')
        .map(result => ({ keyword, answer: viewResult(result, sample) })),
    ),
  ]
  const place = new Map(engines.map((engine, index) => [engine, index]))
  const placeOf = ({ engine }: AnswerView) => place.get(engine) ?? engines.length
  return Array.from(
    Map.groupBy(all, ({ keyword }) => keyword),
    ([keyword, ofKeyword]) => {
      const answers = ofKeyword
        .map(({ answer }) => answer)
        .sort((a, b) => Number(a.cited) - Number(b.cited) || placeOf(a) - placeOf(b) || a.sample - b.sample)
      return { keyword, answers, count: countAnswers(answers) }
    },
  )
}

function countAnswers(answers: AnswerView[]): string {
  const uncited = answers.filter(({ cited }) => !cited).length
  const verb = uncited === 1 ? 'does' : 'do'
  return `${countOf(answers.length, 'answer')}, ${uncited === 0 ? 'all cite' : `${uncited} ${verb} not cite`} the brand`
}

function viewRecord({ engine, sample, model, content }: EvaluatedAnswer): AnswerView {
  const { cited, text, isCut, queries, citedSources } = content
  return {
    ...{ engine, sample, model, cited, text },
    tone: cited ? 'better' : 'worse',
    words: `${describeCitation(content)}; ${describeMention(content)}`,
    sources: citedSources.slice(0, MOST_LINKS).flatMap(linkTo),
    queries: queries.slice(0, MOST_QUERIES),
    cut: isCut ? `Only the first ${text.length} characters were kept.` : undefined,
  }
}

function linkTo({ url, domain, owner }: AnswerSource): AnswerView['sources'] {
  const page = parseWebPage(url)
  const whose = owner.kind === 'competitor' ? `competitor ${owner.name}` : ''
  return page ? [{ url: page, label: domain, whose }] : []
}

function viewResult(
  { engine, cited, snippet, source_url }: Outcome['scans'][number]['scan']['results'][number],
  sample: number,
): AnswerView {
  const url = parseWebPage(source_url)
  return {
    ...{ engine, sample, cited, text: snippet },
    model: undefined,
    tone: cited ? 'better' : 'worse',
    words: cited ? 'cites the brand' : 'does not cite the brand',
    sources: url ? [{ url, label: `${url.host}${url.pathname}`, whose: '' }] : [],
    queries: [],
    cut: undefined,
  }
}

function describeCitation(content: AnswerContent): string {
  if (content.cited) return 'cites the brand'
  if (isRetrievedOnly(content)) return 'read a page of the brand and does not cite it'
  return content.retrieved === false ? 'read no page of the brand' : 'does not cite the brand'
}

function describeMention({ position, competitors }: AnswerContent): string {
  if (position === undefined) return 'does not name it'
  return competitors.length === 0
    ? 'names it'
    : `names it in place ${position} of ${competitors.length + 1} brands`
}

/**
 * Keeps the answers that fit a budget: the first answer of every keyword, then the second, and so on, so that every
 * keyword has its share. `sizeOf` returns the size of an answer in the unit of the budget.
 */
export function fitByKeyword(
  keywords: KeywordAnswers[],
  budget: number,
  sizeOf: (answer: AnswerView) => number,
): { kept: Map<KeywordAnswers, AnswerView[]>; leftOut: number } {
  const kept = new Map<KeywordAnswers, AnswerView[]>(keywords.map(entry => [entry, []]))
  const most = Math.max(0, ...keywords.map(({ answers }) => answers.length))
  let left = budget
  for (let round = 0; round < most && left >= 0; round += 1) {
    for (const entry of keywords) {
      const answer = entry.answers[round]
      if (answer === undefined) continue
      left -= sizeOf(answer)
      if (left < 0) break
      kept.get(entry)?.push(answer)
    }
  }
  const total = keywords.reduce((sum, { answers }) => sum + answers.length, 0)
  const shown = [...kept.values()].reduce((sum, answers) => sum + answers.length, 0)
  return { kept, leftOut: total - shown }
}
