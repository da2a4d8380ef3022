/** What was asked, and when. */
import type { Measurement } from '../../scan/measure.ts'
import { countOf, formatSetting, NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeRule, inputOfRule, titleOfRule } from '../rule-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { parseWebPage } from '../web-url.ts'
import type { Column } from './table.ts'

/** Number of code points shown of a single value. */
export const LONGEST_SETTING = 600

export interface Setting {
  name: string
  /** What the setting is about. */
  subject?: string
  /** At least one. */
  values: string[]
}

/** Returns what makes two runs comparable, and the limits. Names are those of inputs, or plain words. */
export function viewSettings({ fingerprint, samples, plannedScans, scanPer, verdict }: Outcome): {
  caption: string
  columns: Column[]
  rows: Setting[]
} {
  const { level, rules } = factsOf(verdict)
  return {
    caption: 'Two runs are compared where these settings are the same',
    columns: [{ title: 'Setting' }, { title: 'Value' }],
    rows: [
      ...Object.entries(fingerprint)
        .filter(([, values]) => values.some(value => value !== ''))
        .map(([name, values]) => ({ name, values })),
      ...('scan-per' in fingerprint ? [] : [{ name: 'scan-per', values: [scanPer] }]),
      { name: 'samples', values: [`${samples} of each scan`] },
      { name: 'scans', values: [`${plannedScans}`] },
      ...(level === undefined ? [] : [{ name: 'significance level', values: [formatSetting(level)] }]),
      ...rules.flatMap(result => {
        const { limit } = describeRule(result)
        const name = inputOfRule(result)
        // A decline has the tolerance of a drop, which is a row of its own.
        const hasLimit = name !== undefined && limit !== NO_VALUE && result.kind !== 'decline'
        return hasLimit ? [{ name, subject: titleOfRule(result), values: [limit] }] : []
      }),
    ],
  }
}

/** Returns times, links and how to read the numbers. Names of fields in the notes are in backticks. */
export function viewRun({ run, measurement, keywords, language, answers }: Outcome) {
  return {
    times: `${measurement ? 'Measured' : 'Tried'} from ${timeOf(run.startedAt)} to ${timeOf(run.finishedAt)} UTC`,
    language,
    keywords: countOf(keywords.length, 'keyword'),
    scanIds: measurement?.scanIds ?? [],
    runUrl: parseWebPage(run.runUrl ?? ''),
    commitUrl: parseWebPage(run.commitUrl ?? ''),
    commit: `commit ${run.sha?.slice(0, 7) ?? ''}`,
    notes: measurement ? howToRead(measurement, answers.planned > 0) : [],
  }
}

/** Returns the time to the second. */
function timeOf(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ')
}

/** `isLive`: this program asked the engines itself, and no service did. */
function howToRead({ engines }: Measurement, isLive: boolean): string[] {
  const hasRepository = engines.some(({ engine }) => engine === 'repository')
  const hasOthers = engines.some(({ engine }) => engine !== 'repository')
  return [
    ...(hasRepository
      ? [
          'The engine “repository” answers from the pages of this repository and is deterministic. Its score, 0 to 100, says ' +
            'how well the pages cover the keywords and, where pages of competitors were captured, how much of the answer is the brand.',
        ]
      : []),
    ...(hasOthers
      ? [
          `Answers come from the engines' API surface${isLive ? '' : ', as the service reports them'}. The engines' own apps may answer differently.`,
          isLive
            ? 'The citation score (`overall_bcr`), 0 to 100, says how strongly the engines cite the brand.'
            : "The citation score (`overall_bcr`) says how strongly the engines cite the brand, in the service's own unit. The score of an answer (`bcr_score`) may have another unit.",
        ]
      : []),
    ...(engines.some(({ answers }) => answers > 1)
      ? [
          'An engine counts as citing when, for at least one keyword, more than half of its answers cite the brand.',
        ]
      : []),
  ]
}
