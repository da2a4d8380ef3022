import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { parsePage } from '../../src/pages/page.ts'
import { smallPages, wordsOf } from '../support/small-pages.ts'

const shown = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(new URL('./inner-text.json', import.meta.url), 'utf8')))

/** Headings and text. */
const readWords = (text: string, format: 'html' | 'markdown' | 'mdx') => {
  const { title, passages } = parsePage(text, format)
  const headings = new Set(passages.flatMap(passage => passage.headings))
  return wordsOf([title, ...headings, ...passages.map(passage => passage.text)].join(' '))
}

it.each(smallPages)('reads what Chromium shows: $name', ({ name, format, text, read }) => {
  expect(readWords(text, format)).toEqual(wordsOf(read?.text ?? shown[name] ?? '! not in inner-text.json'))
})

it('differs from Chromium only for the reasons in the table', () => {
  const same = smallPages.filter(
    ({ name, read }) => read && `${wordsOf(read.text)}` === `${wordsOf(shown[name] ?? '')}`,
  )
  expect(same).toEqual([])
  expect(Object.keys(shown)).toEqual(smallPages.map(({ name }) => name))
})

it.each([
  ['<div hidden>\n\none\n\n</div>\n\ntwo', ['two']],
  ["<div style={{ color: 'red', display: 'none' }}>one</div>\n\ntwo", ['two']],
  ['<div hidden={true}>one</div>\n\ntwo', ['two']],
  ['<div hidden={isHidden}>one</div>\n\n<p hidden={false}>two</p>', ['one', 'two']],
  ['<Card hidden>one</Card>\n\n<Card hidden />\n\ntwo', ['two']],
  ['one ~~two~~ <del>three</del>\n\n<template>\n\nfour\n\n</template>\n\nfive', ['five', 'one']],
])('reads the visible text of MDX: %j', (text, words) => {
  expect(readWords(text, 'mdx')).toEqual(words)
})

it.each(['`<div hidden>` one', '```html\n<div hidden>\n```\none', '    <div hidden>\n\none'])(
  'ignores tags in code: %j',
  text => {
    expect(readWords(text, 'markdown')).toContain('one')
  },
)
