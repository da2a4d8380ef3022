/** Judges each page that a commit touches as the confirmed owner of its own title, as it is before the commit. */

import { AvgError } from '../../src/errors/avg-error.ts'
import { createJudge } from '../../src/owners/backtest/backtest.ts'
import type { CommitHistory, HistoryCommit } from '../../src/owners/backtest/commit-history.ts'
import type { ComparedTree } from '../../src/owners/compare.ts'
import type { Cause, KeywordChange } from '../../src/owners/keyword-change.ts'
import type { ConfirmedOwner } from '../../src/owners/owner.ts'
import type { Page } from '../../src/sites/corpus.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'
import { LANGUAGE, openSite } from './comparisons.ts'
import type { EditResult, JudgedEdit } from './edit-table.ts'
import type { Site } from './sites.ts'

/** The newest commits are judged: as many as take a site some minutes. */
const MAX_COMMITS = 500

/** Pages of one commit that are judged; a commit that edits more edits them all alike. */
const MAX_PAGES = 25

const EXCERPT_LENGTH = 300

/** Commits that one judge compares: it counts the words of the pages that they share once. */
const BATCH = 20

/** A commit, its trees, and the pages of the base that it touches as owners of their titles. */
interface CommitEdits {
  commit: HistoryCommit
  base: ComparedTree
  head: ComparedTree
  owners: ConfirmedOwner[]
}

/** Judges the edits of the newest commits of a site. Rejects if its folder cannot be read. */
export async function evaluateEdits(site: Site): Promise<EditResult> {
  const history = await openSite(site, MAX_COMMITS)
  const result: EditResult = { repository: site.repository, commits: 0, edits: 0, judged: [] }
  try {
    for (let start = 0; start < history.commits.length; start += BATCH) {
      const batch: CommitEdits[] = []
      for (const commit of history.commits.slice(start, start + BATCH)) {
        const edits = await readCommit(history, commit)
        if (edits !== undefined && edits.owners.length > 0) batch.push(edits)
      }
      const keywords = batch.flatMap(({ owners }) => owners.map(({ keyword }) => keyword))
      const judge = createJudge({ keywords: [...new Set(keywords)], language: LANGUAGE })
      for (const { commit, base, head, owners } of batch) {
        const { changes } = await judge(base, head, owners)
        const asked = new Set(owners.map(({ keyword }) => keyword))
        const found = changes.filter(
          ({ keyword, outcome }) => asked.has(keyword) && (outcome === 'lost' || outcome === 'weaker'),
        )
        result.commits += 1
        result.edits += owners.length
        result.judged.push(...found.map(change => describe(commit, change)))
      }
    }
    return result
  } finally {
    history.close()
  }
}

/** Reads the trees of a commit and of its parent; undefined if one of them has no pages. */
async function readCommit(history: CommitHistory, commit: HistoryCommit): Promise<CommitEdits | undefined> {
  const [before, after] = [await history.open(commit.parent), await history.open(commit.id)]
  try {
    const { base, head } = await history.load(before, after)
    const idsAfter = new Map(head.pages.map(page => [page.path, page.id]))
    const pages = base.pages.filter(page => idsAfter.get(page.path) !== page.id).slice(0, MAX_PAGES)
    return {
      commit,
      base: { corpus: base, source: withIncludes(before) },
      head: { corpus: head, source: withIncludes(after) },
      owners: nameByTitle(pages),
    }
  } catch (error) {
    if (error instanceof AvgError) return undefined
    throw error
  }
}

/** Returns the pages as owners of their titles. Of pages with the same title the others get their path as well. */
function nameByTitle(pages: Page[]): ConfirmedOwner[] {
  const titles = new Set<string>()
  return pages.map(({ path, content: { title } }) => {
    const keyword = title === '' || titles.has(title) ? `${title} ${path}` : title
    titles.add(keyword)
    return { keyword, path }
  })
}

function describe(commit: HistoryCommit, change: KeywordChange): JudgedEdit {
  const { owner, outcome, causes, loss, values, before, after } = change
  const excerpt = (text = '') => text.slice(0, EXCERPT_LENGTH)
  return {
    commit: commit.id.slice(0, 12),
    subject: commit.subject,
    page: owner?.path ?? '',
    outcome: outcome === 'lost' ? 'fails' : 'warns',
    reason: [...causes.map(describeCause), ...(values ? [`${values.kind} values`] : [])].join('; '),
    share: loss,
    before: excerpt(values?.places[0]?.before ?? before?.text),
    after: excerpt(values?.places[0]?.now ?? after?.text),
  }
}

function describeCause(cause: Cause): string {
  switch (cause.kind) {
    case 'rewritten':
      return cause.way
    case 'moved':
      return `moved to ${cause.to}, ${cause.reason}`
    case 'hidden':
      return `hidden: ${cause.reasons.map(({ kind }) => kind).join(', ')}`
    case 'unread':
      return `unread: ${cause.reason}`
    default:
      return cause.kind
  }
}
