import { expect, it } from 'vitest'
import { createBlockReader } from '../../src/owners/block-reader.ts'
import { withIncludes } from '../../src/sites/includes/with-includes.ts'
import { aSource } from '../support/pages.ts'

const textsOf = (blocks: { blocks: { text: string }[] } | undefined) => blocks?.blocks.map(({ text }) => text)

it('reads a file once, and a page again if an included file changed', async () => {
  const read = createBlockReader()
  const paths = new Set(['a.md', 'b.md'])
  const files = { 'a.md': 'Own text.', 'b.md': '{% include n.md %}', '_includes/n.md': 'One.' }
  const first = await read(withIncludes(aSource(files)), paths)
  const source = aSource({ ...files, '_includes/n.md': 'Two.' })
  const second = await read(withIncludes(source), paths)
  expect([textsOf(first.get('b.md')), textsOf(second.get('b.md'))]).toEqual([['One.'], ['Two.']])
  expect(second.get('a.md')).toBe(first.get('a.md'))
  expect(source.wasRead).not.toContain('a.md')
})

it('distinguishes pages with the same text by the places of their lines', async () => {
  const read = createBlockReader()
  const source = withIncludes(aSource({ 'a.md': 'Text.', 'b.md': 'Text.' }))
  const placeIn = async (path: string) => (await read(source, new Set([path]))).get(path)?.placeOf(1).path
  expect([await placeIn('a.md'), await placeIn('b.md')]).toEqual(['a.md', 'b.md'])
})
