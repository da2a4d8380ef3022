/** The comment and the job summary: the verdict first, in words for somebody who edits content. */

import { formatNumber } from '../../lib/numbers.ts'
import { describeMissing } from '../baseline-words.ts'
import { markdownLink } from '../escape.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { headlineOf, howToRead, limitsOf } from '../sentences.ts'
import { comparisonOf } from '../views/overview.ts'
import { certaintySection } from './certainty.ts'
import { suggestionsSection } from './drafts.ts'
import { type Block, fitBlocks } from './fit.ts'
import {
  changesSection,
  enginesSection,
  keywordChangesSection,
  keywordsSection,
  list,
  listIds,
  name,
  paragraph,
  rulesSection,
  sentence,
  warningsSection,
} from './sections.ts'
import { serviceReportsSection } from './service-reports.ts'
import { shareOfVoiceSection } from './share-of-voice.ts'
import { trendSection } from './trend.ts'

/** GitHub's limit of a comment, in UTF-16 units. */
const COMMENT_LIMIT = 65_536
/** GitHub's limit of a step's summary, in bytes; a longer one is dropped whole. */
const SUMMARY_LIMIT = 1024 * 1024

const STATUS_MARKS = { fail: '❌', inconclusive: '⚠️', error: '🛑' } as const

/** The invisible line by which a later run finds its own comment. */
export function commentMarker(key: string): string {
  return `<!-- ai-visibility-gate:${encodeURIComponent(key.toWellFormed())} -->`
}

/** The comment, or another post that begins with `marker`, within GitHub's limit. */
export function renderComment(outcome: Outcome, marker = commentMarker(outcome.key)): string {
  const start = `${marker}\n`
  const { runUrl } = outcome.run
  const rest = runUrl === undefined ? 'the result file' : markdownLink('the summary of this run', runUrl)
  return (
    start +
    fitBlocks(renderMarkdown(outcome), {
      limit: COMMENT_LIMIT - start.length,
      measure: text => text.length,
      notice: omitted => `… ${countOf(omitted, 'more line')} left out to fit a comment: see ${rest}.`,
    })
  )
}

/** The job summary, within GitHub's limit. */
export function renderSummary(outcome: Outcome): string {
  return fitBlocks(renderMarkdown(outcome), {
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text),
    notice: omitted =>
      `… ${countOf(omitted, 'more line')} left out to fit a summary: see the file of the result-file output.`,
  })
}

/** The whole report, the most important block first. */
export function renderMarkdown(outcome: Outcome): Block[] {
  return [
    paragraph(`## ${headline(outcome)}${outcome.key === 'default' ? '' : ` · ${name(outcome.key)}`}`),
    ...reasons(outcome),
    ...numbers(outcome),
    paragraph(comparison(outcome)),
    ...changesSection(outcome),
    ...keywordChangesSection(outcome),
    ...certaintySection(outcome),
    ...rulesSection(outcome),
    ...trendSection(outcome),
    ...warningsSection(outcome),
    ...enginesSection(outcome),
    ...shareOfVoiceSection(outcome),
    ...keywordsSection(outcome),
    ...serviceReportsSection(outcome),
    ...suggestionsSection(outcome),
    ...footer(outcome),
  ]
}

/** The verdict in one line, after an emoji; `brand` as it is escaped for where the line goes. */
export function headline(outcome: Outcome, brand = name(outcome.brand)): string {
  const { status, reportOnly } = outcome.verdict
  const { before, after } = headlineOf(outcome)
  if (status === 'pass') {
    return reportOnly ? `📊 AI visibility of ${brand}: report only` : `✅ AI visibility: ${brand} ${after}`
  }
  return `${STATUS_MARKS[status]} ${before} ${brand} ${after}`
}

function reasons(outcome: Outcome): Block[] {
  const lines = [...outcome.verdict.reasons.map(sentence), ...limitsOf(outcome)]
  if (lines.length === 0) return []
  return lines.length === 1 ? lines.map(paragraph) : list(lines)
}

function numbers({ measurement, baseline }: Outcome): Block[] {
  if (measurement === undefined) return []
  const { citedEngines, totalEngines, overallBcr, avgSentiment } = measurement
  const was = (value: number | undefined) => (value === undefined ? '' : ` (was ${formatNumber(value)})`)
  return [
    paragraph(
      [
        `Cited by **${citedEngines} of ${countOf(totalEngines, 'engine')}**${was(baseline?.citedEngines)}`,
        `citation score **${formatNumber(overallBcr)}**${was(baseline?.overallBcr)}`,
        ...(avgSentiment === '' ? [] : [`sentiment ${name(avgSentiment)}`]),
      ].join(' · '),
    ),
  ]
}

function comparison(outcome: Outcome): string {
  const { baseline } = outcome.verdict
  return 'missing' in baseline
    ? `**No baseline:** ${sentence(describeMissing(baseline.missing))}. Nothing was compared with an earlier result.`
    : sentence(comparisonOf(outcome))
}

function footer({ measurement, language, samples, keywords, run }: Outcome): Block[] {
  const facts = [
    `${measurement ? 'Measured' : 'Tried'} ${run.finishedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `language ${name(language)}`,
    countOf(keywords.length, 'keyword'),
    ...(samples > 1 ? [`each scan made ${samples} times`] : []),
    ...(run.runUrl === undefined ? [] : [markdownLink('workflow run', run.runUrl)]),
    ...(run.commitUrl === undefined
      ? []
      : [markdownLink(`commit ${run.sha?.slice(0, 7) ?? ''}`, run.commitUrl)]),
    ...(measurement ? [`scans ${listIds(measurement.scanIds)}`] : []),
  ]
  return [
    paragraph(small(facts.join(' · '))),
    ...(measurement ? [paragraph(small(howToRead(measurement).join(' ')))] : []),
  ]
}

function small(text: string): string {
  return `<sub>${text}</sub>`
}
