/** What pages say of facts that are stated, and what to write. */
import type { Line } from '../../../lib/document/blocks.ts'
import { cutItems, foldOf, tableOf } from '../../../lib/document/build-blocks.ts'
import { MOST_PLACES, valuesOf, whatOf, whereOf } from '../../tell/facts.ts'
import { EVERYWHERE, type GateSection } from './section.ts'

/** Rows before the rest is folded. */
const MOST_ROWS = 10

export const statedFacts: GateSection = {
  id: 'facts',
  title: 'Old values of facts',
  on: EVERYWHERE,
  blocks({ findings }) {
    const wrong = findings.flatMap(finding => {
      const { kind, leadsTo } = finding
      const isListed = kind === 'fact-wrong' && (leadsTo === 'none' || finding.sentences.length > MOST_PLACES)
      return isListed ? finding.sentences : []
    })
    const rows = wrong.map((each): Line[] => [whereOf(each), whatOf(each), valuesOf(each)])
    const columns = [{ title: ['Where'] }, { title: ['Says'], width: 3 }, { title: ['Write'] }]
    const table = (some: Line[][]) =>
      tableOf('Where old values of facts stand, and what is right', columns, some)
    const { shown, more = '' } = cutItems(rows, MOST_ROWS)
    return [...table(shown), ...foldOf(more, table(rows.slice(MOST_ROWS)))]
  },
}
