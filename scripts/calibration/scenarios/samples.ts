/** What several samples give. */

import { meanOf } from '../answer-source.ts'
import {
  engines,
  judgeHistories,
  measureWaits,
  measureYears,
  normalDays,
  redColumn,
  type Site,
  waitColumn,
  weekly,
} from '../histories.ts'
import { numberColumn, percentColumn, type Scenario } from '../scenario.ts'
import { hostedGate } from '../timeline.ts'
import { lose } from '../world.ts'

async function measureSamples(runs: number, site: Site): Promise<number[]> {
  const { earlier } = weekly
  const year = await measureYears(runs, site, weekly)
  const waits = await measureWaits(runs, site, weekly, [lose(earlier, 0.5), lose(earlier, 0.75)])
  const judged = await judgeHistories(Math.ceil(runs / 200), site, { runs: 10, earlier })
  return [...year, ...waits, meanOf(judged.flat().map(({ samples }) => samples))]
}

export const severalSamples: Scenario = {
  name: 'samples',
  title: 'Several samples',
  definition:
    'Weekly, engines that cite on 20 % of the keywords, days that shift by 0.3 logits. Red: a first year without a change. Losses: runs until the first red one, median and (90 %), after 26 recorded runs. Samples made: the mean of unchanged runs.',
  labels: ['keywords × engines', '`samples`'],
  columns: [
    redColumn('red a year', 0),
    percentColumn('inconclusive', 2),
    waitColumn('halved', 3),
    waitColumn('a quarter lost', 5),
    numberColumn('samples made', 7, 1),
  ],
  rows: [
    [5, 1],
    [10, 3],
    [60, 1],
  ].flatMap(([keywords = 1, count = 1]) =>
    ['1', '3', '3..9'].map(samples => ({
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
