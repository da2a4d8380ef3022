/** The comment and the job summary. The verdict comes first, for readers who edit content. */
import type { RuleResult } from '../../gate/verdict.ts'
import type { ConfigChange } from '../../inputs/config-file.ts'
import { describeConfigChanges } from '../config-words.ts'
import { markdownLink } from '../escape.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { explainVerdict } from '../problems.ts'
import { describeGap } from '../shard-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { type ContentView, viewContent } from '../views/content.ts'
import { leadOf } from '../views/lead.ts'
import { type KeyNumber, notesOf, viewComparison, viewKeyNumbers } from '../views/overview.ts'
import { viewRun } from '../views/settings.ts'
import { answerContentsSection } from './answer-contents.ts'
import { fold, list, listIds, name, own, paragraph, sentence } from './blocks.ts'
import { questionBlocks } from './content.ts'
import { suggestionsSection } from './drafts.ts'
import { type Block, fitBlocks } from './fit.ts'
import {
  certaintySection,
  changesSection,
  costSection,
  enginesSection,
  keywordChangesSection,
  keywordsSection,
  missingAnswersSection,
  ratesSection,
  rulesSection,
  serviceReportsSection,
  shareOfVoiceSection,
  testsSection,
  warningsSection,
} from './sections.ts'
import { trendSection } from './trend.ts'

/** GitHub's limit of a comment, in UTF-16 code units. */
export const COMMENT_LIMIT = 65_536
/** GitHub's limit of a step's summary, in bytes. GitHub drops a longer summary whole. */
export const SUMMARY_LIMIT = 1024 * 1024

/** Of the reasons why files are passed over, in the one line of a run where nothing changed. */
const MOST_REASONS = 3

export const STATUS_MARKS = { pass: '✅', fail: '❌', inconclusive: '⚠️', error: '🛑' } as const
/** The mark of a gate without a rule. */
export const REPORT_MARK = '📊'

/** Returns the invisible line by which a later run finds its own comment. */
export function commentMarker(key: string): string {
  return `<!-- ai-visibility-gate:${encodeURIComponent(key.toWellFormed())} -->`
}

/** Renders the comment, or another post that begins with `marker`, within GitHub's limit. */
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

/** Renders the job summary within GitHub's limit. */
export function renderSummary(outcome: Outcome): string {
  return fitBlocks(renderMarkdown(outcome), {
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text),
    notice: omitted =>
      `… ${countOf(omitted, 'more line')} left out to fit a summary: see the file of the result-file output.`,
  })
}

/** The report of a gate, the most important block first. */
export interface GateReport {
  /** Says what happened, and names the gate. */
  first: Block
  told: Block[]
  /** What only some readers want: folds, for the most part. */
  rest: Block[]
}

/** Renders the whole report. */
function renderMarkdown(outcome: Outcome): Block[] {
  const { first, told, rest } = renderGate(outcome)
  return [first, ...configChanges(outcome.configChanges ?? []), ...told, ...rest]
}

/** Renders the report of a gate without the changes to its settings. */
export function renderGate(outcome: Outcome): GateReport {
  const content = viewContent(outcome)
  return content === undefined ? renderMeasured(outcome) : renderContent(outcome, content)
}

/** Lists what the change does to the files that settings come from. */
export function configChanges(changes: ConfigChange[]): Block[] {
  return list(describeConfigChanges(changes).map(line => `ℹ️ ${sentence(line)}`))
}

/**
 * Renders a run that compares two trees of pages: the questions that changed and one line on the others. The rest is
 * folded. Where nothing changed, one line says all.
 */
function renderContent(outcome: Outcome, content: ContentView): GateReport {
  const { status } = outcome.verdict
  const title = `${STATUS_MARKS[status]} ${content.headline}`
  // The rule on answers is in the headline.
  const others = explainVerdict(outcome.verdict, ({ kind }) => kind !== 'answers').map(({ text }) =>
    sentence(text),
  )
  const isUnchanged = content.questions.length === 0 && others.length === 0
  if (isUnchanged) {
    const gap = outcome.gap ? ` ${describeGap(outcome.gap)}` : ''
    const first = paragraph(`**${title}.** ${checkedOf(content)}${gap}${gateOf(outcome)}`)
    return { first, told: [], rest: [...serviceReportsSection(outcome), ...suggestionsSection(outcome)] }
  }
  const told = [
    ...list([...(outcome.gap ? [own(describeGap(outcome.gap))] : []), ...others]),
    ...questionBlocks(content),
    paragraph(content.checked),
  ]
  const rest = [
    ...fold('Files that were passed over', list(content.passedOver.map(sentence))),
    ...fold('Numbers, rules and settings', [
      ...numbers(outcome),
      paragraph(comparison(outcome)),
      ...keywordChangesSection(outcome),
      ...rulesSection(outcome),
      ...warningsSection(outcome),
      ...shareOfVoiceSection(outcome),
      ...keywordsSection(outcome),
      ...serviceReportsSection(outcome),
      ...footer(outcome),
    ]),
    ...suggestionsSection(outcome),
  ]
  return { first: paragraph(`## ${title}${gateOf(outcome)}`), told, rest }
}

/** What was checked, with the reasons why files were passed over: where nothing changed, an editor asks for them. */
function checkedOf({ checked, passedOver }: ContentView): string {
  if (passedOver.length === 0) return checked
  return `${checked.replace(/\.$/, '')}: ${passedOver.slice(0, MOST_REASONS).map(sentence).join('; ')}.`
}

/** The sentence, what changed, the engines; what only some readers want is folded. */
function renderMeasured(outcome: Outcome): GateReport {
  const notes = notesOf(outcome)
  const foldedReasons = factsOf(outcome.verdict).blocker === undefined ? reasons(outcome, true) : []
  const told = [
    ...list([...reasons(outcome, false), ...notes.filter(note => !namesInput(note))]),
    ...changesSection(outcome),
    ...ratesSection(outcome),
    ...missingAnswersSection(outcome),
    ...warningsSection(outcome),
    ...numbers(outcome),
    ...certaintySection(outcome),
    paragraph(comparison(outcome)),
    ...shareOfVoiceSection(outcome),
  ]
  const rest = [
    ...fold('All questions', keywordsSection(outcome)),
    ...fold('Scores and texts of the engines', enginesSection(outcome)),
    ...fold('What the answers hold', answerContentsSection(outcome)),
    ...fold('Trend of the citation score', trendSection(outcome)),
    ...costSection(outcome),
    ...serviceReportsSection(outcome),
    ...suggestionsSection(outcome),
    ...fold('Rules, statistics and settings', [
      ...list([...foldedReasons, ...notes.filter(namesInput)]),
      ...rulesSection(outcome),
      ...testsSection(outcome),
      ...footer(outcome),
    ]),
  ]
  return { first: paragraph(`## ${headline(outcome)}${gateOf(outcome)}`), told, rest }
}

/** Names of inputs are for the person who keeps the workflow, and not for every reader. */
function namesInput(note: string): boolean {
  return note.includes('`')
}

/** The name of the gate, where a repository has several. */
function gateOf({ key }: Outcome): string {
  return key === 'default' ? '' : ` · ${name(key)}`
}

/** Returns what happened in one line, after an emoji. */
export function headline(outcome: Outcome): string {
  const { status } = outcome.verdict
  return `${factsOf(outcome.verdict).reportOnly ? REPORT_MARK : STATUS_MARKS[status]} ${leadOf(outcome)
    .map(part => (typeof part === 'string' ? own(part) : name(part.name)))
    .join('')}`
}

/** The headline says the reasons of drops and declines. Their numbers are folded. */
function reasons({ verdict }: Outcome, isInHeadline: boolean): string[] {
  const isDrop = ({ kind }: RuleResult) => kind === 'drop' || kind === 'decline'
  return explainVerdict(verdict, result => isDrop(result) === isInHeadline).map(({ text }) => sentence(text))
}

function numbers(outcome: Outcome): Block[] {
  const shown = viewKeyNumbers(outcome).map(keyNumber)
  return shown.length === 0 ? [] : [paragraph(shown.join(' · '))]
}

function comparison(outcome: Outcome): string {
  const { emphasis, text } = viewComparison(outcome)
  return `${emphasis === undefined ? '' : `**${emphasis}** `}${sentence(text)}`
}

function keyNumber({ label, value, rest, isWord, note }: KeyNumber): string {
  const whole = rest === undefined ? value : `${value} ${rest}`
  const beside = note && [note.name === undefined ? [] : name(note.name), own(note.text)].flat().join(' ')
  return `${label} **${isWord ? name(whole) : own(whole)}**${beside === undefined ? '' : ` (${beside})`}`
}

function footer(outcome: Outcome): Block[] {
  const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = viewRun(outcome)
  const facts = [
    sentence(times),
    `language ${name(language)}`,
    keywords,
    ...(runUrl ? [markdownLink('workflow run', runUrl.href)] : []),
    ...(commitUrl ? [markdownLink(commit, commitUrl.href)] : []),
    ...(scanIds.length > 0 ? [`scans ${listIds(scanIds)}`] : []),
  ]
  return [
    paragraph(small(facts.join(' · '))),
    ...(notes.length > 0 ? [paragraph(small(notes.join(' ')))] : []),
  ]
}

function small(text: string): string {
  return `<sub>${text}</sub>`
}
