/** Several runs in one HTML file, such as those of several brands or countries. */
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { leadText } from '../views/lead.ts'
import { statusOf } from '../views/overview.ts'
import { partsOf } from './html.ts'
import { ANSWERS_BUDGET } from './keywords.ts'
import { type Markup, markup, name } from './markup.ts'
import { renderPage, renderRun } from './page.ts'

/**
 * Renders the reports of all runs as one HTML document that shows one of them at a time: the first, or the one that the
 * reader chooses. It needs no script. All reports together have as much room for answers as a single one.
 */
export function renderPortfolioHtml(outcomes: readonly Outcome[]): string {
  const budget = Math.floor(ANSWERS_BUDGET / Math.max(1, outcomes.length))
  const runs = outcomes.map((outcome, index) => {
    const id = `run-${index + 1}`
    const parts = partsOf(outcome, budget)
    return markup`<article class="run" id="${id}">
${renderRun(parts, `${id}-`)}
<div class="foot">
${parts.footer}
</div>
</article>
`
  })
  return renderPage(
    `AI visibility of ${countOf(outcomes.length, 'run')}`,
    markup`<nav class="chooser" aria-label="Runs"><ul>${outcomes.map(choice)}</ul></nav>
<main id="report" tabindex="-1">
${runs}
</main>`,
  )
}

function choice(outcome: Outcome, index: number): Markup {
  const { brand, key, fingerprint } = outcome
  const details = [...(key === 'default' ? [] : [key]), ...(fingerprint['country'] ?? [])]
  return markup`<li><a href="#run-${index + 1}"><strong>${name(brand)}</strong>${details.map(
    detail => markup` · ${name(detail)}`,
  )}</a> <span class="muted">${statusOf(outcome)}: ${leadText(outcome)}</span></li>
`
}
