/** Files that could hold pages and are not read. */
import * as z from 'zod'
import { count, text, texts } from '../contract/parts.ts'
import { plainLine } from '../lib/escape.ts'
import { countOf, sum } from '../lib/numbers.ts'

/** Why a file is not read. The words follow the noun `file` or `files`. */
const REASONS = {
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
  'no-text': 'without text of their own: what components or scripts show is only in the built HTML',
  'lfs-pointer': 'whose text is in Git LFS',
  'too-large': 'above the size limit of a page',
  'not-text': 'without UTF-8 text',
  'not-parsable': 'too complex to be read',
}

const isReason = (name: string): name is keyof typeof REASONS => Object.hasOwn(REASONS, name)

export const skipReasonSchema = z.enum(Object.keys(REASONS).filter(isReason))
export type SkipReason = z.output<typeof skipReasonSchema>

/** Files skipped for one reason. */
export const skippedFilesSchema = z.object({
  reason: skipReasonSchema,
  /** Only with the reason `format`. */
  extension: text.exactOptional(),
  /** Only with the reason `language`. */
  language: text.exactOptional(),
  count,
  /** The first paths. */
  examples: texts,
})
export type SkippedFiles = z.output<typeof skippedFilesSchema>

/** Returns a clause with the reason why a file is not read as a page. */
export function describeSkipReason(reason: SkipReason): string {
  return `it is a file ${REASONS[reason]}`
}

/** Returns the number of files of all groups. */
export function countFiles(skipped: readonly SkippedFiles[]): number {
  return sum(skipped.map(({ count }) => count))
}

/** Returns a sentence with the skipped files by reason, most files first, after a space; '' without any. */
export function listSkipped(skipped: readonly SkippedFiles[]): string {
  return skipped.length === 0 ? '' : ` Skipped: ${listSkipReasons(skipped).join('; ')}.`
}

/** Returns a clause for each reason, such as `3 files of tests`, most files first. */
export function listSkipReasons(skipped: readonly SkippedFiles[]): string[] {
  const reasons = Array.from(
    Map.groupBy(skipped, ({ reason }) => reason),
    ([reason, groups]) => ({ reason, groups, count: countFiles(groups) }),
  ).sort((a, b) => b.count - a.count)
  return reasons.map(({ reason, groups, count }) => {
    if (reason !== 'format') return `${countOf(count, 'file')} ${REASONS[reason]}`
    const formats = groups.map(({ count, extension = '' }) => `${count} .${plainLine(extension, 20)}`)
    return `${formats.join(', ')}: not read`
  })
}
