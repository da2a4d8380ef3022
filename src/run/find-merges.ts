/** Finds the pages that lost citations since the last good run, and the merges that changed them. */
import { type Checkout, git } from '../checkout/git.ts'
import { countCitedPages } from '../citation/cited-pages.ts'
import type { LostPage } from '../findings/finding.ts'
import { listLosses } from '../gate/verdict.ts'
import { groupAnswers, selectAnswers } from '../history/cited-pages.ts'
import { isOpen } from '../history/loss.ts'
import type { HistoryRecord } from '../history/record.ts'
import { sum } from '../lib/numbers.ts'
import { type AnswerGroup, rankBy } from '../owners/cited-pages.ts'
import type { JudgedScans } from './judge-scans.ts'
import type { OpenService } from './service/opened-service.ts'

/** Runs before the loss whose mean is the usual number of citations. */
const MAX_RUNS = 4
/** A page that is usually cited less often, or keeps more than half of its citations, may have lost them by chance. */
const MIN_USUAL = 3
const MAX_MERGES = 3

/** Where merges are searched. */
export interface MergeSearch {
  /** The history of the gate, oldest first. */
  records: readonly HistoryRecord[]
  judged: Pick<JudgedScans, 'verdict' | 'measurement' | 'answerRecords'>
  brand: string
  /** Start of the run: ISO 8601 UTC. */
  startedAt: string
  locate: NonNullable<OpenService['locate']>
}

/**
 * Returns the pages, the largest loss first, that merges changed since the last good run: at most three merges. Empty if no
 * loss is open. Rejects if the commit of that run is not in the clone.
 */
export async function findMerges(
  { records, judged, brand, startedAt, locate }: MergeSearch,
  checkout: Checkout,
): Promise<LostPage[]> {
  const [since] = listLosses(judged.verdict)
    .filter(isOpen)
    .map(loss => loss.since)
    .toSorted()
  if (since === undefined) return []
  const good = records.filter(
    ({ createdAt, failed, suspect, losses }) =>
      createdAt < since && !failed && !suspect && !losses.some(isOpen),
  )
  const before = selectAnswers(good.slice(-MAX_RUNS), brand, startedAt)
  const { sha, createdAt } = good.at(-1) ?? {}
  if (sha === undefined || createdAt === undefined || before.length === 0) return []
  const { measurement, answerRecords } = judged
  const citedPages = countCitedPages(answerRecords)
  const now = groupAnswers({ createdAt: startedAt, cells: measurement?.cells ?? [], citedPages })
  const sumOf = (groups: readonly AnswerGroup[]) => sum(groups.map(({ of }) => of))
  const of = sumOf(now)
  const lost = rankBy('path', await locate(sha, [...before, ...now]))
    .map(({ name: path, citations, answers: all }) => {
      const answers = sum(citations.filter(({ run }) => run === startedAt).map(citation => citation.answers))
      return { path, answers, usually: Math.round(((all - answers) / sumOf(before)) * of) }
    })
    .filter(({ answers, usually }) => usually >= MIN_USUAL && 2 * answers <= usually)
  const pages: LostPage[] = []
  let left = MAX_MERGES
  for (const page of lost.toSorted((a, b) => b.usually - b.answers - (a.usually - a.answers))) {
    if (left === 0) break
    const merges = (await listMerges(checkout, sha, page.path)).slice(0, left)
    left -= merges.length
    if (merges.length > 0) pages.push({ kind: 'page', ...page, of, since: createdAt, merges })
  }
  return pages
}

/** Matches the subject of a squashed and of a merged pull request. */
const PULL = /\(#(\d{1,9})\)$|^Merge pull request #(\d{1,9}) /

async function listMerges(checkout: Checkout, since: string, path: string): Promise<LostPage['merges']> {
  const range = `${since}..HEAD`
  const options = ['--first-parent', `--max-count=${MAX_MERGES}`, '--format=%H %cI %s']
  const output = await git(checkout, ['log', ...options, range, '--', `:(literal)${path}`])
  const lines = output.split('\n').filter(line => line !== '')
  return lines.map(line => {
    const [commit = '', time = ''] = line.split(' ', 2)
    const [, squashed, merged] = PULL.exec(line.slice(commit.length + time.length + 2)) ?? []
    const pull = squashed ?? merged
    const at = new Date(time).toISOString()
    return { commit, at, ...(pull !== undefined && { pull: Number(pull) }) }
  })
}
