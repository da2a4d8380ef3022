/** What the service exported and drafted beside its answers, as every report tells it. */

import type { Draft, Suggestion } from '../../drafts/suggestion.ts'
import { formatNumber } from '../../lib/numbers.ts'
import { needsOwnCsv, type ServiceReport } from '../../service-reports/service-report.ts'
import type { Outcome } from '../outcome.ts'

const SLUG_LENGTH = 50
const ADVICE =
  'Drafts by a machine, for keywords without a citation. Review them before anything is published; nothing was written ' +
  'to the repository.'
const INSTEAD = "This run's own CSV is among the report files instead. The verdict does not depend on this."

/** One entry a report, and what stands in for those that are not there. */
export function viewServiceReports({ serviceReports }: Outcome) {
  return {
    reports: serviceReports.map(({ format, reportId, state }) => ({
      subject: `The service's ${format.toUpperCase()} report`,
      /** '' where there is none. */
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
      return `could not be had. ${state.problem}`
  }
}

export interface DraftView {
  keyword: string
  engines: string[]
  draft: Draft
  /** The estimated citation score. */
  estimate: string | undefined
  /** Relative to the run's reports, with forward slashes. */
  file: string
}

/** The drafts, each with its file, and the keywords that there is none for. */
export function viewDrafts(suggestions: Suggestion[]): {
  advice: string | undefined
  drafts: DraftView[]
  problems: { keyword: string; problem: string }[]
} {
  const drafts = suggestions.flatMap(({ keyword, engines, draft }, index) => {
    if ('problem' in draft) return []
    const { citationScoreEstimate } = draft
    const estimate = citationScoreEstimate === undefined ? undefined : formatNumber(citationScoreEstimate)
    return [{ keyword, engines, draft, estimate, file: nameDraft(index, keyword) }]
  })
  return {
    advice: drafts.length > 0 ? ADVICE : undefined,
    drafts,
    problems: suggestions.flatMap(({ keyword, draft }) =>
      'problem' in draft ? [{ keyword, problem: draft.problem }] : [],
    ),
  }
}

/**
 * A path that is valid on every system, unique by the index, from 0: `suggestions/01-best-crm.md`. Of the keyword it has
 * what ASCII letters and digits can say.
 */
export function nameDraft(index: number, keyword: string): string {
  const slug = keyword
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replace(/^-|-$/g, '')
  return `suggestions/${String(index + 1).padStart(2, '0')}-${slug || 'keyword'}.md`
}
