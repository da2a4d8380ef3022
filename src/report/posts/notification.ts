/** Builds the message about a run whose gates changed their state, and formats it for a webhook. */
import { wasReportedBefore } from '../../findings/find-findings.ts'
import { isUnread, listLosses, listRelapses } from '../../gate/verdict.ts'
import { isOpen } from '../../history/loss.ts'
import type { HistoryRecord } from '../../history/record.ts'
import { type Line, MARKS } from '../../lib/document/blocks.ts'
import { plainOf } from '../../lib/document/plain-text.ts'
import { escapeSlack } from '../../lib/escape.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import { clip, toSingleLine } from '../../lib/text.ts'
import { parseWebPage } from '../../lib/web-url.ts'
import type { Outcome } from '../outcome.ts'
import { incidentAfter, isIncidentOver, stateOf, verdictOfRun } from '../run-outcome.ts'
import type { DescribedGate, FindingText } from '../text/finding-text.ts'
import { describeFleet } from '../text/fleet.ts'

/** Code points. Slack refuses a section of 3,000 characters, and escaping makes five of one. */
const LONGEST_TEXT = 500

export interface Notification {
  event: 'failure' | 'decline' | 'recovery'
  /** Keys of the gates whose state changed. */
  gates: string[]
  /** Key and brand of the gate; empty in a run of several gates. */
  key: string
  brandName: string
  /** The headline of the report, on one line. */
  title: string
  /** The line below the headline; after a recovery, that the gate passes again. */
  summary: string
  /** The first cause, and what to do about it. */
  reasons: string[]
  verdict: Outcome['verdict']['status']
  overallBcr: number | null
  citedEngines: number | null
  totalEngines: number | null
  /** Page of the run. */
  runUrl: string | null
  /** ISO 8601 UTC. */
  createdAt: string
}

export interface NotifiedRun {
  gates: readonly DescribedGate[]
  runUrl: string | undefined
}

/**
 * Returns the message about a run in the words of its report, or undefined if no gate changed its state since the last run
 * with a known result. All texts may contain text from outside.
 */
export function buildNotification(run: NotifiedRun): Notification | undefined {
  const news = run.gates.flatMap(gate => {
    const event = eventOf(gate, gate.load())
    return event === undefined ? [] : [{ gate, event }]
  })
  const [first] = news
  if (first === undefined) return undefined
  const events = new Set(news.map(({ event }) => event))
  const event = (['failure', 'decline', 'recovery'] as const).find(each => events.has(each)) ?? 'failure'
  const [gate, ...others] = run.gates
  const only = others.length === 0 ? gate : undefined
  const { measurement } = only?.load() ?? {}
  const [title, summary = '', ...reasons] = only ? summarizeGate(only, event) : summarizeFleet(run)
  return {
    event,
    key: only?.key ?? '',
    brandName: only?.brand ?? '',
    title,
    summary,
    reasons,
    verdict: verdictOfRun(run),
    overallBcr: measurement?.overallBcr ?? null,
    citedEngines: measurement?.citedEngines ?? null,
    totalEngines: measurement?.totalEngines ?? null,
    gates: news.map(({ gate }) => gate.key),
    runUrl: parseWebPage(run.runUrl ?? '')?.href ?? null,
    createdAt: first.gate.finishedAt,
  }
}

type Summary = [title: string, ...words: string[]]

function summarizeGate(gate: DescribedGate, event: Notification['event']): Summary {
  const { key, headline, detail, texts } = gate
  const title = plainOf([...headline, ...(key === 'default' ? [] : [' (', { name: key }, ')'])])
  const words = summarizeCause(detail, texts)
  return [title, ...(event === 'recovery' ? [describeRecovery(gate, gate.load().last, words)] : words)]
}

function describeRecovery(
  gate: DescribedGate,
  last: HistoryRecord | undefined,
  [firstWords = '']: string[],
): string {
  if (isIncidentOver(gate, { last })) return `This is over: ${last?.incident}.`
  if (listLosses(gate.verdict).length > 0) return firstWords
  return plainOf(['AI visibility of ', { name: gate.brand }, ' passes its gate again.'])
}

function summarizeFleet(run: NotifiedRun): Summary {
  const { headline, detail, causes } = describeFleet(run)
  return [plainOf(headline), ...summarizeCause(detail, [{ places: [], why: [], causes }])]
}

function summarizeCause(
  detail: Line,
  texts: readonly Pick<FindingText, 'places' | 'why' | 'causes'>[],
): string[] {
  const first = texts.find(({ causes }) => causes.length > 0)
  const { title = [], lines: [said = []] = [], todo } = first?.causes[0] ?? {}
  const why = first?.places.length ? first.why : [...title, ' ', ...said]
  return [detail, why, todo === undefined ? [] : ['What to do: ', ...todo]]
    .map(line => plainOf(line).trim())
    .filter(text => text !== '')
}

/** A loss or an incident is reported when it begins and when it ends, however many runs fail. */
function eventOf(gate: DescribedGate, outcome: Outcome): Notification['event'] | undefined {
  const { verdict, findings, failures } = gate
  const { trend, last, run } = outcome
  const losses = listLosses(verdict)
  const before = [...trend, ...(last ? [last] : [])].findLast(isCertain)
  const isOver = isIncidentOver(gate, outcome)
  if (failures.length === 0) {
    const isFactClosed = listRelapses(verdict).some(({ state }) => state === 'ended')
    const wasBad = before !== undefined && (before.failed || before.losses.some(isOpen) || isFactClosed)
    return isOver || (wasBad && stateOf(gate) === 'passed') ? 'recovery' : undefined
  }
  // A user who reruns a job knows that it failed.
  const wasReportedByAttempt =
    last?.failed === true && last.runUrl !== undefined && last.runUrl === run.runUrl
  if (isUnread(verdict) || wasReportedByAttempt || (last?.incident !== undefined && !isOver)) return undefined
  const isNewLoss = losses.some(({ state, failedRuns }) => state === 'failed' && failedRuns === 1)
  const failing = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
  const isNews = isNewLoss || isOver || incidentAfter(gate, outcome) !== undefined
  if (!isNews && (before?.failed || wasReportedBefore(failing))) return undefined
  return failing.length > 0 && failing.every(({ kind }) => kind === 'declined') ? 'decline' : 'failure'
}

/** A drop that may be chance is neither a failure nor a recovery. */
function isCertain({ failed, suspect }: HistoryRecord): boolean {
  return failed || !suspect
}

const FORMATS = { slack: toSlack, json: toJson } as const

/** Returns the body of the request, as a JSON text. */
export function formatNotification(notification: Notification, format: keyof typeof FORMATS): string {
  return JSON.stringify(FORMATS[format](notification))
}

/** Formats the message for Block Kit. `verbatim` keeps Slack from turning names and addresses into mentions and links. */
function toSlack(notification: Notification) {
  const { event, title, summary, reasons, runUrl } = notification
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } })
  const address = runUrl?.replaceAll('&', '&amp;').replaceAll('|', '%7C')
  const heading = `${MARKS[event === 'recovery' ? 'pass' : 'fail'].emoji} ${escapeSlack(shorten(title))}`
  return {
    text: heading,
    blocks: [
      section(`*${heading}*`),
      // Slack refuses an empty text.
      ...(summary === '' ? [] : [section(escapeSlack(shorten(summary)))]),
      ...reasons.map(reason => section(`• ${escapeSlack(shorten(reason))}`)),
      ...(address === undefined ? [] : [section(`<${address}|Open the run>`)]),
    ],
  }
}

function toJson(notification: Notification) {
  return toSnakeCase({ format: 'ai-visibility-notification', schemaVersion: 1, ...notification })
}

function shorten(text: string): string {
  return clip(toSingleLine(text), LONGEST_TEXT)
}
