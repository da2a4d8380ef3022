import type { ContentComparison } from '../../src/comparison/baseline.ts'
import type { KeywordChange, KeywordOwner } from '../../src/owners/keyword-change.ts'

/** A question that lost its answer, because its page is gone. */
export function aKeywordChange(overrides: Partial<KeywordChange> = {}): KeywordChange {
  return {
    keyword: 'cloud backup',
    outcome: 'lost',
    owner: undefined,
    loss: 1,
    before: {
      text: 'Cloud backup costs ten dollars a month.',
      url: 'https://acme.example/pricing',
      place: { path: 'pricing.md', title: 'Acme', headings: ['Prices'] },
    },
    after: undefined,
    causes: [{ kind: 'deleted', path: 'pricing.md' }],
    removed: [],
    baseScore: 100,
    headScore: 0,
    ...overrides,
  }
}

/** A page that a person confirmed. */
export function anOwner(path: string): KeywordOwner {
  return { path, title: 'Costs', headings: [], certainty: 'confirmed' }
}

/** What a change of ten pages did to the answers. */
export function aContentComparison(...keywords: KeywordChange[]): ContentComparison {
  return { pages: 10, skipped: [], keywords }
}

/** A question whose answer stood in lines that the change rewrote, now before `line`; without a line, its page is gone. */
export function aLostAnswer(keyword: string, path: string, line?: number): KeywordChange {
  const text = 'What was said.'
  return aKeywordChange({
    keyword,
    before: { text, url: path, place: { path, title: 'Acme', headings: [], line: 99 } },
    removed:
      line === undefined
        ? []
        : [{ path, from: 99, to: 100, text: `${text}\n`, now: { from: line, to: line } }],
    causes: [line === undefined ? { kind: 'deleted', path } : { kind: 'rewritten', path, way: 'rewritten' }],
  })
}
