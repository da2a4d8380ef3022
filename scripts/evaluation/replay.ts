/** Replays a site's commits and injected losses through the comparison that the gate makes. */
import type { Page } from '../../src/embedded/corpus/corpus.ts'
import type { HiddenReason } from '../../src/embedded/corpus/indexing/hidden.ts'
import { type Comparer, createComparer, type TreeComparison } from '../../src/embedded/repository/compare.ts'
import type { KeywordEvidence } from '../../src/embedded/repository/outcome.ts'
import { scanRepository } from '../../src/embedded/repository/scan.ts'
import { createLanguage } from '../../src/embedded/repository/words.ts'
import { type Commit, type History, parse } from './history.ts'
import { hidings, type Injection, losses } from './injections.ts'
import type { Site } from './sites.ts'

/** What a comparison says by the rule, and by the mean score alone. */
export interface Judgement {
  /** Keywords that are lost. */
  lost: KeywordEvidence[]
  weaker: KeywordEvidence[]
  /** Whether the mean score fell at all, which is what failed before there was a rule. */
  meanFell: boolean
}

export interface JudgedCommit extends Judgement {
  commit: Commit
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

/** Judges each commit of the history against its parent, newest first. */
export function replayCommits(site: Site, history: History): JudgedCommit[] {
  const compare = comparerOf(site)
  return history.commits.map(commit => {
    const [base, head] = [history.treeOf(commit.parent), history.treeOf(commit.id)]
    const comparison = compare(base.pages, head.pages, { hidden: head.hidden })
    return { commit, ...judgementOf(comparison) }
  })
}

function judgementOf({ base, head, evidence }: TreeComparison): Judgement {
  return {
    lost: evidence.filter(({ outcome }) => outcome === 'lost'),
    weaker: evidence.filter(({ outcome }) => outcome === 'weaker'),
    meanFell: head.score < base.score,
  }
}

/** Puts every loss into the page that is to answer each question, one at a time, at the newest commit. */
export function injectLosses(site: Site, history: History): JudgedInjection[] {
  const compare = comparerOf(site)
  const language = createLanguage(LANGUAGE)
  const { pages } = history.treeOf(history.head)
  const { base } = compare(pages, pages)
  return site.asked.flatMap(({ question, answered_by: path }, index) => {
    const page = pages.find(page => page.path === path)
    const result = base.keywords[index]
    if (page === undefined || result === undefined) return []
    const cited = result.sentences.find(sentence => sentence.page === page)
    const headings = cited?.headings ?? findPassage(site, page, index)
    const { path: place, content } = page
    const target = {
      path: place,
      text: history.textOf(place),
      title: content.title,
      headings,
      keyword: question,
    }
    return kinds.map(([kind, inject]) => {
      const head = replacePage(pages, page, inject(target, language))
      const { evidence, head: after } = compare(pages, head.pages, { hidden: head.hidden })
      return {
        kind,
        isHiding: kind in hidings,
        keyword: question,
        path: place,
        cited: cited !== undefined,
        citedFirst: result.sentences[0]?.page === page,
        isLost: evidence[index]?.outcome === 'lost',
        loss: evidence[index]?.loss ?? 0,
        meanFell: after.score < base.score,
      }
    })
  })
}

const kinds: [string, Injection][] = [...Object.entries(losses), ...Object.entries(hidings)]

/** The headings of the passage of `page` that answers best, where the answer does not cite it. */
function findPassage(site: Site, page: Page, index: number): string[] {
  const [result] = comparerOf(site)([page], [page]).base.keywords.slice(index)
  return result?.sentences[0]?.headings ?? []
}

/** The pages after `page` got another text, or was deleted. */
export function replacePage(
  pages: Page[],
  page: Page,
  text: string | undefined,
): { pages: Page[]; hidden: Map<string, HiddenReason[]> } {
  const others = pages.filter(other => other !== page)
  if (text === undefined) return { pages: others, hidden: new Map() }
  const { content, isHidden } = parse(page.path, text)
  if (isHidden) return { pages: others, hidden: new Map([[page.path, []]]) }
  const replaced = { ...page, id: `injected:${page.id}`, content }
  return { pages: pages.map(other => (other === page ? replaced : other)), hidden: new Map() }
}

/** Returns a function that tells whether the pages answer one of `questions`. */
export function isAnswered(pages: Page[], questions: string[]): (question: string) => boolean {
  const { keywords } = scanRepository(pages, questions, LANGUAGE)
  const answered = new Set(keywords.filter(({ cited }) => cited).map(({ keyword }) => keyword))
  return question => answered.has(question)
}

/** A comparer for all questions of the site. */
export function comparerOf({ asked }: Site): Comparer {
  return createComparer(
    asked.map(({ question }) => question),
    LANGUAGE,
  )
}
