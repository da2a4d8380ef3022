/** Replays a site's commits and injected losses through the comparison that the gate makes. */

import {
  createInjector,
  createJudge,
  type Judge,
  replayCommits,
} from '../../src/embedded/backtest/backtest.ts'
import {
  type CommitHistory,
  type HistoryCommit,
  openCommitHistory,
} from '../../src/embedded/backtest/commit-history.ts'
import type { Page } from '../../src/embedded/pages/corpus.ts'
import type { TreeComparison } from '../../src/embedded/repository/compare.ts'
import type { KeywordEvidence } from '../../src/embedded/repository/outcome.ts'
import { scanRepository } from '../../src/embedded/repository/scan.ts'
import { createLanguage } from '../../src/embedded/repository/words.ts'
import { hidings, type Injection, losses } from './injections.ts'
import type { Site } from './sites.ts'

/** What a comparison says by the rule, and by the mean score alone. */
export interface Judgment {
  /** Keywords that are lost. */
  lost: KeywordEvidence[]
  weaker: KeywordEvidence[]
  /** Whether the mean score fell at all, which is what failed before there was a rule. */
  meanFell: boolean
}

export interface JudgedCommit extends Judgment {
  commit: HistoryCommit
}

export interface JudgedInjection {
  kind: string
  /** The robots tag in one of its forms; all other kinds change or remove text. */
  isHiding: boolean
  keyword: string
  path: string
  /** Whether the answer before the loss cites the page, and whether first of all. */
  cited: boolean
  citedFirst: boolean
  isLost: boolean
  loss: number
  meanFell: boolean
}

const LANGUAGE = 'en'

/** Opens the commits of `site` since its date that touch its pages. Rejects like openCommitHistory. */
export function openSite(site: Site): Promise<CommitHistory> {
  const settings = { content: site.content, competitors: [], siteUrls: [], language: LANGUAGE }
  return openCommitHistory({ folder: site.folder }, settings, { everyBranch: true, since: site.since })
}

export function judgeOf({ asked }: Site): Judge {
  return createJudge({ keywords: asked.map(({ question }) => question), language: LANGUAGE })
}

/** Judges each commit of the history against its parent, newest first. Throws where one cannot be compared. */
export async function judgeCommits(site: Site, history: CommitHistory): Promise<JudgedCommit[]> {
  const judged: JudgedCommit[] = []
  for await (const { commit, comparison, problem } of replayCommits(history, judgeOf(site))) {
    if (comparison === undefined) throw new Error(`${commit.id} cannot be compared: ${problem.kind}`)
    judged.push({ commit, ...judgmentOf(comparison) })
  }
  return judged
}

function judgmentOf({ base, head, evidence }: TreeComparison): Judgment {
  return {
    lost: evidence.filter(({ outcome }) => outcome === 'lost'),
    weaker: evidence.filter(({ outcome }) => outcome === 'weaker'),
    meanFell: head.score < base.score,
  }
}

/** Puts every loss into the page that is to answer each question, one at a time, at the newest commit. */
export async function judgeLosses(site: Site, history: CommitHistory): Promise<JudgedInjection[]> {
  const judge = judgeOf(site)
  const language = createLanguage(LANGUAGE)
  const { corpus } = history.head
  const { base } = await judge(history.head, history.head)
  const run = await createInjector(history, judge, corpus.pages)
  const judged: JudgedInjection[] = []
  for (const [index, { question, owner: path }] of site.asked.entries()) {
    const page = corpus.pages.find(page => page.path === path)
    const result = base.keywords[index]
    if (page === undefined || result === undefined) continue
    const cited = result.sentences.find(sentence => sentence.page.path === page.path)
    const headings = cited?.headings ?? findPassage(page, question)
    const target = { path: page.path, title: page.content.title, headings, keyword: question }
    for (const [kind, inject] of kinds) {
      const { evidence, head: after } = await run(page, text => inject({ ...target, text }, language))
      judged.push({
        kind,
        isHiding: kind in hidings,
        keyword: question,
        path: page.path,
        cited: cited !== undefined,
        citedFirst: result.sentences[0]?.page.path === page.path,
        isLost: evidence[index]?.outcome === 'lost',
        loss: evidence[index]?.loss ?? 0,
        meanFell: after.score < base.score,
      })
    }
  }
  return judged
}

const kinds: [string, Injection][] = [...Object.entries(losses), ...Object.entries(hidings)]

/** The headings of the passage of `page` that answers best, where the answer does not cite it. */
function findPassage(page: Page, question: string): string[] {
  const [result] = scanRepository([page], [question], LANGUAGE).keywords
  return result?.sentences[0]?.headings ?? []
}

/** Returns a function that tells whether the pages answer one of `questions`. */
export function isAnswered(pages: Page[], questions: string[]): (question: string) => boolean {
  const { keywords } = scanRepository(pages, questions, LANGUAGE)
  const answered = new Set(keywords.filter(({ cited }) => cited).map(({ keyword }) => keyword))
  return question => answered.has(question)
}
