/** How sure the result of a run of engines is, for readers with statistics. */

import { dropsOf, rulesOf } from '../../../gate/verdict.ts'
import type { Block, Line } from '../../../lib/document/blocks.ts'
import { listOf } from '../../../lib/document/build-blocks.ts'
import { formatCount, formatPValue } from '../../numbers.ts'
import type { Outcome } from '../../outcome.ts'
import type { ReportContext } from '../../tell/told.ts'

/** Returns how sure the drops are; empty without an answer. */
export function certaintyBlocks({ outcome, names }: ReportContext): Block[] {
  const { verdict, measurement } = outcome
  if (measurement === undefined || measurement.totalEngines === 0) return []
  const drops = dropsOf(verdict)
  return listOf([
    ...describeNoise(outcome),
    ...(drops?.noise === 'tested' ? drops.engineDrops : []).map(
      ({ engine, before, now, pValue }): Line => [
        { name: names.engineInCountry(engine) },
        `: a drop of ${formatCount(Math.round(100 * (before - now)))} points, p-value ${formatPValue(pValue)}.`,
      ],
    ),
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
