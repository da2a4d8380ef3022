/** A comment on a line of a pull request, with the suggestion to delete the line: it hides a page that answered questions. */
import type { HiddenKind } from '../../embedded/pages/facts.ts'
import type { Outcome } from '../outcome.ts'
import { hiddenMark, joinMarkdown, type Markdown, md } from './markdown.ts'

/** A line that hides the page that it stands in. All of it comes from outside. */
export interface HidingLine {
  path: string
  /** From 1, in the file that was checked: a merge of the pull request may have other lines before it. */
  line: number
  /** The whole line, without the spaces around it. */
  text: string
}

export interface LineDeletion {
  /** First line of `body`. */
  marker: string
  body: Markdown
  /** A line may be there several times. */
  lines: HidingLine[]
}

/** Kinds that are gone with their line. What redirects a page or names its canonical address may have said something else before. */
const KINDS: ReadonlySet<HiddenKind> = new Set(['noindex', 'draft', 'unpublished', 'unlisted'])

/** A tag alone in its line, or a field or an item of front matter that neither opens nor closes anything. */
const WHOLE = /^(?:<[^<>]*>|[^<>{}[\]|]*[^<>{}[\]|:,\s])$/

/** Returns the lines of pages that hide their own page, for each answer that was lost by it or became weaker. */
export function hidingLinesOf({ baseline }: Pick<Outcome, 'baseline'>): HidingLine[] {
  const causes = (baseline?.content?.keywords ?? []).flatMap(change => change.causes)
  return causes.flatMap(cause =>
    cause.kind !== 'hidden'
      ? []
      : cause.reasons
          .filter(
            ({ kind, file, evidence }) => KINDS.has(kind) && file === cause.path && WHOLE.test(evidence),
          )
          .map(({ file, line, evidence }) => ({ path: file, line, text: evidence })),
  )
}

/** Returns the comment for each of the lines. `key` tells the gates of a pull request apart. */
export function renderLineDeletion(key: string, lines: HidingLine[]): LineDeletion {
  const marker = hiddenMark('ai-visibility-gate-line', key)
  const words = md`Because of this line, search engines leave the page out, and so do AI engines that search. Questions that it answered lose their answer.\n\n**What to do:** commit the suggestion. It deletes the line. Leave it if the page is meant to be hidden.`
  // A block without a line: one with an empty line would leave an empty line.
  const suggestion = md`\`\`\`suggestion\n\`\`\``
  return { marker, body: joinMarkdown([marker, words, suggestion], '\n\n'), lines }
}
