/** The tables and lists of the comment and the summary. All text from outside is escaped here. */

import type { RuleResult } from '../../gate/verdict.ts'
import { formatNumber } from '../../lib/numbers.ts'
import type { EngineMeasurement } from '../../scan/measure.ts'
import { escapeMarkdown, markdownLink } from '../escape.ts'
import { formatChange, formatDrop, formatOptional } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { describeFindings, unsaidSentences } from '../sentences.ts'
import { viewMoves } from '../views/overview.ts'
import { cutList, KEYWORD_CHANGES, LISTED_IDS, NAME_LENGTH, RULE_OUTCOMES, RULE_SUBJECTS } from '../words.ts'
import type { Block } from './fit.ts'

const NONE = '–'
const SENTENCE_LENGTH = 1000

const RULE_MARKS: Record<RuleResult['outcome'], string> = {
  pass: '✅',
  fail: '❌',
  inconclusive: '⚠️',
  unknown: '⚠️',
  warn: '⚠️',
}
const CHANGE_MARKS = { lost: '❌', gained: '✅', weaker: '🔻', stronger: '🔺' } as const

export function paragraph(text: string): Block {
  return { open: text, lines: [], close: '' }
}

/** A name from outside, escaped. */
export function name(text: string): string {
  return escapeMarkdown(text, NAME_LENGTH) || NONE
}

/** A sentence that may hold names from outside, escaped. */
export function sentence(text: string): string {
  return escapeMarkdown(text, SENTENCE_LENGTH)
}

/** Ids in code style, the first few, and how many more there are. */
export function listIds(ids: string[]): string {
  const { shown, more } = cutList(ids, LISTED_IDS)
  return shown.map(id => `<code>${name(id)}</code>`).join(', ') + more
}

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rulesSection({ verdict }: Outcome): Block[] {
  if (verdict.rules.length === 0) return []
  const rows = verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => [
    rule === 'completeness' ? RULE_SUBJECTS[rule] : `${RULE_SUBJECTS[rule]} (\`${rule}\`)`,
    typeof observed === 'string' ? name(observed) : formatOptional(observed),
    formatOptional(baseline),
    formatDrop(drop),
    limit === undefined ? NONE : name(limit),
    `${RULE_MARKS[outcome]} ${RULE_OUTCOMES[outcome].toLowerCase()}`,
  ])
  return [
    table('Rules', ['Rule', 'Observed', 'Baseline', 'Drop', 'Limit', 'Result'], rows),
    ...list(unsaidSentences(verdict).map(sentence)),
  ]
}

/** What in the answers does not add up. */
export function warningsSection({ measurement }: Outcome): Block[] {
  const lines = describeFindings(measurement).map(
    ({ text, scanIds }) => `- ${sentence(text)} (scan${scanIds.length === 1 ? '' : 's'} ${listIds(scanIds)})`,
  )
  return lines.length === 0 ? [] : [{ open: '### Warnings\n', lines, close: '' }]
}

/** One row an engine, whose citations came or went, and what the engines said, folded. */
export function enginesSection({ measurement, baseline }: Outcome): Block[] {
  const engines = measurement?.engines ?? []
  if (engines.length === 0) return []
  const before = baseline?.engines && new Map(baseline.engines.map(entry => [entry.engine, entry]))
  const header = ['Engine', 'Cited', 'Score', ...(before ? ['Change'] : []), 'Sentiment', 'Source']
  const rows = engines.map(engine => [
    name(engine.engine),
    citedCell(engine),
    formatNumber(engine.bcrScore),
    ...(before ? [changeCell(engine.bcrScore, before.get(engine.engine))] : []),
    name(engine.sentiment),
    markdownLink(undefined, engine.sourceUrl) || NONE,
  ])
  return [
    table('Engines', header, rows),
    ...snippets(engines.filter(({ snippet }) => escapeMarkdown(snippet) !== '')),
  ]
}

/** What a reader asks first: which engines are gone. */
export function changesSection({ verdict }: Outcome): Block[] {
  return list(viewMoves(verdict).map(({ label, engines }) => `**${label}**: ${engines.map(name).join(', ')}`))
}

function snippets(engines: EngineMeasurement[]): Block[] {
  if (engines.length === 0) return []
  const lines = engines.map(({ engine, snippet, sourceUrl }) => {
    const source = markdownLink(undefined, sourceUrl)
    return `- ${name(engine)}: “${escapeMarkdown(snippet)}”${source && ` (${source})`}`
  })
  return [{ open: '<details>\n<summary>What the engines said</summary>\n', lines, close: '\n</details>' }]
}

/** Against the tree before the change: which keywords moved, and by which files. */
export function keywordChangesSection({ baseline }: Outcome): Block[] {
  const changes = baseline?.changes ?? []
  if (changes.length === 0) return []
  const rows = changes.map(({ keyword, kind, baseScore, headScore, files }) => [
    name(keyword),
    `${CHANGE_MARKS[kind]} ${KEYWORD_CHANGES[kind].toLowerCase()}`,
    `${formatNumber(baseScore)} → ${formatNumber(headScore)}`,
    files.length === 0 ? NONE : files.map(name).join(', '),
  ])
  return [table('Keywords that changed', ['Keyword', 'Change', 'Score', 'By the change of'], rows)]
}

/** One row a keyword, where each was scanned on its own. */
export function keywordsSection({ measurement, scanPer }: Outcome): Block[] {
  if (scanPer !== 'keyword' || !measurement || measurement.keywords.length === 0) return []
  const rows = measurement.keywords.map(({ keyword, overallBcr, citedEngines, totalEngines }) => [
    name(keyword),
    formatNumber(overallBcr),
    citedEngines.length === 0
      ? `none of ${totalEngines}`
      : `${citedEngines.length} of ${totalEngines}: ${citedEngines.map(name).join(', ')}`,
  ])
  return [table('Keywords', ['Keyword', 'Score', 'Cited by'], rows)]
}

function citedCell({ cited, answers, citedAnswers }: EngineMeasurement): string {
  const word = cited ? '✅ yes' : '❌ no'
  return answers > 1 ? `${word} (${citedAnswers} of ${answers} answers)` : word
}

function changeCell(now: number, before: { bcrScore: number | undefined } | undefined): string {
  if (before === undefined) return 'new'
  return before.bcrScore === undefined ? NONE : formatChange(now - before.bcrScore)
}

/** A list, or nothing where there are no items. */
export function list(items: string[]): Block[] {
  return items.length === 0 ? [] : [{ open: '', lines: items.map(item => `- ${item}`), close: '' }]
}

/** A table, under a heading where it has a title. */
export function table(title: string | undefined, header: string[], rows: string[][]): Block {
  const toRow = (cells: string[]) => `| ${cells.join(' | ')} |`
  return {
    open: `${title === undefined ? '' : `### ${title}\n\n`}${toRow(header)}\n${toRow(header.map(() => '---'))}`,
    lines: rows.map(toRow),
    close: '',
  }
}
