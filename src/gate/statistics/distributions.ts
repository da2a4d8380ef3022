/** The tails of Student's t, from the regularized incomplete beta function, and of the binomial distribution. */
import { mean } from '../../scan/measure.ts'

/** Lanczos approximation of the gamma function, with Godfrey's coefficients. */
const LANCZOS_G = 7
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
]

/** Returns the probability of a value up to `t`. `degrees` of freedom is above 0 and need not be an integer. */
export function studentCdf(t: number, degrees: number): number {
  return t > 0 ? 1 - upperTail(t, degrees) : upperTail(-t, degrees)
}

/** Returns the quantile of a probability, by bisection. */
export function studentQuantile(p: number, degrees: number): number {
  const tail = Math.min(p, 1 - p)
  let [low, high] = [0, 1]
  while (high < Infinity && upperTail(high, degrees) > tail) [low, high] = [high, high * 2]
  let middle = (low + high) / 2
  while (middle > low && middle < high) {
    if (upperTail(middle, degrees) > tail) low = middle
    else high = middle
    middle = (low + high) / 2
  }
  return p < 0.5 ? -middle : middle
}

/** Returns the probability of a value above `t`, where `t` is at least 0 (NIST DLMF 8.17, Numerical Recipes 6.4). */
function upperTail(t: number, degrees: number): number {
  const square = t * t
  // Both arguments are computed directly, because subtracting a number close to 1 from 1 would lose digits.
  return incompleteBeta(1 / (1 + square / degrees), 1 / (1 + degrees / square), degrees / 2, 1 / 2) / 2
}

/** Returns the regularized incomplete beta function I_x(a, b) (NIST DLMF 8.17.2), where `rest` is 1 − x. */
function incompleteBeta(x: number, rest: number, a: number, b: number): number {
  // The fraction converges fast only on this side. The other side follows by symmetry (DLMF 8.17.4).
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(rest, x, b, a)
  const logBeta = logGamma(a) + logGamma(b) - logGamma(a + b)
  return Math.exp(a * Math.log(x) + b * Math.log(rest) - logBeta) / (a * continuedFraction(x, a, b))
}

/** Evaluates the fraction of DLMF 8.17.22 backwards. About √max(a, b) terms matter (Numerical Recipes 6.4). */
function continuedFraction(x: number, a: number, b: number): number {
  let fraction = 1
  for (let m = Math.ceil(50 + 5 * Math.sqrt(Math.max(a, b))); m >= 0; m--) {
    const even = ((m + 1) * (b - m - 1) * x) / ((a + 2 * m + 1) * (a + 2 * m + 2))
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    fraction = 1 + odd / (1 + even / fraction)
  }
  return fraction
}

const logFactorials = [0]

function logFactorial(n: number): number {
  for (let next = logFactorials.length; next <= n; next++) logFactorials.push(logGamma(next + 1))
  return logFactorials[n] ?? 0
}

/** Returns the logarithm of the number of ways to choose k of n. */
export function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k)
}

/** Returns P(X ≥ count) of a binomial X with this number of trials. `share`: between 0 and 1, both excluded. */
export function binomialTail(count: number, trials: number, share: number): number {
  let tail = 0
  for (let hits = count; hits <= trials; hits += 1) {
    // Logarithms, because a power of the share underflows to 0 for some hundred trials.
    const logPower = hits * Math.log(share) + (trials - hits) * Math.log1p(-share)
    tail += Math.exp(logChoose(trials, hits) + logPower)
  }
  return Math.min(1, tail)
}

/** Returns ln Γ(z) for z > 0 (Lanczos 1964). */
function logGamma(z: number): number {
  const series = LANCZOS.reduce(
    (sum, coefficient, k) => sum + (k === 0 ? coefficient : coefficient / (z - 1 + k)),
  )
  const base = z + LANCZOS_G - 0.5
  return Math.log(2 * Math.PI) / 2 + (z - 0.5) * Math.log(base) - base + Math.log(series)
}

/** Returns the unbiased variance of two or more values. */
export function sampleVariance(values: readonly number[]): number {
  const center = mean(values)
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / (values.length - 1)
}
