/** The order of answers and costs, which does not depend on the order in which replies arrive. Pure. */
import type { EngineCost } from '../embedded/engines/account.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import type { Settings } from '../inputs/settings.ts'

type Asked = Pick<Settings, 'keywords' | 'engines'>

/** Returns the records by sample, then by keyword and engine in the order of the settings. */
export function orderAnswers(records: readonly AnswerRecord[], { keywords, engines }: Asked): AnswerRecord[] {
  const keywordPlace = placesOf(keywords)
  const enginePlace = placesOf(engines)
  return records.toSorted(
    (a, b) =>
      a.sample - b.sample ||
      keywordPlace(a.keyword) - keywordPlace(b.keyword) ||
      enginePlace(a.engine) - enginePlace(b.engine),
  )
}

/** Returns the costs in the order of the engines of the settings. */
export function orderCosts(costs: readonly EngineCost[], { engines }: Pick<Asked, 'engines'>): EngineCost[] {
  const place = placesOf(engines)
  return costs.toSorted((a, b) => place(a.engine) - place(b.engine))
}

/** Returns a function that gives the place of a name; names that are not listed come last. */
function placesOf(names: readonly string[]): (name: string) => number {
  const places = new Map(names.map((name, index) => [name, index]))
  return name => places.get(name) ?? names.length
}
