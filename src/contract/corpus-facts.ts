/** Why an embedded service has no pages or recorded answers to answer from. */
import * as z from 'zod'
import { count, kind, list, maybe, text, texts } from './parts.ts'

/** Why a file that could hold a page is not read. */
export const skipReasonSchema = z.enum([
  /** A format of documents that is not read; `extension` names it. */
  'format',
  /** A page of another language than the run's; `language` names it. */
  'language',
  /** Another version, a build or a translation of pages that are read. */
  'copy',
  'changelog',
  /** Written for contributors: a license, a code of conduct. */
  'community',
  'template',
  'test',
  'playground',
  /** Build output, or work of others. */
  'generated',
  /** In a folder or a file whose name begins with a dot. */
  'hidden',
  /** Not in git, although pages are compared with a commit. */
  'untracked',
  /** A part of other pages, which show its text. */
  'included',
  /** A draft, or kept from search engines. */
  'not-public',
  /** A page without text of its own: components, templates or scripts may fill it. */
  'no-text',
  /** Git LFS has its text: the file only names the object. */
  'lfs-pointer',
  /** Larger than MAX_PAGE_BYTES. */
  'too-large',
  /** Not UTF-8, or with NUL characters. */
  'not-text',
  /** Nested beyond what the parser can follow, or with too many marks or cells. */
  'not-parsable',
])
export type SkipReason = z.output<typeof skipReasonSchema>

/** Files skipped for one reason. */
export const skippedFilesSchema = z.object({
  reason: skipReasonSchema,
  extension: text.exactOptional(),
  language: text.exactOptional(),
  count,
  /** The first paths. */
  examples: texts,
})
export type SkippedFiles = z.output<typeof skippedFilesSchema>

const gitFacts = {
  /** What was asked of git: `git ls-files`. */
  command: text,
  /** git's own words; they may quote file names, so escape them before showing them. */
  detail: text,
  /** The commit that could not be had. */
  commit: text.exactOptional(),
}
const gitErrors = [
  /** The folder is not inside a git checkout. */
  kind('not-a-checkout', {
    ...gitFacts,
    /** A folder directly in it that is a checkout. */
    inner: text.exactOptional(),
  }),
  /** git is not installed, or the folder does not exist. */
  kind('no-git', gitFacts),
  /** The checkout belongs to another user, and git refuses to use it. */
  kind('other-owner', gitFacts),
  /** A commit is neither in the checkout nor to be had from its remote. */
  kind('commit-unavailable', gitFacts),
  /** git failed in another way. */
  kind('git-failed', gitFacts),
] as const

const nothingRead = {
  /** What was looked for: globs, or a folder; empty for the default choice of pages. */
  lookedFor: texts,
  /** The competitor without pages. */
  competitor: text.exactOptional(),
  /** Files that could hold pages and were not read. */
  skipped: list(skippedFilesSchema),
}
const nothingReadErrors = [
  /** No page of the brand with any text. */
  kind('no-pages', nothingRead),
  /** A glob of `content` matches no page. */
  kind('no-match', nothingRead),
  /** The folder of a competitor's captured pages holds no page. */
  kind('no-competitor-pages', nothingRead),
  /** The folder of the base's pages, `base-content`, holds no page. */
  kind('no-base-pages', nothingRead),
  /** The pages to compare are not in git, so that no commit holds what they were before. */
  kind('base-not-in-git', nothingRead),
] as const
/** There is nothing to read in the place of the pages. */
export type NothingReadFacts = z.output<(typeof nothingReadErrors)[number]>

const pageReadingSchema = kind('page-reading-failed', {
  reason: z.enum([
    /** A page takes longer than it may. */
    'too-slow',
    /** The pages and their answers take more memory than a worker may have. */
    'out-of-memory',
    /** Any other end. */
    'crashed',
  ]),
  /** In the words of Node or of the error; escape it before showing it. */
  detail: text,
  /** The page that the worker was at, if it was at a single one. */
  path: text.exactOptional(),
  /** The fact that the worker was looking for. */
  fact: text.exactOptional(),
})
/** The worker that reads the pages ended before it answered. */
export type PageReadingFacts = z.output<typeof pageReadingSchema>

const limitReasonSchema = skipReasonSchema.extract(['too-large', 'not-parsable'])
/** A limit that is counted in the same way on every machine. */
export type LimitReason = z.output<typeof limitReasonSchema>

const missingOwnerSchema = z.object({
  keyword: text,
  /** As a person wrote it. */
  path: text,
  /** The anchor, if the page is read and has no such section. */
  heading: text.exactOptional(),
  /** The page that the names find, or that the change renames it to; undefined if there is none. */
  found: maybe(z.object({ path: text, heading: text.optional() })),
  /** The change that is checked renames the page. */
  isRenamed: z.boolean(),
  /** Why the file is not a page; undefined if there is no such file among those that could be pages. */
  reason: maybe(skipReasonSchema),
})
/** A confirmed owner whose page or section the base does not have. */
export type MissingOwner = z.output<typeof missingOwnerSchema>

export const warningSchema = z.discriminatedUnion('kind', [
  /** No question has an answer or an owner in the base. */
  kind('nothing-to-lose', { pages: count, skipped: list(skippedFilesSchema) }),
  kind('owner-missing', { owners: list(missingOwnerSchema) }),
  /** A step before this one changed tracked pages in the work tree. */
  kind('edited-tree', { pages: count, examples: texts }),
  /** The change touches what needs the addresses of these pages, and they are not known. */
  kind('address-unknown', { pages: count, examples: texts }),
  /** A change of settings moved all pages: their addresses begin with `to` instead of `from`. */
  kind('site-moved', { pages: count, from: text, to: text }),
  /** The base's build, in this folder, is that of the head byte for byte. */
  kind('same-build', { folder: text }),
])
/** Why a comparison of pages judged less than it seems. */
export type Warning = z.output<typeof warningSchema>

const beyondLimitSchema = kind('pages-beyond-limit', {
  /** By path. */
  pages: list(z.object({ path: text, reason: limitReasonSchema })),
})

const baseFileSchema = kind('no-base-file', {
  /** As the user gave it. */
  path: text,
  reason: z.discriminatedUnion('kind', [
    /** git could not give the commit that the change is based on. */
    ...gitErrors,
    /** The path names a folder in that commit. */
    kind('folder', {}),
    /** A symbolic link in that commit leads out of the repository, or to nothing. */
    kind('link', {}),
    /** The file lies in a submodule, whose commit the change can move. */
    kind('submodule', {}),
  ]),
})
/** A file is read as it was before the change that is checked, and that is not possible. */
export type BaseFileFacts = z.output<typeof baseFileSchema>

const linkOutSchema = kind('link-out', {
  /** As the user gave it. */
  path: text,
  /** Where the link leads. */
  target: text,
})
/** A symbolic link inside the workspace leads out of it, or to nothing. */
export type LinkOutFacts = z.output<typeof linkOutSchema>

export const fileFactsSchema = z.discriminatedUnion('kind', [baseFileSchema, linkOutSchema])
/** Why a file of the workspace must not be used. */
export type FileFacts = z.output<typeof fileFactsSchema>

export const corpusErrorSchema = z.discriminatedUnion('kind', [
  ...gitErrors,
  ...nothingReadErrors,
  pageReadingSchema,
  beyondLimitSchema,
  ...fileFactsSchema.options,
  kind('no-folder', { folder: text }),
  /** The checked-out commit is neither that of the push, nor the head of the change or a merge of it. */
  kind('other-tree', { checkedOut: text, head: text }),
  /** Lines that are new name pages that the base never had. */
  kind('owner-missing', { owners: list(missingOwnerSchema) }),
  /** The checked-out commit holds the folder of the base's pages, so that a change can write both sides. */
  kind('base-pages-committed', { folder: text }),
])
export type CorpusErrorFacts = z.output<typeof corpusErrorSchema>
