/** The sections of the comment and the summary, from the views. */
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
  code,
  DASH,
  EMPTY,
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
  small,
  table,
  titled,
} from './blocks.ts'
import type { Chunk as Block } from './fit.ts'
import { escapeMarkdown, joinMarkdown, markdownLink, md } from './markdown.ts'

const CHANGE_MARKS = { lost: MARKS.worse, gained: MARKS.better } as const

/** Shows which answers lost or gained the citation; without answers by keyword, which engines did. */
export function changesSection(outcome: Outcome): Block[] {
  const view = viewChangedAnswers(outcome)
  if (view === undefined) {
    return list(
      viewEngineChanges(outcome).map(({ label, engines }) => md`**${own(label)}**: ${names(engines)}`),
    )
  }
  const { columns, knowsInstead, counts, lost, gained, more } = view
  const rows = [...lost, ...gained].map(({ keyword, engine, change, before, now, instead }) => [
    name(keyword),
    name(engine),
    own(before),
    md`${CHANGE_MARKS[change]} ${own(now)}`,
    ...(knowsInstead ? [change === 'gained' ? DASH : names(instead)] : []),
  ])
  if (rows.length === 0) return [paragraph(own(counts))]
  return [
    titled(md`What changed`, paragraph(own(counts))),
    table(columns, rows),
    ...(more === undefined ? [] : [paragraph(own(more))]),
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
    ...(isCompared ? [own(before), tone === 'worse' ? md`**${own(change)}**` : own(change)] : []),
    ...(hasRuns ? [own(runs)] : []),
  ])
  return [
    titled(md`Engines`, table(columns, cells)),
    ...(legend === '' ? [] : [paragraph(small(own(legend)))]),
  ]
}

/** Shows the keywords that changed between two trees, and the files behind it. */
export function keywordChangesSection(outcome: Outcome): Block[] {
  const view = viewKeywordChanges(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ keyword, change, tone, score, files }) => [
    name(keyword),
    md`${MARKS[tone]} ${own(change)}`,
    own(score),
    names(files),
  ])
  return [titled(md`Keywords that changed`, table(view.columns, rows))]
}

/** Says how sure the verdict is. */
export function certaintySection(outcome: Outcome): Block[] {
  const certainty = describeCertainty(outcome)
  return certainty === undefined ? [] : [paragraph(md`**How sure this is:** ${own(certainty)}`)]
}

/** Shows what the numbers rest on, what the gate can see, and the tests of the drops. */
export function testsSection(outcome: Outcome): Block[] {
  const view = viewCertainty(outcome)
  if (view === undefined) return []
  const { basis, chance, sight, caption, columns, rows, shifts } = view
  return [
    ...list([basis, chance, sight].flatMap(line => (line === undefined ? [] : [own(line)]))),
    ...(rows.length > 0
      ? [
          titled(
            own(caption),
            table(
              columns,
              rows.map(([value = '', ...cells]) => [name(value), ...cells.map(own)]),
            ),
          ),
        ]
      : []),
    ...list(shifts.map(({ engine, words }) => md`${name(engine)} ${own(words)}`)),
  ]
}

/** Shows one row for each rule. */
export function rulesSection(outcome: Outcome): Block[] {
  const view = viewRules(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ subject, input, result, tone, observed, limit, baseline, drop }) => [
    input === undefined ? own(subject) : md`${own(subject)} (${own(`\`${input}\``)})`,
    md`${MARKS[tone]} ${own(result)}`,
    name(observed),
    name(limit),
    own(baseline),
    own(drop),
  ])
  return [titled(md`Rules`, table(view.columns, rows))]
}

/** Says how many answers of live engines are missing, and lists why. */
export function missingAnswersSection(outcome: Outcome): Block[] {
  const view = viewMissing(outcome)
  if (view === undefined) return []
  const lines = view.lines.map(
    ({ text, keyPage }) =>
      md`${sentence(text)}${keyPage ? md` ${markdownLink(KEY_PAGE, keyPage.href)}.` : EMPTY}`,
  )
  return [paragraph(md`**Missing answers:** ${sentence(view.counts)}`), ...list(lines)]
}

/** Lists contradictions in the answers. */
export function warningsSection(outcome: Outcome): Block[] {
  const lines = viewWarnings(outcome).map(
    ({ text, label, scanIds }) => md`${sentence(text)} (${own(label)} ${listIds(scanIds)})`,
  )
  return list(lines).map(block => titled(md`Warnings`, block))
}

/** Shows scores, sentiment and source of each engine, and its first text. */
export function enginesSection(outcome: Outcome): Block[] {
  const view = viewEngines(outcome)
  if (view === undefined) return []
  const rows = view.rows.map(({ engine, cited, votes, score, change, sentiment, source }) => [
    name(engine),
    md`${cited ? md`${MARKS.better} Yes` : md`${MARKS.worse} No`}${votes === undefined ? EMPTY : md`, ${own(votes)}`}`,
    own(score),
    ...(view.isCompared ? [own(change)] : []),
    name(sentiment),
    link(source),
  ])
  const texts = view.rows
    .filter(({ snippet }) => escapeMarkdown(snippet) !== '')
    .map(
      ({ engine, snippet, source }) =>
        md`${name(engine)}: “${escapeMarkdown(snippet)}”${source ? md` (${markdownLink(undefined, source.href)})` : EMPTY}`,
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
    md`${own(count)}${engines.length === 0 ? EMPTY : md`: ${names(engines)}`}`,
  ])
  return [titled(md`Keywords`, table(view.columns, rows))]
}

/** Shows one row for each brand, and which competitors are missing. */
export function shareOfVoiceSection(outcome: Outcome): Block[] {
  const view = viewShareOfVoice(outcome)
  if (view === undefined) return []
  const missing =
    view.missing.length > 0 ? md`**${own(view.missingWords)}** ${names(view.missing)}.` : undefined
  const note = view.note ? small(own(view.note)) : undefined
  const rest = paragraph(
    joinMarkdown(
      [missing, note].filter(text => text !== undefined),
      ' ',
    ),
  )
  if (view.rows.length === 0) return [titled(md`Share of voice`, rest)]
  const rows = view.rows.map(({ name: brand, isOwn, percent, answers, score }) => [
    isOwn ? md`**${name(brand)}** (this brand)` : name(brand),
    own(percent),
    own(answers),
    own(score),
  ])
  return [titled(md`Share of voice`, table(view.columns, rows)), rest]
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
  return fold(md`Cost of the live engines: ${own(view.total)}`, [
    table(view.columns, rows),
    paragraph(small(own(view.note))),
  ])
}

/** Shows what became of the reports that the service was asked for. */
export function serviceReportsSection(outcome: Outcome): Block[] {
  const { reports, instead } = viewServiceReports(outcome)
  const lines = reports.map(({ subject, id, words }) => {
    const shownId = id === '' ? EMPTY : md` (${code(id)})`
    return md`**${own(subject)}**${shownId} ${sentence(words)}`
  })
  return [...list(lines), ...(instead === undefined ? [] : [paragraph(own(instead))])]
}
