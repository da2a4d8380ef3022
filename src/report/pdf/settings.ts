/** Warnings, settings and the end of the report. */
import { INK } from '../../lib/pdf/colours.ts'
import type { Flow } from '../../lib/pdf/flow.ts'
import type { Outcome } from '../outcome.ts'
import { LONGEST_SETTING, viewRun, viewSettings } from '../views/settings.ts'
import { viewWarnings } from '../views/warnings.ts'
import { LISTED_IDS, withoutBackticks } from '../words.ts'
import { columnsOf, muted, NOTE, name, names, plain, SMALL, subheading } from './values.ts'

/** Writes contradictions in the answers. */
export function warnings(flow: Flow, outcome: Outcome): void {
  const view = viewWarnings(outcome)
  if (view.length > 0) flow.heading('Warnings')
  for (const { text, label, scanIds } of view) {
    flow.paragraph(`${plain(text)} (${label} ${names(scanIds, LISTED_IDS)})`, { marker: INK })
  }
}

/** Writes what makes two runs comparable, and the limits. */
export function settings(flow: Flow, outcome: Outcome): void {
  const { caption, columns, rows } = viewSettings(outcome)
  subheading(flow, 'Settings')
  flow.caption(caption)
  flow.table(
    columnsOf(columns, [0.3, 0.7]),
    rows.map(({ name: setting, subject, values }) => [
      [name(setting), ...(subject === undefined ? [] : [muted(subject)])],
      valuesOf(values),
    ]),
  )
}

function valuesOf(values: string[]): string {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Writes times, links and how to read the numbers. */
export function about(flow: Flow, outcome: Outcome): void {
  const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = viewRun(outcome)
  const facts = [
    times,
    `language ${name(language)}`,
    keywords,
    ...(scanIds.length > 0 ? [`scans ${names(scanIds, LISTED_IDS)}`] : []),
  ]
  flow.space(18)
  flow.paragraph(`${facts.join(', ')}.`, NOTE)
  if (runUrl) flow.paragraph('workflow run', { size: SMALL, url: runUrl.href })
  if (commitUrl) flow.paragraph(name(commit), { size: SMALL, url: commitUrl.href })
  flow.space(4)
  for (const note of notes) flow.paragraph(withoutBackticks(note), NOTE)
}
