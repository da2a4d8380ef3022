/** The verdict as plain text, for a terminal. */
import { plainLine } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { explainVerdict } from '../problems.ts'
import { viewEngineChanges, viewEngineDrops } from '../views/changes.ts'
import { type ContentView, type QuestionView, type QuoteView, viewContent } from '../views/content.ts'
import { leadText } from '../views/lead.ts'
import { viewMissing } from '../views/missing-answers.ts'
import { notesOf, statusOf, viewComparison, viewKeyNumbers } from '../views/overview.ts'
import { viewCertainty, viewRules } from '../views/rules.ts'
import type { Tone } from '../views/tone.ts'
import { NAME_LENGTH, withoutBackticks } from '../words.ts'

/** A line, in parts that may have a colour. */
export type TextLine = { text: string; tone?: Tone | undefined }[]

const SENTENCE_LENGTH = 2000
const QUOTE_LENGTH = 300

/** Renders the verdict, why, the numbers and the rules. Holds no control characters. */
export function renderText(outcome: Outcome): TextLine[] {
  const content = viewContent(outcome)
  const comparison = viewComparison(outcome)
  // The rule on answers is in the headline.
  const reasons = explainVerdict(
    outcome.verdict,
    ({ kind }) => content === undefined || kind !== 'answers',
  ).map(({ text }) => text)
  const blocks: TextLine[][] = [
    [
      [
        { text: statusOf(outcome), tone: toneOf(outcome) },
        { text: `: ${content?.headline ?? leadText(outcome)}` },
      ],
    ],
    ...(content?.questions ?? []).map(questionLines),
    ...(content ? [checkedLines(content)] : []),
    [...reasons, ...notesOf(outcome).map(withoutBackticks)].map(reason => [
      { text: plainLine(reason, SENTENCE_LENGTH) },
    ]),
    missingLines(outcome),
    [[{ text: plainLine(`${comparison.emphasis ?? ''} ${comparison.text}`, SENTENCE_LENGTH) }]],
    [...numberLines(outcome), ...changeLines(outcome)],
    certaintyLines(outcome),
    ruleLines(outcome),
  ]
  return blocks
    .filter(block => block.length > 0)
    .flatMap((block, index) => (index > 0 ? [[], ...block] : block))
}

function questionLines({ question, words, tone, before, after, causes, advice }: QuestionView): TextLine[] {
  const quote = ({ text, path }: QuoteView) =>
    `“${plainLine(text, QUOTE_LENGTH)}” (${plainLine(path, NAME_LENGTH)})`
  return [
    [{ text: `“${plainLine(question, NAME_LENGTH)}” ${words}`, tone }],
    ...(before ? [[{ text: `  Before: ${quote(before)}` }]] : []),
    [{ text: `  Now: ${after ? quote(after) : 'No page answers it.'}` }],
    ...causes.map(cause => [{ text: `  Why: ${plainLine(cause, SENTENCE_LENGTH)}` }]),
    ...(advice === undefined ? [] : [[{ text: `  What to do: ${advice}` }]]),
  ]
}

function checkedLines({ checked, passedOver }: ContentView): TextLine[] {
  return [checked, ...passedOver.map(line => `  ${plainLine(line, SENTENCE_LENGTH)}`)].map(text => [{ text }])
}

function toneOf({ verdict }: Outcome): Tone {
  if (verdict.status === 'pass') return 'better'
  return verdict.status === 'inconclusive' ? 'doubtful' : 'worse'
}

function missingLines(outcome: Outcome): TextLine[] {
  const view = viewMissing(outcome)
  if (view === undefined) return []
  const reasons = view.lines.map(({ text, keyPage }) => {
    const line = `${text}${keyPage ? ` Keys: ${keyPage.href}` : ''}`
    return `  ${plainLine(line, SENTENCE_LENGTH)}`
  })
  return [plainLine(view.counts, SENTENCE_LENGTH), ...reasons].map(text => [{ text }])
}

function numberLines(outcome: Outcome): TextLine[] {
  const numbers = viewKeyNumbers(outcome)
  const width = Math.max(0, ...numbers.map(({ label }) => label.length))
  return numbers.map(({ label, value, rest, note }) => {
    const name = note?.name === undefined ? '' : `${plainLine(note.name, NAME_LENGTH)} `
    return [
      {
        text: `${label.padEnd(width)}  ${plainLine([value, rest].filter(part => part).join(' '), NAME_LENGTH)}`,
      },
      ...(note ? [{ text: ` (${name}${note.text})`, tone: note.tone }] : []),
    ]
  })
}

function changeLines(outcome: Outcome): TextLine[] {
  return [
    ...viewEngineDrops(outcome).map(({ engine, words, tone }) => [
      { text: `${plainLine(engine, NAME_LENGTH)} ${words}`, tone },
    ]),
    ...viewEngineChanges(outcome).map(({ label, tone, engines }) => [
      { text: `${label}: ${plainLine(engines.join(', '), SENTENCE_LENGTH)}`, tone },
    ]),
  ]
}

/** What chance explains and what the gate can see, where a run is compared with others. */
function certaintyLines(outcome: Outcome): TextLine[] {
  const { chance, sight } = viewCertainty(outcome) ?? {}
  return [chance, sight].flatMap(line => (line === undefined ? [] : [[{ text: withoutBackticks(line) }]]))
}

function ruleLines(outcome: Outcome): TextLine[] {
  const rows = viewRules(outcome)?.rows ?? []
  const width = (texts: string[]) => Math.max(0, ...texts.map(({ length }) => length))
  const subjects = width(rows.map(({ subject }) => subject))
  const results = width(rows.map(({ result }) => result))
  return rows.map(({ subject, result, tone, observed, limit }) => [
    { text: `${subject.padEnd(subjects)}  ` },
    { text: result.padEnd(results), tone },
    { text: `  ${plainLine(observed, NAME_LENGTH)}, allowed: ${plainLine(limit, NAME_LENGTH)}` },
  ])
}
