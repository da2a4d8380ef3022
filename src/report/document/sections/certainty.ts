/** How sure the result of a run of engines is, for readers with statistics: p-values, intervals, and what the gate can see. */

import type { Sensitivity } from '../../../gate/sensitivity.ts'
import { FEWEST_RUNS } from '../../../gate/statistics/prediction-interval.ts'
import type { DropTest } from '../../../gate/statistics/test-drops.ts'
import { type DropFinding, dropsOf, rulesOf } from '../../../gate/verdict.ts'
import { titleOf } from '../../messages/rules.ts'
import {
  countOf,
  formatCount,
  formatDrop,
  formatPValue,
  formatSetting,
  formatValue,
  NO_VALUE,
} from '../../numbers.ts'
import type { Outcome } from '../../outcome.ts'
import type { Block, Line } from '../blocks.ts'
import { listOf, tableOf } from '../build-blocks.ts'
import type { ReportContext } from '../context.ts'

/** Number of cited answers before from which the loss of all of them is no chance. */
const ENOUGH_CITED = 5
/** A brand that would need more than so many times the keywords is cited too seldom. */
const MOST_TIMES = 10

/** Returns what the numbers rest on, how sure they are, and what would fail; empty without an answer. */
export function certaintyBlocks({ outcome, names }: ReportContext): Block[] {
  const { verdict, measurement, samples } = outcome
  if (measurement === undefined || measurement.totalEngines === 0) return []
  const drops = dropsOf(verdict)
  const tested = drops?.noise === 'tested' ? drops : undefined
  const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0)
  const sight = describeSensitivity(outcome)
  const rows: Line[][] = tested
    ? [
        ...rulesOf(verdict).flatMap(rule =>
          rule.kind === 'drop' && rule.test !== undefined
            ? [
                testRow([titleOf(rule.subject)], rule.test, formatDrop(rule.drop, rule.subject.unit), value =>
                  formatValue(value, rule.subject.unit),
                ),
              ]
            : [],
        ),
        ...tested.engineDrops.map(({ engine, before, now, test }) =>
          testRow(
            [{ name: names.engineInCountry(engine) }, ', in points'],
            test,
            formatPoints(before - now),
            formatPoints,
          ),
        ),
      ]
    : []
  return [
    ...listOf([
      [
        `The numbers rest on ${countOf(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
      ],
      ...describeNoise(outcome),
      ...(sight === undefined ? [] : [[sight]]),
      ...(tested?.searchShifts ?? []).map(
        ({ engine, before, now }): Line => [
          { name: names.engineInCountry(engine) },
          ` was evaluated on ${countOf(now, 'question')}, before on ${formatCount(before)}: it searched ${now < before ? 'less' : 'more'} often, which is not a lost or gained citation.`,
        ],
      ),
    ]),
    ...tableOf(
      `How sure the drops are: the ${formatSetting(100 * (1 - 2 * (drops?.level ?? 0)))}% interval of each, and its p-value`,
      [
        { title: ['Value'], width: 2 },
        { title: ['Drop'], isNumber: true },
        { title: ['Interval'], isNumber: true },
        { title: ['p-value'], isNumber: true },
        { title: ['Compared'], width: 2 },
      ],
      rows,
    ),
  ]
}

function formatPoints(share: number): string {
  return formatCount(Math.round(100 * share))
}

function testRow(
  value: Line,
  { interval, pValue, method, size }: DropTest,
  drop: string,
  format: (value: number) => string,
): Line[] {
  return [
    value,
    [drop],
    [interval ? `${format(interval.low)} to ${format(interval.high)}` : NO_VALUE],
    [formatPValue(pValue)],
    [
      method === 'cells'
        ? `${countOf(size, 'pair')} of question and engine`
        : `with ${countOf(size, 'earlier run')}`,
    ],
  ]
}

function describeNoise({ verdict, baseline, scanPer }: Outcome): Line[] {
  const drops = dropsOf(verdict)
  switch (drops?.noise) {
    case 'exact':
      return [['Chance has no part in these numbers: the same pages always get the same answers.']]
    case 'untested':
      return [
        [
          'The level before is given as numbers, so your limit alone decided, and chance may cause a drop. To tell a drop from chance, compare with recorded runs: set ',
          { code: 'baseline: artifact' },
          ' or ',
          { code: 'baseline: branch' },
          '.',
        ],
      ]
    case 'too-few-runs':
      return [describeTooFewRuns(baseline?.runs.length ?? 0, scanPer)]
    case 'tested': {
      const isChance = rulesOf(verdict).some(
        rule => rule.kind === 'drop' && rule.isBeyond && rule.outcome === 'pass',
      )
      const within = isChance ? 'The difference to the runs before is within chance. ' : ''
      return [
        [
          `${within}A drop fails the gate only where chance alone causes such a drop in fewer than ${Math.ceil(100 * drops.level)} of 100 runs.`,
        ],
      ]
    }
    case undefined:
      return []
  }
}

function describeTooFewRuns(runs: number, scanPer: Outcome['scanPer']): Line {
  const more = FEWEST_RUNS - runs
  const recorded = runs === 1 ? 'One run is recorded' : `${runs} runs are recorded`
  return [
    more > 0
      ? `${recorded}. After ${countOf(more, 'more recorded run')}, the gate can tell a drop from chance.`
      : 'The recorded runs and this run have no question and engine in common.',
    ...(scanPer === 'all'
      ? [
          ' ',
          { code: 'scan-per: keyword' },
          ' makes it possible with one recorded run; it begins a new history and makes one request for each question.',
        ]
      : []),
  ]
}

/** Returns what the gate can see of a drop, in one or two sentences; undefined where no tested rule limits a drop. */
export function describeSensitivity({ sensitivity, verdict }: Outcome): string | undefined {
  const rule = rulesOf(verdict).find(result => result.rule === 'max-bcr-drop' && result.kind === 'drop')
  if (sensitivity === undefined || rule?.kind !== 'drop') return undefined
  if (sensitivity.citedBefore === 0) {
    return 'No answer cited the brand in the runs before, so there is no citation to lose.'
  }
  if (rule.baseline > 0 && rule.allowed >= rule.baseline) {
    return 'This gate cannot fail on a drop: your limit is as large as the level before.'
  }
  const failsAt = findFailingCount(sensitivity, rule)
  if (failsAt === undefined) return describeNoLimit(sensitivity)
  const { answers, citedNow } = sensitivity
  const counts = describeCounts(sensitivity)
  // The search begins at this run, so the count of a run that fails is not the highest that does.
  if (failsAt >= citedNow) return rule.outcome === 'fail' ? `The gate sees this drop. ${counts}` : counts
  const where = rule.engines === undefined ? 'This gate fails' : 'Over all engines, this gate fails'
  const limit =
    failsAt === 0
      ? `only when none of the ${countOf(answers, 'answer')} cites the brand`
      : `at ${formatCount(failsAt)} or fewer cited answers of ${answers}`
  return `${where} ${limit}. ${counts}`
}

/** Returns the highest number of cited answers that is both significant and beyond the tolerance. */
function findFailingCount(
  { failsAt, citedBefore, answersBefore, answers }: Sensitivity,
  { allowed, baseline }: DropFinding,
): number | undefined {
  if (failsAt === undefined) return undefined
  const expected = (citedBefore / answersBefore) * answers
  // The score follows the number of cited answers.
  const tolerated = baseline > 0 ? expected * (1 - allowed / baseline) : expected
  return Math.min(failsAt, Math.max(0, Math.ceil(tolerated) - 1))
}

function describeCounts({ citedNow, citedBefore, answers, answersBefore }: Sensitivity): string {
  const now = `${countOf(citedNow, 'cited answer')} of ${answers}`
  // The number of samples may differ from run to run.
  const ofBefore = answers === answersBefore ? '' : ` of ${formatCount(answersBefore)}`
  return `This run has ${now}, the runs before have ${formatCount(citedBefore)}${ofBefore} on average.`
}

function describeNoLimit({ keywords, samples, citedBefore }: Sensitivity): string {
  const cited = countOf(citedBefore, 'cited answer')
  const reason = `This gate cannot fail on a drop yet: the runs before have ${cited} on average, and even the loss of all of them can be chance.`
  const times = Math.max(2, Math.ceil(ENOUGH_CITED / citedBefore))
  if (times > MOST_TIMES) return `${reason} The brand is cited too seldom to see a loss.`
  return `${reason} About ${keywords * times} questions, or ${samples * times} samples for each question, would change that.`
}
