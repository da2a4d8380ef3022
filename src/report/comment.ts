/** The comment and the job summary: the verdict first, in words for somebody who edits content. */
import { mayBeChance } from '../gate/judge.ts'
import { formatNumber } from '../numbers.ts'
import type { Measurement } from '../scan/measure.ts'
import { certaintySection } from './certainty.ts'
import { markdownLink } from './escape.ts'
import { type Block, fitBlocks } from './fit.ts'
import type { Outcome } from './outcome.ts'
import {
  changesSection,
  countOf,
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
import { suggestionsSection } from './suggestions.ts'
import { trendSection } from './trend.ts'

/** GitHub's limit of a comment, in UTF-16 units. */
const COMMENT_LIMIT = 65_536
/** GitHub's limit of a step's summary, in bytes; a longer one is dropped whole. */
const SUMMARY_LIMIT = 1024 * 1024

const REPORT_ONLY =
  'No rule is set, so nothing can fail: a floor (`min-overall-bcr`, `min-cited-engines`) or a `baseline` makes ' +
  'this a gate.'

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
export function headline({ brand: brandName, verdict, scans }: Outcome, brand = name(brandName)): string {
  switch (verdict.status) {
    case 'pass': {
      if (verdict.reportOnly) return `📊 AI visibility of ${brand}: report only`
      return 'missing' in verdict.baseline
        ? `✅ AI visibility: ${brand} meets the rules that could be checked`
        : `✅ AI visibility: ${brand} is cited as expected`
    }
    case 'fail': {
      const dropped = verdict.rules.some(
        ({ rule, outcome }) =>
          outcome === 'fail' && (rule === 'max-bcr-drop' || rule === 'max-cited-engines-drop'),
      )
      return dropped ? `❌ AI visibility of ${brand} dropped` : `❌ AI visibility of ${brand} breaks a rule`
    }
    case 'inconclusive':
      return mayBeChance(verdict)
        ? `⚠️ AI visibility of ${brand} may have dropped, or it is chance`
        : `⚠️ AI visibility of ${brand} could not be judged`
    case 'error':
      return `🛑 AI visibility of ${brand} was ${scans.length > 0 ? 'only partly' : 'not'} measured`
  }
}

function reasons({ verdict, scans, plannedScans }: Outcome): Block[] {
  const lines = [
    ...verdict.reasons.map(sentence),
    ...(verdict.reportOnly ? [REPORT_ONLY] : []),
    ...(scans.length > 0 && scans.length < plannedScans
      ? [
          `${scans.length} of ${countOf(plannedScans, 'scan')} completed; the numbers below are of those alone.`,
        ]
      : []),
  ]
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

function comparison({ verdict, measurement }: Outcome): string {
  if ('missing' in verdict.baseline) {
    return `**No baseline:** ${sentence(verdict.baseline.missing)}. Nothing was compared with an earlier result.`
  }
  const label = name(verdict.baseline.label)
  return measurement ? `Compared with the baseline from ${label}.` : `The baseline would have been ${label}.`
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
    ...(measurement ? [paragraph(small(howToRead(measurement)))] : []),
  ]
}

function howToRead({ engines }: Measurement): string {
  const ownPages = engines.some(({ engine }) => engine === 'repository')
  const others = engines.some(({ engine }) => engine !== 'repository')
  return [
    ...(ownPages
      ? [
          "The engine `repository` answers from this repository's own pages, by rules and without chance: its score, 0 to " +
            "100, says how well they cover the keywords and, beside captured pages of competitors, how much of the answer is the brand's.",
        ]
      : []),
    ...(others
      ? [
          "Answers come from the engines' API surface, as the service reports them; the engines' own apps may answer otherwise.",
          "The citation score (`overall_bcr`) is how strongly the engines cite the brand, in the service's own unit.",
        ]
      : []),
    ...(engines.some(({ answers }) => answers > 1)
      ? [
          'An engine counts as citing when, for at least one keyword, more than half of its answers cite the brand.',
        ]
      : []),
  ].join(' ')
}

function small(text: string): string {
  return `<sub>${text}</sub>`
}
