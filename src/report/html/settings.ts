/** What does not add up, what was asked, and when. */
import type { Outcome } from '../outcome.ts'
import { describeFindings } from '../sentences.ts'
import { LONGEST_SETTING, viewRun, viewSettings } from '../views/settings.ts'
import { LISTED_IDS } from '../words.ts'
import { link, listOf, type Markup, type MarkupValue, markup, name, names } from './markup.ts'
import { table } from './table.ts'

/** What in the answers does not add up. */
export function warnings({ measurement }: Outcome): Markup | undefined {
  const lines = describeFindings(measurement).map(
    ({ text, scanIds }) =>
      markup`<li>${text} <small>(${scanIds.length === 1 ? 'scan' : 'scans'} ${names(scanIds, LISTED_IDS)})</small></li>`,
  )
  return lines.length === 0 ? undefined : markup`<ul>${lines}</ul>`
}

/** What makes two runs comparable, and the limits. */
export function settings(outcome: Outcome): Markup {
  const { caption, rows } = viewSettings(outcome)
  return table({
    label: 'Settings, table',
    caption,
    columns: [{ title: 'Setting' }, { title: 'Value' }],
    rows: rows.map(({ name: setting, subject, values }) => [
      markup`${name(setting)}${subject && markup` <small>${subject}</small>`}`,
      valuesOf(values),
    ]),
  })
}

function valuesOf(values: string[]): Markup {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Times, links and how to read the numbers. */
export function footer(outcome: Outcome): Markup {
  const { times, keywords, runUrl, commitUrl, commit, notes } = viewRun(outcome)
  const { measurement, language } = outcome
  const facts: MarkupValue[] = [
    times,
    markup`language ${name(language)}`,
    keywords,
    ...(runUrl ? [link(runUrl, 'workflow run')] : []),
    ...(commitUrl ? [link(commitUrl, commit)] : []),
    ...(measurement ? [markup`scans ${names(measurement.scanIds, LISTED_IDS)}`] : []),
  ]
  return markup`<p>${listOf(facts)}.</p>
${notes.map(note => markup`<p>${note}</p>`)}`
}
