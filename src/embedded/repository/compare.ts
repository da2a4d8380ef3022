/** Base against head: what a change of pages does to the answers. Pure. */
import type { Page } from '../corpus/corpus.ts'
import { createScanner, type KeywordResult, type RepositoryScan } from './scan.ts'

/** The passage that an answer cited. */
export interface CitationPlace {
  path: string
  /** Of its page. */
  title: string
  /** Those around it, outermost first; without the title. */
  headings: string[]
  /** Of the innermost of them that is left, in the file as it is now; undefined where that is gone, or not looked up. */
  line?: number
}

export interface CitationChange {
  keyword: string
  /** Its citation came or went; or only its score moved. */
  kind: 'lost' | 'gained' | 'weaker' | 'stronger'
  /** The keyword's score in either tree. */
  baseScore: number
  headScore: number
  /**
   * The changed files behind it, by path: those that either answer cites; where there are none, those that were read
   * for either. Empty when a change elsewhere shifted the weight of the words.
   */
  files: string[]
  /** Of a lost citation: the first passage of the brand in a changed file, or else in any. */
  place?: CitationPlace
}

export interface TreeComparison {
  base: RepositoryScan
  head: RepositoryScan
  /** Pages added, removed or with other content, by path. */
  changedFiles: string[]
  /** Keywords whose citation or score differs, in the order asked. */
  changes: CitationChange[]
}

/** Scans two trees for the same keywords. Throws a RangeError when the language code is malformed. */
export function compareTrees(
  basePages: Page[],
  headPages: Page[],
  keywords: string[],
  languageCode: string,
): TreeComparison {
  const scan = createScanner(keywords, languageCode)
  const base = scan(basePages)
  const head = scan(headPages)
  const changed = findChanges(basePages, headPages)
  const changes = base.keywords.flatMap((before, index) => {
    const after = head.keywords[index]
    const isSame = after === undefined || (before.cited === after.cited && before.score === after.score)
    return isSame ? [] : [describe(before, after, changed)]
  })
  return { base, head, changedFiles: [...changed].sort(), changes }
}

function findChanges(basePages: Page[], headPages: Page[]): Set<string> {
  const before = new Map(basePages.map(({ path, id }) => [path, id]))
  const after = new Map(headPages.map(({ path, id }) => [path, id]))
  return new Set([...before.keys(), ...after.keys()].filter(path => before.get(path) !== after.get(path)))
}

function describe(before: KeywordResult, after: KeywordResult, changed: Set<string>): CitationChange {
  const changedOf = (pages: Page[]) =>
    [...new Set(pages.map(({ path }) => path))].filter(path => changed.has(path))
  const cited = changedOf([before, after].flatMap(({ sentences }) => sentences.map(({ page }) => page)))
  const read = changedOf([before, after].flatMap(({ retrieved }) => retrieved))
  const kind = kindOf(before, after)
  return {
    keyword: before.keyword,
    kind,
    baseScore: before.score,
    headScore: after.score,
    files: (cited.length > 0 ? cited : read).sort(),
    ...(kind === 'lost' && placeOf(before, changed)),
  }
}

function placeOf({ sentences }: KeywordResult, changed: Set<string>): { place?: CitationPlace } {
  const own = sentences.filter(({ page }) => page.owner === undefined)
  const sentence = own.find(({ page }) => changed.has(page.path)) ?? own[0]
  if (sentence === undefined) return {}
  const { page, headings } = sentence
  return { place: { path: page.path, title: page.content.title, headings } }
}

function kindOf(before: KeywordResult, after: KeywordResult): CitationChange['kind'] {
  if (before.cited !== after.cited) return after.cited ? 'gained' : 'lost'
  return after.score > before.score ? 'stronger' : 'weaker'
}
