/** The comment and the summary of a run that compares the pages of two trees: what an editor needs, the rest folded. */
import type { ContentView, QuestionView, QuoteView } from '../views/content.ts'
import { code, EMPTY, MARKS, name, own, sentence } from './blocks.ts'
import type { Chunk as Block } from './fit.ts'
import { escapeMarkdown, joinMarkdown, type Markdown, markdownLink, md } from './markdown.ts'

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
    ...(before ? [md`- **Before:** ${renderQuote(before)}`] : []),
    md`- **Now:** ${after ? renderQuote(after) : md`No page answers it.`}`,
    ...(causes.length > 0 ? [md`- **Why:** ${joinMarkdown(causes.map(sentence), ' ')}`] : []),
    ...(advice === undefined ? [] : [md`- **What to do:** ${own(advice)}`]),
  ]
  const mark = outcome === 'weaker' ? MARKS.doubtful : MARKS[tone]
  return { open: md`### ${mark} “${name(question)}” ${own(words)}\n`, lines, close: EMPTY }
}

function renderQuote({ text, path, url }: QuoteView): Markdown {
  const page = url === undefined ? code(path) : markdownLink(path, url)
  return md`“${escapeMarkdown(text, QUOTE_LENGTH)}” (${page})`
}
