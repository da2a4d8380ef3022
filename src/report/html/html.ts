/** A finished run as one HTML file that needs nothing else: no script, no font, no picture, no network. */
import { snippets, sources } from './answers.ts'
import { engines, heatMap } from './engines.ts'
import { changes, keyNumbers, overview } from './overview.ts'
import { renderPage, type Section } from './page.ts'
import { certainty, rules } from './rules.ts'
import { footer, settings, warnings } from './settings.ts'
import { shareOfVoice } from './share.ts'
import { trend } from './trend-section.ts'
import { headlineOf, type ReportedOutcome, statusOf } from './words.ts'

/** The whole report as an HTML document. */
export function renderHtml(outcome: ReportedOutcome): string {
  const { before, after } = headlineOf(outcome)
  const sections: Section[] = [
    { id: 'numbers', title: 'Key numbers', body: keyNumbers(outcome) },
    { id: 'changes', title: 'What changed', body: changes(outcome) },
    { id: 'trend', title: 'Trend', body: trend(outcome) },
    { id: 'engines', title: 'Engines', body: engines(outcome) },
    { id: 'keywords', title: 'Engines by keywords', body: heatMap(outcome) },
    { id: 'share', title: 'Share of voice', body: shareOfVoice(outcome) },
    { id: 'rules', title: 'Rules', body: rules(outcome) },
    { id: 'certainty', title: 'How sure this is', body: certainty(outcome) },
    { id: 'sources', title: 'Cited sources', body: sources(outcome) },
    { id: 'snippets', title: 'What the engines said', body: snippets(outcome) },
    { id: 'warnings', title: 'Warnings', body: warnings(outcome) },
    { id: 'settings', title: 'Settings', body: settings(outcome) },
  ]
  return renderPage({
    title: `${statusOf(outcome)}: ${before} ${outcome.brand} ${after}`,
    overview: overview(outcome),
    sections,
    footer: footer(outcome),
  })
}
