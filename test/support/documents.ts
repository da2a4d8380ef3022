/** The text of documents, for tests on what they say. */
import type { Block, Cell, Document, Line } from '../../src/lib/document/blocks.ts'
import { plainOf } from '../../src/lib/document/plain-text.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { commentMarker, renderPage, renderPost } from '../../src/report/posts/comment.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'
import type { DescribedGate } from '../../src/report/text/finding-text.ts'

/** Returns the section of a gate's report; undefined where the gate has none. */
export function sectionOf(outcome: Outcome, id: string) {
  return gateDocument(describeGate(outcome)).sections.find(section => section.id === id)
}

/** Returns the texts of a section, one for each line, and each cell of a table. */
export function textsOf(outcome: Outcome, id: string): string[] {
  return linesIn(sectionOf(outcome, id)?.blocks ?? []).map(plainOf)
}

/** Returns the rows of the first table of a section, each with its cells as text. */
export function rowsOf(outcome: Outcome, id: string): string[][] {
  const table = sectionOf(outcome, id)?.blocks.find(block => block.kind === 'table')
  return (table?.rows ?? []).map(row => row.map(cell => plainOf(lineOfCell(cell))))
}

/** Returns all lines of a document: the first screen, the sections, the footer. */
export function linesOf({ first, sections, footer }: Document): Line[] {
  return linesIn([...first, ...sections.flatMap(({ blocks }) => blocks), ...footer])
}

/** Returns the lines of blocks, and of the blocks in them. */
export function linesIn(blocks: readonly Block[]): Line[] {
  return blocks.flatMap(linesInBlock)
}

function linesInBlock(block: Block): Line[] {
  switch (block.kind) {
    case 'heading':
      return [block.text, block.more ?? []]
    case 'line':
      return [block.text]
    case 'list':
      return block.items
    case 'table':
      return [
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap(row => row.map(lineOfCell)),
        block.note ?? [],
      ]
    case 'card':
      return block.cards.flatMap(({ title, lines = [], text, todo }) => [
        title,
        ...lines,
        text === undefined ? [] : [text],
        todo ?? [],
      ])
    case 'chart':
      return [[block.title], [block.description], block.legend]
    case 'code':
      return [[block.text]]
    case 'fold':
      return [block.title, ...linesIn(block.blocks)]
  }
}

/** Returns a cell as a line. */
export function lineOfCell(cell: Cell): Line {
  return 'now' in cell
    ? [
        [cell.now, cell.isLoss ? '▼' : '', cell.was ?? '', cell.basis ?? '']
          .filter(part => part !== '')
          .join(' '),
      ]
    : cell
}

/** Renders the comment of a gate. */
export function renderComment(gate: DescribedGate, marker = commentMarker(gate.key)) {
  return renderPost(gateDocument(gate), marker, gate.load().run.runUrl)
}

/** Renders the job summary of a gate. */
export function renderSummary(outcome: Outcome) {
  return renderPage(gateDocument(describeGate(outcome)))
}
