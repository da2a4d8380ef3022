/** What a reader sees first: the verdict, why, and the numbers. */
import { formatNumber } from '../../numbers.ts'
import { type Markup, type MarkupValue, markup, name, names } from './markup.ts'
import { table } from './table.ts'
import {
  comparisonOf,
  countOf,
  formatScore,
  formatShare,
  headlineOf,
  type ReportedOutcome,
  reasonsOf,
  statusOf,
} from './words.ts'

/** The headline and the reasons. */
export function overview(outcome: ReportedOutcome): Markup {
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
export function keyNumbers({
  measurement,
  baseline,
  shareOfVoice = [],
}: ReportedOutcome): Markup | undefined {
  if (measurement === undefined) return undefined
  const { citedEngines, totalEngines, overallBcr, avgSentiment, engines } = measurement
  const answers = engines.reduce((sum, engine) => sum + engine.answers, 0)
  const citedAnswers = engines.reduce((sum, engine) => sum + engine.citedAnswers, 0)
  const own = shareOfVoice.find(({ isOwn }) => isOwn)
  const rival = shareOfVoice.filter(({ isOwn }) => !isOwn).sort((a, b) => b.share - a.share)[0]
  return markup`<dl class="numbers">
${keyNumber('Engines that cite', markup`${citedEngines} <small>of ${totalEngines}</small>`, change(citedEngines, baseline?.citedEngines))}
${keyNumber('Citation score', markup`${formatScore(overallBcr)}`, change(overallBcr, baseline?.overallBcr))}
${answers > engines.length ? keyNumber('Answers that cite', markup`${formatShare(citedAnswers / answers)}`, markup`<span class="muted">${citedAnswers} of ${answers} answers</span>`) : undefined}
${own ? keyNumber('Share of voice', markup`${formatShare(own.share)}`, rival && markup`<span class="muted">${name(rival.name)} has ${formatShare(rival.share)}</span>`) : undefined}
${avgSentiment === '' ? undefined : keyNumber('Sentiment', markup`<span class="word">${name(avgSentiment, 40)}</span>`, undefined)}
</dl>`
}

function keyNumber(label: string, value: Markup, note: MarkupValue): Markup {
  return markup`<div><dt>${label}</dt><dd><span class="value">${value}</span>${note}</dd></div>`
}

function change(now: number, before: number | undefined): Markup | undefined {
  if (before === undefined) return undefined
  const difference = formatScore(Math.abs(now - before))
  const was = formatScore(before)
  if (Math.abs(now - before) < 1e-9) return markup`<span class="muted">as in the baseline</span>`
  return now < before
    ? markup`<span class="worse">▼ ${difference} below the baseline of ${was}</span>`
    : markup`<span class="better">▲ ${difference} above the baseline of ${was}</span>`
}

const CHANGES = {
  lost: { word: 'Citation lost', tone: 'worse' },
  gained: { word: 'Citation gained', tone: 'better' },
  weaker: { word: 'Score fell', tone: 'worse' },
  stronger: { word: 'Score rose', tone: 'better' },
} as const

/** Engines and keywords that came or went. */
export function changes({ verdict, baseline }: ReportedOutcome): Markup | undefined {
  const moved = [
    { label: 'No longer citing', tone: 'worse', engines: verdict.lostEngines },
    {
      label: 'Not citing this time, which may be chance',
      tone: 'doubtful',
      engines: verdict.doubtfulEngines,
    },
    { label: 'Newly citing', tone: 'better', engines: verdict.gainedEngines },
  ].filter(({ engines }) => engines.length > 0)
  const keywords = baseline?.changes ?? []
  if (moved.length + keywords.length === 0) return undefined
  const list = moved.map(
    ({ label, tone, engines }) =>
      markup`<li><strong class="${tone}">${label}:</strong> ${names(engines)}</li>`,
  )
  const rows = keywords.map(({ keyword, kind, baseScore, headScore, files }) => [
    name(keyword),
    markup`<span class="${CHANGES[kind].tone}">${CHANGES[kind].word}</span>`,
    `${formatNumber(baseScore)} → ${formatNumber(headScore)}`,
    names(files),
  ])
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
