/** The comment and the summary of a run that compares the pages of two trees: what an editor needs, the rest folded. */
import { escapeMarkdown, markdownLink } from '../escape.ts'
import type { ContentView, QuestionView, QuoteView } from '../views/content.ts'
import { MARKS, name, sentence } from './blocks.ts'
import type { Block } from './fit.ts'

const QUOTE_LENGTH = 300

/** Renders each question that changed: what the pages said, what they say now, what did it, and what to do. */
export function questionBlocks({ questions }: ContentView): Block[] {
  return questions.map(renderQuestion)
}

function renderQuestion({
  question,
  outcome,
  words,
  tone,
  before,
  after,
  causes,
  advice,
}: QuestionView): Block {
  const lines = [
    ...(before ? [`- **Before:** ${renderQuote(before)}`] : []),
    `- **Now:** ${after ? renderQuote(after) : 'No page answers it.'}`,
    ...(causes.length > 0 ? [`- **Why:** ${causes.map(sentence).join(' ')}`] : []),
    ...(advice === undefined ? [] : [`- **What to do:** ${advice}`]),
  ]
  const mark = outcome === 'weaker' ? MARKS.doubtful : MARKS[tone]
  return { open: `### ${mark} “${name(question)}” ${words}\n`, lines, close: '' }
}

function renderQuote({ text, path, url }: QuoteView): string {
  const page = url === undefined ? `<code>${name(path)}</code>` : markdownLink(path, url)
  return `“${escapeMarkdown(text, QUOTE_LENGTH)}” (${page})`
}
