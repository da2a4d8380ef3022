/** Describes broken rules about a level, and runs in which nothing happened. */
import { leavesUnjudged } from '../../findings/find-findings.ts'
import { findMissingBaseline, listRules } from '../../gate/verdict.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { joinLines, line } from '../../lib/document/build-blocks.ts'
import { describeMissing } from '../words/baseline.ts'
import { joinWords } from '../words/names.ts'
import { countOf, formatSetting, formatValue } from '../words/numbers.ts'
import {
  compareWithBefore,
  describeCheck,
  describeWholeLevel,
  isLocal,
  isUnchangedSince,
} from '../words/phrases.ts'
import { codeOfRule } from '../words/rules.ts'
import type { FindingContext, FindingDescribers, FindingOf, Wording } from './finding-text.ts'
import { describeDroppedValue } from './live.ts'

/** After a larger fall, the text says when more will be known. */
const MIN_LEFT = 0.75

const SCORE = '. The score also counts how prominently they cite it.'

function describeBroken(finding: FindingOf<'floor-broken'>, context: FindingContext): Wording {
  const { rule, level, leadsTo } = finding
  const isScore = rule.kind === 'floor' && rule.subject.unit === 'score'
  const explained: Line[] = isScore && level ? [[...describeWholeLevel(level, context), SCORE]] : []
  const headline = brokenRuleHeadline(finding, context)
  return {
    headlines: [headline],
    brief: joinLines([[...headline, '.'], ...explained], ' '),
    detail: joinLines([...explained, ...(leadsTo === 'fail' ? [] : [[describeCheck(context)]])], ' '),
    codes: [codeOfRule(finding.rule.rule)],
    // Under another headline, the explanation is in the card of the floor.
    evidence: context.findings[0] === finding ? [] : [{ title: [], lines: explained }],
  }
}

function describeFirstRun(finding: FindingOf<'first-run'>, context: FindingContext): Wording {
  return { headlines: [firstRunHeadline(finding, context)], detail: explainFirstRun(finding, context) }
}

function describeNoRule({ level }: FindingOf<'no-rule'>, context: FindingContext): Wording {
  return {
    headlines: [
      level === undefined
        ? ['No rule is set, so this gate cannot fail']
        : [...describeWholeLevel(level, context), '. No rule is set'],
    ],
    detail: line`The check always passes. To change that, set a floor (${{ code: 'min-overall-bcr' }}, ${{ code: 'min-cited-engines' }}) or a ${{ code: 'baseline' }}.`,
  }
}

/** Mentions a fall that passes because it may be chance. */
function describeUnchanged(finding: FindingOf<'unchanged'>, context: FindingContext): Wording {
  const { outcome } = context
  const { change } = finding
  const isByChance = listRules(outcome.verdict).some(rule => rule.kind === 'drop' && rule.isBeyond)
  const isFall = change !== undefined && change.now.share < change.was.share && !isUnchangedSince(change)
  const headline = unchangedHeadline(finding, context)
  if (!isByChance || !isFall) return { headlines: [headline], detail: [] }
  return {
    headlines: [[...headline, '. This is within chance']],
    detail: change.now.share < MIN_LEFT * change.was.share ? ['The next run shows if it lasts.'] : [],
  }
}

function firstRunHeadline({ level, missing }: FindingOf<'first-run'>, context: FindingContext): Line {
  if (level === undefined) return ['There is nothing to compare with yet']
  const sentence = describeWholeLevel(level, context)
  switch (missing.kind) {
    case 'no-history-yet':
    case 'no-run-yet':
      return ['First run: ', ...sentence]
    case 'other-settings':
      return ['First run with these settings: ', ...sentence]
    case 'accepted':
      return ['New baseline: ', ...sentence]
    default:
      return [...sentence, ', compared with nothing']
  }
}

function unchangedHeadline({ change, level }: FindingOf<'unchanged'>, context: FindingContext): Line {
  const { content } = context.outcome.baseline ?? {}
  if (content !== undefined) {
    const isPartial = content.warnings?.some(
      warning => warning.code === 'AVG_OWNER_MISSING' && leavesUnjudged(warning),
    )
    return [isPartial ? 'No question that was checked lost its answer' : 'No question lost its answer']
  }
  if (change !== undefined) return [...describeWholeLevel(change.now, context), compareWithBefore(change)]
  if (level !== undefined) return describeWholeLevel(level, context)
  const { citedEngines = 0, totalEngines = 0 } = context.outcome.measurement ?? {}
  return totalEngines === 0
    ? ['No answer about ', ...context.names.brand, ' was evaluated']
    : [
        `${context.failsCheck ? '' : 'The check passes: '}${citedEngines} of ${countOf(totalEngines, 'engine')} ${citedEngines === 1 ? 'cites' : 'cite'} `,
        ...context.names.brand,
      ]
}

function explainFirstRun({ missing }: FindingOf<'first-run'>, context: FindingContext): Line {
  const check: Line = context.failsCheck
    ? ['The check fails, because ', { code: 'fail-on' }, ' asks for a baseline.']
    : [describeCheck(context)]
  switch (missing.kind) {
    case 'no-history-yet':
    case 'no-run-yet':
      return [...check, ` ${describeFirstComparison(context)}`, ...adviseToRecord(context)]
    case 'accepted':
      return ['You accepted this result: earlier runs no longer count. ', ...check]
    default:
      return ['Not compared: ', { name: describeMissing(missing), most: 500 }, '. ', ...check]
  }
}

function describeFirstComparison({ outcome: { answers, verdict } }: FindingContext): string {
  if (answers.planned === 0) return 'Once a run is recorded, a loss fails the next one.'
  return verdict.recording?.kind === 'stored'
    ? 'The next run is compared with this one. A small loss takes several runs to distinguish from chance.'
    : 'This run is not recorded, so no later run is compared with it.'
}

/** Returns how runs of the command line are recorded, for a first run that is not. */
export function adviseToRecord({ outcome }: Pick<FindingContext, 'outcome'>): Line {
  const { verdict } = outcome
  const missing = findMissingBaseline(verdict)
  const isFirst = missing?.kind === 'no-history-yet' || missing?.kind === 'no-run-yet'
  if (!isFirst || !isLocal({ outcome }) || verdict.recording?.kind === 'stored') return []
  return missing.place.kind === 'branch'
    ? line` Only a workflow records runs on a branch. To record runs here, set ${{ code: 'baseline' }} to a file, such as .ai-visibility.json.`
    : line` To record runs here, set ${{ code: 'record: always' }}.`
}

function brokenRuleHeadline({ rule, leadsTo }: FindingOf<'floor-broken'>, context: FindingContext): Line {
  const { names } = context
  const { brand } = names
  switch (rule.kind) {
    case 'floor': {
      const { unit } = rule.subject
      const floor = `${formatSetting(rule.floor)}${unit === 'percent' ? '%' : ''}`
      const now = rule.observed === undefined ? 'not known' : formatValue(rule.observed, unit)
      if (rule.rule === 'min-cited-engines')
        return [
          `${now} ${rule.observed === 1 ? 'engine cites' : 'engines cite'} `,
          ...brand,
          `. Your floor is ${floor}`,
        ]
      if (unit === 'percent') return [...brand, ` has ${now} of the citations. Your floor is ${floor}`]
      const why = rule.observed === undefined ? ', because the answers do not state it' : ''
      return [`The ${rule.subject.noun} of `, ...brand, ` is ${now}${why}. Your floor is ${floor}`]
    }
    case 'required-engines': {
      const who = joinWords(rule.missing.map(names.engineInCountry))
      const verb = rule.missing.length === 1 ? 'does' : 'do'
      return [`${who} must cite `, ...brand, ` in most answers to a question, and ${verb} not`]
    }
    case 'drop': {
      const dropped = describeDroppedValue(
        { ...rule, now: rule.observed, was: rule.baseline },
        false,
        context,
      )
      return leadsTo === 'fail' ? dropped : [...dropped, '. This may be chance']
    }
    default:
      return [`The ${rule.subject.noun} of `, ...brand, ' is beyond its limit']
  }
}

export const STATE_DESCRIBERS = {
  'floor-broken': describeBroken,
  'first-run': describeFirstRun,
  'no-rule': describeNoRule,
  unchanged: describeUnchanged,
} satisfies Partial<FindingDescribers>
