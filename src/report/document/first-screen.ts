/**
 * The first screen of a gate: headline, one line, grid, causes, what was checked. Nothing else is above the fold.
 */
import { changeOver } from '../../comparison/comparison.ts'
import { splitCountry } from '../../embedded/engines/engine-names.ts'
import type { Finding } from '../../findings/finding.ts'
import { countFiles, describePassedOver } from '../corpus-words.ts'
import { countOf, formatPercent } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { explainBlocker } from '../problems.ts'
import { dayInYear } from '../words.ts'
import type { Block, CauseEntry, Line } from './blocks.ts'
import { contentBlocks, contentEntry } from './content-causes.ts'
import { headlineOf, isContentLoss, markOf, reasonOf } from './headline.ts'
import { liveEntries } from './live-causes.ts'
import { liveGrid, plannedEngines } from './live-grid.ts'
import { joinWords } from './names.ts'
import { remedyOf } from './silent.ts'
import { shareOf, type Told, wasOf } from './told.ts'

const MOST_CAUSES = 3
const MOST_REASONS = 3

/** The words of a mark. */
export const STATUSES = {
  pass: 'Passed',
  fail: 'Failed',
  error: 'Not measured',
  warn: 'Look at it',
  report: 'Cannot fail yet',
} as const

/** Returns the blocks of the first screen. */
export function firstScreen(told: Told): Block[] {
  const { outcome, findings } = told
  const [first] = findings
  if (first === undefined) return []
  const mark = markOf(first)
  const gate: Line | undefined = outcome.key === 'default' ? undefined : [{ name: outcome.key }]
  const isQuiet = isQuietRun(told)
  const headline: Block = {
    kind: 'headline',
    ...{ mark, gate },
    status: STATUSES[mark],
    text: isQuiet ? [...headlineOf(told), '. ', ...quietLine(told)] : headlineOf(told),
    isHeading: !isQuiet,
  }
  if (isQuiet) return [headline]
  const second = secondLine(first, told)
  const isContent = outcome.baseline?.content !== undefined
  const grid = first.kind === 'incident' || isContent ? undefined : liveGrid(told)
  return [
    headline,
    ...(second.length > 0 ? [{ kind: 'paragraph' as const, text: second }] : []),
    ...silentBlocks(told),
    ...(grid === undefined ? [] : [grid]),
    ...causeBlocks(told),
    ...(isContent ? [{ kind: 'paragraph' as const, text: [checkedLine(outcome)] }] : []),
  ]
}

/** Tells whether there is nothing to tell but that all is well: the first screen is one line. */
export function isQuietRun({ findings }: Told): boolean {
  return findings.length === 1 && findings[0]?.kind === 'unchanged'
}

/** What a run says after its one line if all is well. */
function quietLine({ outcome, names }: Told): Line {
  if (outcome.baseline?.content !== undefined) return [checkedLine(outcome, true)]
  const engines = plannedEngines(outcome)
  const countries = new Set(engines.map(engine => splitCountry(engine).country))
  const answers = outcome.measurement?.engines.reduce((sum, engine) => sum + engine.answers, 0) ?? 0
  const who = joinWords([...new Set(engines.map(names.engine))])
  return [
    `${countOf(answers, 'answer')} of ${who}${countries.size > 1 ? ` in ${countries.size} countries` : ''}.`,
  ]
}

/** How sure this is, what is as before, and what it does to the check. */
function secondLine(first: Finding, told: Told): Line {
  const { outcome, failsCheck } = told
  const check = failsCheck ? 'The check fails' : 'The check passes'
  const next = nextRun(outcome)
  switch (first.kind) {
    case 'incident':
      return [explainBlocker(first.blocker).text]
    case 'engine-silent':
    case 'engine-blind':
      return [...othersLine(told), silentCheck(first, told, check)]
    case 'dropped':
    case 'engine-lost':
    case 'declined': {
      const together = first.kind === 'dropped' && first.evidence.length > 0 ? '' : ''
      const sure = first.certainty === 'more-than-chance' ? 'Chance does not explain this. ' : ''
      return [`${together}${sure}${asBefore(told)}`.trim()].filter(part => part !== '')
    }
    case 'floor-broken':
      return []
    case 'may-be-chance':
      return [
        `${check}. ${next === undefined ? 'The next run decides' : `The next run, on ${next}, decides`}; nothing to do until then.`,
      ]
    case 'config-changed':
      return [
        `${check}. This run is judged by the settings of the base branch; the edit takes effect after the merge, and a reviewer should look at it.`,
      ]
    case 'still-low':
      return [
        `First told on ${dayInYear(first.toldOn, outcome.run.finishedAt)}. It failed three runs and now only warns: the check passes.`,
      ]
    case 'first-run':
      return [
        `There is nothing to compare with yet. ${check}. From the next run on, losing all citations fails it; smaller losses take more runs.`,
      ]
    case 'no-rule':
      return [
        'Set a floor (',
        { code: 'min-overall-bcr' },
        ', ',
        { code: 'min-cited-engines' },
        ') or a ',
        { code: 'baseline' },
        ' to let it fail.',
      ]
    case 'answer-weaker':
      return failsCheck ? [] : ['The check passes.']
    case 'competitor-ahead':
    case 'share-of-voice':
      return [`${check}: no rule failed.`]
    default:
      return []
  }
}

function silentCheck(
  first: Extract<Finding, { kind: 'engine-silent' | 'engine-blind' }>,
  { names, outcome }: Told,
  check: string,
): string {
  const engines = first.kind === 'engine-silent' ? first.engines : [first.engine]
  const who = joinWords([...new Set(engines.map(names.engine))])
  const planned = outcome.answers.planned
  const share = first.kind === 'engine-silent' && planned > 0 ? first.planned / planned : 0
  const part = share === 0 ? 'a part' : share >= 0.45 && share <= 0.55 ? 'half' : formatPercent(share)
  if (check.endsWith('passes'))
    return `${check}. ${part.charAt(0).toUpperCase()}${part.slice(1)} of the plan was not measured.`
  return `${check} until ${who} answers, because ${part} of the plan was not measured.`
}

/** The level of the engines that answered, like with like. */
function othersLine({ outcome, names }: Told): Line {
  const change = changeOver(outcome.comparison?.cells ?? [])
  const answered = [...new Set(outcome.measurement?.engines.map(({ engine }) => names.engine(engine)) ?? [])]
  if (change === undefined || answered.length === 0) return []
  const [now, was] = [shareOf(change.now), wasOf(change)]
  const before = now === was ? 'as before' : `was ${was}`
  return [
    `${joinWords(answered)} ${answered.length === 1 ? 'cites' : 'cite'} `,
    ...names.brand,
    ` in ${now} of ${answered.length === 1 ? 'its' : 'their'} answers, ${before}. `,
  ]
}

/** What did not change, where a part of the gate is the subject. */
function asBefore({ findings, outcome, names }: Told): string {
  const [first] = findings
  if (first === undefined || !('scope' in first) || first.scope.kind === 'whole') return ''
  const { scope } = first
  const rest = plannedEngines(outcome).filter(engine => {
    const { id, country } = splitCountry(engine)
    return scope.kind === 'country' ? country !== scope.country : id !== scope.engine
  })
  const touched = findings.slice(1).some(finding => 'scope' in finding && finding.leadsTo === first.leadsTo)
  if (rest.length === 0 || touched) return ''
  if (scope.kind === 'country') return 'The other countries are as before.'
  const others = [...new Set(rest.map(names.engine))]
  return others.length <= 3
    ? `${joinWords(others)} ${others.length === 1 ? 'is' : 'are'} as before.`
    : 'The other engines are as before.'
}

/** A missing engine is never folded: its remedy stands above the grid, whatever the headline is. */
function silentBlocks({ findings, names, outcome }: Told): Block[] {
  const silent = findings.filter(finding => finding.kind === 'engine-silent')
  return silent.flatMap((finding, index): Block[] => {
    const isHeadline = findings[0] === finding
    const who = joinWords([...new Set(finding.engines.map(names.engine))])
    const remedy = remedyOf(finding.reason, who, nextRun(outcome))
    const why = reasonOf(finding.reason, names.vendor(finding.engines[0] ?? ''))
    return [
      ...(isHeadline
        ? []
        : [{ kind: 'paragraph' as const, text: [{ strong: [`${who} did not answer: ${why}.`] }] }]),
      ...(remedy === undefined || index > MOST_CAUSES
        ? []
        : [{ kind: 'paragraph' as const, text: [{ strong: ['What to do:'] }, ' ', ...remedy] }]),
    ]
  })
}

/** One entry for each cause, at most three; the rest is folded. A single content cause is told in full. */
function causeBlocks(told: Told): Block[] {
  const { findings, outcome } = told
  const content = findings.filter(isContentLoss)
  const [only, ...others] = content
  const live = findings.flatMap((finding): CauseEntry[] =>
    'scope' in finding ? liveEntries(finding, told) : [],
  )
  if (only !== undefined && others.length === 0 && live.length === 0) return contentBlocks(only, outcome)
  return foldCauses([
    ...content.map(finding => contentEntry(finding, outcome)),
    ...live,
    ...otherEntries(told),
  ])
}

/** Returns the first causes, and the others folded. */
export function foldCauses(entries: CauseEntry[]): Block[] {
  const shown = entries.slice(0, MOST_CAUSES)
  const rest = entries.slice(MOST_CAUSES)
  return [
    ...(shown.length > 0 ? [{ kind: 'causes' as const, entries: shown }] : []),
    ...(rest.length > 0
      ? [
          {
            kind: 'fold' as const,
            title: [`${rest.length} more ${rest.length === 1 ? 'cause' : 'causes'}`],
            blocks: [{ kind: 'causes' as const, entries: rest }],
          },
        ]
      : []),
  ]
}

/** Findings beside the first one that have no evidence of their own. */
function otherEntries(told: Told): CauseEntry[] {
  return told.findings
    .slice(1)
    .filter(finding =>
      ['floor-broken', 'config-changed', 'competitor-ahead', 'share-of-voice', 'answer-new'].includes(
        finding.kind,
      ),
    )
    .map(finding => ({
      title: [...headlineOf({ ...told, findings: [finding] }), '.'],
      lines: [],
      todo: undefined,
    }))
}

/** What was checked: counts of questions and pages, and why files were passed over if `withReasons`. */
export function checkedLine({ baseline }: Outcome, withReasons = false): string {
  const content = baseline?.content
  if (content === undefined) return ''
  const { keywords, pages, passedOver } = content
  const unchanged = keywords.filter(({ outcome }) => outcome === 'unchanged')
  const unanswered = unchanged.filter(({ baseScore, headScore }) => baseScore === 0 && headScore === 0).length
  const answered = unchanged.length - unanswered
  const rest = [
    ...(answered > 0 ? [`${answered} unchanged`] : []),
    ...(unanswered > 0 ? [`${unanswered} without an answer on these pages, before and after`] : []),
  ]
  const files = countFiles(passedOver)
  const reasons = withReasons ? describePassedOver(passedOver).slice(0, MOST_REASONS) : []
  return [
    `Checked ${countOf(keywords.length, 'question')} against ${countOf(pages, 'page')}`,
    `${rest.length > 0 ? ': ' : ''}${rest.join(', ')}.`,
    files > 0
      ? ` ${countOf(files, 'file')} ${files === 1 ? 'was' : 'were'} passed over${reasons.length > 0 ? `: ${reasons.join('; ')}` : ''}.`
      : '',
  ].join('')
}

/** Returns the day of the next run by the schedule that the history shows; undefined with fewer than three runs. */
export function nextRun({ trend, run }: Outcome): string | undefined {
  const times = [...trend.map(({ createdAt }) => Date.parse(createdAt)), Date.parse(run.finishedAt)]
  if (times.length < 3 || times.some(Number.isNaN)) return undefined
  const gaps = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .sort((a, b) => a - b)
  const median = gaps[Math.floor(gaps.length / 2)] ?? 0
  const day = 86_400_000
  if (median < day / 2) return undefined
  return dayInYear(new Date(Date.parse(run.finishedAt) + median).toISOString(), run.finishedAt)
}
