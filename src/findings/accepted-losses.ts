/** Lost answers that a reviewer accepted. Pure. */
import type { KeywordChange } from '../embedded/repository/keyword-change.ts'
import { rulesOf, type Verdict } from '../gate/verdict.ts'
import type { Finding } from './finding.ts'

type AcceptedLoss = Extract<Finding, { kind: 'loss-accepted' }>

/** Returns one finding for each review that accepts losses, and the changes that no review accepts. */
export function splitAccepted(
  changes: readonly KeywordChange[],
  verdict: Verdict,
): { open: KeywordChange[]; accepted: AcceptedLoss[] } {
  const settled = rulesOf(verdict).flatMap(rule => (rule.kind === 'answers' ? rule.accepted : []))
  const reviews = new Map(settled.map(each => [each.keyword, each]))
  const reviewOf = ({ keyword, outcome }: KeywordChange) =>
    outcome === 'lost' ? reviews.get(keyword) : undefined
  const groups = Map.groupBy(changes, change => reviewOf(change)?.review)
  return {
    open: groups.get(undefined) ?? [],
    accepted: [...groups].flatMap(([review, ofReview]): AcceptedLoss[] => {
      const [first] = ofReview
      const by = first && reviewOf(first)?.by
      if (review === undefined || first === undefined || by === undefined) return []
      return [
        {
          ...{ kind: 'loss-accepted', certainty: 'fact', leadsTo: 'none', cause: review },
          ...{ by, review },
          questions: ofReview.map(({ keyword, owner, before, after }) => ({
            ...{ question: keyword, owner, before, after },
          })),
          path: first.before?.place.path ?? '',
          removed: ofReview.flatMap(({ removed }) => removed),
        },
      ]
    }),
  }
}
