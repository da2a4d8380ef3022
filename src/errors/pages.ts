/** Errors of the pages from which answers are drawn. */
import { list, text, texts } from '../contract/parts.ts'
import { DOCUMENTS } from '../lib/documents.ts'
import { declareError } from './declare-error.ts'
import { listSkipped, skippedFilesSchema } from './skipped-files.ts'
import { inParentheses, listNames, nameOf } from './words.ts'

export const BUILT_SITE = `${DOCUMENTS}/recipes#pull-requests-of-a-built-site`

const nothingRead = {
  /** Globs or a folder; empty for the default choice of pages. */
  lookedFor: texts,
  skipped: list(skippedFilesSchema),
}

const stoppedReading = {
  /** The message of Node or of the error. */
  detail: text,
  /** The page that was read. */
  path: text.exactOptional(),
  /** The fact that was searched for. */
  fact: text.exactOptional(),
}

export const PAGE_ERRORS = {
  AVG_NO_PAGES: declareError('AVG_NO_PAGES', {
    meaning: 'The engine `repository` found no page with text.',
    remedy:
      'Run actions/checkout before this step. Name your pages, or the folder of a built site, with content.',
    atTerminal: 'Name your pages, or the folder of a built site, with --content.',
    details: nothingRead,
    sentence: ({ lookedFor, skipped }) => {
      const where = lookedFor.length > 0 ? `by content: ${listNames(lookedFor)}` : 'in the repository'
      return `No page with text was found ${where}.${listSkipped(skipped)}`
    },
  }),
  AVG_NO_MATCH: declareError('AVG_NO_MATCH', {
    meaning: 'A glob of `content` matches no page.',
    remedy:
      'Correct the glob, which begins at the root of the repository, or build the site before this step.',
    atTerminal: 'Correct the glob, which begins at the root of the repository, or build the site first.',
    details: nothingRead,
    sentence: ({ lookedFor, skipped }) =>
      `The glob ${listNames(lookedFor)} of content matches no page.${listSkipped(skipped)}`,
  }),
  AVG_NO_COMPETITOR_PAGES: declareError('AVG_NO_COMPETITOR_PAGES', {
    meaning: 'A folder of `competitor-content` holds no page with text.',
    remedy: 'Capture pages of the competitor into the folder, or remove it from competitor-content.',
    details: { ...nothingRead, competitor: text },
    sentence: ({ lookedFor, competitor, skipped }) =>
      `The folder ${listNames(lookedFor)} of competitor-content holds no page of ${nameOf(competitor)}.${listSkipped(skipped)}`,
  }),
  AVG_NO_BASE_PAGES: declareError('AVG_NO_BASE_PAGES', {
    meaning: 'The folder of `base-content` holds no page with text.',
    remedy: `Put a build of the base into the folder of base-content before this step. See ${BUILT_SITE}.`,
    details: nothingRead,
    sentence: ({ lookedFor, skipped }) =>
      `The folder ${listNames(lookedFor)} of base-content holds no page.${listSkipped(skipped)}`,
  }),
  AVG_NO_FOLDER: declareError('AVG_NO_FOLDER', {
    meaning: 'The folder with the pages does not exist or cannot be read.',
    remedy: 'Run actions/checkout before this step, and check the permissions of the folder.',
    atTerminal: 'Check the path of the folder and its permissions.',
    details: { folder: text },
    sentence: ({ folder }) => `The folder ${nameOf(folder)} does not exist or cannot be read.`,
  }),
  AVG_BASE_NOT_IN_GIT: declareError('AVG_BASE_NOT_IN_GIT', {
    meaning: 'The pages are not in git, and `base-content` is not set.',
    remedy: `Set base-content to a folder with the build of the base. See ${BUILT_SITE}.`,
    details: nothingRead,
    sentence: ({ lookedFor, skipped }) =>
      `The pages of ${listNames(lookedFor)} are not in git, so no commit is their base.${listSkipped(skipped)}`,
  }),
  AVG_BASE_COMMITTED: declareError('AVG_BASE_COMMITTED', {
    meaning: 'The folder of `base-content` is committed, so a change could write its own base.',
    remedy: `Remove the folder from the repository, and put a build of the base into it before this step. See ${BUILT_SITE}.`,
    details: { folder: text },
    sentence: ({ folder }) =>
      `The folder ${nameOf(folder)} of base-content is part of the commit that is checked.`,
  }),
  AVG_PAGE_LIMIT: declareError('AVG_PAGE_LIMIT', {
    meaning: 'The change takes a page with an answer beyond a limit of reading.',
    remedy: 'Divide the page, or leave it out with content, for example !docs/changelog.md.',
    details: { paths: texts },
    sentence: ({ paths }) =>
      `Answers depend on pages that are too large or too complex: ${listNames(paths)}.`,
  }),
  AVG_PAGE_TIME: declareError('AVG_PAGE_TIME', {
    meaning: 'A page takes too long to read.',
    remedy: 'Shorten the page, or leave it out with content, for example !docs/changelog.md.',
    details: stoppedReading,
    sentence: describeStop,
  }),
  AVG_PAGE_MEMORY: declareError('AVG_PAGE_MEMORY', {
    meaning: 'The pages need more memory than they may have.',
    remedy: 'Select fewer pages with content.',
    details: stoppedReading,
    sentence: describeStop,
  }),
  AVG_PAGE_READING: declareError('AVG_PAGE_READING', {
    meaning: 'The program failed while it read the pages.',
    remedy: 'Run the job again, or report the message.',
    details: stoppedReading,
    sentence: describeStop,
  }),
}

function describeStop({ detail, path, fact }: { detail: string; path?: string; fact?: string }): string {
  const page = path === undefined ? 'the pages' : `the page ${nameOf(path)}`
  const what = fact === undefined ? `Reading ${page}` : `The search for the fact “${nameOf(fact)}”`
  return `${what} ended${inParentheses(detail)}.`
}
