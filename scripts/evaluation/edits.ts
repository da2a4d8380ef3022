/** Judges each page that a commit touches as the confirmed owner of its own title, as it is before the commit. */

import { createJudge } from '../../src/owners/backtest/backtest.ts'
import type { CommitHistory, HistoryCommit } from '../../src/owners/backtest/commit-history.ts'
import type { Cause, KeywordChange } from '../../src/owners/keyword-change.ts'
import { CorpusError } from '../../src/sites/errors.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'
import { LANGUAGE, openSite } from './comparisons.ts'
import type { EditResult, JudgedEdit } from './edit-table.ts'
import type { Site } from './sites.ts'

/** The newest commits are judged: as many as take a site some minutes. */
const MAX_COMMITS = 500

/** Pages of one commit that are judged; a commit that edits more edits them all alike. */
const MAX_PAGES = 25

const EXCERPT_LENGTH = 300

/** Judges the edits of the newest commits of a site. Rejects if its folder cannot be read. */
export async function evaluateEdits(site: Site): Promise<EditResult> {
  const history = await openSite(site, MAX_COMMITS)
  const result: EditResult = { repository: site.repository, commits: 0, edits: 0, judged: [] }
  try {
    for (const commit of history.commits) {
      const changes = await judgeCommit(history, commit)
      if (changes.length === 0) continue
      result.commits += 1
      result.edits += changes.length
      const found = changes.filter(({ outcome }) => outcome === 'lost' || outcome === 'weaker')
      result.judged.push(...found.map(change => describe(commit, change)))
    }
    return result
  } finally {
    history.close()
  }
}

/** Returns what became of the pages that a commit touches; an empty list if there were no pages before it. */
async function judgeCommit(history: CommitHistory, { id, parent }: HistoryCommit): Promise<KeywordChange[]> {
  const [before, after] = [await history.open(parent), await history.open(id)]
  try {
    const { base, head } = await history.load(before, after)
    const idsAfter = new Map(head.pages.map(page => [page.path, page.id]))
    const pages = base.pages.filter(page => idsAfter.get(page.path) !== page.id).slice(0, MAX_PAGES)
    if (pages.length === 0) return []
    const titles = new Set<string>()
    const owners = pages.map(({ path, content: { title } }) => {
      const keyword = title === '' || titles.has(title) ? `${title} ${path}` : title
      titles.add(keyword)
      return { keyword, path }
    })
    const judge = createJudge({ keywords: owners.map(({ keyword }) => keyword), language: LANGUAGE })
    const { evidence } = await judge(
      { corpus: base, source: withIncludes(before) },
      { corpus: head, source: withIncludes(after) },
      owners,
    )
    return evidence
  } catch (error) {
    if (error instanceof CorpusError) return []
    throw error
  }
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
