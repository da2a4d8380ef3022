/** The tables and lists of the comment and the summary. All text from outside is escaped here. */

import type { RuleName, RuleResult } from '../gate/verdict.ts'
import { formatNumber } from '../numbers.ts'
import type { EngineMeasurement, Finding } from '../scan/measure.ts'
import { escapeMarkdown, markdownLink } from './escape.ts'
import type { Block } from './fit.ts'
import { formatChange } from './numbers.ts'
import type { Outcome } from './outcome.ts'

const NONE = '–'
const NAME_LENGTH = 120
const SENTENCE_LENGTH = 1000
const LISTED_IDS = 5

const RULE_SUBJECTS: Record<RuleName, string> = {
  completeness: 'Answers complete',
  'min-overall-bcr': 'Citation score',
  'min-cited-engines': 'Engines that cite',
  'min-share-of-voice': 'Share of voice',
  'max-bcr-drop': 'Drop of the citation score',
  'max-cited-engines-drop': 'Drop of engines that cite',
  'required-engines': 'Engines that must cite',
  'fail-on-sentiment': 'Unwanted sentiment',
}

const RULE_OUTCOMES: Record<RuleResult['outcome'], string> = {
  pass: '✅ passed',
  fail: '❌ failed',
  inconclusive: '⚠️ may be chance',
  unknown: '⚠️ not known',
  warn: '⚠️ warning',
}

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
  const shown = ids.slice(0, LISTED_IDS).map(id => `<code>${name(id)}</code>`)
  const more = ids.length - shown.length
  return shown.join(', ') + (more > 0 ? ` and ${more} more` : '')
}

export function countOf(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`
}

/** One row a rule, and under it what the reasons have not said of those that did not pass. */
export function rulesSection({ verdict }: Outcome): Block[] {
  if (verdict.rules.length === 0) return []
  const rows = verdict.rules.map(({ rule, outcome, observed, baseline, drop, limit }) => [
    rule === 'completeness' ? RULE_SUBJECTS[rule] : `${RULE_SUBJECTS[rule]} (\`${rule}\`)`,
    typeof observed === 'string' ? name(observed) : numberCell(observed),
    numberCell(baseline),
    drop === undefined ? NONE : dropCell(drop),
    limit === undefined ? NONE : name(limit),
    RULE_OUTCOMES[outcome],
  ])
  const unsaid = verdict.rules.filter(
    rule => rule.outcome !== 'pass' && !verdict.reasons.includes(rule.sentence),
  )
  return [
    table('Rules', ['Rule', 'Observed', 'Baseline', 'Drop', 'Limit', 'Result'], rows),
    ...list(unsaid.map(rule => sentence(rule.sentence))),
  ]
}

/** What in the answers does not add up, the same thing in several scans said once. */
export function warningsSection({ measurement }: Outcome): Block[] {
  const scans = new Map<string, string[]>()
  for (const finding of measurement?.findings ?? []) {
    const text = describeFinding(finding)
    scans.set(text, [...(scans.get(text) ?? []), finding.scanId])
  }
  if (scans.size === 0) return []
  const lines = Array.from(
    scans,
    ([text, ids]) => `- ${text} (scan${ids.length === 1 ? '' : 's'} ${listIds(ids)})`,
  )
  return [{ open: '### Warnings\n', lines, close: '' }]
}

function describeFinding(finding: Finding): string {
  switch (finding.kind) {
    case 'missing-engine':
      return `${name(finding.engine)} was asked for, but is missing in the service's answer`
    case 'duplicate-engine':
      return `${name(finding.engine)} stands more than once in the service's answer`
    case 'summary-contradiction': {
      const subject = finding.field === 'cited_engines' ? 'engines that cite the brand' : 'engines'
      return `The service's summary counts ${finding.stated} ${subject}, its own results ${finding.counted}`
    }
  }
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
  const moved = [
    { label: '**No longer citing**', names: verdict.lostEngines },
    { label: '**Not citing this time, which may be chance**', names: verdict.doubtfulEngines },
    { label: '**Newly citing**', names: verdict.gainedEngines },
  ].filter(({ names }) => names.length > 0)
  return list(moved.map(({ label, names }) => `${label}: ${names.map(name).join(', ')}`))
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
  const words = {
    lost: '❌ citation lost',
    gained: '✅ citation gained',
    weaker: '🔻 score fell',
    stronger: '🔺 score rose',
  }
  const rows = changes.map(({ keyword, kind, baseScore, headScore, files }) => [
    name(keyword),
    words[kind],
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

function dropCell(drop: number): string {
  const change = formatChange(-drop)
  if (change === '±0') return 'none'
  return drop > 0 ? formatNumber(drop) : `none (${change})`
}

function numberCell(value: number | undefined): string {
  return value === undefined ? NONE : formatNumber(value)
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
