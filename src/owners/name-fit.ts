/** Rates how well the names of pages fit a question. Pure; docs/research/evaluation.md has the formula. */
import type { Queries } from '../retrieval/retrieval.ts'
import type { Language } from '../retrieval/words.ts'
import type { Page } from '../sites/corpus.ts'

/** Part of the fit that ignores the other words of the name. */
const FIT_BY_QUESTION = 0.6

/** The terms of the questions in a name, and the weight of all its words. */
interface Name {
  terms: ReadonlySet<number>
  weight: number
}

export interface PageNames {
  own: Name[]
  folders: ReadonlySet<number>
  sections: { headings: string[]; name: Name }[]
  /** Terms of the own names and the folders. */
  around: ReadonlySet<number>
}

/**
 * Returns how well a name fits a question: the share of the question's weight in the name or `around` it, × (0.6 + 0.4 × the
 * share of the name's weight in the question). `share`: the share in the name only. Both are 0 to 1.
 */
export function fitOf(
  name: Name,
  around: ReadonlySet<number>,
  weights: ReadonlyMap<number, number>,
): { fit: number; share: number } {
  let total = 0
  let inName = 0
  let inNameOrAround = 0
  for (const [term, weight] of weights) {
    total += weight
    if (name.terms.has(term)) inName += weight
    if (name.terms.has(term) || around.has(term)) inNameOrAround += weight
  }
  if (total === 0 || inName === 0) return { fit: 0, share: 0 }
  const part = name.weight === 0 ? 0 : Math.min(1, inName / name.weight)
  const fit = (inNameOrAround / total) * (FIT_BY_QUESTION + (1 - FIT_BY_QUESTION) * part)
  return { fit, share: inName / total }
}

/** Returns a cached reader of the names of a page. `weights`: of the questions' terms, by whole pages. */
export function createNameReader(
  pages: Page[],
  weights: number[],
  queries: Queries,
  language: Language,
): (page: Page) => PageNames {
  const informative = (text: string) => language.words(text).filter(language.isInformative)
  const titles = new Map<string, number>()
  for (const { content } of pages) {
    for (const term of new Set(informative(content.title).map(language.term))) {
      titles.set(term, (titles.get(term) ?? 0) + 1)
    }
  }
  const weightOf = (word: string): number => {
    const term = queries.numberOf(word)
    if (term !== undefined) return weights[term] ?? 0
    const having = titles.get(language.term(word)) ?? 0
    return Math.log(1 + (pages.length - having + 0.5) / (having + 0.5))
  }
  const termsOf = (words: string[]) => new Set(words.map(queries.numberOf).filter(term => term !== undefined))
  const nameOf = (text: string): Name => {
    const words = [...new Set(informative(text))]
    return { terms: termsOf(words), weight: words.reduce((sum, word) => sum + weightOf(word), 0) }
  }
  const read = (page: Page): PageNames => {
    const { title, names, passages } = page.content
    const segments = page.path
      .split('/')
      .map(readSegment)
      .filter(segment => segment !== '')
    const slug = page.content.slug?.split('/').filter(Boolean).at(-1) ?? segments.at(-1) ?? ''
    const own = [title, slug, ...names].filter(name => name !== '').map(nameOf)
    const folders = termsOf(segments.slice(0, -1).flatMap(informative))
    const sections = [...new Map(passages.map(({ headings }) => [headings.join('\n'), headings])).values()]
      .filter(({ length }) => length > 0)
      .map(headings => ({ headings, name: nameOf(headings.at(-1) ?? '') }))
    const around = new Set([...own.flatMap(({ terms }) => [...terms]), ...folders])
    return { own, folders, sections, around }
  }
  const known = new Map<Page, PageNames>()
  return page => {
    const names = known.get(page) ?? read(page)
    known.set(page, names)
    return names
  }
}

/** Returns the words of a file or folder name; '' for a generic name such as `index`. */
export function readSegment(segment: string): string {
  const name = segment.replace(/\.[a-z]+$/i, '').replace(/^(?:\d{4}-\d\d-\d\d-|\d+[-_.])/, '')
  return /^_?(?:index|readme|docs?|content|src|pages)$/i.test(name) ? '' : name.replace(/[-_.]+/g, ' ')
}
