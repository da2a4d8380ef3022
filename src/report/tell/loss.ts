/** Why questions lost their answer, and what to do about it. */
import type { ContentLoss } from '../../findings/content-findings.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { line } from '../../lib/document/build-blocks.ts'
import type { LossWay, OwnerCertainty, Quote, RemovedText } from '../../owners/keyword-change.ts'
import type { HiddenReason } from '../../sites/facts.ts'
import { joinWords } from '../document/names.ts'
import { describeOnePassedOver } from '../messages/pages.ts'
import { formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { fileUrl } from '../web-url.ts'
import { describeValueLoss } from './values.ts'

/** Pieces of text that are named one by one. */
const MOST_PIECES = 3

interface Explained {
  why: Line
  /** The same without what happened to the page; undefined where `why` does not tell it. */
  brief?: Line
  todo: Line | undefined
}

/** The commit whose files are linked. */
export type LinkedRun = Pick<Outcome['run'], 'commitUrl' | 'sha'>

/** Returns why questions lost their answer, and what to do about it. */
export function describeLoss(finding: ContentLoss, run: LinkedRun): Explained {
  const { path } = finding
  switch (finding.kind) {
    case 'page-gone':
      return {
        why: line`This change deletes ${path}${ownerWords(finding)}, and its text is on no other page.`,
        brief: ['Its text is on no other page.'],
        todo: line`Keep ${path}; or move its text to another page, and redirect the old address there.`,
      }
    case 'page-hidden':
      return describeHidden(finding, run)
    case 'answer-lost': {
      if (finding.way === 'unread') {
        const reason = unreadWords(finding)
        return {
          why: line`${path} is no page any more${reason}.`,
          brief: line`It is read as no page${reason}.`,
          todo: line`Restore ${path}, and put the new text into a file of its own.`,
        }
      }
      const taken = takeAway(finding) ?? line`This change removes the text from ${path}`
      return {
        why: line`${taken}${ownerWords(finding)}, and no other page has this text.`,
        todo: adviceOn(finding.way, path),
      }
    }
    case 'value-gone':
      return describeValueLoss(finding, ownerWords(finding))
    case 'answer-weaker':
      return describeWeaker(finding)
  }
}

/** `line 3`; `lines 41–49`. */
export function linesOf({ from, to }: Pick<RemovedText, 'from' | 'to'>): string {
  return from === to ? `line ${from}` : `lines ${from}–${to}`
}

/** The removed lines of the page itself, in words; undefined where they are not known, or too many to name. */
function removedLines({ path, removed }: ContentLoss): { words: string; isReplaced: boolean } | undefined {
  const pieces = removed.filter(piece => piece.path === path)
  if (pieces.length === 0 || pieces.length > MOST_PIECES) return undefined
  return {
    words: joinWords(pieces.map(linesOf)),
    isReplaced: pieces.every(({ now }) => now !== undefined && now.to >= now.from),
  }
}

/** Returns what stands where the answer was, where no page answers. */
export function nowhere(finding: ContentLoss): Line {
  const lines = finding.kind === 'answer-lost' && finding.way !== 'unread' && removedLines(finding)
  return lines && !lines.isReplaced
    ? ['The lines are gone, and no page answers the question.']
    : ['No page answers it.']
}

function adviceOn(way: LossWay, path: string): Line {
  switch (way) {
    case 'became-link':
      return line`Keep the text on ${path}, and link to the other page for the rest.`
    case 'examples-removed':
      return line`Put the examples back, or show new ones on ${path}.`
    case 'section-gone':
      return line`Put the section back, or say it in other words on ${path}.`
    case 'emptied':
      return line`Put the text back; or delete ${path}, and redirect its address to a page that answers.`
    case 'rewritten':
      return line`Put the text back, or say it in other words on ${path}.`
  }
}

const OWNERS: Record<OwnerCertainty, string> = {
  confirmed: '',
  named: ' (by its name)',
  guessed: ' (not confirmed)',
}

/** Returns what the page is to the questions, after its name; nothing where it owns none of them. */
function ownerWords({ path, questions }: ContentLoss): Line {
  const owned = questions.flatMap(({ owner }) => (owner?.path === path ? [owner.certainty] : []))
  const [first] = owned
  if (first === undefined || owned.length < questions.length) return []
  const what = questions.length === 1 ? 'this question' : 'these questions'
  const isSame = owned.every(certainty => certainty === first)
  return [`, the page that owns ${what}${isSame ? OWNERS[first] : ''}`]
}

/** Returns which lines of the page the change took away, without a full stop; undefined where they are not known. */
function takeAway(finding: ContentLoss): Line | undefined {
  const lines = removedLines(finding)
  if (lines === undefined) return undefined
  const verb = lines.isReplaced ? 'replaces' : 'removes'
  return [`This change ${verb} ${lines.words} of `, { name: finding.path }]
}

/** Returns why a file is read as no page, after what it is not. */
function unreadWords({ reason, language }: Extract<ContentLoss, { kind: 'answer-lost' }>): Line {
  if (reason === undefined) return []
  const known = reason === 'language' && language !== undefined
  return [`: ${describeOnePassedOver(reason)}`, ...(known ? [' (', { name: language, most: 20 }, ')'] : [])]
}

function describeWeaker(finding: Extract<ContentLoss, { kind: 'answer-weaker' }>): Explained {
  const { way, path, to } = finding
  switch (way) {
    case 'less': {
      const taken = takeAway(finding) ?? line`This change removes a part of the text from ${path}`
      return {
        why: line`${taken}${ownerWords(finding)}.`,
        todo: line`Put the text back, or say it in other words on ${path}.`,
      }
    }
    case 'moved': {
      const isHere = to === undefined || to === path
      const what = isHere ? line`${path} has another address` : line`The text of ${path} is on ${to} now`
      return {
        why: line`${what}, and no redirect that this check can read leads there.`,
        todo: line`Redirect the old address of ${path} to the new one.`,
      }
    }
    case 'redirected': {
      const share = finding.share ?? 0
      return {
        why: line`This change deletes ${path}${ownerWords(finding)}. Its address leads to ${to ?? ''}, and ${[formatPercent(1 - share)]} of its text is on no page.`,
        todo: line`Add to ${to ?? ''} what readers of ${path} look for, if it is not there.`,
      }
    }
    case 'unread': {
      const part =
        finding.share === undefined || finding.share > 0.99
          ? 'The text'
          : `${formatPercent(finding.share)} of the text`
      const isHere = to === path
      const where = isHere
        ? line`in fields or parameters of ${path}, which are not read`
        : line`in ${to ?? ''}, which is not read as a page`
      return {
        why: line`${[part]} that this change removes from ${path} is ${where}.`,
        todo: ['Check that the site still shows the text.'],
      }
    }
    case 'outranked':
      return {
        why: line`${path}, a page of a competitor, fits the question better now.`,
        todo: ['Answer the question more fully than that page does.'],
      }
  }
}

/** Returns the pages that answered, each once. */
export function pagesOf({ path, questions }: Pick<ContentLoss, 'path' | 'questions'>): string[] {
  return [...new Set(questions.map(({ before }) => before?.place.path ?? path))]
}

function describeHidden(
  { path, reasons, questions }: Extract<ContentLoss, { kind: 'page-hidden' }>,
  run: LinkedRun,
): Explained {
  const [first] = reasons
  if (first === undefined) return { why: line`${path} is hidden from answer engines.`, todo: undefined }
  const crawlers = [...new Set(reasons.filter(isSameLine(first)).flatMap(({ crawler }) => crawler ?? []))]
  const who = { name: joinWords(crawlers), most: 200 }
  const { file, line: number, evidence, kind, target = '' } = first
  const url = fileUrl(run, run.sha, file, number)
  const where = { name: file }
  const place = line`Line ${number} of ${url === undefined ? where : { link: url, label: [where] }}`
  const said = evidence === '' ? place : line`${place}: ${{ code: evidence }}`
  const { length } = pagesOf({ path, questions })
  const isOne = length === 1
  const pages: Line = [isOne ? 'the page' : 'these pages']
  const page = isOne ? (file === path ? pages : [{ name: path }]) : [`these ${length} pages`]
  const remove = line`Delete line ${number} of ${file}`
  switch (kind) {
    case 'noindex':
    case 'unlisted': {
      const what =
        crawlers.length > 0
          ? line`${who} leave${crawlers.length === 1 ? ['s'] : []} ${pages} out`
          : line`Search engines leave ${pages} out, and so do AI engines that search`
      return { why: line`${said}. ${what}.`, todo: line`${remove}, if the page should be found.` }
    }
    case 'not-shown':
      return {
        why: line`${said}. It hides the text from readers, so engines do not see it either.`,
        todo: line`Remove what line ${number} of ${file} begins, if the text should be shown.`,
      }
    case 'draft':
    case 'unpublished':
      if (evidence === '') {
        return {
          why: line`What this change does to ${where} keeps ${page} out of the published site.`,
          todo: line`Undo the change of ${where}, if the page should be published.`,
        }
      }
      return {
        why: line`${said}. It keeps ${page} out of the published site.`,
        todo: line`${remove}, if the page should be published.`,
      }
    case 'blocked':
      return {
        why: line`${said}. It keeps ${crawlers.length > 0 ? who : ['crawlers']} from ${page}.`,
        todo: line`${remove}, or admit these crawlers to the ${[isOne ? 'page' : 'pages']}.`,
      }
    case 'canonical':
      return {
        why: line`${place} names ${target} as the canonical address of ${page}.`,
        todo: ['Name the address of the page itself, if engines should cite it.'],
      }
    case 'redirect':
      return {
        why: line`${place} redirects ${page} to ${target}.`,
        todo: line`${remove}, or put the answer on the page that it leads to.`,
      }
  }
}

function isSameLine({ kind, file, line }: HiddenReason): (other: HiddenReason) => boolean {
  return other => other.kind === kind && other.file === file && other.line === line
}

/** Returns a quote with a link to its file, at the commit that it is from. */
export function quoteOf(
  { text, place: { path, line } }: Quote,
  outcome: Outcome,
  side: 'base' | 'head',
): Line {
  const { run } = outcome
  const url = fileUrl(run, side === 'base' ? baseCommitOf(outcome) : run.sha, path, line)
  const label: Line = [{ name: path }, ...(line === undefined ? [] : [`, line ${line}`])]
  return [{ quote: text }, ' (', ...(url === undefined ? label : [{ link: url, label }]), ')']
}

/** Returns the commit that the pages are compared with; undefined where they are those of a folder. */
function baseCommitOf({ baseline }: Outcome): string | undefined {
  const origin = baseline?.origin.kind === 'inputs' ? baseline.origin.rest : baseline?.origin
  return origin?.kind === 'base' && origin.against.kind !== 'folder' ? origin.against.commit : undefined
}
