/** Warnings, settings and the footer. */
import type { Outcome } from '../outcome.ts'
import { LONGEST_SETTING, viewRun, viewSettings } from '../views/settings.ts'
import { viewWarnings } from '../views/warnings.ts'
import { LISTED_IDS, withoutBackticks } from '../words.ts'
import { link, listOf, type Markup, type MarkupValue, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** Renders contradictions in the answers. */
export function warnings(outcome: Outcome): Markup | undefined {
  const lines = viewWarnings(outcome).map(
    ({ text, label, scanIds }) =>
      markup`<li>${text} <small>(${label} ${names(scanIds, LISTED_IDS)})</small></li>`,
  )
  return lines.length === 0 ? undefined : markup`<ul>${lines}</ul>`
}

/** Renders what makes two runs comparable, and the limits. */
export function settings(outcome: Outcome): Markup {
  const { caption, columns, rows } = viewSettings(outcome)
  return table({
    label: 'Settings, table',
    caption,
    columns,
    rows: rows.map(({ name: setting, subject, values }) => [
      markup`${name(setting)}${subject && markup` <small>${subject}</small>`}`,
      valuesOf(values),
    ]),
  })
}

function valuesOf(values: string[]): Markup {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Renders times, links and how to read the numbers. */
export function footer(outcome: Outcome): Markup {
  const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = viewRun(outcome)
  const facts: MarkupValue[] = [
    times,
    markup`language ${name(language)}`,
    keywords,
    ...(runUrl ? [link(runUrl, 'workflow run')] : []),
    ...(commitUrl ? [link(commitUrl, commit)] : []),
    ...(scanIds.length > 0 ? [markup`scans ${names(scanIds, LISTED_IDS)}`] : []),
  ]
  return markup`<p>${listOf(facts)}.</p>
${notes.map(note => markup`<p>${withoutBackticks(note)}</p>`)}`
}
