import { describe, expect, it } from 'vitest'
import type { PageFormat } from '../../../src/pages/formats.ts'
import { findIncludes } from '../../../src/sites/includes/find-includes.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** Each include as its text and its target. */
const found = (text: string, format: PageFormat = 'markdown') =>
  findIncludes(text, format, 0).map(({ start, end, target }) => [text.slice(start, end), target])

describe('findIncludes', () => {
  it.each([
    ['{% include note.html text="a" %}', 'note.html'],
    ['{%- include_relative ../a.md -%}', '../a.md'],
    ['{% include "partials/a.md" %}', 'partials/a.md'],
    ["{% partial file='a.md' /%}", 'a.md'],
    ['{% data reusables.actions.cache-note %}', 'data/reusables/actions/cache-note.md'],
    ['{{< include "a.md" >}}', 'a.md'],
    ['{{% include a.md %}}', 'a.md'],
    ['{{< readfile file="/static/a.md" >}}', '/static/a.md'],
    ['{{<embed-md "a.md">}}', 'a.md'],
    ['{{< docs/shared source="x" lookup="sub/a.md" version="<V>" >}}', 'sub/a.md'],
    ['--8<-- "docs/a.md"', 'docs/a.md'],
    ['<!--@include: ./a.md-->', './a.md'],
    ['[!INCLUDE [note](../includes/a.md)]', '../includes/a.md'],
    ['{! docs/a.md !}', 'docs/a.md'],
  ])('finds %s', (text, target) => {
    expect(found(`Before.\n\n${text}\n`)).toEqual([[text, target]])
  })

  it.each([
    ["import Note from './_note.mdx'", '<Note />', './_note.mdx'],
    ['import { Content as Note } from "./_note.mdx";', '<Note kind="a"/>', './_note.mdx'],
    ["import Note from './\\_note.mdx'", '<Note />', './_note.mdx'],
    ['import Note from ".\\/sub\\x2Fno\\u0074e\\.md"', '<Note />', './sub/note.md'],
    ["import Note from '@site/it\\'s.md'", '<Note />', "@site/it's.md"],
    ["import * as Note from './_note.mdx'", '<Note.Content />', './_note.mdx'],
    ['Text.', '<Include src="_partials/note.mdx" />', '_partials/note.mdx'],
    ['Text.', '<Include\n  title="a"\n  src=\'note.md\'\n></Include>', 'note.md'],
    ['Text.', '<$Partial path="billing/note.mdx" />', 'billing/note.mdx'],
    ['Text.', '<Snippet file="note.mdx"/>', 'note.mdx'],
    ['Text.', '<Note src="/docs/_note.mdx" />', '/docs/_note.mdx'],
  ])('finds the file that a component shows after %j: %s', (before, component, target) => {
    expect(found(`${before}\n\n${component}\n\n<Other />\n`, 'mdx')).toEqual([[component, target]])
  })

  it.each([
    '```md\n--8<-- "a.md"\n```',
    '`<Include src="a.md" />`',
    '`{% include a.md %}`',
    '{% raw %}{% include a.md %}{% endraw %}',
    '{{</* include "a.md" */>}}',
    ';--8<-- "a.md"',
    '{{< ref "a.md" >}}',
    '{% link a.md %}',
    '{% include "logo.svg" %}',
    '{% include a.md start="x" %}',
    '--8<-- "a.md:2:9"',
    '<!--@include: ./a.md#setup-->',
    "import Note from './note.tsx'\n\n<Note />",
    '<Card path="a.md" />',
    '<Include src="a.md">Text.</Include>',
    '<Include src="a.png" title="a.md" />',
    '<iframe src="_a.md" />',
  ])('finds none in code and in marks that include no file: %j', text => {
    expect(found(`Text.\n\n${text}\n`)).toEqual([])
  })

  it('has positions in the whole text, and skips the text before the start', () => {
    const text = '---\na: "{% include a.md %}"\n---\n{% include b.md %}'
    expect(findIncludes(text, 'markdown', 32)).toEqual([{ start: 32, end: 50, target: 'b.md' }])
  })

  it('takes the first of two that overlap', () => {
    expect(found('{% include {!a.md!} b.md %}')).toEqual([['{% include {!a.md!} b.md %}', 'b.md']])
  })

  it.each([
    '{% include ',
    '{{< include ',
    '<!--@include: ',
    "import A from './a.md'\n",
    '<A ',
    '<Include src="a.md" ',
    '[!INCLUDE [',
    '{!a.m',
  ])('takes a time in proportion to the length of %j without an end', piece => {
    expectLinear(1_000_000, size => {
      const text = `import A from './a.md'\n${piece.repeat(size / piece.length)}`
      return findIncludes(text, 'mdx', 0)
    })
  })
})
