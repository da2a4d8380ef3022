import { describe, expect, it } from 'vitest'
import { formatOf } from '../../../src/pages/formats.ts'
import { expand } from '../../../src/sites/includes/expand.ts'
import { findIncludes } from '../../../src/sites/includes/find-includes.ts'
import { measureProcessor, SHORTEST } from '../../support/processor-time.ts'

/** A page that includes files by their paths. */
function expandFile(files: Record<string, string>, path = 'page.md') {
  const fileOf = (path: string) => {
    const text = files[path]
    return text === undefined
      ? undefined
      : { path, text, includes: findIncludes(text, formatOf(path) ?? 'markdown', 0) }
  }
  const page = fileOf(path) ?? { path, text: '', includes: [] }
  return expand(page, ({ target }) => fileOf(target))
}

const textOf = (files: Record<string, string>) => expandFile(files).text

describe('expand', () => {
  it('puts a file in the place of its include, without its front matter', () => {
    const page = 'One.\n\n{% include a.md %}\n\nThree.\n'
    expect(textOf({ 'page.md': page, 'a.md': '---\ntitle: A\n---\nTwo.\n' })).toBe(
      'One.\n\nTwo.\n\n\n\nThree.\n',
    )
  })

  it('keeps a sentence around an include together', () => {
    const page = 'It costs {% include price.md %} a\nmonth, {% include price.md %}\nor more.'
    expect(textOf({ 'page.md': page, 'price.md': '$10' })).toBe('It costs $10 a\nmonth, $10\nor more.')
  })

  it('gives the indent of an include to all its lines', () => {
    expect(textOf({ 'page.md': '=== "A"\n\n    --8<-- "a.md"\n', 'a.md': 'One.\n\nTwo.' })).toBe(
      '=== "A"\n\n    One.\n    \n    Two.\n\n',
    )
  })

  it('takes the indent from HTML, which Markdown would read as code', () => {
    expect(textOf({ 'page.md': '{% include a.html %}', 'a.html': '<div>\n\n    <p>One.</p>\n</div>' })).toBe(
      '<div>\n\n<p>One.</p>\n</div>',
    )
  })

  it('follows includes within includes', () => {
    const files = { 'a.md': 'A {% include b.md %}', 'b.md': 'B {% include c.md %}', 'c.md': 'C' }
    expect(textOf({ 'page.md': '{% include a.md %}', ...files })).toBe('A B C')
  })

  it('leaves includes that have no file, or lead back to themselves, as they are', () => {
    const files = { 'page.md': 'A {% include none.md %} {% include b.md %}', 'b.md': 'B {% include b.md %}' }
    expect(textOf(files)).toBe('A {% include none.md %} B {% include b.md %}')
  })

  it.each([
    [':2', 'two'],
    [':2:3', 'two\nthree'],
    ['{2,3}', 'two\nthree'],
    ['{4,}', '<!-- #region x -->\nfive\n<!-- #endregion x -->\n'],
    ['#x', 'five'],
    [':y', 'seven'],
  ])('takes the part %s of a file', (part, text) => {
    const file =
      'one\ntwo\nthree\n<!-- #region x -->\nfive\n<!-- #endregion x -->\n[start:y]\nseven\n[end:y]\n'
    const page = { path: 'page.md', text: '.', includes: [{ start: 0, end: 1, target: 'a.md', part }] }
    expect(expand(page, () => ({ path: 'a.md', text: file, includes: [] })).text.trim()).toContain(
      text.trim(),
    )
  })

  it('shows nothing of a file without the part', () => {
    expect(textOf({ 'page.md': '--8<-- "a.md:setup"', 'a.md': 'Text' })).toBe('--8<-- "a.md:setup"')
  })

  it('tells each line by the file that it stands in', () => {
    const page = '---\ntitle: A\n---\nOne.\n{% include a.md %}\nThree.\n'
    const { text, placeOf } = expandFile({ 'page.md': page, 'a.md': '---\na: b\n---\nTwo\nlines.\n' })
    const placeOfText = (wanted: string) => {
      const { path, line } = placeOf(text.split('\n').indexOf(wanted) + 1)
      return `${path}:${line}`
    }
    expect(['One.', 'Two', 'lines.', 'Three.'].map(placeOfText)).toEqual([
      'page.md:4',
      'a.md:4',
      'a.md:5',
      'page.md:6',
    ])
  })

  it('refuses a text that grows beyond a page, and does not try all of it', () => {
    const double = (name: string) => `{% include ${name} %}\n`.repeat(50)
    const files = {
      'page.md': double('a.md'),
      'a.md': double('b.md'),
      'b.md': double('c.md'),
      'c.md': 'x'.repeat(2000),
    }
    expect(() => textOf(files)).toThrow(RangeError)
  })

  it('refuses an indent that grows beyond a page', () => {
    const files = { 'page.md': `${' '.repeat(100_000)}{% include a.md %}\n`, 'a.md': 'x\n'.repeat(1000) }
    expect(() => textOf(files)).toThrow(RangeError)
  })

  it('refuses to search long parts again and again', () => {
    const included = 'x\n'.repeat(500_000)
    const read = (times: number) => () =>
      textOf({ 'page.md': '--8<-- "a.md:999999:"\n'.repeat(times), 'a.md': included })
    const once = measureProcessor(read(1)).milliseconds
    const { milliseconds } = measureProcessor(() => expect(read(500)).toThrow(RangeError))
    expect(milliseconds / Math.max(once, SHORTEST)).toBeLessThan(100)
  })

  it('ends where includes branch without end', () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.md`)
    const files = Object.fromEntries(
      names.map((name, index) => [name, `{% include ${index + 1}.md %}`.repeat(9)]),
    )
    expect(expandFile(files, '0.md').text.length).toBeLessThan(500_000)
  })
})
