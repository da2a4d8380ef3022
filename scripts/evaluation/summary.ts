/** The evaluation in numbers, and as Markdown. Pure. */
import type { JudgedCommit, JudgedInjection } from './replay.ts'

/** `part` of `whole`. */
export interface Count {
  part: number
  whole: number
}

interface SiteFacts {
  repository: string
  pages: number
  questions: number
  /** That the replay of the commits took. */
  seconds: number
}

interface Evaluation {
  commits: JudgedCommit[]
  injections: JudgedInjection[]
  ownAnswered: Count
  generalAnswered: Count
}

export interface SiteSummary extends SiteFacts {
  /** Commits that fail, and others with a warning. */
  commitsLost: Count
  commitsWeaker: Count
  /** Losses that are seen: of all, and where the page that lost was cited first. */
  losses: Count
  lossesCitedFirst: Count
  hidings: Count
  hidingsCitedFirst: Count
  byKind: Record<string, Count>
  /** Commits and losses for which the mean score falls at all. */
  meanFellCommits: Count
  meanFellLosses: Count
  ownAnswered: Count
  generalAnswered: Count
  failing: { commit: string; subject: string; keywords: { keyword: string; loss: number }[] }[]
}

/** Returns the counts of a site. */
export function summarize(
  facts: SiteFacts,
  { commits, injections, ownAnswered, generalAnswered }: Evaluation,
): SiteSummary {
  const losses = injections.filter(({ isHiding }) => !isHiding)
  const hidings = injections.filter(({ isHiding }) => isHiding)
  const isLost = ({ isLost }: { isLost: boolean }) => isLost
  const citedFirst = (list: JudgedInjection[]) => list.filter(({ citedFirst }) => citedFirst)
  const kinds = Map.groupBy(injections, ({ kind }) => kind)
  return {
    ...facts,
    commitsLost: count(commits, ({ lost }) => lost.length > 0),
    commitsWeaker: count(commits, ({ lost, weaker }) => lost.length === 0 && weaker.length > 0),
    losses: count(losses, isLost),
    lossesCitedFirst: count(citedFirst(losses), isLost),
    hidings: count(hidings, isLost),
    hidingsCitedFirst: count(citedFirst(hidings), isLost),
    byKind: Object.fromEntries(Array.from(kinds, ([kind, list]) => [kind, count(list, isLost)])),
    meanFellCommits: count(commits, ({ meanFell }) => meanFell),
    meanFellLosses: count(losses, ({ meanFell }) => meanFell),
    ownAnswered,
    generalAnswered,
    failing: commits.flatMap(({ commit, lost }) =>
      lost.length === 0
        ? []
        : [
            {
              commit: commit.id.slice(0, 10),
              subject: commit.subject,
              keywords: lost.map(({ keyword, loss }) => ({ keyword, loss })),
            },
          ],
    ),
  }
}

/** Returns how many of `list` are so. */
export function count<Item>(list: readonly Item[], isSo: (item: Item) => boolean): Count {
  return { part: list.filter(isSo).length, whole: list.length }
}

const rows: [string, (summary: SiteSummary) => Count][] = [
  ['real commits that fail', ({ commitsLost }) => commitsLost],
  ['real commits with a warning only', ({ commitsWeaker }) => commitsWeaker],
  ['injected losses that fail', ({ losses }) => losses],
  ['… where the lost page was cited first', ({ lossesCitedFirst }) => lossesCitedFirst],
  ['pages hidden by `noindex` that fail', ({ hidings }) => hidings],
  ['… where the hidden page was cited first', ({ hidingsCitedFirst }) => hidingsCitedFirst],
  ['own questions answered', ({ ownAnswered }) => ownAnswered],
  ['general questions answered', ({ generalAnswered }) => generalAnswered],
  ['any drop of the mean: real commits that fail', ({ meanFellCommits }) => meanFellCommits],
  ['any drop of the mean: injected losses that fail', ({ meanFellLosses }) => meanFellLosses],
]

/** Returns a table with a column for each site and one for all, and a table of the kinds of losses. */
export function generateTable(summaries: SiteSummary[]): string {
  const names = summaries.map(({ repository, pages }) => `${repository} (${pages} pages)`)
  const kinds = Object.keys(summaries[0]?.byKind ?? {})
  const noCount = { part: 0, whole: 0 }
  const allRows: typeof rows = [
    ...rows,
    ...kinds.map((kind): (typeof rows)[number] => [
      `lost by: ${kind}`,
      ({ byKind }) => byKind[kind] ?? noCount,
    ]),
  ]
  return [
    `| | ${names.join(' | ')} | all |`,
    `| --- |${' ---: |'.repeat(names.length + 1)}`,
    ...allRows.map(([name, of]) => {
      const counts = summaries.map(of)
      return `| ${name} | ${[...counts, add(counts)].map(format).join(' | ')} |`
    }),
  ].join('\n')
}

/** Returns `12.3 % (45 of 366)`. */
function format({ part, whole }: Count): string {
  return whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}

function add(counts: Count[]): Count {
  return {
    part: counts.reduce((sum, { part }) => sum + part, 0),
    whole: counts.reduce((sum, { whole }) => sum + whole, 0),
  }
}
