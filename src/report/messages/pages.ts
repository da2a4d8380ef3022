/** Messages about pages that could not be read, and words for files that were passed over. Names come from outside. */
import type {
  CorpusErrorFacts,
  Doubt,
  LimitReason,
  MissingOwner,
  NothingReadFacts,
  PassedOver,
  PassedOverReason,
} from '../../contract/corpus-facts.ts'
import { formatKeyword } from '../../inputs/keywords.ts'
import { plainLine } from '../escape.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import { describeUnusableFile } from './files.ts'
import { type Description, detailOf, inParentheses, messageOf } from './message.ts'

type Of<K extends (CorpusErrorFacts | Doubt)['kind']> = Extract<CorpusErrorFacts | Doubt, { kind: K }>

const DETAIL_LENGTH = 200
const BUILD_OF_BASE = 'examples/workflows/built-site.yml shows how.'

export const PAGES = {
  AVG_NO_PAGES: {
    meaning: 'The engine `repository` found no page with text.',
    remedy:
      'Check that actions/checkout runs before this step. Name your Markdown, MDX or HTML pages with content. For other formats, build the site before this step and name the folder of the build.',
    words: (facts: Of<'no-pages'>) => {
      const where =
        facts.lookedFor.length > 0 ? ` by content: ${list(facts.lookedFor)}` : ' in the repository'
      return withPassedOver(`No page with text was found${where}.`, facts)
    },
  },
  AVG_NO_MATCH: {
    meaning: 'A glob of `content` matches no page.',
    remedy:
      'Correct the glob: it begins at the root of the repository, and matches Markdown, MDX and HTML. If it names a build, build the site before this step.',
    words: (facts: Of<'no-match'>) =>
      withPassedOver(`The glob ${list(facts.lookedFor)} of content matches no page.`, facts),
  },
  AVG_NO_COMPETITOR_PAGES: {
    meaning: 'A folder of `competitor-content` holds no page with text.',
    remedy: 'Capture pages of the competitor into the folder, or remove it from competitor-content.',
    words: (facts: Of<'no-competitor-pages'>) => {
      const whose = plainLine(facts.competitor ?? '', NAME_LENGTH)
      const what = `The folder ${list(facts.lookedFor)} of competitor-content holds no page of ${whose}.`
      return withPassedOver(what, facts)
    },
  },
  AVG_NO_BASE_PAGES: {
    meaning: 'The folder of `base-content` holds no page with text.',
    remedy: `Put a build of the base into the folder of base-content before this step. ${BUILD_OF_BASE}`,
    words: (facts: Of<'no-base-pages'>) =>
      withPassedOver(`The folder ${list(facts.lookedFor)} of base-content holds no page.`, facts),
  },
  AVG_NO_FOLDER: {
    meaning: 'The folder with the pages does not exist or cannot be read.',
    remedy: 'Check that actions/checkout runs before this step, and the permissions of the folder.',
    words: ({ folder }: Of<'no-folder'>) =>
      `The folder ${plainLine(folder, NAME_LENGTH)} does not exist or cannot be read.`,
  },
  AVG_BASE_NOT_IN_GIT: {
    meaning: 'The pages are not in git, and `base-content` is not set.',
    remedy: `Set base-content to a folder with the build of the base. ${BUILD_OF_BASE}`,
    words: (facts: Of<'base-not-in-git'>) =>
      withPassedOver(
        `The pages of the glob ${list(facts.lookedFor)} are not in git, so no commit holds what they were before the change.`,
        facts,
      ),
  },
  AVG_BASE_COMMITTED: {
    meaning:
      'The folder of `base-content` is committed, so that a change could write what it is compared with.',
    remedy: `Remove the folder from the repository, and put a build of the base into it before this step. ${BUILD_OF_BASE}`,
    words: ({ folder }: Of<'base-pages-committed'>) =>
      `The folder ${plainLine(folder, NAME_LENGTH)} of base-content is part of the commit that is checked. A change could write what it is compared with.`,
  },
  AVG_BASE_UNAVAILABLE: {
    meaning: 'The base of the change is not in the checkout, and could not be fetched.',
    remedy:
      'Write fetch-depth: 2 under with: of the step that uses actions/checkout, or fetch-depth: 0 where the step names a ref.',
    words: ({ commit, detail }: Of<'commit-unavailable'>) =>
      `The commit ${shortId(commit)} that the change is based on is not in the checkout, and could not be fetched${inParentheses(detail)}.`,
  },
  AVG_OTHER_TREE: {
    meaning: 'The checked-out commit is not that of the change or of the push.',
    remedy:
      'Run the gate on pull_request, with actions/checkout and no ref: on pull_request_target it brings the base branch. If the branch has a newer commit, the run of that commit judges it.',
    words: ({ checkedOut, head }: Of<'other-tree'>) =>
      `The checked-out commit ${shortId(checkedOut)} is neither ${shortId(head)}, which this run is for, nor GitHub's merge of it. Its pages are not those of the change.`,
  },
  AVG_OWNER_MISSING: {
    meaning:
      'A confirmed owner is no page of the base: it was renamed, it is not among the pages that are read, or its path is wrong. The change of its page is not judged by it.',
    remedy: 'Correct the line in keywords. docs/owners.md says how.',
    words: ({ owners }: { owners: readonly MissingOwner[] }) =>
      owners.slice(0, MOST_OWNERS).map(describeMissingOwner).join(' ') +
      (owners.length > MOST_OWNERS ? ` ${owners.length - MOST_OWNERS} more are like these.` : ''),
  },
  AVG_FAILS_NOTHING: {
    meaning: 'No question has an answer or an owner in the base, so no change of a page can fail the gate.',
    remedy: 'Check keywords, content and language. The command doctor shows what is read.',
    words: ({ pages, passedOver }: Of<'nothing-to-lose'>) => {
      const what = `The base has ${countOf(pages, 'page')}, and none answers or owns a question, so no change can fail this gate.`
      return withPassedOver(what, { passedOver })
    },
  },
  AVG_EDITED_TREE: {
    meaning:
      'A step before this one changed tracked pages. They are compared as they are, not as they were committed.',
    remedy: 'Run the gate before the steps that write pages, or in a job of its own.',
    words: ({ pages, examples }: Of<'edited-tree'>) =>
      `${countOf(pages, 'tracked page')} ${pages === 1 ? 'differs' : 'differ'} from the commit: ${list(examples)}.`,
  },
  AVG_SAME_BUILD: {
    meaning: 'The folder of `base-content` holds the same bytes as the pages of the change.',
    remedy: `If the change edits pages, the first build was copied or both are of one commit. ${BUILD_OF_BASE}`,
    words: ({ folder }: Of<'same-build'>) =>
      `The build of the base, in ${plainLine(folder, NAME_LENGTH)}, is equal byte for byte to that of the change.`,
  },
  AVG_NO_CHECKOUT: {
    meaning: '`baseline: base` needs a git checkout.',
    remedy:
      'Run actions/checkout before this step, or set base-content to a folder with the build of the base.',
    words: (_: Of<'not-a-checkout'>) =>
      'The pages are compared with a commit, and the folder is not inside a git checkout.',
  },
  AVG_NO_GIT: {
    meaning: '`baseline: base` needs git, which could not be started.',
    remedy: 'Install git on the runner, and check that the folder of the pages exists.',
    words: ({ detail }: Of<'no-git'>) =>
      `The pages are compared with a commit, and git could not be started${inParentheses(detail)}.`,
  },
  AVG_GIT: {
    meaning: 'git failed while the pages were read.',
    remedy: 'See the words of git in the message.',
    words: ({ command, detail }: Of<'git-failed'>) =>
      `The command “${detailOf(command)}” failed${inParentheses(detail)}.`,
  },
  AVG_PAGE_LIMIT: {
    meaning: 'The change takes a page beyond a limit of reading, and an answer depends on it.',
    remedy:
      'Divide the page into smaller ones, or leave it out with content, for example !docs/changelog.md.',
    words: ({ pages }: Of<'pages-beyond-limit'>) => {
      const files = pages.map(({ path, reason }) => `${path}: ${LIMITS[reason]}`)
      return `The change takes pages beyond a limit of reading, and answers depend on them: ${list(files)}.`
    },
  },
  AVG_PAGE_TIME: {
    meaning: 'A page takes more processor time than a page may take.',
    remedy: 'Shorten the page, or leave it out with content, for example !docs/changelog.md.',
    words: ({ path, detail }: Of<'page-reading-failed'>) =>
      `Reading ${namePage(path) ?? 'a page'} takes too long${inParentheses(detail)}.`,
  },
  AVG_PAGE_MEMORY: {
    meaning: 'The pages need more memory than they may have.',
    remedy: 'Select fewer pages with content.',
    words: ({ path }: Of<'page-reading-failed'>) => {
      const at = path === undefined ? '' : ` It was full at ${namePage(path)}.`
      return `Reading the pages and their answers takes more memory than allowed.${at}`
    },
  },
  AVG_PAGE_READING: {
    meaning: 'The program failed while it read the pages.',
    remedy: 'Run the job again. If the failure lasts, report it with the message.',
    words: ({ path, detail }: Of<'page-reading-failed'>) =>
      `Reading ${namePage(path) ?? 'the pages'} failed${inParentheses(detail)}.`,
  },
}

/** Returns why the pages could not be read, and what to do about it. */
export function describeCorpusProblem(facts: CorpusErrorFacts): Description {
  switch (facts.kind) {
    case 'no-base-file':
    case 'link-out':
      return describeUnusableFile(facts)
    case 'page-reading-failed':
      return messageOf(PAGES, READING_CODES[facts.reason], facts)
    default:
      return messageOf(PAGES, CODES[facts.kind], facts)
  }
}

const MOST_OWNERS = 3

function describeMissingOwner({ keyword, path, found, isRenamed, reason }: MissingOwner): string {
  const page = plainLine(path, NAME_LENGTH)
  const why = reason === undefined ? '' : `: ${describeOnePassedOver(reason)}`
  const what = isRenamed
    ? `This change renames ${page}, the owner`
    : `${page} is no page of the base${why}. It is the owner`
  const line =
    found === undefined
      ? ''
      : ` Write “${plainLine(formatKeyword({ keyword, owner: found }), DETAIL_LENGTH)}”.`
  return `${what} of “${plainLine(keyword, NAME_LENGTH)}”.${line}`
}

/** Returns why a comparison judged less than it seems, and what to do about it. */
export function describeDoubt(doubt: Doubt): Description {
  return messageOf(PAGES, CODES[doubt.kind], doubt)
}

const READING_CODES = {
  'too-slow': 'AVG_PAGE_TIME',
  'out-of-memory': 'AVG_PAGE_MEMORY',
  crashed: 'AVG_PAGE_READING',
} as const

const CODES = {
  'no-pages': 'AVG_NO_PAGES',
  'no-match': 'AVG_NO_MATCH',
  'no-competitor-pages': 'AVG_NO_COMPETITOR_PAGES',
  'no-base-pages': 'AVG_NO_BASE_PAGES',
  'no-folder': 'AVG_NO_FOLDER',
  'base-not-in-git': 'AVG_BASE_NOT_IN_GIT',
  'base-pages-committed': 'AVG_BASE_COMMITTED',
  'commit-unavailable': 'AVG_BASE_UNAVAILABLE',
  'other-tree': 'AVG_OTHER_TREE',
  'owner-missing': 'AVG_OWNER_MISSING',
  'nothing-to-lose': 'AVG_FAILS_NOTHING',
  'edited-tree': 'AVG_EDITED_TREE',
  'same-build': 'AVG_SAME_BUILD',
  'not-a-checkout': 'AVG_NO_CHECKOUT',
  'no-git': 'AVG_NO_GIT',
  'git-failed': 'AVG_GIT',
  'pages-beyond-limit': 'AVG_PAGE_LIMIT',
} as const

const LIMITS: Record<LimitReason, string> = {
  'too-large': 'too large',
  'not-parsable': 'too complex',
}

function namePage(path: string | undefined): string | undefined {
  return path === undefined ? undefined : `the page ${plainLine(path, NAME_LENGTH)}`
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

function withPassedOver(what: string, { passedOver }: Pick<NothingReadFacts, 'passedOver'>): string {
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
      return `${files}, such as ${plainLine(groups[0]?.examples[0] ?? '', NAME_LENGTH)}`
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

function short(text = ''): string {
  return plainLine(text, 20)
}

function list(names: string[]): string {
  return plainLine(names.join(', '), DETAIL_LENGTH)
}

function shortId(commit = ''): string {
  return plainLine(commit.slice(0, 7))
}
