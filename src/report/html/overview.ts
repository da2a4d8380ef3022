/** What a reader sees first: the verdict, why, and the numbers. */
import { formatNumber } from '../../lib/numbers.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { headlineOf } from '../sentences.ts'
import {
  comparisonOf,
  type KeyNumber,
  reasonsOf,
  statusOf,
  viewKeyNumbers,
  viewMoves,
} from '../views/overview.ts'
import { KEYWORD_CHANGES } from '../words.ts'
import { type Markup, markup, name, names } from './markup.ts'
import { table } from './table.ts'

const ARROWS = { better: '▲ ', worse: '▼ ', doubtful: '' } as const
const CHANGE_TONES = { lost: 'worse', gained: 'better', weaker: 'worse', stronger: 'better' } as const

/** The headline and the reasons. */
export function overview(outcome: Outcome): Markup {
  const { brand, verdict, key } = outcome
  const { before, after } = headlineOf(outcome)
  const tone = verdict.status === 'pass' && verdict.reportOnly ? 'report' : verdict.status
  const reasons = reasonsOf(outcome).map(reason => markup`<li>${reason}</li>`)
  return markup`<p class="status ${tone}">${statusOf(outcome)}</p>
<h1>${before} ${name(brand)} ${after}</h1>
${key === 'default' ? undefined : markup`<p class="muted">Gate: ${name(key)}</p>`}
${reasons.length > 0 ? markup`<ul class="reasons">${reasons}</ul>` : undefined}
<p class="muted">${comparisonOf(outcome)}</p>`
}

/** The numbers of the run, each with what it was. */
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

/** Engines and keywords that came or went. */
export function changes({ verdict, baseline }: Outcome): Markup | undefined {
  const list = viewMoves(verdict).map(
    ({ label, tone, engines }) =>
      markup`<li><strong class="${tone}">${label}:</strong> ${names(engines)}</li>`,
  )
  const rows = (baseline?.changes ?? []).map(({ keyword, kind, baseScore, headScore, files }) => [
    name(keyword),
    markup`<span class="${CHANGE_TONES[kind]}">${KEYWORD_CHANGES[kind]}</span>`,
    `${formatNumber(baseScore)} → ${formatNumber(headScore)}`,
    names(files),
  ])
  if (list.length + rows.length === 0) return undefined
  return markup`${list.length > 0 ? markup`<ul>${list}</ul>` : undefined}
${
  rows.length > 0
    ? table({
        label: 'Keywords that changed, table',
        caption: `${countOf(rows.length, 'keyword')} moved with this change of the content`,
        columns: [
          { title: 'Keyword' },
          { title: 'Change' },
          { title: 'Score' },
          { title: 'By the change of' },
        ],
        rows,
      })
    : undefined
}`
}
