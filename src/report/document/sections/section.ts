import type { Block, Section, Surface } from '../blocks.ts'
import type { Told } from '../told.ts'

/** A section of the report of a gate. It is left out where it has no blocks. */
export interface GateSection extends Pick<Section, 'id' | 'isAnnex'> {
  title: string
  on: readonly Surface[]
  blocks(told: Told): Block[]
}

export const EVERYWHERE: readonly Surface[] = ['comment', 'summary', 'html', 'pdf']
export const IN_FILES: readonly Surface[] = ['html', 'pdf']
