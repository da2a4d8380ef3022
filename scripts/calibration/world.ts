/** A simulated world: engines with the noise that was measured of real ones, and what happens to a brand in it. */
import type { AnswerSource, Place } from './answer-source.ts'
import { createRandom, drawBeta, drawNormal, drawStudent, type Random, uniformAt } from './random.ts'

/** What one kind of engine does. */
export interface EngineKind {
  /** Share of keywords on which it cites the brand. */
  baseRate: number
  /** Probability that it cites again when it has cited once: Jaccard J of two askings is r / (2 − r). */
  repeat: number
  /** Range of the share of answers for which it searches, otherwise it does not cite; each run draws its own. Default: always. */
  searches?: [least: number, most: number]
}

/** Jaccard .35 of two askings (Google AI Mode); it always searches. */
export const steady: EngineKind = { baseRate: 0.2, repeat: 0.52 }
/** Jaccard .21 when both runs searched and .07 over all (ChatGPT); the share that searched differs from run to run. */
export const shifting: EngineKind = { baseRate: 0.2, repeat: 0.347, searches: [0.2, 0.56] }

/**
 * The engines of the tables. The repeat probabilities are those of domains and brands with such a base rate in the
 * replayed answers (data/README.md); that of 20 % is Google's AI Mode.
 */
export const byBaseRate = {
  0.1: { baseRate: 0.1, repeat: 0.35 },
  0.2: steady,
  0.6: { baseRate: 0.6, repeat: 0.76 },
} as const satisfies Record<number, EngineKind>

/** How far an engine moves on one day, on all keywords alike. A day's shift is drawn for each engine. */
export interface DayShift {
  /** Standard deviation, in logits. */
  deviation: number
  /** Of Student's t distribution, at least 3. Default: the normal distribution. */
  degrees?: number
  /** Correlation of the shifts of a run and the next one. Default 0. */
  correlation?: number
  /** All engines share half of the variance. Default: each has days of its own. */
  isShared?: boolean
}

/** Returns the remaining share of the citations: 1 unchanged, 0.5 halved; undefined if there is no answer. */
export type Course = (place: Pick<Place, 'run' | 'engine'>) => number | undefined

/** A change of the asked keywords before a run: the oldest ones are removed, new ones are added. */
interface Edit {
  run: number
  added?: number
  removed?: number
}

export interface WorldOptions {
  kinds: readonly EngineKind[]
  /** Default: `keyword 0` and `engine 0`, and so on. */
  names?: { keywords?: readonly string[]; engines?: readonly string[] }
  /** Number of keywords that the first run asks about. */
  keywords: number
  edits?: readonly Edit[]
  /** Days from one run to the next. Default 7. */
  daysApart?: number
  dayShift?: DayShift
  /** Standard deviation of what a cell moves in a year, along a straight line, in logits. */
  drift?: number
  /** Logits that all engines lose on a Saturday or Sunday. */
  weekendDip?: number
  /** Logits that all engines gain in the first run. */
  firstRunLuck?: number
  /** Probability that a question is answered as in the run before, whatever the chance of a citation is. Default 0. */
  keeps?: number
  /** Share of the answers that are missing. */
  missing?: number
  course?: Course
  /** Share of the score of a citation that is left. Default: all. */
  scoreCourse?: Course
  seed: number
}

/** What an engine is like on the day of a run. */
interface Day {
  searches: number
  /** In logits. */
  shift: number
}

/** What the numbers of a place are drawn for. */
const draws = { keyword: 1, day: 2, search: 3, citation: 4, score: 5, missing: 6, keep: 7 } as const
const DAYS_A_YEAR = 365

/**
 * Creates a world. A keyword's probability of a citation is drawn once, from a beta distribution whose mean is the base
 * rate and whose second moment gives the repeat probability. A citation scores 24 to 108, by keyword and chance. The first
 * run is on a Monday.
 */
export function createWorld(options: WorldOptions): AnswerSource {
  const {
    kinds,
    edits = [],
    daysApart = 7,
    drift = 0,
    missing = 0,
    keeps = 0,
    course = unchanged,
    scoreCourse = unchanged,
    seed,
  } = options
  const sum = (edited: readonly Edit[], what: 'added' | 'removed') =>
    edited.reduce((total, edit) => total + (edit[what] ?? 0), 0)
  const random = createRandom(uniformAt(seed, draws.keyword) * 2 ** 32)
  const count = options.keywords + sum(edits, 'added')
  const worth = kinds.map(({ baseRate, repeat }) => {
    const total = (1 - repeat) / (repeat - baseRate)
    return Array.from({ length: count }, () => ({
      probability: drawBeta(baseRate * total, (1 - baseRate) * total, random),
      score: 30 + 60 * random(),
      drift: drift * drawNormal(random),
    }))
  })
  const { names } = options
  const keywords = names?.keywords ?? Array.from({ length: count }, (_, index) => `keyword ${index}`)
  const dayOf = createDays(options)
  return {
    keywords,
    engines: names?.engines ?? kinds.map((_, index) => `engine ${index}`),
    asks(run) {
      const made = edits.filter(edit => edit.run <= run)
      return keywords.slice(sum(made, 'removed'), options.keywords + sum(made, 'added'))
    },
    answer({ run, sample, keyword, engine }) {
      const [of, left] = [worth[engine]?.[keyword], course({ run, engine })]
      if (of === undefined || left === undefined) return undefined
      const draw = (what: number, at = run) => uniformAt(seed, what, at, sample, keyword, engine)
      let drawn = run
      while (drawn > 0 && draw(draws.keep, drawn) < keeps) drawn -= 1
      if (missing > 0 && draw(draws.missing) < missing) return undefined
      const { searches, shift } = dayOf(run, engine)
      if (searches < 1 && draw(draws.search) >= searches) return { cited: false, score: 0 }
      const moved = shift + (of.drift * run * daysApart) / DAYS_A_YEAR
      const cited = draw(draws.citation, drawn) < left * shiftProbability(of.probability, moved)
      const score = of.score * (0.8 + 0.4 * draw(draws.score)) * (scoreCourse({ run, engine }) ?? 0)
      return { cited, score: cited ? score : 0 }
    },
  }
}

/** Returns a function that gives the day of a run and an engine. Keeps the days: each depends on the one before. */
function createDays({
  kinds,
  daysApart = 7,
  dayShift = { deviation: 0 },
  weekendDip = 0,
  firstRunLuck = 0,
  seed,
}: WorldOptions): (run: number, engine: number) => Day {
  const { deviation, correlation = 0, isShared = false } = dayShift
  const states: number[][] = []
  const days: Day[][] = []
  const drawDay = (run: number) => {
    const random = createRandom(uniformAt(seed, draws.day, run) * 2 ** 32)
    const isWeekend = (run * daysApart) % 7 >= 5
    const common = (run === 0 ? firstRunLuck : 0) - (isWeekend ? weekendDip : 0)
    // The last one is what the engines share.
    const state = Array.from({ length: kinds.length + 1 }, (_, engine) => {
      const before = states.at(-1)?.[engine]
      const drawn = drawUnit(dayShift, random)
      return before === undefined ? drawn : correlation * before + Math.sqrt(1 - correlation ** 2) * drawn
    })
    states.push(state)
    days.push(
      kinds.map(({ searches: [least, most] = [1, 1] }, engine) => ({
        searches: least + (most - least) * random(),
        shift: common + deviation * mixDays(state[engine] ?? 0, isShared ? state[kinds.length] : undefined),
      })),
    )
  }
  return (run, engine) => {
    while (days.length <= run) drawDay(days.length)
    return days[run]?.[engine] ?? { searches: 1, shift: 0 }
  }
}

function mixDays(own: number, shared: number | undefined): number {
  return shared === undefined ? own : (own + shared) * Math.SQRT1_2
}

/** Draws a number with the standard deviation 1. */
function drawUnit({ degrees }: DayShift, random: Random): number {
  return degrees === undefined
    ? drawNormal(random)
    : drawStudent(degrees, random) / Math.sqrt(degrees / (degrees - 2))
}

/** Returns a probability after a shift in logits. */
export function shiftProbability(probability: number, shift: number): number {
  if (shift === 0) return probability
  return 1 / (1 + ((1 - probability) / probability) * Math.exp(-shift))
}

export const unchanged: Course = () => 1

interface Extent {
  /** The first run in which all is as before. Default: none. */
  until?: number
  /** Positions of the engines that it touches. Default: all. */
  engines?: readonly number[]
}

const isWithin = (
  { run, engine }: Pick<Place, 'run' | 'engine'>,
  from: number,
  { until = Number.POSITIVE_INFINITY, engines }: Extent,
) => run >= from && run < until && (engines?.includes(engine) ?? true)

/** Only the share `left` is left from run `from` on. */
export const lose =
  (from: number, left: number, extent: Extent = {}): Course =>
  place =>
    isWithin(place, from, extent) ? left : 1

/** No answers from run `from` on. An engine that is silent until a run is added by the service there. */
export const silence =
  (from: number, extent: Extent = {}): Course =>
  place =>
    isWithin(place, from, extent) ? undefined : 1

/** Falls in equal steps from all at run `from` to a half `runs` runs later, and stays there. */
export const declineToHalf =
  (from: number, runs: number): Course =>
  ({ run }) =>
    1 - 0.5 * Math.min(1, Math.max(0, (run - from) / runs))

/** One course after the other. */
export const both =
  (one: Course, other: Course): Course =>
  place => {
    const [left, rest] = [one(place), other(place)]
    return left === undefined || rest === undefined ? undefined : left * rest
  }
