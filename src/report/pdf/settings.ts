/** What does not add up, what was asked, and when. */
import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { describeFindings } from '../sentences.ts'
import { LONGEST_SETTING, viewRun, viewSettings } from '../views/settings.ts'
import { LISTED_IDS } from '../words.ts'
import { muted, NOTE, name, names, plain, SMALL } from './values.ts'

/** What in the answers does not add up. */
export function warnings(flow: Flow, { measurement }: Outcome): void {
  const findings = describeFindings(measurement)
  if (findings.length > 0) flow.heading('Warnings')
  for (const { text, scanIds } of findings) {
    const scans = `${scanIds.length === 1 ? 'scan' : 'scans'} ${names(scanIds, LISTED_IDS)}`
    flow.paragraph(`${plain(text)} (${scans})`, { marker: INK })
  }
}

/** What makes two runs comparable, and the limits. */
export function settings(flow: Flow, outcome: Outcome): void {
  const { caption, rows } = viewSettings(outcome)
  flow.heading('Settings')
  flow.caption(caption)
  flow.table(
    [
      { title: 'Setting', share: 0.3 },
      { title: 'Value', share: 0.7 },
    ],
    rows.map(({ name: setting, subject, values }) => [
      [name(setting), ...(subject === undefined ? [] : [muted(subject)])],
      valuesOf(values),
    ]),
  )
}

function valuesOf(values: string[]): string {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Times, links and how to read the numbers. */
export function about(flow: Flow, outcome: Outcome): void {
  const { times, keywords, runUrl, commitUrl, commit, notes } = viewRun(outcome)
  const { measurement, language } = outcome
  const facts = [
    times,
    `language ${name(language)}`,
    keywords,
    ...(measurement ? [`scans ${names(measurement.scanIds, LISTED_IDS)}`] : []),
  ]
  flow.space(18)
  flow.paragraph(`${facts.join(', ')}.`, NOTE)
  if (runUrl) flow.paragraph('workflow run', { size: SMALL, url: runUrl.href })
  if (commitUrl) flow.paragraph(name(commit), { size: SMALL, url: commitUrl.href })
  flow.space(4)
  for (const note of notes) flow.paragraph(note, NOTE)
}
