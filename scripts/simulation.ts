/** Simulated answer engines with the noise that was measured of real ones. For `npm run calibrate`. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { ScanResult } from '../src/contract/contract.ts'
import type { Cell } from '../src/scan/measure.ts'
import type { CompletedScan } from '../src/scan/run.ts'

/** Uniform from 0 to below 1. */
export type Random = () => number

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed)
  return () => (generator.next() >>> 0) / 2 ** 32
}

/** What one kind of engine does. */
export interface EngineKind {
  /** Share of keywords on which it cites the brand. */
  baseRate: number
  /** Probability that it cites again when it has cited once: Jaccard J of two askings is r / (2 − r). */
  repeat: number
  /** Range of the share of answers for which it searches; each run draws its own. Unsearched ones are not evaluated. */
  searches: [least: number, most: number]
}

/** Jaccard .35 of two askings (Google AI Mode); it always searches. */
export const steady: EngineKind = { baseRate: 0.2, repeat: 0.52, searches: [1, 1] }
/** Jaccard .21 when both runs searched and .07 over all (ChatGPT); the share that searched shifts from run to run. */
export const shifting: EngineKind = { baseRate: 0.2, repeat: 0.347, searches: [0.2, 0.56] }

/** What a keyword is to an engine: its probability of a citation, and its score when cited. */
interface Keyword {
  probability: number
  score: number
}

export interface World {
  /** By engine, then keyword. */
  engines: { kind: EngineKind; keywords: Keyword[] }[]
}

export function createWorld(kinds: EngineKind[], keywords: number, random: Random): World {
  return {
    engines: kinds.map(kind => ({
      kind,
      keywords: Array.from({ length: keywords }, () => ({
        probability: drawProbability(kind, random),
        score: 30 + 60 * random(),
      })),
    })),
  }
}

/** From a beta distribution whose mean is the base rate and whose second moment gives the repeat probability. */
function drawProbability({ baseRate, repeat }: EngineKind, random: Random): number {
  const total = (1 - repeat) / (repeat - baseRate)
  const [first, second] = [gamma(baseRate * total, random), gamma((1 - baseRate) * total, random)]
  return first / (first + second)
}

/** Marsaglia & Tsang (2000), with their step for shapes below 1. */
function gamma(shape: number, random: Random): number {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const base = shape - 1 / 3
  for (;;) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const cube = (1 + normal / Math.sqrt(9 * base)) ** 3
    if (cube > 0 && Math.log(1 - random()) < normal ** 2 / 2 + base * (1 - cube + Math.log(cube))) {
      return base * cube
    }
  }
}

/** What an engine is like on the day of a run. */
interface Day {
  /** Share of answers for which it searches. */
  searches: number
  /** In logits, on the probability of a citation, the same for all keywords. */
  shift: number
}

/** `dayShift` is the standard deviation of the engines' shifts, in logits. */
export function drawDays({ engines }: World, dayShift: number, random: Random): Day[] {
  return engines.map(({ kind: { searches } }) => ({
    searches: searches[0] + (searches[1] - searches[0]) * random(),
    shift: dayShift * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random()),
  }))
}

/** The scans of one sample, one a keyword. `left` is the share of citations that are left: 1 unchanged, 0.5 halved. */
export function simulateSample(
  { engines }: World,
  days: Day[],
  { sample, left }: { sample: number; left: number },
  random: Random,
): CompletedScan[] {
  return Array.from({ length: engines[0]?.keywords.length ?? 0 }, (_, index) => {
    const results = engines.flatMap(({ keywords }, number) => {
      const [day, keyword] = [days[number], keywords[index]]
      if (!day || !keyword || random() >= day.searches) return []
      const cited = random() < left * shiftLogit(keyword.probability, day.shift)
      return [aResult(`engine ${number}`, cited, cited ? keyword.score * (0.8 + 0.4 * random()) : 0)]
    })
    return aScan(`keyword ${index}`, sample, results)
  })
}

/** The same answers as one scan that asked for all keywords at once. */
export function joinScans(scans: CompletedScan[]): CompletedScan {
  const results = scans.flatMap(({ scan }) => scan.results)
  const joined = Array.from(
    Map.groupBy(results, ({ engine }) => engine),
    ([engine, answers]) =>
      aResult(
        engine,
        answers.some(({ cited }) => cited),
        meanOf(answers.map(({ bcr_score }) => bcr_score)),
      ),
  )
  return aScan(undefined, 1, joined)
}

function aResult(engine: string, cited: boolean, bcr_score: number): ScanResult {
  return { engine, cited, bcr_score, sentiment: '', snippet: '', source_url: '', timestamp: '' }
}

function aScan(keyword: string | undefined, sample: number, results: ScanResult[]): CompletedScan {
  const summary = {
    total_engines: results.length,
    cited_engines: results.filter(({ cited }) => cited).length,
    overall_bcr: meanOf(results.map(({ bcr_score }) => bcr_score)),
    avg_sentiment: '',
  }
  return {
    keyword,
    sample,
    request: { brand_name: 'Acme', keywords: keyword === undefined ? [] : [keyword] },
    scan: { scan_id: '', brand_name: 'Acme', status: 'completed', results, summary },
  }
}

/** 0 of nothing. */
function meanOf(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

function shiftLogit(probability: number, shift: number): number {
  if (shift === 0) return probability
  return 1 / (1 + ((1 - probability) / probability) * Math.exp(-shift))
}

/** Share of the evaluated answers that cite. */
export function citedShare(cells: Cell[]): number {
  return meanOf(cells.flatMap(cell => cell.cited.map(Number)))
}
