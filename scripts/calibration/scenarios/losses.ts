/** How long a loss that was found stays open: while it lasts, and once the old level is back. */
import { EVIDENCE_TO_RECOVER } from '../../../src/gate/statistics/recovery.ts'
import { daily, engines, normalDays, type Schedule, type Site, secondWorld, weekly } from '../histories.ts'
import { findLoss, traceEvidence } from '../lost-citations.ts'
import { numberColumn, percent, type Scenario, shareWhere } from '../scenario.ts'
import { lose } from '../world.ts'

const sizes: { schedule: Schedule; keywords: number; count: number }[] = [
  { schedule: weekly, keywords: 10, count: 1 },
  { schedule: weekly, keywords: 30, count: 1 },
  { schedule: weekly, keywords: 30, count: 3 },
  { schedule: daily, keywords: 30, count: 3 },
]
const worlds: { name: string; site: (schedule: Schedule) => Partial<Site> }[] = [
  { name: 'calm', site: () => ({ dayShift: normalDays }) },
  { name: 'second', site: secondWorld },
]
const rows = worlds.flatMap(world => sizes.map(size => ({ world, ...size })))

/** Evidence that ends a loss: the value of the gate, and others. */
const THRESHOLDS = [2, 3, 4, EVIDENCE_TO_RECOVER, 6]
/** Low runs before the level is back, and runs in which a real recovery ends the loss. */
const [LOW, SOON] = [8, 4]
/** A daily history takes ten times as long as a weekly one. */
const [WEEKLY_SHARE, DAILY_SHARE] = [10, 50]

type Evidence = ReturnType<typeof traceEvidence>

function highest(evidence: Evidence, from: number, to = Number.POSITIVE_INFINITY): number {
  return Math.max(0, ...evidence.filter(({ run }) => run >= from && run < to).map(each => each.evidence))
}

async function measureLosses(runs: number, row: (typeof rows)[number]): Promise<number[]> {
  const { world, schedule, keywords, count } = row
  const { earlier, runsAYear } = schedule
  const times = Math.ceil(runs / (schedule === daily ? DAILY_SHARE : WEEKLY_SHARE))
  const site: Site = { keywords, kinds: engines(count), ...world.site(schedule) }
  const trace = (length: number, until: number) =>
    Array.from({ length: times }, (_, seed) => {
      const course = lose(earlier, 0.5, { until })
      const loss = findLoss(site, schedule, { course, seed, runs: earlier + length })
      return loss === undefined || loss.found >= until ? [] : [traceEvidence(loss)]
    }).flat()
  const lasting = trace(runsAYear, Number.POSITIVE_INFINITY)
  const back = earlier + LOW
  const recovered = trace(LOW + SOON, back)
  return [
    lasting.length,
    ...THRESHOLDS.flatMap(threshold => {
      const open = recovered.filter(evidence => highest(evidence, 0, back) < threshold)
      return [
        shareWhere(lasting, evidence => highest(evidence, 0) >= threshold),
        shareWhere(open, evidence => highest(evidence, back) >= threshold),
      ]
    }),
  ]
}

const AT_GATE = 1 + 2 * THRESHOLDS.indexOf(EVIDENCE_TO_RECOVER)

export const losses: Scenario = {
  name: 'losses',
  title: 'When a loss ends',
  definition: `Engines that cite on 20 % of the keywords lose half of the citations. By the evidence that ends a loss: share of the lasting losses that end within a year, and share of the losses that end within ${SOON} runs of a full recovery after ${LOW} low runs. The gate takes ${EVIDENCE_TO_RECOVER}. *Of*: lasting losses found. *Second*: all engines share half of the variance of their days, which are heavy and autocorrelated, and a question keeps its answer in 20 % of the weekly and 70 % of the daily runs.`,
  labels: ['world', 'schedule', 'keywords × engines'],
  columns: [
    numberColumn('of', 0, 0),
    ...THRESHOLDS.map((threshold, index) => ({
      heading: `${threshold}: lasting ends · recovery ends it`,
      show: (values: readonly number[]) =>
        [values[1 + 2 * index], values[2 + 2 * index]].map(share => percent(share, 0)).join(' · '),
    })),
  ],
  rows: rows.map(row => ({
    labels: [row.world.name, row.schedule.name, `${row.keywords} × ${row.count}`],
    parts: [(runs: number) => measureLosses(runs, row)],
  })),
  promises: [
    {
      what: 'lasting half losses that end within a year: the worst size and world',
      before: '–',
      bar: '≤ 2 %',
      now: measured => percent(Math.max(...measured.map(values => values[AT_GATE] ?? Number.NaN))),
    },
    {
      what: 'weekly 30 × 3, losses that end within four runs of a recovery: both worlds',
      before: '–',
      bar: '≥ 90 %',
      now: measured =>
        [2, 2 + sizes.length].map(row => percent(measured[row]?.[AT_GATE + 1], 0)).join(' and '),
    },
  ],
}
