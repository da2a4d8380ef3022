import type { PassedOver } from '../contract/corpus-facts.ts'
import type { KeywordChange } from '../embedded/repository/compare.ts'

/** What a change of pages did to the answers drawn from them. */
export interface ContentComparison {
  /** How many pages there are now, competitors' included. */
  pages: number
  /** Files that could hold pages and were not read. */
  passedOver: PassedOver[]
  /** What became of each keyword, in the order of the inputs. */
  keywords: KeywordChange[]
}
