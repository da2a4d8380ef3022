/** What the pages said before a change and say after it, in pieces. Pure. */
import { isOwn, type Page } from '../pages/corpus.ts'
import type { PageBlocks } from '../repository/block-reader.ts'
import type { ReaderLanguage } from './judge-line.ts'
import { type PlacedPiece, quotePiece, splitBlock } from './pieces.ts'

interface Side {
  /** All pages. */
  pages: readonly Page[]
  /** Blocks of the changed pages, by path. */
  changed: ReadonlyMap<string, PageBlocks>
}

export interface Texts {
  language: ReaderLanguage
  /** The brand's pages before the change. */
  basePages: readonly Page[]
  /** Keys of the pieces that changed pages have after the change. */
  head: ReadonlySet<string>
  /** Pieces that changed pages have after the change, and did not have before. */
  added: readonly PlacedPiece[]
  /** Pieces of changed pages that stood there before. */
  standing: readonly PlacedPiece[]
}

/** Splits the changed pages. */
export function readTexts(base: Side, head: Side, language: ReaderLanguage): Texts {
  const before = new Set(split(base, language).map(({ key }) => key))
  const after = split(head, language)
  return {
    language,
    basePages: base.pages.filter(isOwn),
    head: new Set(after.map(({ key }) => key)),
    added: after.filter(({ key }) => !before.has(key)),
    standing: after.filter(({ key }) => before.has(key)),
  }
}

/** Returns the pieces of the text of a page that search engines index, without code. */
export function* splitPassages(page: Page, language: ReaderLanguage): Iterable<PlacedPiece> {
  for (const { text, headings } of page.content.passages) {
    for (const line of text.split('\n')) {
      for (const piece of splitBlock({ kind: 'text', text: line }, language))
        yield { ...piece, quote: quotePiece(piece, page, headings) }
    }
  }
}

function split({ pages, changed }: Side, language: ReaderLanguage): PlacedPiece[] {
  return pages.filter(isOwn).flatMap(page =>
    (changed.get(page.path)?.blocks ?? []).flatMap(block =>
      splitBlock(block, language).map(piece => ({
        ...piece,
        quote: quotePiece(piece, page, block.headings),
      })),
    ),
  )
}
