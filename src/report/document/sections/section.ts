import type { Block, Section, Surface } from '../../../lib/document/blocks.ts'
import type { ReportContext } from '../../text/finding-text.ts'

/** A section of the report of a gate. Omitted if it has no blocks. */
export interface GateSection extends Pick<Section, 'id' | 'isFolded'> {
  title: string
  on: readonly Surface[]
  blocks(context: ReportContext): Block[]
}

export const EVERYWHERE: readonly Surface[] = ['comment', 'summary', 'html', 'pdf']

/** Returns whether the run compares the pages of two trees. */
export function isContentRun({ outcome }: ReportContext): boolean {
  return outcome.baseline?.content !== undefined
}

/** Returns whether the report shows the levels of engines. Incidents and checks of pages do not. */
export function hasLevels(context: ReportContext): boolean {
  const { measurement, verdict } = context.outcome
  return !isContentRun(context) && measurement !== undefined && verdict.kind === 'judged'
}
