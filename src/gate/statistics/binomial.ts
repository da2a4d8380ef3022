import { logGamma } from './student.ts'

/** Returns P(X ≥ count) of a binomial X with this number of trials. `share`: between 0 and 1, both excluded. */
export function binomialTail(count: number, trials: number, share: number): number {
  // Logarithms, because a power of the share underflows to 0 for some hundred trials.
  const logTerm = (hits: number) =>
    logGamma(trials + 1) -
    logGamma(hits + 1) -
    logGamma(trials - hits + 1) +
    hits * Math.log(share) +
    (trials - hits) * Math.log1p(-share)
  let tail = 0
  for (let hits = count; hits <= trials; hits += 1) tail += Math.exp(logTerm(hits))
  return Math.min(1, tail)
}
