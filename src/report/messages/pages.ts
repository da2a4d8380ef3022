/** Messages about pages that could not be read, and words for files that were passed over. Names come from outside. */
import type {
  CorpusErrorFacts,
  Doubt,
  LimitReason,
  MissingOwner,
  PassedOver,
  PassedOverReason,
} from '../../contract/corpus-facts.ts'
import { formatKeyword } from '../../inputs/keywords.ts'
import { plainLine } from '../../lib/escape.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { describeUnusableFile } from './files.ts'
import { type Description, detailOf, inParentheses, messageOf } from './message.ts'

const DETAIL_LENGTH = 200

/** Returns why the pages could not be read, and what to do about it. */
export function describeCorpusProblem(facts: CorpusErrorFacts): Description {
  switch (facts.kind) {
    case 'no-base-file':
    case 'link-out':
      return describeUnusableFile(facts)
    case 'no-pages': {
      const { lookedFor } = facts
      const where = lookedFor.length > 0 ? ` by content: ${list(lookedFor)}` : ' in the repository'
      return messageOf('AVG_NO_PAGES', withPassedOver(`No page with text was found${where}.`, facts))
    }
    case 'no-match': {
      const what = `The glob ${list(facts.lookedFor)} of content matches no page.`
      return messageOf('AVG_NO_MATCH', withPassedOver(what, facts))
    }
    case 'no-competitor-pages': {
      const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${nameOf(facts.competitor)}.`
      return messageOf('AVG_NO_COMPETITOR_PAGES', withPassedOver(what, facts))
    }
    case 'no-base-pages': {
      const what = `The folder ${list(facts.lookedFor)} of base-content holds no page.`
      return messageOf('AVG_NO_BASE_PAGES', withPassedOver(what, facts))
    }
    case 'base-not-in-git': {
      const what = `The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`
      return messageOf('AVG_BASE_NOT_IN_GIT', withPassedOver(what, facts))
    }
    case 'no-folder':
      return messageOf(
        'AVG_NO_FOLDER',
        `The folder ${nameOf(facts.folder)} does not exist or cannot be read.`,
      )
    case 'base-pages-committed':
      return messageOf(
        'AVG_BASE_COMMITTED',
        `The folder ${nameOf(facts.folder)} of base-content is part of the commit that is checked. A change could write what it is compared with.`,
      )
    case 'commit-unavailable':
      return messageOf(
        'AVG_BASE_UNAVAILABLE',
        `The commit ${shortId(facts.commit)} that the change is based on is not in the checkout, and could not be fetched${inParentheses(facts.detail)}.`,
      )
    case 'other-tree':
      return messageOf(
        'AVG_OTHER_TREE',
        `The checked-out commit ${shortId(facts.checkedOut)} is neither ${shortId(facts.head)}, which this run is for, nor GitHub's merge of it. Its pages are not those of the change.`,
      )
    case 'owner-missing':
      return describeDoubt(facts)
    case 'not-a-checkout':
      return messageOf(
        'AVG_NO_CHECKOUT',
        'The pages are compared with a commit, and the folder is not inside a git checkout.',
      )
    case 'no-git':
      return messageOf(
        'AVG_NO_GIT',
        `The pages are compared with a commit, and git could not be started${inParentheses(facts.detail)}.`,
      )
    case 'git-failed':
      return messageOf(
        'AVG_GIT',
        `The command “${detailOf(facts.command)}” failed${inParentheses(facts.detail)}.`,
      )
    case 'pages-beyond-limit': {
      const files = facts.pages.map(({ path, reason }) => `${path}: ${LIMITS[reason]}`)
      return messageOf(
        'AVG_PAGE_LIMIT',
        `The change takes pages beyond a limit of reading, and answers depend on them: ${list(files)}.`,
      )
    }
    case 'page-reading-failed':
      return describeReading(facts)
  }
}

function describeReading({
  reason,
  path,
  detail,
}: Extract<CorpusErrorFacts, { kind: 'page-reading-failed' }>): Description {
  const page = path === undefined ? undefined : `the page ${nameOf(path)}`
  switch (reason) {
    case 'too-slow':
      return messageOf('AVG_PAGE_TIME', `Reading ${page ?? 'a page'} takes too long${inParentheses(detail)}.`)
    case 'out-of-memory': {
      const at = page === undefined ? '' : ` It was full at ${page}.`
      const what = `Reading the pages and their answers takes more memory than allowed.${at}`
      return messageOf('AVG_PAGE_MEMORY', what)
    }
    case 'crashed':
      return messageOf('AVG_PAGE_READING', `Reading ${page ?? 'the pages'} failed${inParentheses(detail)}.`)
  }
}

/** Returns why a comparison judged less than it seems, and what to do about it. */
export function describeDoubt(doubt: Doubt): Description {
  switch (doubt.kind) {
    case 'owner-missing': {
      const more = doubt.owners.length - MOST_OWNERS
      const what = doubt.owners.slice(0, MOST_OWNERS).map(describeMissingOwner).join(' ')
      return messageOf('AVG_OWNER_MISSING', more > 0 ? `${what} ${more} more are like these.` : what)
    }
    case 'nothing-to-lose': {
      const what = `The base has ${countOf(doubt.pages, 'page')}, and none owns a question, so no change can fail this gate.`
      return messageOf('AVG_FAILS_NOTHING', withPassedOver(what, doubt))
    }
    case 'edited-tree': {
      const { pages, examples } = doubt
      const differ = `${countOf(pages, 'tracked page')} ${pages === 1 ? 'differs' : 'differ'}`
      return messageOf('AVG_EDITED_TREE', `${differ} from the commit: ${list(examples)}.`)
    }
    case 'same-build':
      return messageOf(
        'AVG_SAME_BUILD',
        `The build of the base, in ${nameOf(doubt.folder)}, is equal byte for byte to that of the change.`,
      )
  }
}

const MOST_OWNERS = 3

function describeMissingOwner({ keyword, path, found, isRenamed, reason }: MissingOwner): string {
  const page = nameOf(path)
  const why = reason === undefined ? '' : `: ${describeOnePassedOver(reason)}`
  const what = isRenamed
    ? `This change renames ${page}, the owner`
    : `${page} is no page of the base${why}. It is the owner`
  const line =
    found === undefined
      ? ''
      : ` Write “${plainLine(formatKeyword({ keyword, owner: found }), DETAIL_LENGTH)}”.`
  return `${what} of “${nameOf(keyword)}”.${line}`
}

const LIMITS: Record<LimitReason, string> = {
  'too-large': 'too large',
  'not-parsable': 'too complex',
}

/** Returns the files that were passed over, a line for each reason, most files first: `14 .rst, 3 .ipynb: not read`. */
export function describePassedOver(passedOver: PassedOver[]): string[] {
  const byReason = Map.groupBy(passedOver, ({ reason }) => reason)
  return [...byReason]
    .map(([reason, groups]) => ({ reason, groups, count: countFiles(groups) }))
    .sort((a, b) => b.count - a.count)
    .map(({ reason, groups, count }) => describeReason(reason, groups, count))
}

/** Returns why a file is no page, as a clause. */
export function describeOnePassedOver(reason: PassedOverReason): string {
  return `it is a ${NOUNS[reason] ?? 'file'}${KINDS[reason]}`
}

/** Returns the number of files that were passed over. */
export function countFiles(passedOver: PassedOver[]): number {
  return passedOver.reduce((sum, { count }) => sum + count, 0)
}

function withPassedOver(what: string, { passedOver }: { passedOver: PassedOver[] }): string {
  const lines = describePassedOver(passedOver)
  return lines.length === 0 ? what : `${what} Passed over: ${lines.join('; ')}.`
}

function describeReason(reason: PassedOverReason, groups: PassedOver[], count: number): string {
  const files = `${countOf(count, NOUNS[reason] ?? 'file')}${KINDS[reason]}`
  switch (reason) {
    case 'format':
      return `${groups.map(({ count, extension }) => `${count} .${short(extension)}`).join(', ')}: not read`
    case 'language': {
      const languages = groups.map(group => `${group.count} ${short(group.language)}`).join(', ')
      return `${files} (${languages})`
    }
    case 'copy':
    case 'long-path':
      return `${files}, such as ${nameOf(groups[0]?.examples[0])}`
    default:
      return files
  }
}

/** What is passed over, where it is not a file. */
const NOUNS: Partial<Record<PassedOverReason, string>> = {
  ...{ changelog: 'changelog', template: 'template', language: 'page', copy: 'page' },
  ...{ 'not-public': 'page', data: 'page' },
  ...{ 'lfs-pointer': 'page', 'no-text': 'page', 'not-parsable': 'page' },
}

/** What comes after the noun, for one file as for many. */
const KINDS: Record<PassedOverReason, string> = {
  format: ' in a format that is not read',
  language: ' in another language',
  copy: ' with the text of others: a version, a build or a translation',
  changelog: '',
  community: ' for contributors, such as a license',
  template: '',
  test: ' of tests',
  playground: ' of a playground',
  generated: ' of a build or of third parties',
  hidden: ' with a name or a folder that begins with a dot',
  untracked: ' outside of git',
  sparse: ' outside of the sparse checkout',
  included: ' that other pages include',
  'not-public': ' kept as a draft or hidden from search engines',
  data: ' that components, templates or scripts fill: only the built HTML has the text',
  'lfs-pointer': ' whose text is in Git LFS',
  'no-text': ' without text',
  'too-large': ' above the size limit of a page',
  'not-text': ' without UTF-8 text',
  'not-parsable': ' too complex to be read: nested too deeply, or with a very large table or front matter',
  'long-path': ' with a path of more than 1,024 characters or 50 folders',
}

function nameOf(text = ''): string {
  return plainLine(text, NAME_LENGTH)
}

function short(text = ''): string {
  return plainLine(text, 20)
}

function list(names: string[]): string {
  return plainLine(names.join(', '), DETAIL_LENGTH)
}

function shortId(commit = ''): string {
  return plainLine(commit.slice(0, 7))
}
