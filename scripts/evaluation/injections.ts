/** Losses put into a page on purpose: those of the backtest, and others that take away what answers a keyword. Pure. */
import {
  frontMatterOf,
  injections,
  type TargetPage,
  withField,
  withRobotsTag,
} from '../../src/embedded/backtest/injections.ts'
import { formatOf } from '../../src/embedded/pages/selection.ts'
import type { Language } from '../../src/embedded/repository/words.ts'
import { findHeadingLine } from './heading-line.ts'

/** The page that is to lose, and what for. */
export interface Target extends TargetPage {
  /** Around the passage that answers, outermost first. */
  headings: string[]
  keyword: string
}

/** The page's text after the loss; undefined when the page is deleted. */
export type Injection = (target: Target, language: Language) => string | undefined

const MARKETING = [
  'We are passionate about what we do, and our team works hard every day to make you happy.',
  'Thousands of people all over the world already trust us and love the experience.',
  'Discover how simple and beautiful things can be, and get in touch with us today!',
].join(' ')

export const losses = {
  deleted: injections.deleted,
  stub: injections.stub,
  draft: injections.draft,
  'section removed': target => replaceSection(target, () => []),
  marketing: target => replaceSection(target, heading => [...heading, '', MARKETING, '']),
  'words replaced': ({ text, keyword }, language) => replaceWords(text, keyword, language),
} satisfies Record<string, Injection>

export const hidings = {
  'robots: noindex': injections.noindex,
  'noindex: true': ({ text }) => withField(text, 'noindex: true'),
  'head: tag': ({ text }) =>
    withField(text, 'head:\n  - - meta\n    - name: robots\n      content: noindex', 'head'),
  '<meta> in the body': ({ text }) => withRobotsTag(text),
} satisfies Record<string, Injection>

/** Replaces the section under the innermost heading, with all below it; a page without headings as a whole. */
function replaceSection(
  { path, text, title, headings }: Target,
  replace: (heading: string[]) => string[],
): string {
  const format = formatOf(path) ?? 'markdown'
  const lines = text.split('\n')
  const block = frontMatterOf(text)
  const first = block === '' ? 0 : block.split('\n').length - 1
  const line = findHeadingLine(text, format, title, headings)
  const isHeading = levelOf(lines[line - 1]) > 0
  // Without headings the passage stands below the page's title.
  const start = !isHeading ? first : headings.length > 0 ? line - 1 : line
  const level = headings.length > 0 ? levelOf(lines[start]) : 0
  let end = level > 0 ? start + 1 : start
  for (let fence = ''; end < lines.length; end += 1) {
    const [mark = ''] = /^\s*(```|~~~)/.exec(lines[end] ?? '')?.slice(1) ?? []
    if (mark !== '' && (fence === '' || fence === mark)) fence = fence === '' ? mark : ''
    const found = levelOf(lines[end])
    // Text before the first heading ends at any heading but the page's title.
    if (fence === '' && found > 0 && (level === 0 ? found > 1 : found <= level || (level === 1 && found > 1)))
      break
  }
  const heading = level > 0 ? lines.slice(start, start + 1) : []
  return [...lines.slice(0, start), ...replace(heading), ...lines.slice(end)].join('\n')
}

/** 0 for a line that is no heading. */
function levelOf(line = ''): number {
  return /^(#{1,6})\s/.exec(line)?.[1]?.length ?? 0
}

/** Replaces the informative words of the keyword, in all their forms, by one that says nothing. */
function replaceWords(text: string, keyword: string, language: Language): string {
  const words = language.words(keyword)
  const informative = words.filter(language.isInformative)
  const terms = new Set((informative.length > 0 ? informative : words).map(language.term))
  return text.replace(/[\p{L}\p{M}\p{N}]+/gu, word =>
    language.words(word).some(part => terms.has(language.term(part))) ? 'thing' : word,
  )
}
