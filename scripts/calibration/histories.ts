/** Measures many histories of simulated gates. */
import { meanOf } from './answer-source.ts'
import { repeat } from './scenario.ts'
import { type JudgedRun, readGate, runTimeline } from './timeline.ts'
import { byBaseRate, type Course, createWorld, type DayShift, type EngineKind, unchanged } from './world.ts'

export interface Site {
  kinds: readonly EngineKind[]
  keywords: number
  dayShift?: DayShift
  /** Texts of inputs that differ from the defaults. */
  inputs?: Record<string, string>
}

export interface Length {
  runs: number
  /** Runs that are recorded first, without a comparison. */
  earlier?: number
  stopAtAlarm?: boolean
}

/** A standard deviation of 0.3 logits takes a rate of 20 % to 16 or 25 % on one day of three. */
export const normalDays: DayShift = { kind: 'normal', deviation: 0.3 }
/** As estimated by the scenario `day-shifts`. */
export const heavyDays: DayShift = { kind: 'heavy-tailed', scale: 0.24, degrees: 3 }

/** Returns so many engines with this base rate. */
export function engines(count: number, baseRate: keyof typeof byBaseRate = 0.2): EngineKind[] {
  return Array.from({ length: count }, () => byBaseRate[baseRate])
}

/** Returns a site with engines whose base rate is 20 %. */
export function steadySite(keywords: number, count: number): Site {
  return { keywords, kinds: engines(count) }
}

/** Returns the judged runs of each of `times` histories, earlier runs left out. Site n is the same in every call. */
export function judgeHistories(
  times: number,
  { kinds, keywords, dayShift = { kind: 'none' }, inputs = {} }: Site,
  { runs, earlier = 0, stopAtAlarm = false }: Length,
  course: Course = unchanged,
): Promise<JudgedRun[][]> {
  return repeat(times, async seed => {
    const world = createWorld({ kinds, keywords, dayShift, course, seed })
    const gate = await readGate(world, { 'scan-per': 'keyword', ...inputs })
    const judged = await runTimeline(world, gate, { runs, earlier, stopAtAlarm })
    return judged.slice(earlier)
  })
}

/** Returns the verdicts of one run after a history of `earlier` runs. */
export async function judgeOnce(
  times: number,
  site: Site,
  earlier: number,
  course: Course = unchanged,
): Promise<JudgedRun[]> {
  return (await judgeHistories(times, site, { runs: earlier + 1, earlier }, course)).flat()
}

export const hasFailed = ({ failed }: Pick<JudgedRun, 'failed'>): boolean => failed
export const isInconclusive = ({ status }: Pick<JudgedRun, 'status'>): boolean => status === 'inconclusive'

/** Returns the share that fails; NaN of nothing. */
export function failedShare(runs: readonly JudgedRun[]): number {
  return runs.filter(hasFailed).length / runs.length
}

/** Returns the share that is inconclusive; NaN of nothing. */
export function inconclusiveShare(runs: readonly JudgedRun[]): number {
  return runs.filter(isInconclusive).length / runs.length
}

/** Returns the share of histories with a failed run among the runs that `counts`. */
export function alarmedShare(
  histories: readonly JudgedRun[][],
  counts: (run: JudgedRun) => boolean = () => true,
): number {
  return meanOf(histories.map(runs => Number(runs.some(run => counts(run) && run.failed))))
}
