/**
 * How far an engine moves from day to day on all prompts alike, estimated from the recorded answers.
 *
 * A shift of δ logits changes the number of citations of a domain by about δ·V, with V the sum over the prompts of
 * p(1 − p). V is also the variance of that number by chance, so the deviation of a day in logits has the variance 1/V.
 */
import { meanOf } from './answer-source.ts'
import { findSubjects, type Recorded, type SubjectKind } from './replay.ts'

interface SubjectDays {
  subject: string
  /** Number of answers that name it, by day. */
  counts: number[]
  /** By day, then prompt. */
  named: boolean[][]
  /** Variance of a day's count by chance. */
  variance: number
  /** Deviation of each day from the mean of all days, in logits. */
  shifts: number[]
}

/** Counts, by day, the answers that name each subject. Prompts that were not evaluated on every day are left out. */
export function measureDays({ answers, days }: Recorded, kind: SubjectKind): SubjectDays[] {
  const complete = answers.map((_, prompt) => prompt).filter(prompt => answers[prompt]?.every(Boolean))
  return findSubjects({ answers, days, prompts: [] }, complete, kind).map(subject => {
    const named = Array.from({ length: days }, (_, day) =>
      complete.map(prompt => answers[prompt]?.[day]?.[kind].includes(subject) ?? false),
    )
    const counts = named.map(ofDay => ofDay.filter(Boolean).length)
    // Unbiased: the share of pairs of days that differ.
    const variance = complete.reduce((sum, _, prompt) => {
      const times = named.filter(ofDay => ofDay[prompt]).length
      return sum + (times * (days - times)) / (days * (days - 1))
    }, 0)
    const shifts = counts.map(count => (count - meanOf(counts)) / variance)
    return { subject, counts, named, variance, shifts }
  })
}

/** Subjects with less tell nothing: their deviation by chance exceeds half a logit. */
const MIN_VARIANCE = 4

/** Degrees of freedom of Student's t distribution; Infinity is the normal distribution. */
interface ShiftFit {
  degrees: number
  scale: number
  logLikelihood: number
  subjects: number
}

/** Finds the scale with the greatest likelihood. The level of each subject is integrated out with a flat prior. */
export function fitShifts(subjects: readonly SubjectDays[], degrees: number): ShiftFit {
  const used = subjects.filter(({ variance }) => variance >= MIN_VARIANCE)
  const units = divide(degrees)
  const scales = Array.from({ length: 31 }, (_, step) => step * 0.02)
  const fits = scales.map(scale => ({
    degrees,
    scale,
    subjects: used.length,
    logLikelihood: used.reduce((sum, subject) => sum + logLikelihoodOf(subject, units, scale), 0),
  }))
  return fits.reduce((best, fit) => (fit.logLikelihood > best.logLikelihood ? fit : best))
}

function logLikelihoodOf({ shifts, variance }: SubjectDays, units: readonly Unit[], scale: number): number {
  const reach = 4 / Math.sqrt(variance) + 2 * scale
  const levels = Array.from({ length: 61 }, (_, step) => reach * (step / 30 - 1))
  const densities = levels.map(level =>
    shifts.reduce((product, shift) => product * convolve(shift - level, { units, scale, variance }), 1),
  )
  return Math.log(densities.reduce((sum, density) => sum + density, 0) * (reach / 30))
}

/** Returns the density of a shift from Student's t plus the noise of counting. */
function convolve(
  value: number,
  { units, scale, variance }: { units: readonly Unit[]; scale: number; variance: number },
): number {
  const factor = Math.sqrt(variance / (2 * Math.PI))
  return units.reduce(
    (sum, { unit, weight }) =>
      sum + weight * factor * Math.exp((-variance * (value - scale * unit) ** 2) / 2),
    0,
  )
}

/** A point of a distribution whose scale is 1. The weights of all points add up to 1. */
interface Unit {
  unit: number
  weight: number
}

const FINEST = 0.2
const WIDEST = 25
const NEGLIGIBLE = 1e-6

/** Divides Student's t distribution into points. */
function divide(degrees: number): Unit[] {
  const density = (unit: number) =>
    degrees === Number.POSITIVE_INFINITY
      ? Math.exp(-(unit ** 2) / 2)
      : (1 + unit ** 2 / degrees) ** (-(degrees + 1) / 2)
  const steps = WIDEST / FINEST
  const points = Array.from({ length: 2 * steps + 1 }, (_, step) => (step - steps) * FINEST)
    .map(unit => ({ unit, weight: density(unit) }))
    .filter(({ weight }) => weight > NEGLIGIBLE)
  const total = points.reduce((sum, { weight }) => sum + weight, 0)
  return points.map(({ unit, weight }) => ({ unit, weight: weight / total }))
}
