import { describe, expect, it } from 'vitest'
import { findEvidence } from '../../../src/embedded/generation/draft.ts'
import { recommendKeywords } from '../../../src/embedded/generation/keywords.ts'
import { createLanguage } from '../../../src/retrieval/words.ts'
import { acmePages, aPage } from '../../support/corpus-pages.ts'

const topic = 'inventory forecasting'

function recommend(draft?: string, pages = acmePages, languageCode = 'en', about = topic): string[] {
  const language = createLanguage(languageCode)
  const { passages } = findEvidence(pages, about, languageCode)
  const all = passages.map(({ passage }) => passage.text).join('\n')
  const subject = { known: ['Acme', about], passages, draft: draft ?? all }
  return recommendKeywords(pages, subject, language, languageCode)
}

describe('recommendKeywords', () => {
  it('ranks what the passages of the topic speak of most', () => {
    expect(recommend().slice(0, 4)).toEqual([
      'seasonal demand',
      'order history',
      'safety stock',
      'Lead times',
    ])
  })

  it('recommends ten at most, each once', () => {
    const keywords = recommend()
    expect(keywords).toHaveLength(10)
    expect(new Set(keywords.map(keyword => keyword.toLowerCase())).size).toBe(10)
  })

  it('has words as they are written, not their stems', () => {
    expect(recommend('The warehouses of all suppliers.')).toEqual(['suppliers', 'warehouse'])
  })

  it('recommends only what the draft speaks of', () => {
    expect(recommend('Order history counts.')).toEqual(['order history'])
    expect(recommend('')).toEqual([])
  })

  it('leaves out brand and topic', () => {
    expect(recommend('Acme forecasts inventory: inventory forecasting, forecasting with Acme.')).toEqual([])
  })

  it('prefers what few pages have', () => {
    const pages = [
      aPage('a.md', '# Inventory forecasting\n\nInventory forecasting needs data, spreadsheets.'),
      ...Array.from({ length: 5 }, (_, index) => aPage(`b${index}.md`, 'We keep data in rows.')),
    ]
    expect(recommend('data, spreadsheets', pages)).toEqual(['spreadsheets', 'data'])
  })

  it('does not pair words across punctuation', () => {
    expect(recommend('demand. Order', acmePages)).not.toContain('demand. Order')
  })

  it('finds words where no space parts them', () => {
    const pages = [aPage('ja.md', '# 在庫予測\n\n在庫予測は将来の需要を計算します。')]
    expect(recommend(undefined, pages, 'ja', '在庫予測')).toEqual(expect.arrayContaining(['需要']))
  })
})
