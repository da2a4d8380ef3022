/** Writes drafts of content as files. The report of a gate only names them. */
import { codeBlock, type Markdown } from '../../lib/document/markdown/markdown.ts'
import { renderLine } from '../../lib/document/markdown/render-blocks.ts'
import { cleanLines } from '../../lib/text.ts'
import { type NamedDraft, nameDrafts } from '../document/sections/drafts.ts'
import type { Draft, Outcome } from '../outcome.ts'
import { formatScore } from '../words/numbers.ts'

/** Renders the files of all drafts. */
export function renderDrafts({ suggestions, ...outcome }: Outcome) {
  return nameDrafts(suggestions).map(draft => ({ name: draft.file, text: renderDraft(draft, outcome) }))
}

function renderDraft(
  { keyword, engines, draft }: NamedDraft,
  { brand, language, run }: Omit<Outcome, 'suggestions'>,
): string {
  const { content, recommendedKeywords, citationScoreEstimate: estimate } = draft
  const notes = [
    `Brand: ${name(brand)}`,
    `Keyword: ${name(keyword)}, language ${name(language)}`,
    `Engines that do not cite the brand on the keyword: ${engines.map(name).join(', ')}`,
    ...(estimate === undefined
      ? []
      : [`Estimated citation score, in the service's own unit: ${formatScore(estimate)}`]),
    `Made on ${run.finishedAt.slice(0, 10)}`,
  ]
  const parts = [
    `# Draft for ${name(keyword)}`,
    '> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between ' +
      'the two lines.',
    '---',
    cleanLines(content),
    '---',
    ...(draft.schemaMarkup === undefined ? [] : describeMarkup(draft.schemaMarkup)),
    ...(recommendedKeywords.length > 0
      ? ['## Recommended keywords', codeBlock(cleanLines(recommendedKeywords.join('\n')))]
      : []),
    '## About this draft',
    notes.map(note => `- ${note}`).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

function name(text: string): Markdown {
  return renderLine([{ name: text }])
}

function describeMarkup(markup: NonNullable<Draft['schemaMarkup']>): string[] {
  const text = cleanLines(markup.text)
  if (!markup.isJson) return ['## Structured data, which is not valid JSON', codeBlock(text)]
  // In JSON, `<` occurs only in strings. Escaped, it cannot end the `<script>` that the JSON is pasted into.
  return ['## Structured data', codeBlock(text.replaceAll('<', '\\u003c'), 'json')]
}
