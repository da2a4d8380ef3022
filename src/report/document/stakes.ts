import type { Block, Line } from '../../lib/document/blocks.ts'
import { foldOf, labeled, line, paragraph } from '../../lib/document/build-blocks.ts'
import type { Outcome } from '../outcome.ts'
import { joinWords, type Names } from '../words/names.ts'
import { countOf } from '../words/numbers.ts'

const MAX_PAGES = 3
/** Code points. */
const ENGINES_LENGTH = 120

/** Returns how often engines cite each changed page. Empty without a history of live answers. */
export function stakeBlocks({ baseline }: Pick<Outcome, 'baseline'>, names: Names): Block[] {
  const { stakes = [], keywords = [] } = baseline?.content ?? {}
  const blocks = stakes.flatMap(({ path, engines, keywords: citing, answers, of }) => {
    const who = { name: joinWords(engines.map(names.engineInCountry)), most: ENGINES_LENGTH }
    const owned = keywords.filter(({ owner }) => owner?.path === path).map(({ keyword }) => keyword)
    const [first, ...others] = citing.filter(keyword => !owned.includes(keyword))
    const rest = others.length === 0 ? [] : [` and ${countOf(others.length, 'more question')}`]
    const count = [`${answers} of ${countOf(of, 'answer')}`]
    const also = first === undefined ? [] : line`, also for ${{ quote: first }}${rest}`
    const sentences: Line =
      owned.length === 0 && first !== undefined
        ? line`${path} is cited for ${{ quote: first }}${rest}, which this change does not check (${who}, ${count}).`
        : line`${who} cited ${path} in ${count} in the last four weeks${also}.`
    return paragraph(labeled('At stake:', sentences))
  })
  const more = `and ${countOf(blocks.length - MAX_PAGES, 'more cited page')}`
  return [...blocks.slice(0, MAX_PAGES), ...foldOf(more, blocks.slice(MAX_PAGES))]
}
