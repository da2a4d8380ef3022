/** The reports that the service exported, and its drafts. */
import type { Draft, Suggestion } from '../../drafts/suggestion.ts'
import { normalize } from '../../lib/text.ts'
import { needsOwnCsv, type ServiceReport } from '../../service-reports/service-report.ts'
import { explainDraftFailure, explainReportFailure } from '../explain.ts'
import { formatScore } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import type { Column } from './table.ts'

const SLUG_LENGTH = 50
const ADVICE =
  'The service generated these drafts for keywords without a citation. Review them before you publish anything. Nothing ' +
  'was written to the repository.'
const INSTEAD = "This run's own CSV is among the report files instead. The verdict does not depend on this."

/** Returns one entry for each report, and what replaces those that are missing. */
export function viewServiceReports({ serviceReports }: Outcome) {
  return {
    reports: serviceReports.map(({ format, reportId, state }) => ({
      subject: `The service's ${format.toUpperCase()} report`,
      /** '' when there is none. */
      id: reportId,
      /** The rest of the sentence; may hold text from outside. */
      words: describeState(state),
    })),
    instead: needsOwnCsv(serviceReports) ? INSTEAD : undefined,
  }
}

function describeState(state: ServiceReport['state']): string {
  switch (state.kind) {
    case 'fetched':
      return 'is among the report files.'
    case 'pending':
      return `was not ready in time: the service ${state.readyAt === '' ? 'does not say when it will be' : `expects it at ${state.readyAt}`}.`
    case 'failed':
      return `could not be fetched. ${explainReportFailure(state.failure).text}`
  }
}

export interface DraftView {
  keyword: string
  engines: string[]
  draft: Draft
  /** The estimated citation score, in the service's own unit. */
  estimate: string | undefined
  /** Relative to the run's reports, with forward slashes. */
  file: string
}

/** Returns the drafts with their files, and the keywords without a draft. */
export function viewDrafts(suggestions: Suggestion[]): {
  advice: string | undefined
  caption: string
  columns: Column[]
  drafts: DraftView[]
  problems: { keyword: string; problem: string }[]
} {
  const drafts = suggestions.flatMap(({ keyword, engines, draft }, index) => {
    if ('failure' in draft) return []
    const { citationScoreEstimate } = draft
    const estimate = citationScoreEstimate === undefined ? undefined : formatScore(citationScoreEstimate)
    return [{ keyword, engines, draft, estimate, file: nameDraft(index, keyword) }]
  })
  return {
    advice: drafts.length > 0 ? ADVICE : undefined,
    caption: 'Suggested content, by keyword',
    columns: [
      { title: 'Keyword' },
      { title: 'For' },
      { title: 'Estimated citation score', isNumber: true },
      { title: "File among this run's reports" },
    ],
    drafts,
    problems: suggestions.flatMap(({ keyword, draft }) =>
      'failure' in draft ? [{ keyword, problem: explainDraftFailure(draft.failure).text }] : [],
    ),
  }
}

/**
 * Returns a path that is valid on every system: `suggestions/01-best-crm.md`. The index, from 0, makes it unique. Of the
 * keyword it keeps ASCII letters and digits.
 */
export function nameDraft(index: number, keyword: string): string {
  const slug = normalize(keyword, 'NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '')
  return `suggestions/${String(index + 1).padStart(2, '0')}-${slug || 'keyword'}.md`
}
