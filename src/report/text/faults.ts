/** Describes engines without an answer, faults that stopped a run, and parts that could not be judged. */
import type { AnswerReason } from '../../engines/answer-record.ts'
import { addressOfCode, type Code, describeError } from '../../errors/avg-error.ts'
import type { Warning } from '../../errors/warnings.ts'
import type { Blocker } from '../../gate/verdict.ts'
import { describeConfigChanges } from '../../inputs/describe-inputs.ts'
import type { Card, Inline, Line } from '../../lib/document/blocks.ts'
import { joinLines, line } from '../../lib/document/build-blocks.ts'
import type { MissingAnswers } from '../../scan/count-answers.ts'
import type { HostBlocks } from '../../sites/barriers.ts'
import { adviceOn, codeOfReason, reasonOf } from '../words/answers.ts'
import { describeBlocker } from '../words/baseline.ts'
import { engineNames, joinWords } from '../words/names.ts'
import { countOf, formatPercent, formatSetting } from '../words/numbers.ts'
import { acceptSetting, describeCheck, fitHeadline, isLocal } from '../words/phrases.ts'
import { capitalize } from '../words/words.ts'
import { IN_HEADLINE } from './content.ts'
import type { FindingContext, FindingDescribers, FindingOf, FindingText, Wording } from './finding-text.ts'

type Silent = FindingOf<'engine-silent'>
type Incident = FindingOf<'incident'>

/** Code points of a text that partly comes from outside. */
const MAX_LENGTH = 1000

function describeSilent(finding: Silent, context: FindingContext): Wording {
  const { engines, reason, isOptional, planned, evaluated } = finding
  const { names } = context
  const who = engineNames(engines, names)
  const fault = reasonOf(reason, names.vendor(engines[0] ?? ''))
  // The engine did answer.
  const isUnreadable = reason?.code === 'unreadable'
  const what = evaluated === 0 ? 'did not answer' : `gave only ${evaluated} of ${countOf(planned, 'answer')}`
  const said = isUnreadable ? `The answers of ${who} can no longer be read` : `${who} ${what}: ${fault}`
  return {
    headlines: [[said], [`${countOf(engines.length, 'engine')} ${what}: ${fault}`]],
    detail: [describeSilentCheck(finding, who, context)],
    brief: [said],
    codes: [findCode(reason)],
    evidence: [{ title: [], todo: findRemedy(reason, isOptional ? undefined : who) }],
  }
}

function describeIncident(finding: Incident, context: FindingContext): Wording {
  const { blocker } = finding
  const vendors = listFaults(blocker, context)
  const { code, text, remedy } = describeBlocker(blocker, isLocal(context))
  // The headline has the status, and the log has the call.
  const isDown = 'kind' in blocker && blocker.kind === 'service' && (blocker.details.status ?? 0) >= 500
  const isFew = 'code' in blocker && blocker.code === 'AVG_FEW_ANSWERS'
  const why: Line = [{ name: text, most: MAX_LENGTH }]
  const headlines = listIncidentHeadlines(finding, context)
  return {
    headlines,
    detail: isDown
      ? [describeCheck(context)]
      : [...(isFew ? describeFewAnswers(blocker) : why), ` ${describeCheck(context)}`],
    // The fault without the brand, because the name of the gate is next to it.
    brief: fitHeadline('code' in blocker ? headlines : headlines.slice(-1)),
    why,
    codes: [code, ...vendors.map(({ entry }) => findCode(entry.reason))],
    evidence: [
      ...(isDown ? [{ title: [], todo: [remedy] }] : []),
      ...vendors.map(({ why, entry }): Card => {
        return { title: [`${capitalize(why)}.`], todo: findRemedy(entry.reason, undefined) }
      }),
    ],
  }
}

function describeUnrecorded(
  { why, isAcceptLost }: FindingOf<'not-recorded'>,
  context: FindingContext,
): Wording {
  const reason: Line = [{ name: capitalize(why ?? 'this run is not recorded.'), most: MAX_LENGTH }]
  const first = isLocal(context) ? 'Let the gate write the file' : 'Grant the job what it lacks'
  return {
    headlines: [
      isAcceptLost
        ? ['The new baseline was not accepted']
        : ['This run was not recorded, so no later run is compared with it'],
    ],
    detail: [...reason, ` ${describeCheck(context)}`],
    why: reason,
    codes: ['AVG_HISTORY_NOT_WRITTEN'],
    evidence: [
      {
        title: context.findings[0]?.kind === 'not-recorded' ? [] : reason,
        todo: isAcceptLost
          ? line`Run it again with ${acceptSetting(context)}.`
          : line`${[first]}, or set ${{ code: 'record: never' }}.`,
      },
    ],
  }
}

function describeNotJudged(finding: FindingOf<'not-judged'>, context: FindingContext): Wording {
  const { warning } = finding
  const { code, text } = describeError(warning)
  const why: Line = [{ name: text, most: MAX_LENGTH }]
  return {
    headlines: listNotJudgedHeadlines(warning),
    detail: [...why, ` ${describeCheck(context)}`],
    why,
    codes: [code],
    evidence: context.findings[0] === finding ? [] : [{ title: [], lines: [why] }],
  }
}

function describeConfigChange(finding: FindingOf<'config-changed'>, context: FindingContext): Wording {
  const lines = describeConfigChanges(finding.files).map((change): Line => [{ name: change, most: 500 }])
  return {
    headlines: [['This pull request edits the settings of the gate']],
    detail: joinLines([[describeCheck(context)], ...lines, ['A reviewer should look at the edit.']], ' '),
    evidence: context.findings[0] === finding ? [] : [{ title: [], lines }],
  }
}

function describeHostFinding(finding: FindingOf<'host-blocks'>, context: FindingContext): Wording {
  const { headline, added, lines, todo } = describeHost(finding)
  const isFirst = context.findings[0] === finding
  return {
    headlines: [headline],
    detail: [`${added} ${describeCheck(context)}`],
    evidence: [isFirst ? { title: joinLines(lines, ' '), todo } : { title: [], lines, todo }],
  }
}

/** Describes what the host of a site blocks for answer engines. */
export function describeHost({ url, blocks }: HostBlocks) {
  const page = { name: url.replace(/^https?:\/\//, ''), most: IN_HEADLINE.path }
  const crawlers = blocks.some(block => block.crawlers.length === 0)
    ? []
    : [...new Set(blocks.flatMap(block => block.crawlers))]
  const who: Line = [
    crawlers.length > 2 || crawlers.length === 0 ? 'Answer engines' : { name: joinWords(crawlers) },
  ]
  const isSure = blocks.some(({ way }) => way !== 'status')
  const status = blocks[0]?.evidence ?? ''
  const refused = line`Your site may refuse answer engines: ${page} returned ${status} to this check`
  return {
    headline: isSure ? [...who, ' cannot read ', page] : refused,
    added: 'Your repository has no such rule: your host adds it.',
    lines: blocks.map(({ way, evidence }) => HOST_WAYS[way]({ code: evidence })),
    todo: [
      'Look at your host or its CDN for a setting on AI crawlers or bots. ',
      { code: 'host-check: false' },
      ' turns off this check.',
    ],
  }
}

const HOST_WAYS: Record<HostBlocks['blocks'][number]['way'], (evidence: Inline) => Line> = {
  robots: evidence => ['Its robots.txt contains ', evidence, '.'],
  header: evidence => ['The page is sent with the header ', evidence, '.'],
  status: evidence => [
    'This check, which names itself ai-visibility-gate, received the status ',
    evidence,
    '.',
  ],
}

function listNotJudgedHeadlines(warning: Warning): Line[] {
  if (warning.code === 'AVG_FAILS_NOTHING') return [['This gate cannot fail: no question has an owner']]
  if (warning.code === 'AVG_ADDRESS') return [['Where pages are published is not known']]
  if (warning.code === 'AVG_SITE_MOVED')
    return [
      [`This change gives ${warning.pages === warning.total ? 'all' : warning.pages} pages another address`],
    ]
  if (warning.code !== 'AVG_OWNER_MISSING') return [['The pages are not those of the commit']]
  const [first, ...others] = warning.owners
  if (first === undefined || others.length > 0)
    return [[`${warning.owners.length} lines of keywords are out of date`]]
  const { keyword, heading, isRenamed } = first
  const question: Inline = { quote: keyword, most: IN_HEADLINE.question }
  // A page that this change renames is checked, and so is the whole page of a missing section.
  if (isRenamed || heading !== undefined) return [['The line of ', question, ' in keywords is out of date']]
  return [[question, ' was not checked']]
}

function findCode(reason: AnswerReason | undefined): Code {
  return reason === undefined ? 'AVG_ENGINE_SILENT' : codeOfReason(reason)
}

function describeSilentCheck({ planned, evaluated }: Silent, who: string, context: FindingContext): string {
  const share = (planned - evaluated) / context.outcome.answers.planned
  const part = planned === 0 ? 'part' : share === 0.5 ? 'half' : formatPercent(share)
  return context.failsCheck
    ? `The check fails until ${who} answers, because ${part} of the planned answers are missing.`
    : `${describeCheck(context)} Not measured: ${part} of the planned answers.`
}

/** Returns what to do. `engine`: the name of an engine that could be made optional. */
function findRemedy(reason: AnswerReason | undefined, engine: string | undefined): Line {
  const optional: Line =
    engine === undefined
      ? []
      : [` To continue without ${engine}, mark it as optional in `, { code: 'engines' }, '.']
  if (reason?.code === 'unreadable') return [UNREADABLE_ADVICE, ...optional]
  if (reason?.scope !== 'engine') return ['Nothing until the next run.', ...optional]
  return [...adviceOn(reason), ...optional]
}

const UNREADABLE_ADVICE = 'Use the newest version of the action. If this is the newest, report it to us.'

function listIncidentHeadlines({ blocker, isPartly }: Incident, context: FindingContext): Line[] {
  const { names } = context
  const { headline } = describeBlocker(blocker)
  if (!('code' in blocker)) {
    if (blocker.kind === 'baseline') return [[headline]]
    const what = isPartly ? ' was only partly measured' : ' was not measured'
    return [[`${headline}: `, ...names.brand, what], [headline]]
  }
  switch (blocker.code) {
    case 'AVG_FEW_ANSWERS':
    case 'AVG_NO_ANSWERS': {
      const reasons = listFaults(blocker, context).map(fault => fault.why)
      return [reasons.join('; '), reasons[0] ?? '', ''].map(why => [
        why === '' ? headline : `${headline}: ${why}`,
      ])
    }
    case 'AVG_REQUIRED_UNANSWERED': {
      const who = blocker.engines.map(({ engine }) => names.engineInCountry(engine))
      return [[`${joinWords(who)} answered too few questions`], [headline]]
    }
    default:
      return [[headline]]
  }
}

function describeFewAnswers({
  evaluated,
  planned,
  minAnswers,
}: Extract<Blocker, { code: 'AVG_FEW_ANSWERS' }>): Line {
  const none = planned === 1 ? 'The only answer did not come' : `None of the ${planned} answers came`
  return [
    evaluated === 0
      ? `${none}, so nothing was measured.`
      : `${evaluated} of ${planned} answers came, and min-answers is ${formatSetting(minAnswers)}%.`,
  ]
}

function listFaults(
  blocker: Blocker,
  { outcome, names }: FindingContext,
): { why: string; entry: MissingAnswers }[] {
  const isMissing =
    'code' in blocker && (blocker.code === 'AVG_FEW_ANSWERS' || blocker.code === 'AVG_NO_ANSWERS')
  if (!isMissing) return []
  const byReason = Map.groupBy(outcome.answers.missing, ({ reason, engine }) =>
    reasonOf(reason, names.vendor(engine)),
  )
  return Array.from(byReason).flatMap(([why, entries]) => entries.slice(0, 1).map(entry => ({ why, entry })))
}

/** Returns a line with the codes of findings, each once, with links to their meaning. Empty without a code. */
export function codesLine(texts: readonly Pick<FindingText, 'codes'>[]): Line {
  const named = [...new Set(texts.flatMap(({ codes }) => codes))].map(
    (code): Line => [{ link: addressOfCode(code), label: [code] }],
  )
  return named.length === 0 ? [] : [named.length === 1 ? 'Code: ' : 'Codes: ', ...joinLines(named), '.']
}

export const FAULT_DESCRIBERS = {
  incident: describeIncident,
  'not-recorded': describeUnrecorded,
  'engine-silent': describeSilent,
  'not-judged': describeNotJudged,
  'config-changed': describeConfigChange,
  'host-blocks': describeHostFinding,
} satisfies Partial<FindingDescribers>
