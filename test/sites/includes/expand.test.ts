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
  it.each<[string, Record<string, string>, string]>([
    // The text of a file replaces its include, without the front matter.
    [
      'One.\n\n{% include a.md %}\n\nThree.\n',
      { 'a.md': '---\ntitle: A\n---\nTwo.\n' },
      'One.\n\nTwo.\n\n\n\nThree.\n',
    ],
    // A sentence with an include is not split.
    [
      'It costs {% include a.md %} a\nmonth, {% include a.md %}\nor more.',
      { 'a.md': '$10' },
      'It costs $10 a\nmonth, $10\nor more.',
    ],
    // All lines get the indent of the include, except those of HTML, which Markdown would read as code.
    ['=== "A"\n\n    --8<-- "a.md"\n', { 'a.md': 'One.\n\nTwo.' }, '=== "A"\n\n    One.\n    \n    Two.\n\n'],
    [
      '{% include a.html %}',
      { 'a.html': '<div>\n\n    <p>One.</p>\n</div>' },
      '<div>\n\n<p>One.</p>\n</div>',
    ],
    // Nested includes are replaced. One without a file or with a cycle stays.
    [
      '{% include a.md %}',
      { 'a.md': 'A {% include b.md %}', 'b.md': 'B {% include c.md %}', 'c.md': 'C' },
      'A B C',
    ],
    [
      'A {% include none.md %} {% include b.md %}',
      { 'b.md': 'B {% include b.md %}' },
      'A {% include none.md %} B {% include b.md %}',
    ],
  ])('reads %j with %j', (page, files, text) => {
    expect(textOf({ 'page.md': page, ...files })).toBe(text)
  })

  it('locates each line in its own file', () => {
    const page = '---\ntitle: A\n---\nOne.\n{% include a.md %}\nThree.\n'
    const { text, locateLine } = expandFile({ 'page.md': page, 'a.md': '---\na: b\n---\nTwo\nlines.\n' })
    const placeOfText = (wanted: string) => {
      const { path, line } = locateLine(text.split('\n').indexOf(wanted) + 1)
      return `${path}:${line}`
    }
    expect(['One.', 'Two', 'lines.', 'Three.'].map(placeOfText)).toEqual([
      'page.md:4',
      'a.md:4',
      'a.md:5',
      'page.md:6',
    ])
  })

  const double = (name: string) => `{% include ${name} %}\n`.repeat(50)

  it.each<[string, Record<string, string>]>([
    [
      'a text',
      { 'page.md': double('a.md'), 'a.md': double('b.md'), 'b.md': double('c.md'), 'c.md': 'x'.repeat(2000) },
    ],
    ['an indent', { 'page.md': `${' '.repeat(100_000)}{% include a.md %}\n`, 'a.md': 'x\n'.repeat(1000) }],
  ])('refuses %s that grows larger than a page, without expanding all of it', (_, files) => {
    expect(() => textOf(files)).toThrow(RangeError)
  })

  it('refuses to read the front matter of long parts again and again', () => {
    const included = `---\n${'x: 1\n'.repeat(200_000)}---\n`
    const read = (times: number) => () =>
      textOf({ 'page.md': '--8<-- "a.md"\n'.repeat(times), 'a.md': included })
    const once = measureProcessor(read(1)).milliseconds
    const { milliseconds } = measureProcessor(() => expect(read(500)).toThrow(RangeError))
    expect(milliseconds / Math.max(once, SHORTEST)).toBeLessThan(100)
  })

  it('ends although includes branch without limit', () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index}.md`)
    const files = Object.fromEntries(
      names.map((name, index) => [name, `{% include ${index + 1}.md %}`.repeat(9)]),
    )
    expect(expandFile(files, '0.md').text.length).toBeLessThan(500_000)
  })
})
