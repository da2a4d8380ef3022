/** The rules, and how sure a comparison is, as the HTML report and the PDF show them. */
import type { RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { countOf, formatDrop, formatEstimate, formatOptional } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { confidenceOf, describeYardstick, UNTESTED, unsaidSentences } from '../sentences.ts'
import { RULE_OUTCOMES, RULE_SUBJECTS, withoutBackticks } from '../words.ts'
import type { Tone } from './tone.ts'

const TONES: Record<RuleResult['outcome'], Tone> = {
  pass: 'better',
  fail: 'worse',
  inconclusive: 'doubtful',
  unknown: 'doubtful',
  warn: 'doubtful',
}

/** One row a rule, and what the reasons have not said of those that did not pass; undefined without any. */
export function viewRules({ verdict }: Outcome) {
  if (verdict.rules.length === 0) return undefined
  return {
    caption: 'What was observed, and what the rule allows',
    rows: verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => ({
      subject: RULE_SUBJECTS[rule],
      /** The input that sets it, if one does. */
      input: rule === 'completeness' ? undefined : rule,
      result: RULE_OUTCOMES[outcome],
      tone: TONES[outcome],
      /** May hold text from outside, as the limit. */
      observed: typeof observed === 'string' ? observed : formatOptional(observed),
      limit: limit ?? '–',
      baseline: formatOptional(baseline),
      drop: formatDrop(drop),
    })),
    unsaid: unsaidSentences(verdict),
  }
}

/** What the numbers rest on, how large a drop may truly be, and what could have been missed. */
export function viewCertainty({ verdict, measurement, samples }: Outcome) {
  if (measurement === undefined) return undefined
  const { noise, level, rules, searchShifts } = verdict
  const answers = measurement.engines.reduce((sum, engine) => sum + engine.answers, 0)
  return {
    basis: `The numbers rest on ${countOf(answers, 'answer')}${samples > 1 ? `; each scan was made ${samples} times` : ''}.`,
    chance: describeChance(verdict),
    ...(noise === 'tested' && level !== undefined
      ? {
          caption: `Drops with their ${confidenceOf(level)} % interval`,
          rows: rules.flatMap(viewEvidence),
          shifts: searchShifts,
        }
      : { caption: '', rows: [], shifts: [] }),
  }
}

function describeChance({ noise, level }: Outcome['verdict']): string | undefined {
  switch (noise) {
    case 'exact':
      return 'Nothing measured here is chance: the same content gives the same answers.'
    case 'untested':
      return withoutBackticks(UNTESTED)
    case 'tested':
      return level === undefined
        ? undefined
        : `A drop counts only where chance alone would bring one as large in less than ${formatEstimate(100 * level)} % of runs.`
    case undefined:
      return undefined
  }
}

/** What the drop is of, the drop, its interval, the p-value, what would have been seen, and what it was compared with. */
function viewEvidence({ rule, drop, evidence }: RuleResult): string[][] {
  if (evidence === undefined || drop === undefined) return []
  const { interval, detectableDrop, pValue } = evidence
  return [
    [
      RULE_SUBJECTS[rule === 'max-bcr-drop' ? 'min-overall-bcr' : 'min-cited-engines'],
      formatNumber(drop),
      interval ? `${formatEstimate(interval.low)} to ${formatEstimate(interval.high)}` : '–',
      pValue < 0.001 ? 'below 0.001' : formatEstimate(pValue),
      detectableDrop === undefined ? '–' : `a true drop of ${formatEstimate(detectableDrop)}`,
      describeYardstick(evidence),
    ],
  ]
}
