import { describe, expect, it } from 'vitest'
import { createBlockReader } from '../../src/owners/block-reader.ts'
import { createRemovedFinder, findHunks } from '../../src/owners/removed-text.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'
import { aSource } from '../support/pages.ts'
import { expectLinear } from '../support/processor-time.ts'

const price = 'Cloud backup costs ten dollars.'
const page = '---\ntitle: Acme\n---\n# Acme\n\n## Prices\n\nCloud backup costs\n**ten** dollars.\n\nAsk us.\n'

/** Returns the lines that were removed with the blocks of `a.md` that have these texts. */
async function findRemoved(base: Record<string, string>, head: Record<string, string>, gone: string[]) {
  const read = createBlockReader()
  const fileIn = async (files: Record<string, string>) =>
    (await read(withIncludes(aSource(files)), new Set(['a.md']))).get('a.md')
  const before = await fileIn(base)
  if (before === undefined) throw new Error('the base has no a.md')
  const blocks = before.blocks.filter(({ text }) => gone.includes(text))
  expect(new Set(blocks.map(({ text }) => text))).toEqual(new Set(gone))
  return createRemovedFinder()(blocks, before, await fileIn(head))
}

describe('the text that a change removed', () => {
  it('has the removed lines, counted with the front matter, and the new lines in their place', async () => {
    const head = page.replace('Cloud backup costs\n**ten** dollars.', 'Backup is free now.')
    expect(await findRemoved({ 'a.md': page }, { 'a.md': `New.\n${head}` }, [price])).toEqual([
      { path: 'a.md', from: 8, to: 9, text: 'Cloud backup costs\n**ten** dollars.', now: { from: 9, to: 9 } },
    ])
  })

  it('has the whole section that was deleted, and the line to paste it after', async () => {
    const head = page.replace(/## Prices[\s\S]*dollars\.\n\n/, '')
    expect(await findRemoved({ 'a.md': page }, { 'a.md': head }, [price])).toEqual([
      {
        ...{ path: 'a.md', from: 6, to: 9 },
        ...{ text: '## Prices\n\nCloud backup costs\n**ten** dollars.', now: { from: 6, to: 5 } },
      },
    ])
  })

  it('has the lines of a deleted file, without their text and a place', async () => {
    const removed = await findRemoved({ 'a.md': 'One.\n\nTwo words here.\n' }, {}, ['Two words here.'])
    expect(removed).toEqual([{ path: 'a.md', from: 1, to: 3 }])
  })

  it('has each piece once, in the order of the file', async () => {
    const lines = ['Alpha.', 'Kept here.', 'Beta.', 'Beta too.', 'Kept there.', 'Gamma.', 'Kept.', 'Delta.']
    const list = (items: string[]) => ({ 'a.md': items.map(item => `- ${item}`).join('\n') })
    const kept = list(lines.filter(line => line.startsWith('Kept')))
    const gone = ['Gamma.', 'Beta too.', 'Beta.', 'Alpha.', 'Delta.']
    const removed = await findRemoved(list(lines), kept, gone)
    expect(removed.map(({ from, text }) => [from, text])).toEqual([
      [1, '- Alpha.'],
      [3, '- Beta.\n- Beta too.'],
      [6, '- Gamma.'],
      [8, '- Delta.'],
    ])
  })

  it.each([
    [30, 20, true],
    [31, 20, false],
    [3, 1400, false],
  ])('has the text of a whole piece: %s lines of %s characters, %s', async (count, length, hasText) => {
    const items = Array.from({ length: count }, (_, index) =>
      `Animal${index} is here`.padEnd(length - 2, '.'),
    )
    const text = items.map(item => `- ${item}`).join('\n')
    const removed = await findRemoved({ 'a.md': text }, { 'a.md': 'Nothing.' }, items)
    const piece = { path: 'a.md', from: 1, to: count, ...(hasText && { text }), now: { from: 1, to: 1 } }
    expect(removed).toEqual([piece])
  })

  it('has no lines that remain', async () => {
    expect(await findRemoved({ 'a.md': page }, { 'a.md': page }, [price])).toEqual([])
  })

  it('names the file and lines of an included text', async () => {
    const files = { 'a.md': '# Acme\n\n{% include p.md %}\n\nAsk us.\n' }
    const removed = await findRemoved(
      { ...files, '_includes/p.md': '---\na: b\n---\nNew.\n\nCloud backup costs\nten dollars.\n\nEnd.\n' },
      { ...files, '_includes/p.md': '---\na: b\n---\nNew.\n\nBackup is free now.\n\nEnd.\n' },
      [price],
    )
    const text = 'Cloud backup costs\nten dollars.'
    expect(removed).toEqual([{ path: '_includes/p.md', from: 6, to: 7, text, now: { from: 6, to: 6 } }])
  })

  it('has no place for text of a file that the page no longer includes', async () => {
    const part = { '_includes/p.md': `${price}\n` }
    const removed = await findRemoved(
      { 'a.md': '# Acme\n\n{% include p.md %}\n\nAsk us.\n', ...part },
      { 'a.md': '# Acme\n\nAsk us.\n', ...part },
      [price],
    )
    expect(removed).toEqual([{ path: '_includes/p.md', from: 1, to: 1, text: price }])
  })
})

const numbered = (count: number, word = 'line') =>
  Array.from({ length: count }, (_, index) => `${word} ${index}`)

describe('findHunks', () => {
  it('joins changes with only blank lines between them', () => {
    const before = ['kept', 'a', '', 'b', 'kept too', 'c']
    expect(findHunks(before, ['kept', 'x', '', 'y', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 4 } },
      { before: { from: 6, to: 6 }, now: { from: 6, to: 5 } },
    ])
  })

  it('ignores blank lines that replace others', () => {
    const before = ['kept', 'a', '', 'b', '', 'kept too']
    expect(findHunks(before, ['kept', '', '', 'kept too'])).toEqual([
      { before: { from: 2, to: 4 }, now: { from: 2, to: 1 } },
    ])
  })

  it('gives up early on files with very many changes', () => {
    expectLinear(24_000, size => {
      const before = ['same', ...numbered(size, 'old'), 'end']
      expect(findHunks(before, ['same', ...numbered(size * 0.8, 'new'), 'end'])).toEqual([])
    })
  })
})
