/** What was asked, and when, as the HTML report and the PDF show it. */
import { formatNumber } from '../../lib/numbers.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { howToRead } from '../sentences.ts'
import { parseWebPage } from '../web-url.ts'
import { RULE_SUBJECTS, withoutBackticks } from '../words.ts'

/** Code points shown of a value that stands alone. */
export const LONGEST_SETTING = 600

export interface Setting {
  name: string
  /** The name in other words. */
  subject?: string
  /** At least one. */
  values: string[]
}

/** What makes two runs comparable, and the limits. Every name is that of an input, or plain words. */
export function viewSettings({ fingerprint, samples, plannedScans, scanPer, verdict }: Outcome): {
  caption: string
  rows: Setting[]
} {
  return {
    caption: 'Runs are compared with each other where brand, keywords, engines and the like are the same',
    rows: [
      ...Object.entries(fingerprint)
        .filter(([, values]) => values.some(value => value !== ''))
        .map(([name, values]) => ({ name, values })),
      ...('scan-per' in fingerprint ? [] : [{ name: 'scan-per', values: [scanPer] }]),
      { name: 'samples', values: [`${samples} of each scan`] },
      { name: 'scans', values: [`${plannedScans}`] },
      ...(verdict.level === undefined
        ? []
        : [{ name: 'level of the test', values: [formatNumber(verdict.level)] }]),
      ...verdict.rules.flatMap(({ rule, limit }) =>
        limit === undefined ? [] : [{ name: rule, subject: RULE_SUBJECTS[rule], values: [limit] }],
      ),
    ],
  }
}

/** Times, links and how to read the numbers. */
export function viewRun({ run, measurement, keywords }: Outcome) {
  return {
    times: `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
    keywords: countOf(keywords.length, 'keyword'),
    runUrl: parseWebPage(run.runUrl ?? ''),
    commitUrl: parseWebPage(run.commitUrl ?? ''),
    commit: `commit ${run.sha?.slice(0, 7) ?? ''}`,
    notes: measurement ? howToRead(measurement).map(withoutBackticks) : [],
  }
}

/** To the second. */
function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}
