/** The verdict and its reasons. */
import type { Outcome } from '../outcome.ts'
import { factsOf } from '../verdict-facts.ts'
import { describeCertainty } from '../views/certainty.ts'
import { leadOf } from '../views/lead.ts'
import { KEY_PAGE, viewMissing } from '../views/missing-answers.ts'
import { notesOf, reasonsOf, statusOf, viewComparison } from '../views/overview.ts'
import { withoutBackticks } from '../words.ts'
import { link, type Markup, markup, name, own } from './markup.ts'

/** Renders the headline and the reasons. */
export function overview(outcome: Outcome): Markup {
  const { verdict, key } = outcome
  const tone = verdict.status === 'pass' && factsOf(verdict).reportOnly ? 'report' : verdict.status
  const lines = [...reasonsOf(outcome), ...notesOf(outcome).map(withoutBackticks)]
  const title = leadOf(outcome).map(part => (typeof part === 'string' ? own(part) : name(part.name)))
  const missing = viewMissing(outcome)
  const sure = describeCertainty(outcome)
  const reasons = lines.map(line => markup`<li>${line}</li>`)
  return markup`<p class="status ${tone}">${statusOf(outcome)}</p>
<h1>${title}</h1>
${key === 'default' ? undefined : markup`<p class="muted">Gate: ${name(key)}</p>`}
${reasons.length > 0 ? markup`<ul class="reasons">${reasons}</ul>` : undefined}
${missing && missingAnswers(missing)}
${sure && markup`<p><strong>How sure:</strong> ${own(sure)}</p>`}
<p class="muted">${comparison(outcome)}</p>`
}

function missingAnswers({ counts, lines }: NonNullable<ReturnType<typeof viewMissing>>): Markup {
  const items = lines.map(
    ({ text, keyPage }) => markup`<li>${text}${keyPage && markup` ${link(keyPage, KEY_PAGE)}`}</li>`,
  )
  return markup`<p><strong>Missing answers:</strong> ${counts}</p>
<ul>${items}</ul>`
}

function comparison(outcome: Outcome): Markup {
  const { emphasis, text } = viewComparison(outcome)
  return markup`${emphasis && markup`<strong>${emphasis}</strong> `}${text}`
}
