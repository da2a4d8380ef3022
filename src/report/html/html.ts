/** A finished run as one HTML file without scripts, fonts, pictures and network requests. */
import type { Outcome } from '../outcome.ts'
import { leadText } from '../views/lead.ts'
import { statusOf } from '../views/overview.ts'
import { answerTexts, citedDomains, presence } from './answer-contents.ts'
import { snippets, sources } from './answers.ts'
import { cost } from './cost.ts'
import { engines, heatMap } from './engines.ts'
import { changes, keyNumbers, overview } from './overview.ts'
import { renderPage, type Section } from './page.ts'
import { reportsAndDrafts } from './reports-and-drafts.ts'
import { certainty, rules } from './rules.ts'
import { footer, settings, warnings } from './settings.ts'
import { shareOfVoice } from './share.ts'
import { trend } from './trend-section.ts'

/** Renders the whole report as an HTML document. */
export function renderHtml(outcome: Outcome): string {
  const sections: Section[] = [
    { id: 'numbers', title: 'Key numbers', body: keyNumbers(outcome) },
    { id: 'changes', title: 'What changed', body: changes(outcome) },
    { id: 'trend', title: 'Trend', body: trend(outcome) },
    { id: 'engines', title: 'Engines', body: engines(outcome) },
    { id: 'keywords', title: 'Engines by keywords', body: heatMap(outcome) },
    { id: 'presence', title: 'Citations and mentions', body: presence(outcome) },
    { id: 'share', title: 'Share of voice', body: shareOfVoice(outcome) },
    { id: 'rules', title: 'Rules', body: rules(outcome) },
    { id: 'certainty', title: 'How certain this is', body: certainty(outcome) },
    { id: 'sources', title: 'Cited sources', body: citedDomains(outcome) ?? sources(outcome) },
    { id: 'snippets', title: 'What the engines said', body: snippets(outcome) },
    { id: 'texts', title: 'Full answers', body: answerTexts(outcome) },
    { id: 'cost', title: 'Cost', body: cost(outcome) },
    { id: 'warnings', title: 'Warnings', body: warnings(outcome) },
    { id: 'reports', title: 'Reports and drafts', body: reportsAndDrafts(outcome) },
    { id: 'settings', title: 'Settings', body: settings(outcome) },
  ]
  return renderPage({
    title: `${statusOf(outcome)}: ${leadText(outcome)}`,
    overview: overview(outcome),
    sections,
    footer: footer(outcome),
  })
}
