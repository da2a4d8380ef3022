/** Engines without an answer, and what broke a run as a whole: why, and what to do about it. */

import type { AnswerReason } from '../../engines/answer-record.ts'
import { findUncited } from '../../findings/evidence.ts'
import type { Finding } from '../../findings/finding.ts'
import type { Blocker } from '../../gate/verdict.ts'
import type { Block, Card, Line } from '../../lib/document/blocks.ts'
import { joinLines, paragraph } from '../../lib/document/build-blocks.ts'
import type { MissingAnswers } from '../../scan/count-answers.ts'
import { adviceOn, codeOfReason, reasonOf } from '../messages/answers.ts'
import { describeBlocker } from '../messages/gate.ts'
import { addressOfCode, type Code } from '../messages/message.ts'
import { formatPercent, formatSetting } from '../numbers.ts'
import type { Facts, Told } from '../tell/told.ts'
import { joinWords } from './names.ts'
import { checkSentence, nextRun, readsAlike } from './phrases.ts'

type Silent = Extract<Finding, { kind: 'engine-silent' }>

/** Returns what happened: the engine, and the fault of its vendor. */
export function silentSentence({ engines, reason }: Silent, { names }: Facts): string {
  const who = engineNames(engines, names)
  // It did answer.
  if (reason?.code === 'unreadable') return `The answers of ${who} can no longer be read`
  return `${who} did not answer: ${reasonOf(reason, names.vendor(engines[0] ?? ''))}`
}

/** Returns the names of engines in all their countries, each once: “ChatGPT and Gemini”. */
export function engineNames(engines: readonly string[], names: Facts['names']): string {
  return joinWords([...new Set(engines.map(names.engine))])
}

/** Returns the remedy. What the headline says is not said again. */
export function silentEntries(finding: Silent, { findings, names, outcome }: Facts, title: Line): Card[] {
  const todo = remedyOf(finding.reason, {
    engine: finding.isOptional ? undefined : engineNames(finding.engines, names),
    next: nextRun(outcome),
  })
  return [{ title: findings[0] === finding ? [] : title, todo }]
}

/** A share of answers without a page that moved, or that cannot be read, changes what the rate counts: it is never folded. */
export function uncitedBlocks({ outcome, names }: Facts): Block[] {
  const told = findUncited(outcome.answerRecords, outcome.comparison?.runs ?? [])
  return told.flatMap(({ engine, uncited, of, unread, usually }) => {
    const text =
      usually === undefined
        ? `${unread} of ${of}. These are not counted, because their form is not known`
        : `${formatPercent(uncited / of)}. It was ${formatPercent(usually)}`
    return paragraph([{ strong: [`Answers of ${names.engine(engine)} that cite no page: ${text}.`] }])
  })
}

/** Returns the code of an engine without an answer. */
function codeOfSilent({ reason }: Pick<Silent, 'reason'>): Code {
  return reason === undefined ? 'AVG_ENGINE_SILENT' : codeOfReason(reason)
}

/** Returns the codes of a fault: its own, and that of each vendor without an answer. */
export function codesOfFault(finding: Silent | Incident, facts: Facts): [Code, ...Code[]] {
  if (finding.kind === 'engine-silent') return [codeOfSilent(finding)]
  const vendors = faultsOf(finding.blocker, facts).map(({ entry }) => codeOfSilent(entry))
  return [describeBlocker(finding.blocker).code, ...vendors]
}

/** Returns the codes of what is told, each once, with links where the documents are known; empty where nothing is told. */
export function codesLine(told: readonly Pick<Told, 'codes'>[], documents: string | undefined): Line {
  const named = [...new Set(told.flatMap(({ codes }) => codes))].map(
    (code): Line => [
      documents === undefined ? code : { link: addressOfCode(code, documents), label: [code] },
    ],
  )
  return named.length === 0 ? [] : [named.length === 1 ? 'Code: ' : 'Codes: ', ...joinLines(named), '.']
}

/** Returns what a silent engine does to the check. */
export function silentCheck({ engines, planned }: Silent, context: Facts): string {
  const all = context.outcome.answers.planned
  const share = all > 0 ? planned / all : 0
  const part = share === 0 ? 'a part' : readsAlike(share, 0.5) ? 'half' : formatPercent(share)
  return context.failsCheck
    ? `The check fails until ${engineNames(engines, context.names)} answers, because ${part} of the plan was not measured.`
    : `${checkSentence(context)} ${part === 'a part' ? 'A part' : part === 'half' ? 'Half' : part} of the plan was not measured.`
}

/**
 * Returns what to do; undefined where only waiting helps and no date is known. `engine`: the name of one that the run can go
 * on without; `next`: the day of the next run.
 */
export function remedyOf(
  reason: AnswerReason | undefined,
  { engine, next }: { engine: string | undefined; next: string | undefined },
): Line | undefined {
  const optional: Line =
    engine === undefined
      ? []
      : [` To go on without ${engine}, mark it as optional in `, { code: 'engines' }, '.']
  if (reason?.code === 'unreadable') return [...ON_UNREADABLE, ...optional]
  if (reason?.scope !== 'engine') {
    return next === undefined ? undefined : [`Nothing until the next run, on ${next}.`, ...optional]
  }
  return [...adviceOn(reason), ...optional]
}

const ON_UNREADABLE: Line = [
  'Use the newest version of the action. If this is the newest, report ',
  { code: 'shape' },
  ' in the result file to us: it has names of fields, and no texts.',
]

/** In code points: of a text that partly comes from outside. */
const LONGEST = 1000

type Incident = Extract<Finding, { kind: 'incident' }>

/** Returns the headlines, from the fullest to the shortest. */
export function incidentHeadlines({ blocker, isPartly }: Incident, context: Facts): Line[] {
  const { names } = context
  switch (blocker.kind) {
    case 'no-secrets':
      return [['Nothing was measured: this run has no key']]
    case 'baseline':
      return [
        [
          blocker.unusable.kind === 'base'
            ? 'The pages before this change cannot be read'
            : 'The earlier runs cannot be used',
        ],
      ]
    case 'day-limit':
      return [['This run needs more requests than the plan allows in a day']]
    case 'time-budget':
      return [['This run needs more time than timeout-minutes allows']]
    case 'cost-limit':
      return [['This run would cost more than max-cost']]
    case 'service': {
      const { kind, status } = blocker.facts
      const what = isPartly ? ' was only partly measured' : ' was not measured'
      const fault = serviceFault(kind, status)
      return [[`${fault}: `, ...names.brand, what], [fault]]
    }
    case 'few-answers':
    case 'no-answers': {
      const isNone = blocker.kind === 'no-answers' || blocker.evaluated === 0
      const what = isNone ? 'No engine answered' : 'Too few answers came'
      const reasons = faultsOf(blocker, context).map(fault => fault.why)
      return [[reasons.join('; ')], reasons.slice(0, 1), []].map(why => [
        `${what}${why.join() === '' ? '' : `: ${why.join()}`}`,
      ])
    }
    case 'required-unanswered': {
      const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine))
      return [
        [`${joinWords(who)} answered too few questions`],
        ['A required engine answered too few questions'],
      ]
    }
  }
}

/** Returns why, and what it does to the check. */
export function incidentLine({ blocker }: Incident, context: Facts): Line {
  if (blocker.kind === 'few-answers') {
    const { evaluated, planned, minAnswers } = blocker
    const none = planned === 1 ? 'The only answer did not come' : `None of the ${planned} answers came`
    return [
      evaluated === 0
        ? `${none}, so nothing was measured. ${checkSentence(context)}`
        : `${evaluated} of ${planned} answers came, and min-answers is ${formatSetting(minAnswers)}%. ${checkSentence(context)}`,
    ]
  }
  return [...blockerWords(blocker), ` ${checkSentence(context)}`]
}

/** Returns what stopped the run, and what to do about it. */
export function blockerWords(blocker: Blocker): Line {
  return [{ name: describeBlocker(blocker).text, most: LONGEST }]
}

/** Returns one entry for each vendor that gave no answers, with its remedy. */
export function incidentEntries({ blocker }: Incident, context: Facts): Card[] {
  return faultsOf(blocker, context).flatMap(({ why, entry }): Card[] => {
    const todo = remedyOf(entry.reason, { engine: undefined, next: nextRun(context.outcome) })
    return todo === undefined ? [] : [{ title: [`${upperFirst(why)}.`], todo }]
  })
}

/** The reasons of missing answers, each once, the most frequent first. */
function faultsOf(blocker: Blocker, { outcome, names }: Facts): { why: string; entry: MissingAnswers }[] {
  if (blocker.kind !== 'few-answers' && blocker.kind !== 'no-answers') return []
  const missing = blocker.kind === 'few-answers' ? blocker.missing : outcome.answers.missing
  return [
    ...new Map(
      missing.toReversed().map(entry => {
        const why = reasonOf(entry.reason, names.vendor(entry.engine))
        return [why, { why, entry }]
      }),
    ).values(),
  ].reverse()
}

/** Returns what is wrong with the service, without a full stop. */
export function serviceFault(kind: string, status: number | undefined): string {
  if (kind === 'setup') return 'The pages could not be read'
  if (status === 401 || status === 403) return 'The scan service refused the key'
  if (kind === 'cancelled') return 'The run was cancelled'
  if (status !== undefined) return `The scan service failed with status ${status}`
  return 'The scan service did not answer'
}

function upperFirst(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
