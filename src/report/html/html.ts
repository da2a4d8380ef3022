/** A finished run as one HTML file without scripts, fonts, pictures and network requests. */
import type { Outcome } from '../outcome.ts'
import { leadText } from '../views/lead.ts'
import { statusOf } from '../views/overview.ts'
import { citedDomains, presence, searches } from './answer-contents.ts'
import { appendix } from './appendix.ts'
import { changes } from './changes.ts'
import { cost } from './cost.ts'
import { type KeywordsBudget, keywords } from './keywords.ts'
import { markup } from './markup.ts'
import { overview } from './overview.ts'
import { type RunParts, renderPage, renderRun } from './page.ts'
import { reportsAndDrafts } from './reports-and-drafts.ts'
import { footer, warnings } from './settings.ts'
import { shareOfVoice } from './share.ts'
import { sources } from './sources.ts'
import { keyNumbers } from './tiles.ts'
import { trend } from './trend.ts'

/** Renders the whole report as an HTML document. */
export function renderHtml(outcome: Outcome): string {
  const run = partsOf(outcome)
  return renderPage(
    `${statusOf(outcome)}: ${leadText(outcome)}`,
    markup`<main id="report" tabindex="-1">
${renderRun(run)}
</main>
<footer>
${run.footer}
</footer>`,
  )
}

/** The order is that of a reader who has little time: what happened, where, what the engines say, and how it was measured. */
export function partsOf(outcome: Outcome, budget?: KeywordsBudget): RunParts {
  return {
    overview: overview(outcome),
    sections: [
      { id: 'numbers', title: 'Key numbers', body: keyNumbers(outcome) },
      { id: 'changes', title: 'What changed', body: changes(outcome) },
      { id: 'trend', title: 'Trend', body: trend(outcome) },
      { id: 'share', title: 'Share of voice', body: shareOfVoice(outcome) },
      { id: 'keywords', title: 'Keywords and answers', body: keywords(outcome, budget) },
      { id: 'presence', title: 'Citations and mentions', body: presence(outcome) },
      { id: 'sources', title: 'Cited sources', body: citedDomains(outcome) ?? sources(outcome) },
      { id: 'searches', title: 'What the engines searched for', body: searches(outcome) },
      { id: 'cost', title: 'Cost', body: cost(outcome) },
      { id: 'warnings', title: 'Warnings', body: warnings(outcome) },
      { id: 'reports', title: 'Reports and drafts', body: reportsAndDrafts(outcome) },
      { id: 'appendix', title: 'How this was measured', body: appendix(outcome) },
    ],
    footer: footer(outcome),
  }
}
