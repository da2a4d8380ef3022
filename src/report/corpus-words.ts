/** Words for pages that could not be read, and for files that were passed over. Plain text with names from outside. */
import type {
  CorpusErrorFacts,
  LimitReason,
  NothingReadFacts,
  PageReadingFacts,
  PassedOver,
  PassedOverReason,
} from '../contract/corpus-facts.ts'
import type { CODES } from './codes.ts'
import { plainLine } from './escape.ts'
import { codeOfFileProblem, describeFileProblem } from './file-words.ts'
import { countOf } from './numbers.ts'
import { NAME_LENGTH } from './words.ts'

const DETAIL_LENGTH = 200

/** Returns the code of what keeps the pages from being read. */
export function codeOfCorpusProblem(facts: CorpusErrorFacts): keyof typeof CODES {
  switch (facts.kind) {
    case 'no-pages':
      return 'AVG_NO_PAGES'
    case 'no-match':
      return 'AVG_NO_MATCH'
    case 'no-competitor-pages':
      return 'AVG_NO_COMPETITOR_PAGES'
    case 'no-base-pages':
      return 'AVG_NO_BASE_PAGES'
    case 'base-not-in-git':
      return 'AVG_BASE_NOT_IN_GIT'
    case 'base-pages-committed':
      return 'AVG_BASE_COMMITTED'
    case 'commit-unavailable':
      return 'AVG_BASE_UNAVAILABLE'
    case 'other-tree':
      return 'AVG_OTHER_TREE'
    case 'not-a-checkout':
      return 'AVG_NO_CHECKOUT'
    case 'no-git':
      return 'AVG_NO_GIT'
    case 'git-failed':
      return 'AVG_GIT'
    case 'no-folder':
      return 'AVG_NO_FOLDER'
    case 'no-base-file':
    case 'link-out':
      return codeOfFileProblem(facts)
    case 'page-reading-failed':
      return READING_CODES[facts.reason]
    case 'pages-beyond-limit':
      return 'AVG_PAGE_LIMIT'
  }
}

const READING_CODES: Record<PageReadingFacts['reason'], keyof typeof CODES> = {
  'too-slow': 'AVG_PAGE_TIME',
  'out-of-memory': 'AVG_PAGE_MEMORY',
  crashed: 'AVG_PAGE_READING',
}

/** Returns in one or two sentences why the pages could not be read, without advice. */
export function describeCorpusProblem(facts: CorpusErrorFacts): string {
  switch (facts.kind) {
    case 'no-pages': {
      const where =
        facts.lookedFor.length > 0 ? ` by content: ${list(facts.lookedFor)}` : ' in the repository'
      return withPassedOver(`No page with text was found${where}.`, facts)
    }
    case 'no-match':
      return withPassedOver(`The glob ${list(facts.lookedFor)} of content matches no page.`, facts)
    case 'no-competitor-pages': {
      const whose = plainLine(facts.competitor ?? '', NAME_LENGTH)
      const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${whose}.`
      return withPassedOver(what, facts)
    }
    case 'no-base-pages':
      return withPassedOver(`The folder ${list(facts.lookedFor)} of base-content holds no page.`, facts)
    case 'base-not-in-git':
      return withPassedOver(
        `The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`,
        facts,
      )
    case 'commit-unavailable':
      return `The commit ${plainLine((facts.commit ?? '').slice(0, 7))} that the change is based on is not in the checkout, and could not be fetched${quote(facts.detail)}.`
    case 'other-tree':
      return `The checked-out commit ${plainLine(facts.checkedOut.slice(0, 7))} is neither the head of the change, ${plainLine(facts.head.slice(0, 7))}, nor a merge of it. Its pages are not those of the change.`
    case 'not-a-checkout':
      return 'The pages are compared with a commit, and the folder is not inside a git checkout.'
    case 'no-git':
      return `The pages are compared with a commit, and git could not be started${quote(facts.detail)}.`
    case 'git-failed':
      return `The command “${plainLine(facts.command, DETAIL_LENGTH)}” failed${quote(facts.detail)}.`
    case 'base-pages-committed':
      return `The folder ${plainLine(facts.folder, NAME_LENGTH)} of base-content is part of the commit that is checked. A change could write what it is compared with.`
    case 'no-folder':
      return `The folder ${plainLine(facts.folder, NAME_LENGTH)} does not exist or cannot be read.`
    case 'no-base-file':
    case 'link-out':
      return `The file ${plainLine(facts.path, NAME_LENGTH)} cannot be used: ${describeFileProblem(facts)}.`
    case 'pages-beyond-limit': {
      const files = facts.pages.map(({ path, reason }) => `${path}: ${LIMITS[reason]}`)
      return `The change takes pages beyond a limit of reading, and answers depend on them: ${list(files)}.`
    }
    case 'page-reading-failed':
      return describeReadingFailure(facts)
  }
}

const LIMITS: Record<LimitReason, string> = {
  'too-large': 'too large',
  'not-parsable': 'too complex',
}

function describeReadingFailure({ reason, detail, path }: PageReadingFacts): string {
  const page = path === undefined ? undefined : plainLine(path, NAME_LENGTH)
  switch (reason) {
    case 'too-slow':
      return `Reading ${page === undefined ? 'a page' : `the page ${page}`} takes too long${quote(detail)}.`
    case 'out-of-memory': {
      const at = page === undefined ? '' : ` It was full at the page ${page}.`
      return `Reading the pages and their answers takes more memory than allowed.${at}`
    }
    case 'crashed':
      return `Reading ${page === undefined ? 'the pages' : `the page ${page}`} failed${quote(detail)}.`
  }
}

/** Returns the files that were passed over, a line for each reason, most files first: `14 .rst, 3 .ipynb: not read`. */
export function describePassedOver(passedOver: PassedOver[]): string[] {
  const byReason = Map.groupBy(passedOver, ({ reason }) => reason)
  return [...byReason]
    .map(([reason, groups]) => ({ reason, groups, count: countFiles(groups) }))
    .sort((a, b) => b.count - a.count)
    .map(({ reason, groups, count }) => describeReason(reason, groups, count))
}

/** Returns the number of files that were passed over. */
export function countFiles(passedOver: PassedOver[]): number {
  return passedOver.reduce((sum, { count }) => sum + count, 0)
}

function withPassedOver(what: string, { passedOver }: NothingReadFacts): string {
  const lines = describePassedOver(passedOver)
  return lines.length === 0 ? what : `${what} Passed over: ${lines.join('; ')}.`
}

function describeReason(reason: PassedOverReason, groups: PassedOver[], count: number): string {
  const files = countOf(count, 'file')
  const pages = countOf(count, 'page')
  switch (reason) {
    case 'format':
      return `${groups.map(({ count, extension }) => `${count} .${short(extension)}`).join(', ')}: not read`
    case 'language': {
      const languages = groups.map(group => `${group.count} ${short(group.language)}`).join(', ')
      return `${pages} in another language (${languages})`
    }
    case 'changelog':
      return countOf(count, 'changelog')
    case 'community':
      return `${files} for contributors, such as a licence`
    case 'template':
      return countOf(count, 'template')
    case 'test':
      return `${files} of tests`
    case 'playground':
      return `${files} of a playground`
    case 'generated':
      return `${files} of a build or of third parties`
    case 'hidden':
      return `${files} with a name or a folder that begins with a dot`
    case 'untracked':
      return `${files} outside of git`
    case 'sparse':
      return `${files} outside of the sparse checkout`
    case 'not-public':
      return `${pages} that ${count === 1 ? 'is a draft' : 'are drafts'} or hidden from search engines`
    case 'no-text':
      return `${pages} without text`
    case 'too-large':
      return `${files} above the size limit of a page`
    case 'not-text':
      return `${files} that ${count === 1 ? 'is' : 'are'} no UTF-8 text`
    case 'not-parsable':
      return `${pages} too complex to be read: nested too deeply, or with a very large table or front matter`
    case 'long-path': {
      const [example = ''] = groups.flatMap(({ examples }) => examples)
      return `${files} with a path of more than 1,024 characters or 50 folders, such as ${plainLine(example, NAME_LENGTH)}`
    }
  }
}

function short(text = ''): string {
  return plainLine(text, 20)
}

function list(names: string[]): string {
  return plainLine(names.join(', '), DETAIL_LENGTH)
}

function quote(detail: string): string {
  const said = plainLine(detail, DETAIL_LENGTH).replace(/[.\s]+$/, '')
  return said && ` (${said})`
}
