/** The message about a change of state: the gate fails, a loss is found, or it is over; and its format for each webhook. */

import { isToldBefore } from '../findings/find-findings.ts'
import { isUnread, lossesOf } from '../gate/verdict.ts'
import { isOpen } from '../history/loss.ts'
import type { HistoryRecord } from '../history/record.ts'
import { type Line, MARKS } from '../lib/document/blocks.ts'
import { plainOf } from '../lib/document/plain-text.ts'
import { clip, toSingleLine } from '../lib/text.ts'
import { parseWebPage } from '../lib/web-url.ts'
import { type Incident, isIncidentOver } from './incident.ts'
import { LONGEST_TEXT } from './limits.ts'
import { countOf } from './numbers.ts'
import type { Outcome } from './outcome.ts'
import { standOf } from './run-outcome.ts'
import { tellFleet } from './tell/fleet.ts'
import type { Told, ToldGate } from './tell/told.ts'
import { listFirst } from './words.ts'

export interface Notification {
  event: 'failure' | 'decline' | 'recovery'
  /** Names of the gates. */
  gates: string[]
  /** Name of the gate, and its brand; empty in a message about several gates. */
  key: string
  brand: string
  /** The headline of the report, on one line. */
  title: string
  /** How sure it is, and what is as before; after a failure, that the gate passes again. */
  summary: string
  /** The first cause, and what to do about it. */
  reasons: string[]
  verdict: Outcome['verdict']['status']
  overallBcr: number | undefined
  citedEngines: number | undefined
  totalEngines: number | undefined
  /** Page of the run. */
  runUrl: string | undefined
  /** ISO 8601 UTC. */
  createdAt: string
}

/** Keys that a message about several gates names. */
const MOST_KEYS = 20

/**
 * Returns the message about a run in the words of its report; undefined where it has no news: its state is that of the last
 * run that the history can tell the state of, or its loss is known. All texts may hold text from outside.
 */
export function buildNotification(gate: ToldGate): Notification | undefined {
  const outcome = gate.load()
  const event = eventOf(gate, outcome)
  if (event === undefined) return undefined
  const { verdict, brand, key, headline, detail, told } = gate
  const { measurement, run, last } = outcome
  const words = wordsOf(detail, told)
  const recovery = isIncidentOver(gate, outcome)
    ? [`This is over: ${last?.incident}.`]
    : lossesOf(verdict).length > 0
      ? words
      : [plainOf(['AI visibility of ', { name: brand }, ' passes its gate again.'])]
  const [summary = '', ...reasons] = event === 'recovery' ? recovery.slice(0, 1) : words
  return {
    ...{ event, gates: [key], key, brand, summary, reasons },
    title: plainOf([...headline, ...(key === 'default' ? [] : [' (', { name: key }, ')'])]),
    verdict: verdict.status,
    overallBcr: measurement?.overallBcr,
    citedEngines: measurement?.citedEngines,
    totalEngines: measurement?.totalEngines,
    runUrl: parseWebPage(run.runUrl ?? '')?.href,
    createdAt: run.finishedAt,
  }
}

/** Returns the message about an incident of a fleet; undefined where the step does not fail because of it, or all gates told it. */
export function buildIncidentNotification(
  { run, failed, title }: Incident,
  runUrl: string | undefined,
): Notification | undefined {
  if (!failed || run.gates.every(gate => gate.load().last?.incident !== undefined)) return undefined
  const { detail, causes } = tellFleet(run)
  const [summary = '', ...reasons] = wordsOf(detail, [{ places: [], why: [], causes }])
  return {
    ...aboutGates(run.gates.map(({ key }) => key)),
    ...{ event: 'failure', verdict: 'error', title, summary, reasons },
    runUrl: parseWebPage(runUrl ?? '')?.href,
    createdAt: run.gates[0]?.finishedAt ?? '',
  }
}

/** Returns the line under the headline, then the first cause and what to do about it. */
function wordsOf(detail: Line, told: readonly Pick<Told, 'places' | 'why' | 'causes'>[]): string[] {
  const first = told.find(({ causes }) => causes.length > 0)
  const { title = [], lines: [said = []] = [], todo } = first?.causes[0] ?? {}
  const why = first?.places.length ? first.why : [...title, ' ', ...said]
  return [detail, why, todo === undefined ? [] : ['What to do: ', ...todo]]
    .map(line => plainOf(line).trim())
    .filter(text => text !== '')
}

/** Returns one message about the end of an incident, in place of those of its gates; undefined for none. */
export function joinRecoveries(recoveries: readonly Notification[]): Notification | undefined {
  const [first, ...others] = recoveries
  if (first === undefined || others.length === 0) return first
  const title = `${countOf(recoveries.length, 'gate')} are measured again`
  return { ...first, ...aboutGates(recoveries.map(({ key }) => key)), title }
}

/** Returns one message in place of several; undefined for none. */
export function joinNotifications(notifications: readonly Notification[]): Notification | undefined {
  const [first] = notifications
  if (first === undefined) return undefined
  const count = (isRecovery: boolean) =>
    notifications.filter(({ event }) => (event === 'recovery') === isRecovery).length
  const [failing, passing] = [count(false), count(true)]
  const parts = [
    ...(failing > 0 ? [`${countOf(failing, 'more gate')} ${failing === 1 ? 'fails' : 'fail'}`] : []),
    ...(passing > 0 ? [`${countOf(passing, 'more gate')} ${passing === 1 ? 'passes' : 'pass'} again`] : []),
  ]
  const keys = notifications.map(({ key }) => key)
  return {
    ...first,
    ...aboutGates(keys),
    title: parts.join(', '),
    summary: listFirst(keys, MOST_KEYS),
    reasons: [],
  }
}

function aboutGates(gates: string[]) {
  const none = { overallBcr: undefined, citedEngines: undefined, totalEngines: undefined }
  return { gates, key: '', brand: '', ...none }
}

/** A loss and an incident are told when they begin and when they ended, and not while they last, however many runs they fail. */
function eventOf(gate: ToldGate, outcome: Outcome): Notification['event'] | undefined {
  const { verdict, findings, failures } = gate
  const { trend, last, run } = outcome
  const losses = lossesOf(verdict)
  const before = [...trend, ...(last ? [last] : [])].findLast(isCertain)
  const isOver = isIncidentOver(gate, outcome)
  if (failures.length === 0) {
    const wasBad = before !== undefined && (before.failed || before.losses.some(isOpen))
    return isOver || (wasBad && standOf(gate) === 'passed') ? 'recovery' : undefined
  }
  // A person who runs a job again knows of its failure.
  const isToldByAttempt = last?.failed === true && last.runUrl !== undefined && last.runUrl === run.runUrl
  if (isUnread(verdict) || isToldByAttempt || (last?.incident !== undefined && !isOver)) return undefined
  const isNewLoss = losses.some(({ state, failures }) => state === 'failed' && failures === 1)
  const failing = findings.filter(({ leadsTo }) => leadsTo === 'fail' || leadsTo === 'error')
  if (!isNewLoss && !isOver && (before?.failed || isToldBefore(failing))) return undefined
  return failing.length > 0 && failing.every(({ kind }) => kind === 'declined') ? 'decline' : 'failure'
}

/** A run that may have dropped neither fails nor shows that the gate passes again. */
function isCertain({ failed, suspect }: HistoryRecord): boolean {
  return failed || !suspect
}

const FORMATS = { slack: toSlack, json: toJson } as const

/** Returns the body of the request, as a JSON text. */
export function formatNotification(notification: Notification, format: keyof typeof FORMATS): string {
  return JSON.stringify(FORMATS[format](notification))
}

/**
 * Block Kit. Slack reads `&`, `<` and `>` as markup: `<!channel>` calls all members. `verbatim` keeps it from turning names
 * and addresses into mentions and links.
 */
function toSlack(notification: Notification) {
  const { event, title, summary, reasons, runUrl } = notification
  const section = (text: string) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true } })
  const heading = `${MARKS[event === 'recovery' ? 'pass' : 'fail'].emoji} ${escapeSlack(title)}`
  return {
    text: heading,
    blocks: [
      section(`*${heading}*`),
      // Slack refuses an empty text.
      ...(summary === '' ? [] : [section(escapeSlack(summary))]),
      ...reasons.map(reason => section(`• ${escapeSlack(reason)}`)),
      ...(runUrl === undefined ? [] : [section(`<${escapeAddress(runUrl)}|Open the run>`)]),
    ],
  }
}

/** An asterisk or an underscore from outside would format what follows. */
function escapeSlack(text: string): string {
  return shorten(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/[*_~`]/g, '$&\u200B')
}

function escapeAddress(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('|', '%7C')
}

function toJson(notification: Notification) {
  const { event, gates, key, brand, title, summary, reasons, verdict } = notification
  const { overallBcr, citedEngines, totalEngines, runUrl, createdAt } = notification
  return {
    format: 'ai-visibility-notification',
    schema_version: 1,
    ...{ event, key, gates, title, summary, reasons, verdict },
    brand_name: brand,
    overall_bcr: overallBcr ?? null,
    cited_engines: citedEngines ?? null,
    total_engines: totalEngines ?? null,
    run_url: runUrl ?? null,
    created_at: createdAt,
  }
}

function shorten(text: string): string {
  return clip(toSingleLine(text), LONGEST_TEXT)
}
