/** Replays a site's commits, labels and changes through the comparison that the gate makes, by guessed and by given owners. */
import {
  createInjector,
  createJudge,
  type Judge,
  replayCommits,
} from '../../src/embedded/backtest/backtest.ts'
import { type CommitHistory, openCommitHistory } from '../../src/embedded/backtest/commit-history.ts'
import { CorpusError } from '../../src/embedded/pages/errors.ts'
import type { TreeComparison } from '../../src/embedded/repository/compare.ts'
import type { KeywordEvidence } from '../../src/embedded/repository/outcome.ts'
import { createLanguage } from '../../src/embedded/repository/words.ts'
import type { ConfirmedOwner } from '../../src/embedded/settings.ts'
import { type Change, controls, losses } from './changes.ts'
import { generalQuestions } from './general-questions.ts'
import { type Label, runGit, type Site } from './sites.ts'
import { type Count, count, type Measured, type SiteResult } from './summary.ts'

const LANGUAGE = 'en'

/** What became of the keywords by the owners that the gate guesses, and of those with a given owner among the pages by it. */
type Judged = Record<'guessed' | 'confirmed', KeywordEvidence[]>
type Side = keyof Judged

/** Evaluates a site. Rejects where its folder cannot be read. */
export async function evaluateSite(site: Site): Promise<SiteResult> {
  const settings = { content: site.content, competitors: [], siteUrls: [], language: LANGUAGE }
  const history = await openCommitHistory({ folder: site.folder }, settings, { since: site.since })
  try {
    const questions = await judgeQuestions(site, history)
    const commits = await judgeCommits(site, history)
    const labels = await judgeLabels(site, history)
    const changes = await judgeChanges(site, history)
    const measure = (side: Side): Measured => ({
      ...measureCommits(commits, side),
      labels: measureLabels(labels, side),
      ...measureChanges(changes, side),
    })
    return {
      repository: site.repository,
      role: site.role,
      pages: history.head.corpus.pages.length,
      ...questions,
      guessed: measure('guessed'),
      confirmed: measure('confirmed'),
    }
  } finally {
    history.close()
  }
}

/** A judge that judges without the given owners, too, which costs little: both read the same pages. */
function createBothJudge(keywords: string[]): { judge: Judge; judged(comparison: TreeComparison): Judged } {
  const judge = createJudge({ keywords, language: LANGUAGE })
  const guesses = new WeakMap<TreeComparison, KeywordEvidence[]>()
  const isConfirmed = ({ owner }: KeywordEvidence) => owner?.certainty === 'confirmed'
  return {
    async judge(base, head, owners = []) {
      const { evidence } = await judge(base, head, [])
      const confirmed = await judge(base, head, owners)
      guesses.set(confirmed, evidence)
      return confirmed
    },
    judged: comparison => ({
      guessed: guesses.get(comparison) ?? [],
      confirmed: comparison.evidence.filter(isConfirmed),
    }),
  }
}

function ownersOf({ asked }: Site): ConfirmedOwner[] {
  return asked.flatMap(({ question, owner }) => (owner === null ? [] : [{ keyword: question, path: owner }]))
}

async function judgeQuestions({ asked, in_other_words }: Site, { head }: CommitHistory) {
  const keywords = [...asked, ...in_other_words].map(({ question }) => question)
  const judge = createJudge({ keywords: [...keywords, ...generalQuestions], language: LANGUAGE })
  const { base, owners } = await judge(head, head)
  const named = owners.map(owner => owner?.page.path)
  const owned = asked
    .map((each, index) => ({ ...each, named: named[index] }))
    .filter(({ owner }) => owner !== null)
  const rights = owned.filter(({ owner, named }) => owner === named)
  const wrongs = owned.filter(({ owner, named }) => named !== undefined && owner !== named)
  const pageFor = (index: number) => named[index] ?? base.keywords[index]?.sentences[0]?.page.path
  return {
    owners: {
      right: rights.length,
      wrong: wrongs.length,
      none: owned.length - rights.length - wrongs.length,
    },
    wrongOwners: wrongs.map(({ question, owner, named }) => ({
      question,
      owner: owner ?? '',
      named: named ?? '',
    })),
    otherWords: {
      part: in_other_words.filter(({ owner }, index) => pageFor(asked.length + index) === owner).length,
      whole: in_other_words.length,
    },
    foreignAnswered: count(base.keywords.slice(keywords.length), ({ cited }) => cited),
    foreignOwned: count(named.slice(keywords.length), path => path !== undefined),
  }
}

interface JudgedCommit {
  id: string
  subject: string
  judged: Judged
}

async function judgeCommits(site: Site, history: CommitHistory): Promise<JudgedCommit[]> {
  const { judge, judged } = createBothJudge(site.asked.map(({ question }) => question))
  const commits: JudgedCommit[] = []
  for await (const { commit, comparison } of replayCommits(history, judge, { owners: ownersOf(site) })) {
    if (comparison !== undefined) commits.push({ ...commit, judged: judged(comparison) })
  }
  return commits
}

function measureCommits(
  commits: JudgedCommit[],
  side: Side,
): Pick<Measured, 'commitsFail' | 'commitsWarn' | 'failing'> {
  const isLost = ({ judged }: JudgedCommit) => judged[side].some(({ outcome }) => outcome === 'lost')
  const isWeaker = ({ judged }: JudgedCommit) => judged[side].some(({ outcome }) => outcome === 'weaker')
  return {
    commitsFail: count(commits, isLost),
    commitsWarn: count(commits, commit => !isLost(commit) && isWeaker(commit)),
    failing: commits.filter(isLost).map(({ id, subject, judged }) => ({
      commit: id.slice(0, 12),
      subject,
      lost: judged[side]
        .filter(({ outcome }) => outcome === 'lost')
        .map(({ keyword, owner, loss }) => ({
          keyword,
          owner: owner?.path ?? '',
          share: loss,
        })),
    })),
  }
}

interface JudgedLabel {
  label: Label
  judged: Judged | undefined
}

/** Judges the commits that have labels, each for all keywords of the site's labels. */
async function judgeLabels({ labels, folder }: Site, history: CommitHistory): Promise<JudgedLabel[]> {
  const { judge, judged } = createBothJudge([...new Set(labels.map(({ keyword }) => keyword))])
  const found: JudgedLabel[] = []
  for (const [commit, ofCommit] of Map.groupBy(labels, ({ commit }) => commit)) {
    const [id = '', parent = ''] = runGit(folder, ['rev-parse', commit, `${commit}^1`]).split('\n')
    const owners = ofCommit.flatMap(({ keyword, owner }) =>
      owner === undefined ? [] : [{ keyword, path: owner }],
    )
    const [before, after] = [await history.open(parent), await history.open(id)]
    const both = await history
      .load(before, after)
      .then(({ base, head }) =>
        judge({ corpus: base, source: before }, { corpus: head, source: after }, owners),
      )
      .then(judged, (error: unknown) => {
        // A tree without pages yet.
        if (error instanceof CorpusError) return undefined
        throw error
      })
    found.push(...ofCommit.map(label => ({ label, judged: both })))
  }
  return found
}

function measureLabels(labels: JudgedLabel[], side: Side): Measured['labels'] {
  const ofSide = labels.filter(({ label }) => side === 'guessed' || label.owner !== undefined)
  return ofSide.map(({ label: { commit, keyword, label }, judged }) => ({
    commit,
    keyword,
    label,
    outcome: judged?.[side].find(evidence => evidence.keyword === keyword)?.outcome,
  }))
}

interface JudgedChange {
  group: 'losses' | 'controls'
  kind: string
  /** Whether it fails: a loss for its keyword, a control for any. */
  fails: Record<Side, boolean>
}

/** Makes every change to the owner of each question, one at a time, at the newest commit. */
async function judgeChanges(site: Site, history: CommitHistory): Promise<JudgedChange[]> {
  const { judge, judged } = createBothJudge(site.asked.map(({ question }) => question))
  const language = createLanguage(LANGUAGE)
  const owners = ownersOf(site)
  const { head } = history
  const givenJudge: Judge = (before, after) => judge(before, after, owners)
  const run = await createInjector(history, givenJudge, head.corpus.pages)
  const found: JudgedChange[] = []
  for (const { question, owner } of site.asked) {
    const page = head.corpus.pages.find(({ path }) => path === owner)
    if (page === undefined) continue
    const words = language.words(question).filter(language.isInformative)
    const target = { path: page.path, title: page.content.title, words }
    for (const [group, kind, change] of allChanges) {
      let applies = true
      const comparison = await run(page, text => {
        const changed = change({ ...target, text })
        applies = changed !== undefined
        return changed === undefined ? text : (changed ?? undefined)
      })
      if (!applies) continue
      const both = judged(comparison)
      const isLost = (evidence: KeywordEvidence[]) =>
        group === 'losses'
          ? evidence.some(({ keyword, outcome }) => keyword === question && outcome === 'lost')
          : evidence.some(({ outcome }) => outcome === 'lost')
      const fails = { guessed: isLost(both.guessed), confirmed: isLost(both.confirmed) }
      found.push({ group, kind, fails })
    }
  }
  return found
}

const allChanges: [JudgedChange['group'], string, Change][] = [
  ...Object.entries(losses).map(([kind, change]): (typeof allChanges)[number] => ['losses', kind, change]),
  ...Object.entries(controls).map(([kind, change]): (typeof allChanges)[number] => [
    'controls',
    kind,
    change,
  ]),
]

function measureChanges(changes: JudgedChange[], side: Side): Pick<Measured, 'losses' | 'controls'> {
  const of = (sought: JudgedChange['group']): Record<string, Count> =>
    Object.fromEntries(
      allChanges
        .filter(([group]) => group === sought)
        .map(([, name]) => [
          name,
          count(
            changes.filter(({ kind }) => kind === name),
            ({ fails }) => fails[side],
          ),
        ]),
    )
  return { losses: of('losses'), controls: of('controls') }
}
