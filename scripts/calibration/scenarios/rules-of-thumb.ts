/** The gate beside two rules of thumb: "any drop fails" and "a drop of 10 points fails". */
import { failedShare, judgeOnce, normalDays, type Site, steadySite } from '../histories.ts'
import { percent, type Scenario } from '../scenario.ts'
import type { JudgedRun } from '../timeline.ts'
import { type Course, dropAt, shifting, unchanged } from '../world.ts'

const SLACK = 1e-9

function ratesOf(judged: JudgedRun[]): number[] {
  const dropsAbove = (points: number) =>
    judged.filter(({ citedBefore, citedNow }) => citedBefore - citedNow > points).length / judged.length
  return [failedShare(judged), dropsAbove(SLACK), dropsAbove(0.1 - SLACK)]
}

const headings = [
  'unchanged',
  'unchanged, other share searched',
  'unchanged, engine shifts as a whole',
  'halved',
  'a quarter lost',
]

function besideRulesOfThumb(name: string, earlier: number, title: string): Scenario {
  return {
    name,
    title,
    definition:
      'One engine, base rate 20 %. Earlier runs, then one run. Shares that raise an alarm: ours · “any drop fails” · “a drop of 10 points fails”.',
    labels: ['keywords', 'samples'],
    columns: headings.map((heading, position) => ({
      heading,
      show: values => {
        const [ours = 0, ...others] = values.slice(3 * position, 3 * position + 3)
        return [`**${points(ours)}**`, ...others.map(points)].join(' · ')
      },
    })),
    rows: [20, 60, 132].flatMap(keywords =>
      [1, 3].map(samples => ({
        labels: [String(keywords), String(samples)],
        async measure(runs: number) {
          const steady = { ...steadySite(keywords, 1), inputs: { samples: String(samples) } }
          const cases: [Site, Course][] = [
            [steady, unchanged],
            [{ ...steady, kinds: [shifting] }, unchanged],
            [{ ...steady, dayShift: normalDays }, unchanged],
            [steady, dropAt(earlier, 0.5)],
            [steady, dropAt(earlier, 0.75)],
          ]
          const rates: number[] = []
          for (const [site, course] of cases) {
            rates.push(...ratesOf(await judgeOnce(Math.ceil(runs / 8), site, earlier, course)))
          }
          return rates
        },
      })),
    ),
    promises: [],
  }
}

const points = (share: number) => percent(share).replace(' %', '')

export const fiveRuns = besideRulesOfThumb('five-runs', 5, 'Five runs in the baseline')
export const oneRun = besideRulesOfThumb('one-run', 1, 'One run in the baseline')
