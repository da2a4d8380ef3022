import { type CellRef, type ComparedCell, keyOf } from '../../../comparison/comparison.ts'
import { isIn } from '../../../comparison/scope.ts'
import type { Block, Section, Surface } from '../../../lib/document/blocks.ts'
import type { ReportContext } from '../../tell/told.ts'

/** A section of the report of a gate. It is left out where it has no blocks. */
export interface GateSection extends Pick<Section, 'id'> {
  title: string
  on: readonly Surface[]
  blocks(context: ReportContext): Block[]
}

export const EVERYWHERE: readonly Surface[] = ['comment', 'summary', 'html', 'pdf']
export const IN_FILES: readonly Surface[] = ['html', 'pdf']

/** Tells whether the run compares the pages of two trees. */
export function isContentRun({ outcome }: ReportContext): boolean {
  return outcome.baseline?.content !== undefined
}

/** Tells whether the levels of the engines are told: an incident has none, and a run about content is told without. */
export function hasLevels(context: ReportContext): boolean {
  const { measurement, verdict } = context.outcome
  return !isContentRun(context) && measurement !== undefined && verdict.kind === 'judged'
}

/** Returns the keys of the cells of losses that fail. */
export function lostCells({ findings, outcome }: ReportContext): ReadonlySet<string> {
  const lost = findings.flatMap(finding =>
    'scope' in finding && finding.leadsTo === 'fail' ? [finding.scope] : [],
  )
  const isLost = ({ engine }: CellRef) => lost.some(scope => isIn(scope, engine))
  return new Set(outcome.comparison?.cells.filter(isLost).map(keyOf))
}

/** Returns a lookup of the compared cells: a report asks for each of thousands. */
export function comparedCells({ outcome }: ReportContext): (cells: readonly CellRef[]) => ComparedCell[] {
  const byKey = new Map((outcome.comparison?.cells ?? []).map(cell => [keyOf(cell), cell]))
  return cells => cells.flatMap(cell => byKey.get(keyOf(cell)) ?? [])
}
