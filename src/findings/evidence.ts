/** What the answers of engines read and cite, beside the runs compared with. Pure. */
import type { Comparison } from '../comparison/comparison.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import { countContents, type EngineContents } from '../scan/engine-contents.ts'
import { summarizeAnswers } from '../scan/summarize-answers.ts'
import type { ReadEvidence, SiteEvidence } from './finding.ts'

/** Pages that are read for at most this share of the usual number of answers are told. */
const READ_LESS = 0.5
/** A site that took the place is cited in this many answers more than usually. */
const LEAST_MORE = 2

type Runs = Pick<Comparison, 'runs'>

/** Returns how often these engines read a page of the brand, where that is much less often than in the runs compared with. */
export function findReadEvidence(
  records: readonly AnswerRecord[],
  { runs }: Runs,
  engines: ReadonlySet<string>,
): ReadEvidence[] {
  const told = countContents(records).filter(({ engine, read }) => engines.has(engine) && read !== undefined)
  const of = sum(told.map(({ answers }) => answers))
  const answers = sum(told.map(({ read = 0 }) => read))
  const usually = usuallyOf(runs, told, ({ read }) => read)
  return usually !== undefined && usually >= 1 && answers <= READ_LESS * usually
    ? [{ kind: 'read', answers, usually, of }]
    : []
}

/**
 * Returns the sites of others that these engines cite more often than in the runs compared with, the largest growth first.
 * Where the history does not tell, the site that is cited most often in answers without the brand.
 */
export function findSites(
  records: readonly AnswerRecord[],
  { runs }: Runs,
  engines: ReadonlySet<string>,
): SiteEvidence[] {
  const inScope = records.filter(({ engine }) => engines.has(engine))
  const summary = summarizeAnswers(inScope)
  if (summary === undefined) return []
  const told = countContents(inScope)
  const sites = summary.domains
    .filter(({ owner, answersWithoutBrand }) => owner.kind !== 'own' && answersWithoutBrand > 0)
    .map(({ domain, answers, answersWithoutBrand, pages }) => ({
      answersWithoutBrand,
      site: {
        kind: 'site' as const,
        domain,
        page: pages[0]?.url,
        instead: undefined,
        answers,
        usually: usuallyOf(
          runs,
          told,
          ({ domains }) => domains.find(each => each.domain === domain)?.answers ?? 0,
        ),
        of: summary.total.evaluated,
      },
    }))
  const known = sites.filter(({ site }) => site.usually !== undefined)
  if (known.length === 0) {
    return sites
      .toSorted((a, b) => b.answersWithoutBrand - a.answersWithoutBrand)
      .slice(0, 1)
      .map(({ site }) => site)
  }
  const growth = ({ answers, usually = 0 }: SiteEvidence) => answers - usually
  return known
    .map(({ site }) => site)
    .filter(site => growth(site) >= LEAST_MORE)
    .toSorted((a, b) => growth(b) - growth(a))
}

/**
 * Returns the mean share of answers that count in the earlier runs, engine by engine, × the answers of the engine now;
 * undefined where no earlier run tells.
 */
function usuallyOf(
  runs: Runs['runs'],
  now: readonly EngineContents[],
  count: (contents: EngineContents) => number | undefined,
): number | undefined {
  const known = now.map(({ engine, answers }) => {
    const shares = runs.flatMap(({ contents = [] }) =>
      contents
        .filter(each => each.engine === engine && each.answers > 0)
        .flatMap(each => {
          const counted = count(each)
          return counted === undefined ? [] : [counted / each.answers]
        }),
    )
    return shares.length === 0 ? undefined : (answers * sum(shares)) / shares.length
  })
  return known.length === 0 || known.includes(undefined) ? undefined : sum(known.map(value => value ?? 0))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
