import type { Line } from '../../../lib/document/blocks.ts'
import { cutTable } from '../../../lib/document/build-blocks.ts'
import { MOST_PLACES, valuesOf, whatOf, whereOf } from '../../tell/facts.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

const MOST_ROWS = 10

/** Values that became old by an edit of the facts, and values that the first screen had no room for. */
export const statedFacts: GateSection = {
  id: 'facts',
  title: 'Old values of facts',
  on: EVERYWHERE,
  blocks(context) {
    const rows = context.findings
      .flatMap(finding => (finding.kind === 'fact-wrong' ? [finding] : []))
      .filter(({ leadsTo, sentences }) => leadsTo === 'none' || sentences.length > MOST_PLACES)
      .flatMap(({ sentences }) => sentences)
      .map((each): Line[] => [whereOf(each, context), whatOf(each), valuesOf(each)])
    const columns = [{ title: ['Where'] }, { title: ['Says'], width: 3 }, { title: ['Right'] }]
    return cutTable('Where old values of facts are said, and what is right', columns, rows, MOST_ROWS)
  },
}
