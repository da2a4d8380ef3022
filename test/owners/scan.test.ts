import { describe, expect, it } from 'vitest'
import { scanRepository } from '../../src/owners/scan.ts'
import { pagesOf } from '../support/pages.ts'

const site = {
  'backup.md': '# Cloud backup\n\nAcme keeps a copy of every file. Restoring takes minutes.',
  'pricing.md': '# Pricing\n\n## Cloud backup\n\nCloud backup costs ten dollars a month.',
  'about.md': '# About\n\nAcme was founded in Oslo by two friends.',
  'rival/backup.md': '# Rival\n\nRival sells cloud backup for companies.',
}

const scan = (files: Record<string, string>, ...keywords: string[]) =>
  scanRepository(pagesOf(files), keywords, 'en')

describe('scanRepository', () => {
  it('answers each keyword from the pages, in the order asked', () => {
    const { keywords } = scan(site, 'where was acme founded', 'cloud backup cost', 'quantum cooking')
    expect(keywords.map(({ keyword, cited }) => [keyword, cited])).toEqual([
      ['where was acme founded', true],
      ['cloud backup cost', true],
      ['quantum cooking', false],
    ])
  })

  it('quotes the first sentence of the brand and the page it is from', () => {
    const [result] = scan(site, 'cloud backup cost').keywords
    expect(result).toMatchObject({
      snippet: 'Cloud backup costs ten dollars a month.',
      sourceUrl: 'https://acme.example/pricing',
    })
  })

  it('does not cite the brand if only a competitor has the answer', () => {
    const [result] = scan(
      { 'a.md': 'Acme makes chairs here.', 'rival/b.md': 'Rival makes round tables.' },
      'round tables',
    ).keywords
    expect(result).toMatchObject({
      cited: false,
      share: 0,
      score: 0,
      coverage: 1,
      snippet: '',
      sourceUrl: '',
    })
    expect(result?.sentences).toMatchObject([{ text: 'Rival makes round tables.', page: { owner: 'Rival' } }])
  })

  it('scores by the formula, worked out by hand', () => {
    const files = {
      'a.md': 'Red apples taste good.',
      'b.md': 'Nothing to see here.',
      'rival/c.md': 'Red apples are cheap today.',
    }
    const { score, keywords } = scan(files, 'red apples', 'red pears')
    // Two passages of three have each word: the shorter one is first.
    expect(keywords[0]).toMatchObject({ coverage: 1, cited: true })
    const share = 4 / (4 + 5 * Math.exp(-1 / 2))
    expect(keywords[0]?.share).toBeCloseTo(share, 12)
    expect(keywords[0]?.score).toBeCloseTo(100 * share, 10)
    // `pears`, which no page has, weighs most: ln(1 + 3.5/0.5) against ln(1 + 1.5/2.5) for `red`.
    expect(keywords[1]).toMatchObject({ cited: false, sentences: [], share: 0, score: 0 })
    expect(keywords[1]?.coverage).toBe(0.5)
    expect(score).toBeCloseTo(50 * share, 10)
  })

  it('breaks ties by path', () => {
    const { keywords } = scan(
      { 'b.md': 'Red apples taste good.', 'a.md': 'Red apples taste fine.' },
      'red apples',
    )
    expect(keywords[0]?.sentences.map(({ page }) => page.path)).toEqual(['a.md', 'b.md'])
  })

  it('has no answers without pages, and no score without keywords', () => {
    expect(scan({}, 'red apples')).toMatchObject({
      score: 0,
      keywords: [{ cited: false, coverage: 0, score: 0 }],
    })
    expect(scan(site)).toEqual({ score: 0, keywords: [] })
  })

  it.each([
    ['ja', '顧客管理の料金', '# 料金\n\n顧客管理システムの料金は月額千円です。'],
    ['zh', '云备份价格', '# 价格\n\n我们的云备份软件价格很便宜。'],
    ['th', 'ราคาสำรองข้อมูล', '# ราคา\n\nซอฟต์แวร์สำรองข้อมูลของเรามีราคาถูก'],
    ['ko', '백업 가격', '# 가격\n\n클라우드 백업을 위한 가격은 월 만원입니다.'],
    ['de', 'Preise für Datensicherung', '# Preise\n\nDie Preise für eine Datensicherung sind niedrig.'],
    ['ar', 'سعر النسخ', 'سعر النسخ الاحتياطي عشرة دولارات.'],
  ])('finds its answer in %s', (language, keyword, text) => {
    const pages = pagesOf({ 'a.md': text, 'b.md': 'Something else, in English.' })
    const { keywords } = scanRepository(pages, [keyword], language)
    expect(keywords[0]).toMatchObject({ cited: true, sourceUrl: 'https://acme.example/a' })
    expect(keywords[0]?.coverage).toBeGreaterThan(0.7)
  })
})
