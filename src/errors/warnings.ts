/** Why a comparison of pages judges less than it seems. */
import * as z from 'zod'
import { count, list, maybe, text, texts } from '../contract/parts.ts'
import { plainLine } from '../lib/escape.ts'
import { formatKeyword } from '../lib/keyword-line.ts'
import { countOf } from '../lib/numbers.ts'
import { declareError, type StoredError } from './declare-error.ts'
import { BUILT_SITE } from './pages.ts'
import { describeSkipReason, listSkipped, skippedFilesSchema, skipReasonSchema } from './skipped-files.ts'
import { describeNeeds, detailOf, listNames, nameOf } from './words.ts'

const MAX_OWNERS = 3
const MAX_LINE = 200

const missingOwnerSchema = z.object({
  keyword: text,
  /** As a person wrote it. */
  path: text,
  /** The anchor, if the page exists without such a section, or the change renames its heading. */
  heading: text.exactOptional(),
  /** The page that the change renames it to, or whose title is the question; undefined if there is none. */
  found: maybe(z.object({ path: text, heading: text.optional() })),
  /** The change that is checked renames the page or the section. */
  isRenamed: z.boolean(),
  /** Why the file is not read as a page; undefined if no such file could be a page. */
  reason: maybe(skipReasonSchema),
})
/** A confirmed owner whose page or section the base does not have. */
export type MissingOwner = z.output<typeof missingOwnerSchema>

/** The setting that makes addresses unknown. */
const settingSchema = z.object({ name: text, file: text })

/** The rule that hides a page if it is at an address that is not certain. */
const barrierSchema = z.object({ path: text, address: text, file: text, line: count, evidence: text })

const somePages = { pages: count, examples: texts }

export const WARNINGS = {
  /** Also thrown: if new lines name pages that the base never had. */
  AVG_OWNER_MISSING: declareError('AVG_OWNER_MISSING', {
    meaning:
      'The page or the section that a line of `keywords` names does not exist on the base, or cannot be read.',
    remedy: 'Correct the line in keywords.',
    details: { owners: list(missingOwnerSchema) },
    sentence: ({ owners }) => {
      const what = owners.slice(0, MAX_OWNERS).map(describeMissingOwner).join(' ')
      const more = owners.length - MAX_OWNERS
      return more > 0 ? `${what} ${more} more are like these.` : what
    },
  }),
  AVG_FAILS_NOTHING: declareError('AVG_FAILS_NOTHING', {
    meaning: 'No page of the base owns a question, so no change can fail the gate.',
    remedy:
      'Name the page that answers each question (`keyword | owner: path`), or check content and language.',
    details: { pages: count, skipped: list(skippedFilesSchema) },
    sentence: ({ pages, skipped }) =>
      `The base has ${countOf(pages, 'page')}, and none owns a question, so no change can fail this gate.${listSkipped(skipped)}`,
  }),
  AVG_EDITED_TREE: declareError('AVG_EDITED_TREE', {
    meaning: 'A step before this one changed tracked pages. They are compared as they are now.',
    remedy: 'Run the gate before the steps that write pages, or in a job of its own.',
    details: somePages,
    sentence: ({ pages, examples }) =>
      `${countOf(pages, 'tracked page')} ${pages === 1 ? 'differs' : 'differ'} from the commit: ${listNames(examples)}.`,
  }),
  AVG_ADDRESS: declareError('AVG_ADDRESS', {
    meaning: 'The change touches redirects, `robots.txt` or the place of pages whose address is not known.',
    remedy:
      'Set `generator: none` and a `site-url` such as `docs = https://HOST/{path}`. ai-visibility-gate addresses prints what is known.',
    details: { ...somePages, needs: settingSchema.exactOptional(), barrier: barrierSchema.exactOptional() },
    sentence: ({ pages, examples, needs, barrier }) => {
      const what = `The addresses of ${countOf(pages, 'page')} are not known${describeNeeds(needs)}, so redirects, robots.txt and moves cannot be checked. For example: ${listNames(examples)}.`
      if (barrier === undefined) return what
      const { path, address, file, line, evidence } = barrier
      return `${what} If ${nameOf(path)} is at ${nameOf(address)}, line ${line} of ${nameOf(file)} hides it: ${detailOf(evidence)}.`
    },
  }),
  AVG_SITE_MOVED: declareError('AVG_SITE_MOVED', {
    meaning:
      'A change of settings, such as the base path, moves pages. No redirect leads from the old addresses.',
    remedy: 'Redirect the old addresses at the host of the site, or undo the change of the settings.',
    details: { pages: count, total: count, from: text, to: text },
    sentence: ({ pages, total, from, to }) =>
      `This change moves ${pages === total ? 'all' : `${pages} of`} ${countOf(total, 'page')}, and no redirect was found. For example, ${nameOf(from)} is now ${nameOf(to)}.`,
  }),
  AVG_SAME_BUILD: declareError('AVG_SAME_BUILD', {
    meaning: 'The folder of `base-content` holds the same bytes as the pages of the change.',
    remedy: `If the change edits pages, the first build was copied or both are of one commit. See ${BUILT_SITE}.`,
    details: { folder: text },
    sentence: ({ folder }) =>
      `The build of the base, in ${nameOf(folder)}, is equal byte for byte to that of the change.`,
  }),
}

export type Warning = StoredError<typeof WARNINGS>

function describeMissingOwner(owner: MissingOwner): string {
  const { keyword, found } = owner
  const what = describeAbsence(owner)
  if (found === undefined) return what
  return `${what} Write “${plainLine(formatKeyword({ keyword, owner: found }), MAX_LINE)}”.`
}

function describeAbsence({ keyword, path, heading, isRenamed, reason }: MissingOwner): string {
  const page = nameOf(path)
  const question = `“${nameOf(keyword)}”`
  const section = heading === undefined ? page : `the section “${nameOf(heading)}” of ${page}`
  if (isRenamed) return `This change renames ${section}, which answers ${question}.`
  if (heading !== undefined)
    return `${page} has no section “${nameOf(heading)}”, so the whole page is checked for ${question}.`
  const what =
    reason === undefined
      ? 'does not exist on the base'
      : `is not read as a page, because ${describeSkipReason(reason)}`
  return `${page} ${what}, so it is not checked for ${question}.`
}
