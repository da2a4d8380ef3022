import * as z from 'zod'
import { passedOverSchema } from '../contract/corpus-facts.ts'
import { count, list } from '../contract/parts.ts'
import { keywordChangeSchema } from '../embedded/repository/keyword-change.ts'

export const contentComparisonSchema = z.strictObject({
  /** How many pages there are now, competitors' included. */
  pages: count,
  /** Files that could hold pages and were not read. */
  passedOver: list(passedOverSchema),
  /** What became of each keyword, in the order of the inputs. */
  keywords: list(keywordChangeSchema),
})
/** What a change of pages did to the answers drawn from them. */
export type ContentComparison = z.output<typeof contentComparisonSchema>
