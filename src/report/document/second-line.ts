/** The line under the headline: how sure it is, what is as before, and what it does to the check. */

import { changeOver } from '../../comparison/comparison.ts'
import { isIn, type Scope } from '../../comparison/scope.ts'
import { splitCountry } from '../../engines/engine-names.ts'
import type { Finding } from '../../findings/finding.ts'
import { EARLY } from '../../gate/test-answers.ts'
import { rulesOf } from '../../gate/verdict.ts'
import type { Line } from '../../lib/document/blocks.ts'
import { describeMissing } from '../messages/baseline.ts'
import { describeDoubt } from '../messages/pages.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Facts } from '../tell/told.ts'
import { dayInYear } from '../words.ts'
import { engineNames, incidentLine, silentCheck } from './faults.ts'
import {
  beforeWords,
  checkSentence,
  countsOf,
  isLevelSince,
  MORE_ANSWERS,
  nextRun,
  sentences,
  shareOf,
} from './phrases.ts'
import { describeUnseen } from './sections/certainty.ts'

/** Of a first run: the least share of answers of a site, and the least number of answers to a question, that are told. */
const LEAST_TOLD = 0.2
const LEAST_ANSWERS = 6

/** A smaller share of the level before is told, even if chance explains it. */
const LEAST_LEFT = 0.75

const TIMES = ['no run', 'one run', 'two runs', 'three runs']

/** Returns the line; empty where there is nothing to add. */
export function secondLine(context: Facts): Line {
  const line = lineUnder(context)
  if (context.failsCheck || context.findings[0]?.leadsTo !== 'fail') return line
  const harmless = 'This does not fail the check: fail-on does not list its verdict.'
  return line.length === 0 ? [harmless] : [...line, ' ', harmless]
}

function lineUnder(context: Facts): Line {
  const { outcome, findings } = context
  const [first] = findings
  const check = checkSentence(context)
  const passes = context.failsCheck ? 'the check fails for another reason' : 'the check passes'
  const day = (date: string) => dayInYear(date, outcome.run.finishedAt)
  switch (first?.kind) {
    case 'incident':
      return incidentLine(first, context)
    case 'engine-silent':
      return [...othersLine(context), silentCheck(first, context)]
    case 'dropped':
    case 'engine-lost':
      return sentences(
        first.kind === 'dropped' ? togetherSentence(first.scope, context) : '',
        first.certainty === 'more-than-chance' ? 'Chance does not explain this.' : '',
        asBefore(first, context),
      )
    case 'declined':
      return sentences(
        first.certainty === 'more-than-chance' ? 'Chance does not explain this.' : '',
        first.toldOn === undefined ? '' : `First told on ${day(first.toldOn)}.`,
        asBefore(first, context),
      )
    case 'floor-broken':
      return first.leadsTo === 'fail' ? [] : [check]
    case 'may-be-chance': {
      return [
        `${check} The ${nextWords(outcome)} decides; nothing to do until then. To know today, start a run by hand.`,
      ]
    }
    case 'config-changed':
      return [check]
    case 'not-judged':
      return [{ name: describeDoubt(first.doubt).text, most: 1000 }, ` ${check}`]
    case 'still-low':
      return sentences(
        `First told on ${day(first.toldOn)}.`,
        outcome.run.pullUrl === undefined
          ? `It failed ${TIMES[first.failures] ?? countOf(first.failures, 'run')} and now only warns: ${passes}.`
          : `It began before this pull request and only warns here: ${passes}.`,
        asBefore(first, context),
      )
    case 'loss-unseen':
      return [
        first.missing === undefined
          ? 'This run does not ask what fell. '
          : { name: `Not compared: ${describeMissing(first.missing)}. `, most: 500 },
        ...[check, ' Is this level right? Run once with ', { code: 'accept: true' }, '.'],
      ]
    case 'back': {
      const { change, isCertain, low } = first
      const was =
        change === undefined
          ? ''
          : `Before it fell on ${day(low.since)} it was ${formatPercent(change.was.share)}.`
      const runs =
        low.runs === 1 ? 'The low run no longer counts' : `The ${low.runs} low runs no longer count`
      return sentences(
        was,
        isCertain ? `${runs} in any comparison.` : 'Further runs at this level confirm it.',
      )
    }
    case 'was-chance':
      return [`All runs since then together may be without any change. ${check}`]
    case 'first-run':
      return firstRunLine(first, context)
    case 'no-rule':
      return [
        ...[
          'The check passes whatever the answers are. To let it fail, set a floor (',
          { code: 'min-overall-bcr' },
        ],
        ...[', ', { code: 'min-cited-engines' }, ') or a ', { code: 'baseline' }, '.'],
      ]
    case 'answer-weaker':
    case 'loss-accepted':
      return [check]
    case 'competitor-ahead':
      return [`${check} No rule failed. Chance does not explain this.`]
    case 'unchanged': {
      const isByChance = rulesOf(outcome.verdict).some(rule => rule.kind === 'drop' && rule.isBeyond)
      const { now, was } = first.change ?? {}
      const isFall = now !== undefined && was !== undefined && now.share < LEAST_LEFT * was.share
      // A gate that sees no such loss says that instead.
      return isByChance && isFall && describeUnseen(outcome) === undefined
        ? [`This is within chance; the ${nextWords(outcome)} decides.`]
        : []
    }
    default:
      return []
  }
}

function nextWords(outcome: Facts['outcome']): string {
  const next = nextRun(outcome)
  return next === undefined ? 'next run' : `next run, on ${next},`
}

function firstRunLine(
  { level, missing, site, uncited }: Extract<Finding, { kind: 'first-run' }>,
  context: Facts,
): Line {
  const check: Line = context.failsCheck
    ? ['The check fails, because ', { code: 'fail-on' }, ' asks for a baseline.']
    : [checkSentence(context)]
  const isLive = context.outcome.answers.planned > 0
  const next = describeNextRun(level?.cited ?? 0, isLive)
  const beside: Line = [
    ...(site === undefined || site.answers / site.of < LEAST_TOLD
      ? []
      : [
          ...[' Cited most beside you: ', { name: site.domain, most: 60 }],
          ` in ${shareOf({ cited: site.answers, answers: site.of, share: site.answers / site.of })} of the answers.`,
        ]),
    ...uncited
      .filter(({ answers }) => answers >= LEAST_ANSWERS)
      .slice(0, 1)
      .flatMap(({ keyword, answers }): Line => {
        const counts = countsOf({ cited: 0, answers, share: 0 })
        return [' Never cited for ', { quote: keyword, most: 60 }, ` (${counts}).`]
      }),
  ]
  switch (missing.kind) {
    case 'no-history-yet':
    case 'no-run-yet':
      return ['There is nothing to compare with yet. ', ...check, ` ${next}`, ...(isLive ? beside : [])]
    case 'accepted':
      return ['You accepted this level: earlier runs no longer count. ', ...check]
    default:
      return ['Not compared: ', { name: describeMissing(missing), most: 500 }, '. ', ...check]
  }
}

/** Says what the runs after the first one can see. The same pages always get the same answers. */
function describeNextRun(cited: number, isLive: boolean): string {
  if (!isLive) return 'Once a run is recorded, a loss fails the next one.'
  const all = cited === 1 ? 'the one citation' : `all ${cited} citations`
  if (cited >= EARLY.certain) {
    return `Once this run is recorded, losing ${all} fails the next one; smaller losses take more recorded runs.`
  }
  if (cited >= EARLY.suspicious) {
    return `Once this run is recorded, losing ${all} may be chance in the next run and fails the run after it; smaller losses take more recorded runs.`
  }
  return cited === 0
    ? 'Until an answer cites the brand, there is no citation to lose.'
    : `The gate cannot see the loss of ${all} yet. ${MORE_ANSWERS}`
}

/** The level of the engines that answered, like with like. */
function othersLine({ outcome, names }: Facts): Line {
  const change = changeOver(outcome.comparison?.cells ?? [])
  const compared = [...new Set(outcome.comparison?.cells.map(({ engine }) => engine))]
  if (change === undefined) return []
  const isOne = new Set(compared.map(names.engine)).size === 1
  return [
    ...[`${engineNames(compared, names)} ${isOne ? 'cites' : 'cite'} `, ...names.brand],
    ` in ${shareOf(change.now)} of ${isOne ? 'its' : 'their'} answers${beforeWords(change)}. `,
  ]
}

const COUNTS = ['', '', 'Both', 'All three', 'All four', 'All five', 'All six']

/** Returns a sentence which says that every engine in the scope fell; '' where one did not, or there is one alone. */
export function togetherSentence(scope: Scope, { outcome, names }: Facts): string {
  const cells = (outcome.comparison?.cells ?? []).filter(({ engine }) => isIn(scope, engine))
  const changes = [...Map.groupBy(cells, ({ engine }) => names.engine(engine)).values()].map(changeOver)
  const isAll = changes.every(
    change => change && change.since.share < change.was.share && !isLevelSince(change),
  )
  if (changes.length < 2 || !isAll) return ''
  return `${COUNTS[changes.length] ?? `All ${changes.length}`} engines fell${scope.kind === 'whole' ? '' : ' there'} together.`
}

/** Says what did not change, where a part of the gate is the subject and no other finding is about the rest. */
function asBefore({ scope, leadsTo }: { scope: Scope; leadsTo: string }, context: Facts): string {
  const { findings, outcome, names } = context
  if (scope.kind === 'whole') return ''
  const others = findings.slice(1).some(finding => 'scope' in finding && finding.leadsTo === leadsTo)
  const rest = (outcome.comparison?.cells ?? []).filter(({ engine }) => !isIn(scope, engine))
  const change = changeOver(rest)
  if (others || change === undefined || !isLevelSince(change)) return ''
  if (scope.kind === 'country') return 'The other countries are as before.'
  if (scope.country !== undefined) return 'The rest is as before.'
  const engines = [...new Set(rest.map(({ engine }) => splitCountry(engine).id))]
  return engines.length <= 3
    ? `${engineNames(engines, names)} ${engines.length === 1 ? 'is' : 'are'} as before.`
    : 'The other engines are as before.'
}
