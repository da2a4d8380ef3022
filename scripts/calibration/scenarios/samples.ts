/** What several samples give. */

import {
  engines,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  type Site,
  waitColumn,
  weekly,
} from '../histories.ts'
import { percentColumn, type Scenario } from '../scenario.ts'
import { hostedGate } from '../timeline.ts'
import { lose } from '../world.ts'

async function measureSamples(runs: number, site: Site): Promise<number[]> {
  const { earlier } = weekly
  const year = await measureYears(runs, site, weekly)
  const waits = await measureWaits(runs, site, weekly, [lose(earlier, 0.5), lose(earlier, 0.75)])
  return [...year, ...waits]
}

export const severalSamples: Scenario = {
  name: 'samples',
  title: 'Several samples',
  definition:
    'Weekly, engines that cite on 20 % of the keywords, days that shift by 0.3 logits. Red: a first year without a change. Losses: runs until the first red one, median and (90 %), after 26 recorded runs.',
  labels: ['keywords × engines', '`samples`'],
  columns: [
    redColumn('red a year', 0),
    percentColumn('inconclusive', 2),
    waitColumn('halved', 3),
    waitColumn('a quarter lost', 5),
  ],
  rows: [
    [5, 1],
    [10, 3],
    [60, 1],
  ].flatMap(([keywords = 1, count = 1]) =>
    ['1', '3'].map(samples => ({
      labels: [`${keywords} × ${count}`, samples],
      parts: [
        (runs: number) =>
          measureSamples(runs, {
            ...{ keywords, kinds: engines(count), dayShift: normalDays },
            gate: hostedGate({ samples }),
          }),
      ],
    })),
  ),
  promises: [],
}
