/** The verdict, its reasons and the key numbers. */
import type { Outcome } from '../outcome.ts'
import { viewEngineChanges, viewEngineDrops, viewKeywordChanges } from '../views/changes.ts'
import { leadOf } from '../views/lead.ts'
import { KEY_PAGE, viewMissing } from '../views/missing-answers.ts'
import {
  type KeyNumber,
  notesOf,
  reasonsOf,
  statusOf,
  viewComparison,
  viewKeyNumbers,
} from '../views/overview.ts'
import { withoutBackticks } from '../words.ts'
import { link, type Markup, markup, name, names, own } from './markup.ts'
import { table } from './table.ts'

const ARROWS = { better: '▲ ', worse: '▼ ', doubtful: '' } as const

/** Renders the headline and the reasons. */
export function overview(outcome: Outcome): Markup {
  const { verdict, key } = outcome
  const tone = verdict.status === 'pass' && verdict.reportOnly ? 'report' : verdict.status
  const lines = [...reasonsOf(outcome), ...notesOf(outcome).map(withoutBackticks)]
  const title = leadOf(outcome).map(part => (typeof part === 'string' ? own(part) : name(part.name)))
  const missing = viewMissing(outcome)
  const reasons = lines.map(line => markup`<li>${line}</li>`)
  return markup`<p class="status ${tone}">${statusOf(outcome)}</p>
<h1>${title}</h1>
${key === 'default' ? undefined : markup`<p class="muted">Gate: ${name(key)}</p>`}
${reasons.length > 0 ? markup`<ul class="reasons">${reasons}</ul>` : undefined}
${missing && missingAnswers(missing)}
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

/** Renders the numbers of the run, each with its change. */
export function keyNumbers(outcome: Outcome): Markup | undefined {
  const numbers = viewKeyNumbers(outcome)
  return numbers.length === 0 ? undefined : markup`<dl class="numbers">${numbers.map(keyNumber)}</dl>`
}

function keyNumber({ label, value, rest, isWord, note }: KeyNumber): Markup {
  const shown = isWord ? markup`<span class="word">${name(value, 40)}</span>` : value
  const small = rest === undefined ? undefined : markup` <small>${rest}</small>`
  return markup`<div><dt>${label}</dt><dd><span class="value">${shown}${small}</span>${note && noteOf(note)}</dd></div>`
}

function noteOf({ name: subject, text, tone }: NonNullable<KeyNumber['note']>): Markup {
  return markup`<span class="${tone ?? 'muted'}">${subject === undefined ? undefined : markup`${name(subject)} `}${
    tone && { html: ARROWS[tone] }
  }${text}</span>`
}

/** Renders the engines and keywords that changed. */
export function changes(outcome: Outcome): Markup | undefined {
  const engines = [
    ...viewEngineDrops(outcome).map(
      ({ engine, words, tone }) => markup`<li><strong class="${tone}">${name(engine)}</strong> ${words}</li>`,
    ),
    ...viewEngineChanges(outcome).map(
      ({ label, tone, engines }) =>
        markup`<li><strong class="${tone}">${label}:</strong> ${names(engines)}</li>`,
    ),
  ]
  const keywords = viewKeywordChanges(outcome)
  if (engines.length === 0 && keywords === undefined) return undefined
  return markup`${engines.length > 0 ? markup`<ul>${engines}</ul>` : undefined}
${
  keywords &&
  table({
    label: 'Keywords that changed, table',
    caption: keywords.caption,
    columns: keywords.columns,
    rows: keywords.rows.map(({ keyword, change, tone, score, files }) => [
      name(keyword),
      markup`<span class="${tone}">${change}</span>`,
      score,
      names(files),
    ]),
  })
}`
}
