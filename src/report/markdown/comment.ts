/** The comment and the job summary. The verdict comes first, for readers who edit content. */
import type { RuleResult } from '../../gate/verdict.ts'
import { describeConfigChanges, describeConfigCommit } from '../config-words.ts'
import { countOf } from '../numbers.ts'
import type { Outcome } from '../outcome.ts'
import { explainVerdict } from '../problems.ts'
import { describeGap } from '../shard-words.ts'
import { factsOf } from '../verdict-facts.ts'
import { type ContentView, viewContent } from '../views/content.ts'
import { type LeadPart, leadOf } from '../views/lead.ts'
import { type KeyNumber, notesOf, viewComparison, viewKeyNumbers } from '../views/overview.ts'
import { viewRun } from '../views/settings.ts'
import { answerContentsSection } from './answer-contents.ts'
import { EMPTY, fold, list, listIds, MARKS, name, own, paragraph, sentence, small } from './blocks.ts'
import { questionBlocks } from './content.ts'
import { suggestionsSection } from './drafts.ts'
import { type Block, fitBlocks } from './fit.ts'
import { hiddenMark, joinMarkdown, type Markdown, markdownLink, md } from './markdown.ts'
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

export const STATUS_MARKS = {
  pass: MARKS.better,
  fail: MARKS.worse,
  inconclusive: MARKS.doubtful,
  error: md`🛑`,
} as const
/** The mark of a gate without a rule. */
export const REPORT_MARK = md`📊`

/** Returns the invisible line by which a later run finds its own comment. */
export function commentMarker(key: string): Markdown {
  return hiddenMark('ai-visibility-gate', key)
}

/** Renders the comment, or another post that begins with `marker`, within GitHub's limit. */
export function renderComment(outcome: Outcome, marker = commentMarker(outcome.key)): Markdown {
  const start = md`${marker}\n`
  const { runUrl } = outcome.run
  const rest = runUrl === undefined ? md`the result file` : markdownLink('the summary of this run', runUrl)
  const report = fitBlocks(renderMarkdown(outcome), {
    limit: COMMENT_LIMIT - start.length,
    measure: text => text.length,
    notice: omitted => md`… ${own(countOf(omitted, 'more line'))} left out to fit a comment: see ${rest}.`,
  })
  return md`${start}${report}`
}

/** Renders the job summary within GitHub's limit. */
export function renderSummary(outcome: Outcome): Markdown {
  return fitBlocks(renderMarkdown(outcome), {
    limit: SUMMARY_LIMIT,
    measure: text => Buffer.byteLength(text),
    notice: omitted =>
      md`… ${own(countOf(omitted, 'more line'))} left out to fit a summary: see the file of the result-file output.`,
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
  return [first, ...configFiles(outcome), ...told, ...rest]
}

/** Renders the report of a gate without the changes to its settings. */
export function renderGate(outcome: Outcome): GateReport {
  const content = viewContent(outcome)
  return content === undefined ? renderMeasured(outcome) : renderContent(outcome, content)
}

/** Lists what the change does to the files that settings come from, and names the commit that they are taken from. */
export function configFiles({
  configChanges = [],
  configCommit,
}: Pick<Outcome, 'configChanges' | 'configCommit'>): Block[] {
  return [
    ...list(describeConfigChanges(configChanges).map(line => md`ℹ️ ${sentence(line)}`)),
    ...(configCommit === undefined ? [] : [paragraph(small(sentence(describeConfigCommit(configCommit))))]),
  ]
}

/**
 * Renders a run that compares two trees of pages: the questions that changed and one line on the others. The rest is
 * folded. Where nothing changed, one line says all.
 */
function renderContent(outcome: Outcome, content: ContentView): GateReport {
  const { status } = outcome.verdict
  const title = md`${STATUS_MARKS[status]} ${own(content.headline)}`
  // The rule on answers is in the headline.
  const others = explainVerdict(outcome.verdict, ({ kind }) => kind !== 'answers').map(({ text }) =>
    sentence(text),
  )
  const isUnchanged = content.questions.length === 0 && others.length === 0
  if (isUnchanged) {
    const gap = outcome.gap ? md` ${own(describeGap(outcome.gap))}` : EMPTY
    const first = paragraph(md`**${title}.** ${checkedOf(content)}${gap}${gateOf(outcome)}`)
    return { first, told: [], rest: [...serviceReportsSection(outcome), ...suggestionsSection(outcome)] }
  }
  const told = [
    ...list([...(outcome.gap ? [own(describeGap(outcome.gap))] : []), ...others]),
    ...questionBlocks(content),
    paragraph(own(content.checked)),
  ]
  const rest = [
    ...fold(md`Files that were passed over`, list(content.passedOver.map(sentence))),
    ...fold(md`Numbers, rules and settings`, [
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
  return { first: paragraph(md`## ${title}${gateOf(outcome)}`), told, rest }
}

/** What was checked, with the reasons why files were passed over: where nothing changed, an editor asks for them. */
function checkedOf({ checked, passedOver }: ContentView): Markdown {
  if (passedOver.length === 0) return own(checked)
  const reasons = passedOver.slice(0, MOST_REASONS).map(sentence)
  return md`${own(checked.replace(/\.$/, ''))}: ${joinMarkdown(reasons, '; ')}.`
}

/** The sentence, what changed, the engines; what only some readers want is folded. */
function renderMeasured(outcome: Outcome): GateReport {
  const notes = notesOf(outcome)
  const foldedReasons = factsOf(outcome.verdict).blocker === undefined ? reasons(outcome, true) : []
  const told = [
    ...list([...reasons(outcome, false), ...notes.filter(note => !namesInput(note)).map(own)]),
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
    ...fold(md`All questions`, keywordsSection(outcome)),
    ...fold(md`Scores and texts of the engines`, enginesSection(outcome)),
    ...fold(md`What the answers hold`, answerContentsSection(outcome)),
    ...fold(md`Trend of the citation score`, trendSection(outcome)),
    ...costSection(outcome),
    ...serviceReportsSection(outcome),
    ...suggestionsSection(outcome),
    ...fold(md`Rules, statistics and settings`, [
      ...list([...foldedReasons, ...notes.filter(namesInput).map(own)]),
      ...rulesSection(outcome),
      ...testsSection(outcome),
      ...footer(outcome),
    ]),
  ]
  return { first: paragraph(md`## ${headline(outcome)}${gateOf(outcome)}`), told, rest }
}

/** Names of inputs are for the person who keeps the workflow, and not for every reader. */
function namesInput(note: string): boolean {
  return note.includes('`')
}

/** The name of the gate, where a repository has several. */
function gateOf({ key }: Outcome): Markdown {
  return key === 'default' ? EMPTY : md` · ${name(key)}`
}

/** Returns what happened in one line, after an emoji. */
export function headline(outcome: Outcome): Markdown {
  const { status } = outcome.verdict
  return md`${factsOf(outcome.verdict).reportOnly ? REPORT_MARK : STATUS_MARKS[status]} ${renderLead(leadOf(outcome))}`
}

/** Renders the words of a lead, and the names in it. */
export function renderLead(parts: LeadPart[]): Markdown {
  return joinMarkdown(
    parts.map(part => (typeof part === 'string' ? own(part) : name(part.name))),
    '',
  )
}

/** The headline says the reasons of drops and declines. Their numbers are folded. */
function reasons({ verdict }: Outcome, isInHeadline: boolean): Markdown[] {
  const isDrop = ({ kind }: RuleResult) => kind === 'drop' || kind === 'decline'
  return explainVerdict(verdict, result => isDrop(result) === isInHeadline).map(({ text }) => sentence(text))
}

function numbers(outcome: Outcome): Block[] {
  const shown = viewKeyNumbers(outcome).map(keyNumber)
  return shown.length === 0 ? [] : [paragraph(joinMarkdown(shown, ' · '))]
}

function comparison(outcome: Outcome): Markdown {
  const { emphasis, text } = viewComparison(outcome)
  return md`${emphasis === undefined ? EMPTY : md`**${own(emphasis)}** `}${sentence(text)}`
}

function keyNumber({ label, value, rest, isWord, note }: KeyNumber): Markdown {
  const whole = rest === undefined ? value : `${value} ${rest}`
  const beside =
    note && joinMarkdown([...(note.name === undefined ? [] : [name(note.name)]), own(note.text)], ' ')
  return md`${own(label)} **${isWord ? name(whole) : own(whole)}**${beside === undefined ? EMPTY : md` (${beside})`}`
}

function footer(outcome: Outcome): Block[] {
  const { times, language, keywords, runUrl, commitUrl, commit, scanIds, notes } = viewRun(outcome)
  const facts = [
    sentence(times),
    md`language ${name(language)}`,
    own(keywords),
    ...(runUrl ? [markdownLink('workflow run', runUrl.href)] : []),
    ...(commitUrl ? [markdownLink(commit, commitUrl.href)] : []),
    ...(scanIds.length > 0 ? [md`scans ${listIds(scanIds)}`] : []),
  ]
  return [
    paragraph(small(joinMarkdown(facts, ' · '))),
    ...(notes.length > 0 ? [paragraph(small(joinMarkdown(notes.map(own), ' ')))] : []),
  ]
}
