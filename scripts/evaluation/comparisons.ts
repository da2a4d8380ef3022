/** The comparisons of a site that are measured: its commits, the commits that people judged, and changes of its newest commit. */

import { AvgError } from '../../src/errors/avg-error.ts'
import type { Judge } from '../../src/owners/backtest/backtest.ts'
import { type CommitHistory, openCommitHistory } from '../../src/owners/backtest/commit-history.ts'
import type { TreeComparison } from '../../src/owners/compare.ts'
import type { ConfirmedOwner } from '../../src/owners/owner.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import { type Change, controls, losses } from './changes.ts'
import { createInjector } from './injections.ts'
import { type Label, runGit, type Site } from './sites.ts'
import { valueControls, valueLosses } from './value-changes.ts'

export const LANGUAGE = 'en'

const groups = { losses, controls, valueLosses, valueControls } satisfies Record<
  string,
  Record<string, Change>
>
export type ChangeGroup = keyof typeof groups

export const allChanges = (['losses', 'controls', 'valueLosses', 'valueControls'] as const).flatMap(group =>
  Object.entries(groups[group]).map(([kind, change]) => ({ group, kind, change })),
)

/** Opens the history that is measured, or its `most` newest commits. Rejects if the folder cannot be read. */
export function openSite({ folder, content, since }: Site, most?: number): Promise<CommitHistory> {
  return openCommitHistory(
    { folder },
    { content, competitors: [], siteUrls: [], language: LANGUAGE },
    { since, most },
  )
}

/** Returns the owners that an editor named, by their paths in the newest commit. */
export function ownersOf({ asked }: Site): ConfirmedOwner[] {
  return asked.flatMap(({ question, owner }) => (owner === null ? [] : [{ keyword: question, path: owner }]))
}

/** Compares each commit that has labels with its first parent; without a comparison if there were no pages yet. */
export async function* compareLabelled(
  { labels, folder }: Site,
  history: CommitHistory,
  judge: Judge,
): AsyncGenerator<{ labels: Label[]; comparison: TreeComparison | undefined }> {
  for (const [commit, ofCommit] of Map.groupBy(labels, ({ commit }) => commit)) {
    const [id = '', parent = ''] = runGit(folder, ['rev-parse', commit, `${commit}^1`]).split('\n')
    const owners = ofCommit.flatMap(({ keyword, owner }) =>
      owner === undefined ? [] : [{ keyword, path: owner }],
    )
    const [before, after] = [await history.open(parent), await history.open(id)]
    const comparison = await history
      .load(before, after)
      .then(({ base, head }) =>
        judge({ corpus: base, source: before }, { corpus: head, source: after }, owners),
      )
      .catch((error: unknown) => {
        if (error instanceof AvgError) return undefined
        throw error
      })
    yield { labels: ofCommit, comparison }
  }
}

/** Makes every change to the owner of each question, one at a time, at the newest commit, and compares. */
export async function* compareChanges(
  site: Site,
  history: CommitHistory,
  judge: Judge,
): AsyncGenerator<{
  group: ChangeGroup
  kind: string
  question: string
  comparison: TreeComparison
}> {
  const { head } = history
  const language = createLanguage(LANGUAGE)
  const owners = ownersOf(site)
  const run = await createInjector(
    history,
    (before, after) => judge(before, after, owners),
    head.corpus.pages,
  )
  for (const { question, owner } of site.asked) {
    const page = head.corpus.pages.find(({ path }) => path === owner)
    if (page === undefined) continue
    const words = language.words(question).filter(language.isInformative)
    const target = { path: page.path, title: page.content.title, words }
    for (const { group, kind, change } of allChanges) {
      let applies = true
      const comparison = await run(page, text => {
        const changed = change({ ...target, text })
        applies = changed !== undefined
        return changed === undefined ? text : (changed ?? undefined)
      })
      if (applies) yield { group, kind, question, comparison }
    }
  }
}
