/** The sections of the comment and the summary, from the views. */
import { escapeMarkdown, markdownLink } from '../escape.ts'
import { NO_VALUE } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeCertainty } from '../views/certainty.ts'
import { viewChangedAnswers } from '../views/changed-answers.ts'
import { viewEngineChanges, viewKeywordChanges } from '../views/changes.ts'
import { viewCitationRates } from '../views/citation-rates.ts'
import { viewCost } from '../views/cost.ts'
import { viewEngines, viewKeywords } from '../views/engines.ts'
import { KEY_PAGE, viewMissing } from '../views/missing-answers.ts'
import { viewServiceReports } from '../views/reports-and-drafts.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import { viewShareOfVoice } from '../views/share-of-voice.ts'
import { viewWarnings } from '../views/warnings.ts'
import {
  fold,
  link,
  list,
  listIds,
  MARKS,
  name,
  names,
  own,
  paragraph,
  sentence,
  table,
  titled,
} from './blocks.ts'
import type { Block } from './fit.ts'

const CHANGE_MARKS = { lost: '❌', gained: '✅' } as const

/** Shows which answers lost or gained the citation; without answers by keyword, which engines did. */
export function changesSection(outcome: Outcome): Block[] {
  const view = viewChangedAnswers(outcome)
  if (view === undefined) {
    return list(
      viewEngineChanges(outcome).map(({ label, engines }) => `**${label}**: ${engines.map(name).join(', ')}`),
    )
  }
  const { columns, knowsInstead, counts, lost, gained, more } = view
  const rows = [...lost, ...gained].map(({ keyword, engine, change, before, now, instead }) => [
    name(keyword),
    name(engine),
    before,
    `${CHANGE_MARKS[change]} ${now}`,
    ...(knowsInstead ? [change === 'gained' ? NO_VALUE : names(instead)] : []),
  ])
  if (rows.length === 0) return [paragraph(counts)]
  return [
    titled('What changed', paragraph(counts)),
    table(columns, rows),
    ...(more === undefined ? [] : [paragraph(more)]),
  ]
}

/** Shows the citation rate of each engine. */
export function ratesSection(outcome: Outcome): Block[] {
  const view = viewCitationRates(outcome)
  if (view === undefined) return []
  const { columns, rows, isCompared, hasRuns, legend } = view
  const cells = rows.map(({ engine, share, before, change, tone, runs }) => [
    name(engine),
    own(share),
    ...(isCompared ? [own(before), tone === 'worse' ? `**${change}**` : change] : []),
    ...(hasRuns ? [runs] : []),
  ])
  return [
    titled('Engines', table(columns, cells)),
    ...(legend === '' ? [] : [paragraph(`<sub>${legend}</sub>`)]),
  ]
}

/** Shows the keywords that changed between two trees, and the files behind it. */
export function keywordChangesSection(outcome: Outcome): Block[] {
  const view = viewKeywordChanges(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ keyword, change, tone, score, files }) => [
    name(keyword),
    `${MARKS[tone]} ${change}`,
    own(score),
    names(files),
  ])
  return [titled('Keywords that changed', table(view.columns, rows))]
}

/** Says how sure the verdict is. */
export function certaintySection(outcome: Outcome): Block[] {
  const certainty = describeCertainty(outcome)
  return certainty === undefined ? [] : [paragraph(`**How sure this is:** ${certainty}`)]
}

/** Shows what the numbers rest on, what the gate can see, and the tests of the drops. */
export function testsSection(outcome: Outcome): Block[] {
  const view = viewCertainty(outcome)
  if (view === undefined) return []
  const { basis, chance, sight, caption, columns, rows, shifts } = view
  return [
    ...list([basis, chance, sight].filter(line => line !== undefined)),
    ...(rows.length > 0
      ? [
          titled(
            caption,
            table(
              columns,
              rows.map(([value = '', ...cells]) => [name(value), ...cells.map(own)]),
            ),
          ),
        ]
      : []),
    ...list(shifts.map(({ engine, words }) => `${name(engine)} ${words}`)),
  ]
}

/** Shows one row for each rule. */
export function rulesSection(outcome: Outcome): Block[] {
  const view = viewRules(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
    input === undefined ? subject : `${subject} (\`${input}\`)`,
    `${MARKS[tone]} ${result}`,
    name(observed),
    name(limit),
    own(baseline),
    own(drop),
  ])
  return [titled('Rules', table(view.columns, rows))]
}

/** Says how many answers of live engines are missing, and lists why. */
export function missingAnswersSection(outcome: Outcome): Block[] {
  const view = viewMissing(outcome)
  if (view === undefined) return []
  const lines = view.lines.map(
    ({ text, keyPage }) => `${sentence(text)}${keyPage ? ` ${markdownLink(KEY_PAGE, keyPage.href)}.` : ''}`,
  )
  return [paragraph(`**Missing answers:** ${sentence(view.counts)}`), ...list(lines)]
}

/** Lists contradictions in the answers. */
export function warningsSection(outcome: Outcome): Block[] {
  const lines = viewWarnings(outcome).map(
    ({ text, label, scanIds }) => `${sentence(text)} (${label} ${listIds(scanIds)})`,
  )
  return list(lines).map(block => titled('Warnings', block))
}

/** Shows scores, sentiment and source of each engine, and its first text. */
export function enginesSection(outcome: Outcome): Block[] {
  const view = viewEngines(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
    name(engine),
    `${cited ? `${MARKS.better} Yes` : `${MARKS.worse} No`}${votes === undefined ? '' : `, ${votes}`}`,
    own(score),
    ...(view.isCompared ? [own(change)] : []),
    name(sentiment),
    link(source),
  ])
  const texts = view.rows
    .filter(({ snippet }) => escapeMarkdown(snippet) !== '')
    .map(
      ({ engine, snippet, source }) =>
        `${name(engine)}: “${escapeMarkdown(snippet)}”${source ? ` (${markdownLink(undefined, source.href)})` : ''}`,
    )
  return [table(view.columns, rows), ...list(texts)]
}

/** Shows one row for each keyword, where each was scanned on its own. */
export function keywordsSection(outcome: Outcome): Block[] {
  const view = viewKeywords(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ keyword, score, count, engines }) => [
    name(keyword),
    own(score),
    `${count}${engines.length === 0 ? '' : `: ${engines.map(name).join(', ')}`}`,
  ])
  return [titled('Keywords', table(view.columns, rows))]
}

/** Shows one row for each brand, and which competitors are missing. */
export function shareOfVoiceSection(outcome: Outcome): Block[] {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return []
  const missing =
    view.missing.length > 0 ? `**${view.missingWords}** ${view.missing.map(name).join(', ')}.` : undefined
  const note = view.note && `<sub>${view.note}</sub>`
  const rest = paragraph([missing, note].filter(text => text !== undefined).join(' '))
  if (view.rows.length === 0) return [titled('Share of voice', rest)]
  const rows = view.rows.map(({ name: brand, isOwn, percent, answers, score }) => [
    isOwn ? `**${name(brand)}** (this brand)` : name(brand),
    own(percent),
    answers,
    own(score),
  ])
  return [titled('Share of voice', table(view.columns, rows)), rest]
}

/** Shows what the replies of each live engine used and cost, folded. */
export function costSection(outcome: Outcome): Block[] {
  const view = viewCost(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ engine, replies, tokens, searches, cost, source }) => [
    name(engine),
    own(replies),
    own(tokens),
    own(searches),
    own(cost),
    own(source),
  ])
  return fold(`Cost of the live engines: ${own(view.total)}`, [
    table(view.columns, rows),
    paragraph(`<sub>${view.note}</sub>`),
  ])
}

/** Shows what became of the reports that the service was asked for. */
export function serviceReportsSection(outcome: Outcome): Block[] {
  const { reports, instead } = viewServiceReports(outcome)
  const lines = reports.map(({ subject, id, words }) => {
    const code = id === '' ? '' : ` (<code>${name(id)}</code>)`
    return `**${subject}**${code} ${sentence(words)}`
  })
  return [...list(lines), ...(instead === undefined ? [] : [paragraph(instead)])]
}
