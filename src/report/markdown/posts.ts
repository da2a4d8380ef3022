/**
 * What is posted beside the comment: the issue about a failing gate outside of pull requests, whose body is that of the
 * comment, and the suggestion to delete a line that hides a page.
 */
import type { HiddenKind } from '../../embedded/pages/facts.ts'
import { clip } from '../../lib/text.ts'
import { createContext } from '../document/context.ts'
import { headlineText } from '../document/gate-document.ts'
import { headlineOf, reportMark } from '../document/headline.ts'
import { plainTitle } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { hiddenMark, joinMarkdown, type Markdown, markdownLink, md } from './markdown.ts'
import { renderLine, STATUS_MARKS } from './render-blocks.ts'

/** GitHub's limit, in UTF-16 code units. */
const TITLE_LIMIT = 256
/** In code points, as the other length. */
const BRAND_LENGTH = 40
const KEY_LENGTH = 64

/** Returns the invisible line by which a later run finds its own issue. */
export function issueMarker(key: string): Markdown {
  return hiddenMark('ai-visibility-gate-issue', key)
}

/** Returns the title: plain text on one line, at most 256 characters. */
export function titleIssue(outcome: Outcome): string {
  const { key, verdict } = outcome
  const gate = key === 'default' ? '' : ` (${plainTitle(key, KEY_LENGTH)})`
  // A step with the verdict `pass` fails only without a baseline.
  const words =
    verdict.status === 'pass'
      ? `AI visibility of ${plainTitle(outcome.brand, BRAND_LENGTH)} has no baseline`
      : plainTitle(headlineText(outcome), TITLE_LIMIT)
  const room = TITLE_LIMIT - gate.length
  // A code point has at most two units.
  return (words.length <= room ? words : clip(words, Math.floor(room / 2))) + gate
}

/** Returns the invisible line by which a later run of the same file finds the issue of its incident. */
export function incidentMarker(config = ''): Markdown {
  return hiddenMark('ai-visibility-gate-incident', config)
}

/** Renders the comment that closes the issue of an incident. */
export function renderIncidentEnd(runUrl: string | undefined): Markdown {
  return md`**${STATUS_MARKS.pass} All gates are measured again in ${linkRun(runUrl)}.** This issue is closed. The next incident opens a new issue.`
}

/** Renders the comment that closes the issue. */
export function renderRecovery(outcome: Outcome): Markdown {
  const context = createContext(outcome)
  const run = linkRun(outcome.run.runUrl)
  return joinMarkdown(
    [
      md`**${STATUS_MARKS[reportMark(context)]} ${renderLine(headlineOf(context))}**`,
      md`The gate passes again in ${run}. This issue is closed. The next failure opens a new issue.`,
    ],
    '\n\n',
  )
}

function linkRun(runUrl: string | undefined): Markdown {
  return runUrl === undefined ? md`this run` : markdownLink('this run', runUrl)
}

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
