/** A simulated world: engines with the noise that was measured of real ones, and what happens to a brand in it. */
import { type AnswerSource, meanOf, type Place } from './answer-source.ts'
import { createRandom, drawBeta, drawNormal, drawStudent, uniformAt } from './random.ts'

/** What one kind of engine does. */
export interface EngineKind {
  /** Share of keywords on which it cites the brand. */
  baseRate: number
  /** Probability that it cites again when it has cited once: Jaccard J of two askings is r / (2 − r). */
  repeat: number
  /** Range of the share of answers for which it searches; each run draws its own. */
  searches?: [least: number, most: number]
  /** What is reported of an answer without a search. A live engine's is not evaluated; default. */
  unsearched?: 'not-evaluated' | 'not-cited'
}

/** Jaccard .35 of two askings (Google AI Mode); it always searches. */
export const steady: EngineKind = { baseRate: 0.2, repeat: 0.52 }
/** Jaccard .21 when both runs searched and .07 over all (ChatGPT); the share that searched differs from run to run. */
export const shifting: EngineKind = { baseRate: 0.2, repeat: 0.347, searches: [0.2, 0.56] }
/** The same behind a hosted service, which reports an answer without a search as not cited. */
export const shiftingHosted: EngineKind = { ...shifting, unsearched: 'not-cited' }

/**
 * The engines of the tables. The repeat probabilities are those of domains and brands with such a base rate in the
 * replayed answers (data/README.md); that of 20 % is Google's AI Mode.
 */
export const byBaseRate = {
  0.1: { baseRate: 0.1, repeat: 0.35 },
  0.2: steady,
  0.6: { baseRate: 0.6, repeat: 0.76 },
} as const satisfies Record<number, EngineKind>

/** How far an engine moves on one day, on all keywords alike, in logits. A day's shift is drawn for each engine. */
export type DayShift =
  | { kind: 'none' }
  | { kind: 'normal'; deviation: number }
  /** Student's t distribution, times `scale`. */
  | { kind: 'heavy-tailed'; scale: number; degrees: number }

/** Returns the share of the citations that is left: 1 unchanged, 0.5 halved. */
export type Course = (place: Pick<Place, 'run' | 'engine'>) => number

export interface WorldOptions {
  kinds: readonly EngineKind[]
  keywords: number
  dayShift?: DayShift
  course?: Course
  seed: number
}

export interface World extends AnswerSource {
  /** Returns the mean score of an answer on a day without a shift and before any event. */
  expectedScore(): number
}

/** What an engine is like on the day of a run. */
interface Day {
  searches: number
  shift: number
}

/** What the numbers of a place are drawn for. */
const draws = { keyword: 1, day: 2, search: 3, citation: 4, score: 5 } as const

/**
 * Creates a world. A keyword's probability of a citation is drawn once, from a beta distribution whose mean is the base
 * rate and whose second moment gives the repeat probability. A citation scores 24 to 108, by keyword and chance.
 */
export function createWorld({
  kinds,
  keywords,
  dayShift = { kind: 'none' },
  course = unchanged,
  seed,
}: WorldOptions): World {
  const random = createRandom(uniformAt(seed, draws.keyword) * 2 ** 32)
  const worth = kinds.map(({ baseRate, repeat }) => {
    const total = (1 - repeat) / (repeat - baseRate)
    return Array.from({ length: keywords }, () => ({
      probability: drawBeta(baseRate * total, (1 - baseRate) * total, random),
      score: 30 + 60 * random(),
    }))
  })
  const days = new Map<number, Day[]>()
  const dayOf = (run: number): Day[] => {
    const known = days.get(run)
    if (known) return known
    const drawn = drawDay(kinds, dayShift, uniformAt(seed, draws.day, run) * 2 ** 32)
    days.set(run, drawn)
    return drawn
  }
  return {
    keywords: Array.from({ length: keywords }, (_, index) => `keyword ${index}`),
    engines: kinds.map((_, index) => `engine ${index}`),
    expectedScore: () => meanOf(worth.flat().map(({ probability, score }) => probability * score)),
    answer({ run, sample, keyword, engine }) {
      const [kind, of, day] = [kinds[engine], worth[engine]?.[keyword], dayOf(run)[engine]]
      if (!kind || !of || !day) return undefined
      const draw = (what: number) => uniformAt(seed, what, run, sample, keyword, engine)
      if (day.searches < 1 && draw(draws.search) >= day.searches) {
        return kind.unsearched === 'not-cited' ? { cited: false, score: 0 } : undefined
      }
      const cited =
        draw(draws.citation) < course({ run, engine }) * shiftProbability(of.probability, day.shift)
      return { cited, score: cited ? of.score * (0.8 + 0.4 * draw(draws.score)) : 0 }
    },
  }
}

function drawDay(kinds: readonly EngineKind[], dayShift: DayShift, seed: number): Day[] {
  const random = createRandom(seed)
  return kinds.map(({ searches: [least, most] = [1, 1] }) => ({
    searches: least + (most - least) * random(),
    shift: drawShift(dayShift, random),
  }))
}

function drawShift(dayShift: DayShift, random: () => number): number {
  if (dayShift.kind === 'none') return 0
  if (dayShift.kind === 'normal') return dayShift.deviation * drawNormal(random)
  return dayShift.scale * drawStudent(dayShift.degrees, random)
}

/** Returns a probability after a shift in logits. */
export function shiftProbability(probability: number, shift: number): number {
  if (shift === 0) return probability
  return 1 / (1 + ((1 - probability) / probability) * Math.exp(-shift))
}

export const unchanged: Course = () => 1

/** Only the share `left` is left from run `from` on. */
export const dropAt =
  (from: number, left: number): Course =>
  ({ run }) =>
    run < from ? 1 : left

/** An engine loses its citations at run `from`; the other engines keep theirs. */
export const loseEngineAt =
  (from: number, lost: number): Course =>
  ({ run, engine }) =>
    run >= from && engine === lost ? 0 : 1

/** Falls in equal steps from all at run `from` to a half `runs` runs later, and stays there. */
export const declineToHalf =
  (from: number, runs: number): Course =>
  ({ run }) =>
    1 - 0.5 * Math.min(1, Math.max(0, (run - from) / runs))
