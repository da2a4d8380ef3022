/** Good pages and paragraphs added to a site: none of them may lower a score or cost an answer. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { CommitHistory } from '../../src/embedded/backtest/commit-history.ts'
import type { Page } from '../../src/embedded/pages/corpus.ts'
import type { Passage } from '../../src/embedded/pages/outline.ts'
import type { RepositoryScan } from '../../src/embedded/repository/scan.ts'
import { comparerOf } from './replay.ts'
import type { Site } from './sites.ts'

export interface JudgedAddition {
  kind: string
  keyword: string
  /** Whether the keyword's score is lower than before. */
  isLower: boolean
  /** Whether any keyword is lost. */
  isLost: boolean
}

/** Words that say the same, for a text that answers in other words. */
const SYNONYMS = new Map(
  Object.entries({ use: 'employ', using: 'with', can: 'may', need: 'require', want: 'wish', see: 'look at' }),
)

/**
 * Adds to the newest commit, one at a time and `times` in all: a page or a paragraph of what the site says on another
 * question, or of what it says on the question itself in other words and in another order.
 */
export function addGoodContent(site: Site, history: CommitHistory, times: number): JudgedAddition[] {
  const compare = comparerOf(site)
  const { pages } = history.head.corpus
  const { base } = compare(pages, pages)
  const random = xoroshiro128plus(1)
  const pick = <Item>(items: Item[]) => items[Math.abs(random.next()) % items.length]
  const answered = base.keywords.flatMap(({ sentences }, index) => (sentences.length > 0 ? [index] : []))
  return Array.from({ length: times }, (_, turn) => {
    const index = answered[turn % answered.length] ?? 0
    const other = pick(answered.filter(other => other !== index)) ?? index
    const [kind, add] = kinds[Math.floor(turn / answered.length + turn) % kinds.length] ?? kinds[0]
    const { evidence, head } = compare(pages, add(pages, base, index, other))
    return {
      kind,
      keyword: base.keywords[index]?.keyword ?? '',
      isLower: (head.keywords[index]?.score ?? 0) < (base.keywords[index]?.score ?? 0) - 1e-9,
      isLost: evidence.some(({ outcome }) => outcome === 'lost'),
    }
  })
}

type Addition = (pages: Page[], base: RepositoryScan, index: number, other: number) => Page[]

const kinds: [[string, Addition], ...[string, Addition][]] = [
  ['a page in other words', (pages, base, index) => addPage(pages, citedPage(base, index), rephrase)],
  ['a paragraph in other words', (pages, base, index) => addParagraph(pages, base, index, index, rephrase)],
  ['a page on another question', (pages, base, _, other) => addPage(pages, citedPage(base, other), same)],
  [
    'a paragraph on another question',
    (pages, base, index, other) => addParagraph(pages, base, index, other, same),
  ],
]

function citedPage(base: RepositoryScan, index: number): Page | undefined {
  return base.keywords[index]?.sentences[0]?.page
}

function addPage(pages: Page[], model: Page | undefined, change: (passage: Passage) => Passage): Page[] {
  if (model === undefined) return pages
  const path = model.path.replace(/(\.\w+)$/, '-added$1')
  const content = { ...model.content, passages: model.content.passages.map(change) }
  return [...pages, { ...model, path, url: path, id: `added:${model.id}`, content }]
}

/** Puts a passage on the question `from` at the end of the page cited for the question `to`. */
function addParagraph(
  pages: Page[],
  base: RepositoryScan,
  to: number,
  from: number,
  change: (passage: Passage) => Passage,
): Page[] {
  const page = citedPage(base, to)
  const source = base.keywords[from]?.sentences[0]
  const passage = source?.page.content.passages.find(({ text }) => text.includes(source.text))
  if (page === undefined || passage === undefined) return pages
  const content = { ...page.content, passages: [...page.content.passages, change(passage)] }
  return pages.map(other => (other === page ? { ...page, id: `added:${page.id}`, content } : other))
}

function same({ headings, text }: Passage): Passage {
  return { headings, text }
}

function rephrase({ headings, text }: Passage): Passage {
  const sentences = text.split(/(?<=[.!?])\s+/).reverse()
  return { headings, text: sentences.join(' ').replace(/\w+/g, word => SYNONYMS.get(word) ?? word) }
}
