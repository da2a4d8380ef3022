/** The configurations of the documentation, with engines that cite as a known brand's do. */
import {
  alarmedShare,
  engines,
  failedShare,
  inconclusiveShare,
  judgeHistories,
  judgeOnce,
  normalDays,
  type Site,
} from '../histories.ts'
import { column, percentColumn, percentRange, type Scenario } from '../scenario.ts'
import { dropAt } from '../world.ts'

const RUNS = 30
/** Runs before a loss. */
const BEFORE = 20

const configurations: { label: string; site: Site }[] = [
  {
    label: '“A hosted service”: 2 keywords, 4 engines, `min-cited-engines: 2`, `max-bcr-drop: 10%`',
    site: {
      keywords: 2,
      kinds: engines(4, 0.6),
      inputs: { 'scan-per': '', 'min-cited-engines': '2', 'max-bcr-drop': '10%' },
    },
  },
  {
    label: '“Baselines from earlier runs”: 10 keywords, 4 engines, `samples: 3..9`',
    site: { keywords: 10, kinds: engines(4, 0.2), inputs: { samples: '3..9' } },
  },
  {
    label: '5 keywords, one engine, defaults (a free plan)',
    site: { keywords: 5, kinds: engines(1, 0.6), inputs: { 'scan-per': '' } },
  },
  {
    label: '60 keywords, 3 engines, defaults',
    site: { keywords: 60, kinds: engines(3, 0.2), inputs: { 'scan-per': '' } },
  },
]

export const readmeConfigurations: Scenario = {
  name: 'readme',
  title: 'The configurations of the documentation',
  definition: `Engines cite at a base rate of 60 % where there are up to five keywords, else of 20 %; days shift by 0.3 logits. Unchanged: ${RUNS} runs from the first one. Lost: the first run after ${BEFORE} earlier runs that loses a half or all of its citations, or an alarm within ${RUNS} runs.`,
  labels: ['configuration'],
  columns: [
    percentColumn('unchanged, fail', 0),
    percentColumn('unchanged, inconclusive', 1),
    percentColumn('unchanged, alarm in the first four comparisons', 2),
    percentColumn('halved, seen at once', 3),
    percentColumn(`halved, seen within ${RUNS} runs`, 4),
    percentColumn('all lost, seen at once', 5),
  ],
  rows: configurations.map(({ label, site }) => ({
    labels: [label],
    async measure(runs) {
      const of = { ...site, dayShift: normalDays }
      const times = Math.ceil(runs / 20)
      const unchanged = await judgeHistories(times, of, { runs: RUNS })
      const compared = unchanged.flat().filter(({ compared }) => compared > 0)
      const halved = dropAt(BEFORE, 0.5)
      const lasting = { runs: BEFORE + RUNS, earlier: BEFORE, stopAtAlarm: true }
      return [
        failedShare(compared),
        inconclusiveShare(compared),
        alarmedShare(unchanged, ({ run }) => run >= 1 && run <= 4),
        failedShare(await judgeOnce(5 * times, of, BEFORE, halved)),
        alarmedShare(await judgeHistories(times, of, lasting, halved)),
        failedShare(await judgeOnce(5 * times, of, BEFORE, dropAt(BEFORE, 0))),
      ]
    },
  })),
  promises: [
    {
      what: 'the configurations of the documentation, nothing changed: runs that fail',
      before: '1.0 to 60.9 %, mean 31.1 %',
      bar: '≤ 5 %',
      now: rows => percentRange(column(rows, 0)),
    },
  ],
}
