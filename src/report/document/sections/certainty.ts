/** How sure the result of a run of engines is, for readers with statistics, and what the gate would see of a loss. */

import { maxBcrDrop } from '../../../gate/rules/drops.ts'
import { dropsOf, rulesOf, type Sight } from '../../../gate/verdict.ts'
import type { Block, Line } from '../../../lib/document/blocks.ts'
import { listOf } from '../../../lib/document/build-blocks.ts'
import { countOf, formatCount, formatPercent, formatPValue } from '../../numbers.ts'
import type { Outcome } from '../../outcome.ts'
import type { ReportContext } from '../../tell/told.ts'
import { joinWords } from '../names.ts'
import { MORE_ANSWERS } from '../phrases.ts'

/** Returns how sure the drops are, and what would fail; empty without an answer. */
export function certaintyBlocks({ outcome, names }: ReportContext): Block[] {
  const { verdict, measurement } = outcome
  if (measurement === undefined || measurement.totalEngines === 0) return []
  const drops = dropsOf(verdict)
  const sight = describeSight(outcome)
  return listOf([
    ...describeNoise(outcome),
    ...(drops?.noise === 'tested' ? drops.engineDrops : []).map(
      ({ engine, before, now, pValue }): Line => [
        { name: names.engineInCountry(engine) },
        `: a drop of ${formatCount(Math.round(100 * (before - now)))} points, p-value ${formatPValue(pValue)}.`,
      ],
    ),
    ...(sight === undefined ? [] : [[sight]]),
  ])
}

function describeNoise({ verdict }: Pick<Outcome, 'verdict'>): Line[] {
  const drops = dropsOf(verdict)
  // Of several rules, all have the p-value of the same test.
  const rule = rulesOf(verdict).find(({ kind }) => kind === 'drop')
  switch (drops?.noise) {
    case 'exact':
      return [['Chance has no part in these numbers: the same pages always get the same answers.']]
    case 'untested':
      return [
        [
          'The level before is given as numbers, so your limit alone decided, and chance may cause a drop. To tell a drop from chance, compare with recorded runs: set ',
          { code: 'baseline: branch' },
          '.',
        ],
      ]
    case 'too-few-runs':
      return [['No recorded run has answers to test a drop against.']]
    case 'tested':
      return [
        [
          rule?.kind === 'drop' && rule.pValue !== undefined
            ? `The p-value of the drops is ${formatPValue(rule.pValue)}. `
            : '',
          `A drop fails the gate only where its p-value is at most ${formatPValue(drops.level)}: chance alone causes such a drop in one of ${formatCount(Math.floor(1 / drops.level))} runs at most.`,
        ],
      ]
    case undefined:
      return []
  }
}

const PARTS = {
  half: { words: 'a half', share: 0.5 },
  quarter: { words: 'a quarter', share: 0.25 },
  engine: { words: 'one engine', share: 1 },
} as const

/** Returns what would fail this gate, by the size of the loss; undefined where no tested rule limits a drop. */
export function describeSight(outcome: Pick<Outcome, 'sight' | 'verdict'>): string | undefined {
  const { sight } = outcome
  const tolerated = toleratedShare(outcome)
  if (sight === undefined || tolerated === undefined) return undefined
  if (sight.cited === 0)
    return 'No answer cited the brand in the runs before, so there is no citation to lose.'
  if (tolerated >= 1) return 'This gate cannot fail on a drop: your limit is as large as the level before.'
  const parts = sight.losses.flatMap(({ loss, runs }) => (loss === 'all' ? [] : [{ ...PARTS[loss], runs }]))
  const told = parts.filter(({ share }) => share > tolerated)
  const [first, ...others] = told.flatMap(({ words, runs }) =>
    runs === undefined ? [] : [{ words, when: describeRuns(runs, sight) }],
  )
  const unseen = told.filter(({ runs }) => runs === undefined).map(({ words }) => words)
  return [
    describeUnseen(outcome) ?? `If ${allOf(sight)} were lost, the next run would fail.`,
    ...(first === undefined
      ? []
      : [
          `Usually, the loss of ${joinWords([`${first.words} fails it ${first.when}`, ...others.map(({ words, when }) => `of ${words} ${when}`)])}.`,
        ]),
    ...(unseen.length === 0 ? [] : [`It does not see the loss of ${joinWords(unseen)}.`]),
    ...(told.length === parts.length ? [] : [`A loss of ${formatPercent(tolerated)} is within your limit.`]),
  ].join(' ')
}

/** Says that the loss of all citations would not fail the next run, and what would change that; undefined where it would. */
export function describeUnseen(outcome: Pick<Outcome, 'sight' | 'verdict'>): string | undefined {
  const { sight } = outcome
  if (sight === undefined || sight.cited === 0 || (toleratedShare(outcome) ?? 1) >= 1) return undefined
  const runs = sight.losses.find(({ loss }) => loss === 'all')?.runs
  if (runs === 1) return undefined
  const cannot = `This gate cannot see the loss of ${allOf(sight)}`
  return runs === undefined
    ? `${cannot} yet. ${MORE_ANSWERS}`
    : `${cannot} at once: it usually fails ${describeRuns(runs, sight)}. ${MORE_ANSWERS}`
}

/** Returns the share of the score that may be lost, 0 to 1; undefined where no rule limits it. */
function toleratedShare({ verdict }: Pick<Outcome, 'verdict'>): number | undefined {
  const rule = rulesOf(verdict).find(({ rule: name }) => name === maxBcrDrop.name)
  if (rule?.kind !== 'drop') return undefined
  return rule.baseline > 0 ? rule.allowed / rule.baseline : 0
}

function allOf({ cited }: Sight): string {
  return cited < 1.5 ? 'the one citation' : `all ${Math.round(cited)} citations`
}

/** `within 8 runs (56 days)`, by the schedule of the gate. */
function describeRuns(runs: number, { runsPerYear }: Sight): string {
  return runs === 1
    ? 'in the next run'
    : `within ${runs} runs (${countOf(Math.round((365 * runs) / runsPerYear), 'day')})`
}
