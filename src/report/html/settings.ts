/** What does not add up, what was asked, and when. */
import { formatNumber } from '../../numbers.ts'
import { link, listOf, type Markup, type MarkupValue, markup, name, names, parseWebUrl } from './markup.ts'
import { table } from './table.ts'
import { countOf, describeFinding, howToRead, type ReportedOutcome, RULE_SUBJECTS } from './words.ts'

const LISTED_IDS = 5
const LONGEST_SETTING = 600

/** What in the answers does not add up, the same thing in several scans said once. */
export function warnings({ measurement }: ReportedOutcome): Markup | undefined {
  const findings = measurement?.findings ?? []
  if (findings.length === 0) return undefined
  const lines = [...Map.groupBy(findings, describeFinding)].map(([text, alike]) => {
    const ids = alike.map(({ scanId }) => scanId)
    return markup`<li>${text} <small>(${ids.length === 1 ? 'scan' : 'scans'} ${names(ids, LISTED_IDS)})</small></li>`
  })
  return markup`<ul>${lines}</ul>`
}

/** What makes two runs comparable, and the limits. Every one is a name of an input, or plain words. */
export function settings({ fingerprint, samples, plannedScans, scanPer, verdict }: ReportedOutcome): Markup {
  const rows: MarkupValue[][] = [
    ...Object.entries(fingerprint)
      .filter(([, values]) => values.some(value => value !== ''))
      .map(([setting, values]) => [name(setting), valuesOf(values)]),
    ...('scan-per' in fingerprint ? [] : [['scan-per', scanPer]]),
    ['samples', `${samples} of each scan`],
    ['scans', plannedScans],
    ...(verdict.level === undefined ? [] : [['level of the test', formatNumber(verdict.level)]]),
    ...verdict.rules.flatMap(({ rule, limit }) =>
      limit === undefined
        ? []
        : [[markup`${rule} <small>${RULE_SUBJECTS[rule]}</small>`, name(limit, LONGEST_SETTING)]],
    ),
  ]
  return table({
    label: 'Settings, table',
    caption: 'Runs are compared with each other where brand, keywords, engines and the like are the same',
    columns: [{ title: 'Setting' }, { title: 'Value' }],
    rows,
  })
}

function valuesOf(values: string[]): Markup {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Times, links and how to read the numbers. */
export function footer({ run, measurement, language, keywords }: ReportedOutcome): Markup {
  const runUrl = parseWebUrl(run.runUrl ?? '')
  const commitUrl = parseWebUrl(run.commitUrl ?? '')
  const facts: MarkupValue[] = [
    `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
    markup`language ${name(language)}`,
    countOf(keywords.length, 'keyword'),
    ...(runUrl ? [link(runUrl, 'workflow run')] : []),
    ...(commitUrl ? [link(commitUrl, `commit ${run.sha?.slice(0, 7) ?? ''}`)] : []),
    ...(measurement ? [markup`scans ${names(measurement.scanIds, LISTED_IDS)}`] : []),
  ]
  return markup`<p>${listOf(facts)}.</p>
${measurement ? howToRead(measurement).map(sentence => markup`<p>${sentence}</p>`) : undefined}`
}

/** To the second. */
function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
