/** What does not add up, what was asked, and when. */
import { formatNumber } from '../../numbers.ts'
import { INK, MUTED } from '../../pdf/colours.ts'
import type { Flow } from '../../pdf/flow.ts'
import type { Row } from '../../pdf/table.ts'
import { parseWebUrl } from '../html/markup.ts'
import { countOf, describeFinding, howToRead, type ReportedOutcome, RULE_SUBJECTS } from '../html/words.ts'
import { name, names, plain, SMALL } from './values.ts'

const LISTED_IDS = 5
const LONGEST_SETTING = 600

/** What in the answers does not add up, the same thing in several scans said once. */
export function warnings(flow: Flow, { measurement }: ReportedOutcome): void {
  const findings = measurement?.findings ?? []
  if (findings.length === 0) return
  flow.heading('Warnings')
  for (const [text, alike] of Map.groupBy(findings, describeFinding)) {
    const ids = alike.map(({ scanId }) => scanId)
    flow.paragraph(`${plain(text)} (${ids.length === 1 ? 'scan' : 'scans'} ${names(ids, LISTED_IDS)})`, {
      marker: INK,
    })
  }
}

/** What makes two runs comparable, and the limits. Every one is a name of an input, or plain words. */
export function settings(
  flow: Flow,
  { fingerprint, samples, plannedScans, scanPer, verdict }: ReportedOutcome,
): void {
  const rows: Row[] = [
    ...Object.entries(fingerprint)
      .filter(([, values]) => values.some(value => value !== ''))
      .map(([setting, values]) => [name(setting), valuesOf(values)]),
    ...('scan-per' in fingerprint ? [] : [['scan-per', scanPer]]),
    ['samples', `${samples} of each scan`],
    ['scans', `${plannedScans}`],
    ...(verdict.level === undefined ? [] : [['level of the test', formatNumber(verdict.level)]]),
    ...verdict.rules.flatMap(({ rule, limit }) =>
      limit === undefined
        ? []
        : [[[rule, { text: RULE_SUBJECTS[rule], size: SMALL, color: MUTED }], name(limit, LONGEST_SETTING)]],
    ),
  ]
  flow.heading('Settings')
  flow.caption('Runs are compared with each other where brand, keywords, engines and the like are the same')
  flow.table(
    [
      { title: 'Setting', share: 0.3 },
      { title: 'Value', share: 0.7 },
    ],
    rows,
  )
}

function valuesOf(values: string[]): string {
  return values.length === 1 ? name(values[0] ?? '', LONGEST_SETTING) : names(values)
}

/** Times, links and how to read the numbers. */
export function about(flow: Flow, { run, measurement, language, keywords }: ReportedOutcome): void {
  const runUrl = parseWebUrl(run.runUrl ?? '')
  const commitUrl = parseWebUrl(run.commitUrl ?? '')
  const facts = [
    `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
    `language ${name(language)}`,
    countOf(keywords.length, 'keyword'),
    ...(measurement ? [`scans ${names(measurement.scanIds, LISTED_IDS)}`] : []),
  ]
  flow.space(18)
  flow.paragraph(`${facts.join(', ')}.`, { size: SMALL, color: MUTED })
  if (runUrl) flow.paragraph('workflow run', { size: SMALL, url: runUrl.href })
  if (commitUrl) {
    flow.paragraph(name(`commit ${run.sha?.slice(0, 7) ?? ''}`), { size: SMALL, url: commitUrl.href })
  }
  flow.space(4)
  const sentences = measurement ? howToRead(measurement) : []
  for (const sentence of sentences) flow.paragraph(sentence, { size: SMALL, color: MUTED })
}

/** To the second. */
function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
