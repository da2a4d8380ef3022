import { describe, expect, it } from 'vitest'
import { compareTrees } from '../../../src/embedded/repository/compare.ts'
import { pagesOf } from '../../support/pages.ts'

const compare = (base: Record<string, string>, head: Record<string, string>, ...keywords: string[]) =>
  compareTrees(pagesOf(base), pagesOf(head), keywords, 'en')

const about = { 'about.md': 'Acme was founded in Oslo by two friends.' }
const pricing = { 'pricing.md': 'Cloud backup costs ten dollars a month.' }

describe('compareTrees', () => {
  it('finds nothing between equal trees', () => {
    const comparison = compare(about, about, 'acme founded', 'cloud backup')
    expect(comparison).toMatchObject({ changes: [], changedFiles: [] })
    expect(comparison.base).toEqual(comparison.head)
  })

  it('names the keyword that lost its citation and the file that is gone', () => {
    const { changes, changedFiles, head } = compare(
      { ...about, ...pricing },
      about,
      'acme founded',
      'cloud backup',
    )
    expect(changes).toEqual([
      {
        keyword: 'cloud backup',
        kind: 'lost',
        baseScore: 100,
        headScore: 0,
        files: ['pricing.md'],
        place: { path: 'pricing.md', title: '', headings: [] },
      },
    ])
    expect(changedFiles).toEqual(['pricing.md'])
    expect(head.keywords[1]?.cited).toBe(false)
  })

  it('names the keyword that gained a citation and the file that is new', () => {
    const { changes } = compare(about, { ...about, ...pricing }, 'cloud backup')
    expect(changes).toMatchObject([{ kind: 'gained', baseScore: 0, headScore: 100, files: ['pricing.md'] }])
  })

  it('names an edited file, and both names of a moved one that lost its text', () => {
    const { changes } = compare(pricing, { 'pricing.md': 'Ask us about it.' }, 'cloud backup')
    expect(changes).toMatchObject([{ kind: 'lost', files: ['pricing.md'] }])
    const moved = compare(
      { 'old.md': 'Cloud backup costs ten.' },
      { 'new.md': 'Cloud backup costs ten.' },
      'cloud backup',
    )
    expect(moved).toMatchObject({ changes: [], changedFiles: ['new.md', 'old.md'] })
  })

  it('names the passage that was cited, by the headings around it', () => {
    const text = '# Acme\n\n## Plans\n\n### Prices\n\nCloud backup costs ten dollars a month.'
    const { changes } = compare({ 'a.md': text }, { 'a.md': '# Acme' }, 'cloud backup')
    expect(changes).toMatchObject([
      { kind: 'lost', place: { path: 'a.md', title: 'Acme', headings: ['Plans', 'Prices'] } },
    ])
  })

  it('prefers the passage whose file changed, and never names a competitor’s', () => {
    const rival = { 'rival/a.md': '# Cloud backup\n\nCloud backup is what rivals sell, with restore.' }
    const base = {
      ...rival,
      'kept.md': 'Cloud backup is good.',
      'edited.md': '## Plans\n\nWhoever has a backup of all files restores them from the cloud.',
    }
    const taken = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `rival/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    )
    const head = { ...base, ...taken, 'edited.md': '## Plans\n\nAsk us.' }
    const { base: before, changes } = compare(base, head, 'cloud backup')
    expect(before.keywords[0]?.sentences.map(({ page }) => page.path)).toEqual([
      'rival/a.md',
      'kept.md',
      'edited.md',
    ])
    expect(changes).toMatchObject([{ kind: 'lost', place: { path: 'edited.md', headings: ['Plans'] } }])
  })

  it('has no place for what was not lost', () => {
    const { changes } = compare(about, { ...about, ...pricing }, 'cloud backup')
    expect(changes[0]).not.toHaveProperty('place')
  })

  it('names the competitor’s new page that took the brand’s place', () => {
    const rival = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `rival/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    )
    const base = { 'a.md': `Long text ${'about much else '.repeat(30)} and cloud backup.` }
    const { changes } = compare(base, { ...base, ...rival }, 'cloud backup')
    expect(changes).toMatchObject([{ kind: 'lost' }])
    expect(changes[0]?.files.every(file => file.startsWith('rival/'))).toBe(true)
    expect(changes[0]?.files).not.toEqual([])
  })

  it('tells a score that fell or rose from a citation that was lost or gained', () => {
    const { base, head, changes } = compare(
      pricing,
      { ...pricing, 'more.md': 'Cloud backup is easy.' },
      'cloud backup',
    )
    expect(head.score).not.toBe(base.score)
    expect(changes).toMatchObject([{ kind: 'weaker', files: ['more.md'] }])
  })

  it('names no file that was merely read where one that is cited changed', () => {
    const base = { ...pricing, 'label.md': 'Cloud backup' }
    const { changes } = compare(base, { 'label.md': 'Cloud backups' }, 'cloud backup')
    expect(changes).toMatchObject([{ kind: 'lost', files: ['pricing.md'] }])
  })

  it('leaves out changed files that neither answer rests on', () => {
    const { changes, changedFiles } = compare(
      { ...about, ...pricing },
      { 'about.md': 'Acme moved to Bergen.' },
      'cloud backup',
    )
    expect(changedFiles).toEqual(['about.md', 'pricing.md'])
    expect(changes[0]?.files).toEqual(['pricing.md'])
  })

  it('falls back on changed pages that were read', () => {
    // Two words make no sentence to cite, but without them `backup` is a word that nobody has.
    const base = { 'a.md': 'Cloud things are here.', 'b.md': 'Backup now' }
    const { base: before, changes } = compare(base, { ...base, 'b.md': 'Nothing now' }, 'cloud backup')
    expect(before.keywords[0]?.sentences.map(({ page }) => page.path)).toEqual(['a.md'])
    expect(changes).toMatchObject([{ kind: 'lost', files: ['b.md'] }])
  })
})
