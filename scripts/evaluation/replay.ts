/** Replays a site's commits, labels and changes through the comparison that the gate makes, by guessed and by given owners. */
import { createJudge, type Judge, replayCommits } from '../../src/owners/backtest/backtest.ts'
import type { CommitHistory } from '../../src/owners/backtest/commit-history.ts'
import type { TreeComparison } from '../../src/owners/compare.ts'
import type { KeywordChange } from '../../src/owners/keyword-change.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import {
  allChanges,
  type ChangeGroup,
  compareChanges,
  compareLabelled,
  LANGUAGE,
  openSite,
  ownersOf,
} from './comparisons.ts'
import { factChanges, judgeFactChange } from './fact-changes.ts'
import { generalQuestions } from './general-questions.ts'
import type { Label, Site } from './sites.ts'
import { type Count, count, type Measured, type SiteResult } from './summary.ts'

/** What became of the keywords by the owners that the gate guesses, and of those with a given owner among the pages by it. */
type Judged = Record<'guessed' | 'confirmed', KeywordChange[]>
type Side = keyof Judged

/** Evaluates a site. Rejects where its folder cannot be read. */
export async function evaluateSite(site: Site): Promise<SiteResult> {
  const history = await openSite(site)
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
      facts: await judgeFacts(history),
      guessed: measure('guessed'),
      confirmed: measure('confirmed'),
    }
  } finally {
    history.close()
  }
}

/** Judges changes of a fact of each page of the newest commit: how many have the expected result. */
async function judgeFacts({ head: { source, corpus } }: CommitHistory): Promise<SiteResult['facts']> {
  const paths = new Set(corpus.pages.map(({ path }) => path))
  const pages: { path: string; text: string }[] = []
  for await (const reading of source.read(source.files.filter(({ path }) => paths.has(path))))
    if ('text' in reading) pages.push({ path: reading.file.path, text: reading.text })
  const { sentences } = createLanguage(LANGUAGE)
  return Object.fromEntries(
    Object.entries(factChanges).map(([name, change]) => {
      const told = pages.flatMap(page => judgeFactChange(page, change, sentences) ?? [])
      return [name, count(told, each => name.endsWith(each))]
    }),
  )
}

/** A judge that judges without the given owners, too, which costs little: both read the same pages. */
function createBothJudge(keywords: string[]): { judge: Judge; judged(comparison: TreeComparison): Judged } {
  const judge = createJudge({ keywords, language: LANGUAGE })
  const guesses = new WeakMap<TreeComparison, KeywordChange[]>()
  const isConfirmed = ({ owner }: KeywordChange) => owner?.certainty === 'confirmed'
  return {
    async judge(base, head, owners = []) {
      const { changes } = await judge(base, head, [])
      const confirmed = await judge(base, head, owners)
      guesses.set(confirmed, changes)
      return confirmed
    },
    judged: comparison => ({
      guessed: guesses.get(comparison) ?? [],
      confirmed: comparison.changes.filter(isConfirmed),
    }),
  }
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
async function judgeLabels(site: Site, history: CommitHistory): Promise<JudgedLabel[]> {
  const { judge, judged } = createBothJudge([...new Set(site.labels.map(({ keyword }) => keyword))])
  const found: JudgedLabel[] = []
  for await (const { labels, comparison } of compareLabelled(site, history, judge)) {
    const both = comparison && judged(comparison)
    found.push(...labels.map(label => ({ label, judged: both })))
  }
  return found
}

function measureLabels(labels: JudgedLabel[], side: Side): Measured['labels'] {
  const ofSide = labels.filter(({ label }) => side === 'guessed' || label.owner !== undefined)
  return ofSide.map(({ label: { commit, keyword, label }, judged }) => ({
    commit,
    keyword,
    label,
    outcome: judged?.[side].find(change => change.keyword === keyword)?.outcome,
  }))
}

interface JudgedChange {
  group: ChangeGroup
  kind: string
  /** Whether it fails: a loss for its keyword, a control for any. */
  fails: Record<Side, boolean>
}

/** Judges every change that applies to the owner of a question. */
async function judgeChanges(site: Site, history: CommitHistory): Promise<JudgedChange[]> {
  const { judge, judged } = createBothJudge(site.asked.map(({ question }) => question))
  const found: JudgedChange[] = []
  for await (const { group, kind, question, comparison } of compareChanges(site, history, judge)) {
    const both = judged(comparison)
    const isLost = (changes: KeywordChange[]) =>
      changes.some(({ keyword, outcome }) => outcome === 'lost' && (isControl(group) || keyword === question))
    found.push({ group, kind, fails: { guessed: isLost(both.guessed), confirmed: isLost(both.confirmed) } })
  }
  return found
}

function isControl(group: ChangeGroup): boolean {
  return group === 'controls' || group === 'valueControls'
}

function measureChanges(changes: JudgedChange[], side: Side): Pick<Measured, ChangeGroup> {
  const of = (sought: ChangeGroup): Record<string, Count> =>
    Object.fromEntries(
      allChanges
        .filter(({ group }) => group === sought)
        .map(({ kind: name }) => [
          name,
          count(
            changes.filter(({ group, kind }) => group === sought && kind === name),
            ({ fails }) => fails[side],
          ),
        ]),
    )
  return {
    ...{ losses: of('losses'), controls: of('controls') },
    ...{ valueLosses: of('valueLosses'), valueControls: of('valueControls') },
  }
}
