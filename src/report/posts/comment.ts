/** The comment and the job summary: a report as Markdown, within GitHub's limits. */
import { type Block, type Document, sectionsOn } from '../../lib/document/blocks.ts'
import { foldOf } from '../../lib/document/build-blocks.ts'
import {
  escapeWords,
  hiddenMark,
  joinMarkdown,
  type Markdown,
  markdownLink,
  md,
} from '../../lib/document/markdown/markdown.ts'
import { renderBlocks } from '../../lib/document/markdown/render-blocks.ts'
import { countOf } from '../words/numbers.ts'

/** A comment or an issue of GitHub, in UTF-16 code units. */
const COMMENT_LIMIT = 65_536
/** The summary of a step, in bytes. GitHub drops a longer one whole. */
const SUMMARY_LIMIT = 1024 * 1024

/** Sections that a report of one line also shows: what a user asked for, and what is missing. */
const ALWAYS: readonly string[] = ['missing-answers', 'drafts', 'service-reports', 'warnings']

/** Returns the invisible line by which a later run finds its own comment. */
export function commentMarker(key: string): Markdown {
  return hiddenMark('', key)
}

/** Returns the invisible line by which a later run of several gates finds its own comment. */
export function fleetMarker(config = ''): Markdown {
  return hiddenMark('-fleet', config)
}

/**
 * Renders a report as a post: the first screen, then the sections, folded. A pass or a warning of one gate is a line and
 * folds. A cut post refers to `runUrl`.
 */
export function renderPost(document: Document, marker: Markdown, runUrl: string | undefined): Markdown {
  const start = md`${marker}\n`
  const rest = runUrl === undefined ? md`the result file` : markdownLink('the summary of this run', runUrl)
  const limit = COMMENT_LIMIT - start.length
  return md`${start}${fitBlocks(postOf(document), limit, text => text.length, md`a comment: see ${rest}`)}`
}

/** Renders a report as a page: the first screen, then the sections under their headings. */
export function renderPage(document: Document): Markdown {
  const place = md`a summary: see the file of the result-file output`
  return fitBlocks(pageOf(document), SUMMARY_LIMIT, text => Buffer.byteLength(text), place)
}

/** Renders blocks of any length. */
export function renderMarkdownParts(parts: readonly Block[][]): Markdown {
  return joinMarkdown(renderBlocks(parts.flat()), '\n\n')
}

/** Renders blocks, the most important first. Leaves out whole blocks that do not fit, and states it at the end. */
function fitBlocks(
  blocks: readonly Block[],
  limit: number,
  measure: (text: string) => number,
  place: Markdown,
): Markdown {
  const all = renderBlocks(blocks)
  const whole = joinMarkdown(all, '\n\n')
  if (measure(whole) <= limit) return whole
  const notice = (count: number) => md`… ${escapeWords(countOf(count, 'part'))} left out to fit ${place}.`
  const shown: Markdown[] = []
  let room = limit - measure(notice(all.length))
  for (const block of all) {
    const size = measure(`${block}\n\n`)
    if (size > room) continue
    shown.push(block)
    room -= size
  }
  return joinMarkdown([...shown, notice(all.length - shown.length)], '\n\n')
}

function postOf(document: Document): Block[] {
  const [headline, ...rest] = document.first.filter(({ kind }) => kind !== 'chart')
  if (headline?.kind !== 'heading') return []
  const isQuiet = headline.more !== undefined
  const folds = sectionsOn(document, 'comment')
    .filter(({ id }) => !isQuiet || ALWAYS.includes(id))
    .map(({ title, blocks }): Block => ({ kind: 'fold', title, blocks }))
  if (isQuiet) return [headline, ...folds]
  const isShort = headline.mark === 'pass' || headline.mark === 'warn'
  if (!isShort || document.gates !== undefined) {
    // A change cannot bring its own baseline, so the comment names the baseline.
    const hasGrid = document.first.some(block => block.kind === 'table' && block.isGrid)
    const compared = hasGrid ? document.sections.filter(({ id }) => id === 'compared') : []
    return [headline, ...rest, ...folds, ...compared.flatMap(({ blocks }) => blocks), ...document.footer]
  }
  const [detail, ...others] = rest[0]?.kind === 'line' ? [rest[0].text, ...rest.slice(1)] : [[], ...rest]
  const isPlain = others.every(({ kind }) => kind === 'line')
  return [{ ...headline, more: detail }, ...(isPlain ? others : foldOf('Details', others)), ...folds]
}

function pageOf(document: Document): Block[] {
  const sections = sectionsOn(document, 'summary').flatMap(({ title, blocks }): Block[] => [
    { kind: 'heading', text: title },
    ...blocks,
  ])
  return [...document.first, ...sections, ...document.footer]
}
