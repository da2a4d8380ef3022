import type { ContentComparison } from '../../src/comparison/baseline.ts'
import type { KeywordChange } from '../../src/embedded/repository/keyword-change.ts'

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
    files: ['pricing.md'],
    removed: [],
    baseScore: 100,
    headScore: 0,
    ...overrides,
  }
}

/** What a change of ten pages did to the answers. */
export function aContentComparison(...keywords: KeywordChange[]): ContentComparison {
  return { pages: 10, passedOver: [], keywords }
}
