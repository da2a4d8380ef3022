/** Drafts of content: cut and folded in the comment and the summary, complete in files. */
import type { Draft } from '../../drafts/suggestion.ts'
import { clip } from '../../lib/text.ts'
import { cleanLines } from '../escape.ts'
import type { Outcome } from '../outcome.ts'
import { type DraftView, viewDrafts } from '../views/reports-and-drafts.ts'
import { cutList } from '../words.ts'
import { code, EMPTY, list, name, own, sentence } from './blocks.ts'
import type { Chunk as Block } from './fit.ts'
import { type CodeLanguage, codeBlock, joinMarkdown, type Markdown, md } from './markdown.ts'

/** A draft as a file for the run's folder of reports. */
export interface DraftFile {
  /** Relative, with forward slashes. */
  name: string
  text: string
}

/** Number of code points shown of one draft, and of its structured data. */
const SHOWN_LENGTH = 1500
/** Number of code points shown of all drafts, and of all their structured data. Many drafts are cut shorter. */
const SHOWN_TOTAL = 8_000
const LISTED_NAMES = 10
const TITLE = md`### Suggested content`

/** Shows each draft folded, and the keywords without a draft. */
export function suggestionsSection({ suggestions }: Outcome): Block[] {
  const length = Math.min(SHOWN_LENGTH, Math.floor(SHOWN_TOTAL / Math.max(1, suggestions.length)))
  const { advice, drafts, problems } = viewDrafts(suggestions)
  const lines = problems.map(
    ({ keyword, problem }) => md`No draft for **${name(keyword)}**: ${sentence(problem)}`,
  )
  const [first, ...others] = [...drafts.map(draft => foldDraft(draft, length)), ...list(lines)]
  // The heading is in one block with the first draft, so that it is never left alone.
  const heading = advice === undefined ? md`${TITLE}\n` : md`${TITLE}\n\n${own(advice)}\n`
  return first ? [{ ...first, open: md`${heading}${first.open && md`\n${first.open}`}` }, ...others] : []
}

/** Renders the files of all drafts. */
export function renderDrafts({ suggestions, ...facts }: Outcome): DraftFile[] {
  return viewDrafts(suggestions).drafts.map(draft => ({ name: draft.file, text: renderDraft(draft, facts) }))
}

function foldDraft({ keyword, engines, draft, estimate, file }: DraftView, length: number): Block {
  const { content, recommendedKeywords } = draft
  const markup = describeMarkup(draft.schemaMarkup)
  const facts = [
    md`For ${listNames(engines)}`,
    ...(estimate === undefined ? [] : [md`estimated citation score ${own(estimate)}`]),
    ...(recommendedKeywords.length === 0
      ? []
      : [md`recommended keywords: ${listNames(recommendedKeywords)}`]),
    md`file ${code(file)} among this run's reports`,
  ]
  const excerpt = (text: string, language: CodeLanguage = '') => {
    const shown = clip(text, length)
    const note = shown === text ? EMPTY : md`\n\nThis is cut. The file ${code(file)} has the whole text.`
    return md`${codeBlock(shown, language)}${note}`
  }
  const parts = [
    excerpt(cleanLines(content)),
    ...(markup ? [md`${own(markup.title)}:\n\n${excerpt(markup.text, markup.language)}`] : []),
  ]
  return {
    open: md`<details>\n<summary>Draft for ${name(keyword)}</summary>\n\n${joinMarkdown(facts, ' · ')}`,
    lines: parts.map(part => md`\n${part}`),
    close: md`\n</details>`,
  }
}

/** Renders the content as it came, with what a reviewer must know about it. */
function renderDraft(
  { keyword, engines, draft, estimate }: DraftView,
  { brand, language, run }: Omit<Outcome, 'suggestions'>,
): string {
  const { content, recommendedKeywords } = draft
  const markup = describeMarkup(draft.schemaMarkup)
  const facts = [
    `Brand: ${name(brand)}`,
    `Keyword: ${name(keyword)}, language ${name(language)}`,
    `Engines that do not cite the brand on the keyword: ${engines.map(name).join(', ')}`,
    ...(estimate === undefined ? [] : [`Estimated citation score, in the service's own unit: ${estimate}`]),
    `Made on ${run.finishedAt.slice(0, 10)}`,
  ]
  const parts = [
    `# Draft for ${name(keyword)}`,
    '> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between ' +
      'the two lines.',
    '---',
    cleanLines(content),
    '---',
    ...(markup ? [`## ${markup.title}`, codeBlock(markup.text, markup.language)] : []),
    ...(recommendedKeywords.length > 0
      ? ['## Recommended keywords', codeBlock(cleanLines(recommendedKeywords.join('\n')))]
      : []),
    '## About this draft',
    facts.map(fact => `- ${fact}`).join('\n'),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Returns how structured data is shown; undefined without any. */
function describeMarkup(
  markup: Draft['schemaMarkup'],
): { title: string; text: string; language: CodeLanguage } | undefined {
  if (markup === undefined) return undefined
  const text = cleanLines(markup.text)
  if (!markup.isJson) return { title: 'Structured data, which is not valid JSON', text, language: '' }
  // In JSON, `<` occurs only in strings. Escaped, it cannot end the `<script>` that the JSON is pasted into.
  return { title: 'Structured data', text: text.replaceAll('<', '\\u003c'), language: 'json' }
}

function listNames(names: string[]): Markdown {
  const { shown, more } = cutList(names, LISTED_NAMES)
  return md`${joinMarkdown(shown.map(name), ', ')}${own(more)}`
}
