import { describe, expect, it } from 'vitest'
import { locateEvidence } from '../../src/owners/locate.ts'
import type { GoneText, KeywordEvidence } from '../../src/owners/outcome.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'
import { anEmbeddedService } from '../support/embedded.ts'
import { aRepository, commit, write } from '../support/git-repository.ts'
import { aSource } from '../support/pages.ts'

const quote = (path: string, text: string) => ({
  ...{ text, url: path },
  place: { path, title: 'Acme', headings: [] },
})

/** A question whose answer was these sentences. */
const lost = (gone: GoneText[], after?: ReturnType<typeof quote>): KeywordEvidence => ({
  ...{ keyword: 'cloud backup', outcome: 'lost', owner: undefined, loss: 1, after, gone },
  before: gone[0] && quote(gone[0].path, gone[0].text),
  ...{ causes: [{ kind: 'rewritten', path: 'a.md', way: 'rewritten' }], files: ['a.md'] },
})

const price = { path: 'a.md', text: 'Cloud backup costs ten dollars.' }
const page = '---\ntitle: Acme\n---\n# Acme\n\n## Prices\n\nCloud backup costs\n**ten** dollars.\n\nAsk us.\n'

async function locate(
  base: Record<string, string>,
  head: Record<string, string>,
  ...evidence: KeywordEvidence[]
) {
  return locateEvidence(evidence, {
    base: withIncludes(aSource(base)),
    head: withIncludes(aSource(head)),
  })
}

describe('locateEvidence', () => {
  it('adds the lines of the quotes, in the file before and in the file after, front matter counted', async () => {
    const head = page.replace(
      'Cloud backup costs\n**ten** dollars.',
      'Backup is [free](https://acme.example/free) now.',
    )
    const [judged] = await locate(
      { 'a.md': page },
      { 'a.md': head },
      lost([price], quote('a.md', 'Backup is free now.')),
    )
    expect(judged?.before?.place.line).toBe(8)
    expect(judged?.after?.place.line).toBe(8)
  })

  it('has the lines that went, and those that stand there now', async () => {
    const head = page.replace('Cloud backup costs\n**ten** dollars.', 'Backup is free now.')
    const [judged] = await locate({ 'a.md': page }, { 'a.md': `New.\n${head}` }, lost([price]))
    expect(judged?.removed).toEqual([
      { path: 'a.md', from: 8, to: 9, text: 'Cloud backup costs\n**ten** dollars.', now: { from: 9, to: 9 } },
    ])
  })

  it('has the whole section that was deleted, and the line to paste it after', async () => {
    const [judged] = await locate(
      { 'a.md': page },
      { 'a.md': page.replace(/## Prices[\s\S]*dollars\.\n\n/, '') },
      lost([price]),
    )
    expect(judged?.removed).toEqual([
      {
        ...{ path: 'a.md', from: 6, to: 9 },
        ...{ text: '## Prices\n\nCloud backup costs\n**ten** dollars.', now: { from: 6, to: 5 } },
      },
    ])
  })

  it('has the lines of a file that is gone, and neither their text nor a place', async () => {
    const [judged] = await locate(
      { 'a.md': 'One.\n\nTwo words here.\n' },
      {},
      lost([{ path: 'a.md', text: 'Two words here.' }]),
    )
    expect(judged?.removed).toEqual([{ path: 'a.md', from: 1, to: 3 }])
    expect(judged?.after).toBeUndefined()
  })

  it('has each piece once, in the order of the file', async () => {
    const paragraphs = [
      'Alpha is one.',
      'Kept here.',
      'Beta is two.',
      'Kept there.',
      'Gamma is three.',
      'Kept.',
      'Delta is four.',
    ]
    const head = paragraphs.filter(text => text.startsWith('Kept')).join('\n')
    const gone = ['Gamma is three.', 'Beta is two.', 'Beta is two.', 'Alpha is one.', 'Delta is four.']
    const [judged] = await locate(
      { 'a.md': paragraphs.join('\n') },
      { 'a.md': head },
      lost(gone.map(text => ({ path: 'a.md', text }))),
    )
    expect(judged?.removed.map(({ from, text }) => [from, text])).toEqual([
      [1, 'Alpha is one.'],
      [3, 'Beta is two.'],
      [5, 'Gamma is three.'],
      [7, 'Delta is four.'],
    ])
  })

  it.each([
    [30, 20, true],
    [31, 20, false],
    [3, 1400, false],
  ])('has the text of a whole piece: %s lines of %s characters, %s', async (count, length, hasText) => {
    const lines = Array.from({ length: count }, (_, index) => `Animal${index} is here.`.padEnd(length, '.'))
    const gone = [0, 1, count - 1].map(index => ({ path: 'a.md', text: `Animal${index} is here.` }))
    const [judged] = await locate({ 'a.md': lines.join('\n') }, { 'a.md': 'Nothing.' }, lost(gone))
    const text = hasText ? { text: lines.join('\n') } : {}
    expect(judged?.removed).toEqual([{ path: 'a.md', from: 1, to: count, ...text, now: { from: 1, to: 1 } }])
  })

  it('says nothing of a sentence that it does not find, or whose lines still stand', async () => {
    const [judged, standing] = await locate(
      { 'a.md': page },
      { 'a.md': page },
      lost([{ path: 'a.md', text: 'Nobody said this.' }]),
      lost([price]),
    )
    expect(judged?.before?.place).not.toHaveProperty('line')
    expect([judged?.removed, standing?.removed]).toEqual([[], []])
    expect(standing?.before?.place.line).toBe(8)
  })

  it('tells text that a page includes by the file and the lines that it stands in', async () => {
    const files = { 'a.md': '# Acme\n\n{% include p.md %}\n\nAsk us.\n' }
    const [judged] = await locate(
      { ...files, '_includes/p.md': '---\na: b\n---\nNew.\n\nCloud backup costs\nten dollars.\n\nEnd.\n' },
      { ...files, '_includes/p.md': '---\na: b\n---\nNew.\n\nBackup is free now.\n\nEnd.\n' },
      lost([price], quote('a.md', 'Backup is free now.')),
    )
    const path = '_includes/p.md'
    expect(judged).toMatchObject({
      before: { place: { path, line: 6 } },
      after: { place: { path, line: 6 } },
      removed: [{ path, from: 6, to: 7, text: 'Cloud backup costs\nten dollars.', now: { from: 6, to: 6 } }],
    })
  })

  it('names no place for text of a file that the page includes no more', async () => {
    const text = 'Cloud backup costs ten dollars.\n'
    const [judged] = await locate(
      { 'a.md': '# Acme\n\n{% include p.md %}\n\nAsk us.\n', '_includes/p.md': text },
      { 'a.md': '# Acme\n\nAsk us.\n', '_includes/p.md': text },
      lost([price]),
    )
    expect(judged?.removed).toEqual([{ path: '_includes/p.md', from: 1, to: 1, text: text.trim() }])
  })

  it('looks for no more keywords than anybody is shown', async () => {
    const many = Array.from({ length: 60 }, () => lost([price]))
    const located = await locate({ 'a.md': page }, {}, ...many)
    expect(located.filter(({ removed }) => removed.length > 0)).toHaveLength(50)
    expect(located).toHaveLength(60)
  })
})

describe('a comparison with the base tree', () => {
  it('has the lines of the base, and of the work tree', async () => {
    const folder = aRepository()
    const text = '# Cloud backup\n\n## Plans\n\n### Prices\n\nCloud backup costs ten dollars a month.\n'
    const base = commit(folder, { 'a.md': text, 'b.md': '# Team\n\nTwo friends founded Acme in Oslo.\n' })
    const head = commit(folder, { 'a.md': '# Cloud backup\n\n## Plans\n\n### Prices\n' })
    write(folder, { 'a.md': '# Cloud backup\n\nNew.\n\n## Plans\n\n### Prices\n' })
    const service = anEmbeddedService({ folder })
    const { keywords } = await service.compareWithBase({ base, head }, ['cloud backup', 'acme oslo'], 'en')
    expect(keywords).toMatchObject([
      {
        outcome: 'lost',
        before: { place: { path: 'a.md', title: 'Cloud backup', headings: ['Plans', 'Prices'], line: 7 } },
        removed: [{ from: 7, to: 7, text: 'Cloud backup costs ten dollars a month.' }],
      },
      { outcome: 'unchanged', removed: [] },
    ])
  })

  it('reads what pages include, from git and from the work tree', async () => {
    const folder = aRepository()
    const part = '## Prices\n\nCloud backup costs ten dollars a month.\n'
    const pages = {
      'docs/a.md': '# Cloud backup\n\n{% include prices.md %}\n',
      'docs/b.md': '# Team\n\nTwo friends.\n',
    }
    const base = commit(folder, { ...pages, '_includes/prices.md': part })
    const head = commit(folder, { '_includes/prices.md': '## Prices\n' })
    const compare = (content: string[]) =>
      anEmbeddedService({ folder, content }).compareWithBase({ base, head }, ['cloud backup'], 'en')
    for (const content of [[], ['docs/**']]) {
      const { keywords } = await compare(content)
      expect(keywords).toMatchObject([
        {
          outcome: 'lost',
          before: { place: { path: '_includes/prices.md', line: 3 } },
          files: ['docs/a.md'],
        },
      ])
    }
  })
})
