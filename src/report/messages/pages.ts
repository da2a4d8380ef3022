/** Names come from outside. */
import type {
  CorpusErrorFacts,
  MissingOwner,
  SkippedFiles,
  SkipReason,
  Warning,
} from '../../contract/corpus-facts.ts'
import { formatKeyword } from '../../inputs/keywords.ts'
import { plainLine } from '../../lib/escape.ts'
import { countOf } from '../words/numbers.ts'
import { NAME_LENGTH } from '../words/words.ts'
import { describeUnusableFile } from './files.ts'
import { type Description, detailOf, inParentheses, type ListedCode, messageOf } from './message.ts'

const DETAIL_LENGTH = 200

/** Describes why the pages could not be read, and what to do. */
export function describeCorpusProblem(facts: CorpusErrorFacts): Description {
  if (facts.kind === 'no-base-file' || facts.kind === 'link-out') return describeUnusableFile(facts)
  if (facts.kind === 'owner-missing') return describeWarning(facts)
  const [code, what] = wordsOf(facts)
  return messageOf(code, 'skipped' in facts ? withSkipped(what, facts) : what)
}

function wordsOf(
  facts: Exclude<CorpusErrorFacts, { kind: 'no-base-file' | 'link-out' | 'owner-missing' }>,
): [code: ListedCode, what: string] {
  const lookedFor = 'lookedFor' in facts ? list(facts.lookedFor) : ''
  const detail = 'detail' in facts ? inParentheses(facts.detail) : ''
  switch (facts.kind) {
    case 'no-pages':
      return [
        'AVG_NO_PAGES',
        `No page with text was found ${lookedFor ? `by content: ${lookedFor}` : 'in the repository'}.`,
      ]
    case 'no-match':
      return ['AVG_NO_MATCH', `The glob ${lookedFor} of content matches no page.`]
    case 'no-competitor-pages': {
      const folder = `The folder ${lookedFor} of competitor-content`
      return ['AVG_NO_COMPETITOR_PAGES', `${folder} holds no page of ${nameOf(facts.competitor)}.`]
    }
    case 'no-base-pages':
      return ['AVG_NO_BASE_PAGES', `The folder ${lookedFor} of base-content holds no page.`]
    case 'base-not-in-git':
      return ['AVG_BASE_NOT_IN_GIT', `The pages of ${lookedFor} are not in git, so no commit is their base.`]
    case 'no-folder':
      return ['AVG_NO_FOLDER', `The folder ${nameOf(facts.folder)} does not exist or cannot be read.`]
    case 'base-pages-committed': {
      const folder = `The folder ${nameOf(facts.folder)} of base-content`
      return ['AVG_BASE_COMMITTED', `${folder} is part of the commit that is checked.`]
    }
    case 'commit-unavailable': {
      const commit = `The commit ${shortId(facts.commit)} that the change is based on`
      const what = `${commit} is not in the checkout, and could not be fetched${detail}.`
      return ['AVG_BASE_UNAVAILABLE', what]
    }
    case 'other-tree': {
      const [is, wanted] = [shortId(facts.checkedOut), shortId(facts.head)]
      const what = `The checked-out commit ${is} is neither ${wanted}, which this run is for, nor GitHub's merge of it.`
      return ['AVG_OTHER_TREE', what]
    }
    case 'not-a-checkout':
      return ['AVG_NO_CHECKOUT', `The folder is not inside a git checkout.${describeInner(facts.inner)}`]
    case 'other-owner':
      return ['AVG_OTHER_OWNER', `git refuses the checkout, because another user owns it${detail}.`]
    case 'no-git':
      return ['AVG_NO_GIT', `git could not be started${detail}.`]
    case 'git-failed':
      return ['AVG_GIT', `The command “${detailOf(facts.command)}” failed${detail}.`]
    case 'pages-beyond-limit': {
      const pages = list(facts.pages.map(({ path }) => path))
      return ['AVG_PAGE_LIMIT', `Answers depend on pages that are too large or too complex: ${pages}.`]
    }
    case 'page-reading-failed': {
      const { path, fact } = facts
      const page = path === undefined ? 'the pages' : `the page ${nameOf(path)}`
      const what = fact === undefined ? `Reading ${page}` : `The search for the fact “${nameOf(fact)}”`
      return [READING[facts.reason], `${what} ended${detail}.`]
    }
  }
}

function describeInner(folder: string | undefined): string {
  if (folder === undefined) return ''
  const name = nameOf(folder)
  return ` Its folder ${name} is a checkout: remove “path: ${name}” from the step that uses actions/checkout.`
}

const READING = {
  'too-slow': 'AVG_PAGE_TIME',
  'out-of-memory': 'AVG_PAGE_MEMORY',
  crashed: 'AVG_PAGE_READING',
} as const

/** Describes why a comparison covers less than it seems to, and what to do. */
export function describeWarning(warning: Warning): Description {
  switch (warning.kind) {
    case 'owner-missing': {
      const more = warning.owners.length - MAX_OWNERS
      const what = warning.owners.slice(0, MAX_OWNERS).map(describeMissingOwner).join(' ')
      return messageOf('AVG_OWNER_MISSING', more > 0 ? `${what} ${more} more are like these.` : what)
    }
    case 'nothing-to-lose': {
      const what = `The base has ${countOf(warning.pages, 'page')}, and none owns a question, so no change can fail this gate.`
      return messageOf('AVG_FAILS_NOTHING', withSkipped(what, warning))
    }
    case 'edited-tree': {
      const { pages, examples } = warning
      const differ = `${countOf(pages, 'tracked page')} ${pages === 1 ? 'differs' : 'differ'}`
      return messageOf('AVG_EDITED_TREE', `${differ} from the commit: ${list(examples)}.`)
    }
    case 'address-unknown': {
      const { pages, examples } = warning
      const what = `Redirects, robots.txt and moves cannot be checked for ${countOf(pages, 'page')}: the address of the page is not known. For example: ${list(examples)}.`
      return messageOf('AVG_ADDRESS', what)
    }
    case 'site-moved': {
      const { pages, from, to } = warning
      const what = `This change moves all ${countOf(pages, 'page')}: their addresses begin with ${nameOf(to)} instead of ${nameOf(from)}.`
      return messageOf('AVG_SITE_MOVED', what)
    }
    case 'same-build':
      return messageOf(
        'AVG_SAME_BUILD',
        `The build of the base, in ${nameOf(warning.folder)}, is equal byte for byte to that of the change.`,
      )
  }
}

const MAX_OWNERS = 3

function describeMissingOwner(owner: MissingOwner): string {
  const { keyword, found } = owner
  const line =
    found === undefined
      ? ''
      : ` Write “${plainLine(formatKeyword({ keyword, owner: found }), DETAIL_LENGTH)}”.`
  return `${describeAbsence(owner)}${line}`
}

function describeAbsence({ keyword, path, heading, isRenamed, reason }: MissingOwner): string {
  const [page, question] = [nameOf(path), `“${nameOf(keyword)}”`]
  if (isRenamed) return `This change renames ${page}, the page that answers ${question}.`
  if (heading !== undefined)
    return `${page} has no section “${nameOf(heading)}”, so the whole page is checked for ${question}.`
  const what =
    reason === undefined
      ? 'does not exist on the base'
      : `is not read as a page, because ${describeSkipReason(reason)}`
  return `${page} ${what}, so it is not checked for ${question}.`
}

/** Returns a line for each reason, most files first: `14 .rst, 3 .ipynb: not read`. */
function describeSkipped(skipped: SkippedFiles[]): string[] {
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  return [...byReason]
    .map(([reason, groups]) => ({ reason, groups, count: countFiles(groups) }))
    .sort((a, b) => b.count - a.count)
    .map(({ reason, groups, count }) => {
      if (reason !== 'format') return `${countOf(count, 'file')} ${REASONS[reason]}`
      const formats = groups.map(({ count, extension = '' }) => `${count} .${plainLine(extension, 20)}`)
      return `${formats.join(', ')}: not read`
    })
}

/** Describes as a clause why a file is not read as a page. */
export function describeSkipReason(reason: SkipReason): string {
  return `it is a file ${REASONS[reason]}`
}

/** Counts the skipped files. */
export function countFiles(skipped: SkippedFiles[]): number {
  return skipped.reduce((sum, { count }) => sum + count, 0)
}

function withSkipped(what: string, { skipped }: { skipped: SkippedFiles[] }): string {
  const lines = describeSkipped(skipped)
  return lines.length === 0 ? what : `${what} Skipped: ${lines.join('; ')}.`
}

/** Follow the noun, in the singular and the plural. */
const REASONS: Record<SkipReason, string> = {
  format: 'in a format that is not read',
  language: 'in another language',
  copy: 'with the text of others: a version, a build or a translation',
  changelog: 'with a list of changes',
  community: 'for contributors, such as a license',
  template: 'with a template',
  test: 'of tests',
  playground: 'of a playground',
  generated: 'of a build or of third parties',
  hidden: 'with a name or a folder that begins with a dot',
  untracked: 'outside of git',
  included: 'that other pages include',
  'not-public': 'kept as a draft or hidden from search engines',
  'lfs-pointer': 'whose text is in Git LFS',
  'no-text': 'without text of their own: what components or scripts show is in the built HTML alone',
  'too-large': 'above the size limit of a page',
  'not-text': 'without UTF-8 text',
  'not-parsable': 'too complex to be read',
}

function nameOf(text = ''): string {
  return plainLine(text, NAME_LENGTH)
}

function list(names: string[]): string {
  return plainLine(names.join(', '), DETAIL_LENGTH)
}

function shortId(commit = ''): string {
  return plainLine(commit.slice(0, 7))
}
