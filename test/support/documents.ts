/** The text of documents, for tests on what they say. */
import type { Block, GridCell, Line, ReportDocument } from '../../src/report/document/blocks.ts'
import { gateDocument } from '../../src/report/document/gate-document.ts'
import { plainOf } from '../../src/report/document/plain-text.ts'
import { renderPage } from '../../src/report/markdown/comment.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { tellGate } from '../../src/report/tell/tell.ts'

/** Returns the section of a gate's report; undefined where the gate has none. */
export function sectionOf(outcome: Outcome, id: string) {
  return gateDocument(tellGate(outcome)).sections.find(section => section.id === id)
}

/** Returns the texts of a section, one for each line, and each cell of a table. */
export function textsOf(outcome: Outcome, id: string): string[] {
  return linesIn(sectionOf(outcome, id)?.blocks ?? []).map(plainOf)
}

/** Returns the rows of the first table of a section, each with its cells as text. */
export function rowsOf(outcome: Outcome, id: string): string[][] {
  const table = sectionOf(outcome, id)?.blocks.find(block => block.kind === 'table')
  return (table?.rows ?? []).map(row => (Array.isArray(row) ? row.map(plainOf) : [plainOf(row.group)]))
}

/** Returns all lines of a document: the first screen, the sections, the footer. */
export function linesOf({ first, sections, footer }: ReportDocument): Line[] {
  return linesIn([...first, ...sections.flatMap(({ blocks }) => blocks), ...footer])
}

/** Returns the lines of blocks, and of the blocks in them. */
export function linesIn(blocks: readonly Block[]): Line[] {
  return blocks.flatMap(linesInBlock)
}

function linesInBlock(block: Block): Line[] {
  switch (block.kind) {
    case 'headline':
      return [block.text, block.rest ?? []]
    case 'heading':
    case 'paragraph':
      return [block.text]
    case 'list':
      return block.items
    case 'facts':
      return block.rows.map(({ value }) => value)
    case 'table':
      return [
        ...block.columns.map(({ title }) => title),
        ...block.rows.flatMap(row => (Array.isArray(row) ? row : [row.group, row.note ?? []])),
      ]
    case 'grid':
      return [...block.rows.flatMap(({ cells }) => cells.map(lineOfCell)), block.note ?? []]
    case 'causes':
      return block.entries.flatMap(({ title, lines = [], todo }) => [title, ...lines, todo ?? []])
    case 'chart':
      return [[block.title], [block.description], block.legend]
    case 'verbatim':
      return [[block.text]]
    case 'bars':
      return block.rows.flatMap(({ title, value }) => [title, [value]])
    case 'answers':
      return block.rows.flatMap(({ title, cells, count, answers }) => [
        title,
        ...cells.map(lineOfCell),
        [count],
        ...answers.flatMap(answer => [answer.title, [answer.words], ...answer.sources]),
      ])
    case 'fold':
      return [block.title, ...linesIn(block.blocks)]
  }
}

function lineOfCell(cell: GridCell): Line {
  if (cell === undefined || typeof cell === 'string') return [cell ?? '']
  return [[cell.now, cell.was ?? '', cell.basis ?? ''].join(' ').trim()]
}

/** Renders the job summary of a gate. */
export function renderSummary(outcome: Outcome) {
  return renderPage(gateDocument(tellGate(outcome)))
}
