import type { Draft, Outcome } from '../../src/report/outcome.ts'

const draft: Draft = {
  content: 'The text of the draft.',
  schemaMarkup: undefined,
  recommendedKeywords: [],
  citationScoreEstimate: 61.5,
}

/** With a report in each state, drafts, and competitors that were not measured; what comes from outside is `text`. */
export function withDeliveries(outcome: Outcome, text = 'x'): Outcome {
  return {
    ...outcome,
    serviceReports: [
      { format: 'csv', reportId: text, state: { kind: 'fetched', path: '/run/service-report.csv' } },
      { format: 'pdf', reportId: text, state: { kind: 'pending', readyAt: text } },
      {
        format: 'pdf',
        reportId: '',
        state: { kind: 'failed', error: text },
      },
    ],
    suggestions: [
      { keyword: text, engines: [text], draft: { ...draft, content: `${draft.content} ${text}` } },
      { keyword: text, engines: [text, text], draft: { ...draft, citationScoreEstimate: undefined } },
      { keyword: text, engines: [text], draft: { error: text } },
    ],
    verdict: { ...outcome.verdict, unmeasuredCompetitors: [text, text] },
  }
}
