import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../src/pages/page.ts'
import { pageRows } from '../support/page-rows.ts'

const code = 'const settings = { keys: ["a"], tag: <Tag /> }\n{% raw %}{{ value }}{% endraw %}'

describe('the blocks of a page', () => {
  it.each(['markdown', 'mdx'] as const)('keep code of %s unchanged, with braces and tags', format => {
    const text = `import Tag from './tag'\n\n# Title\n\nText {props.text}.\n\n\`\`\`jsx\n${code}\n\`\`\`\n`
    expect(readBlocks(text, format).filter(({ kind }) => kind === 'code')).toMatchObject([{ text: code }])
  })

  it('have the headings around them, and show whether they contain a link', () => {
    expect(readBlocks('# A\n\n## B\n\nSee [the guide](guide.md) now.', 'markdown')).toEqual([
      {
        kind: 'text',
        headings: ['A', 'B'],
        text: 'See the guide now.',
        hasLink: true,
        lines: { from: 5, to: 5 },
      },
    ])
  })

  it.each([
    ['markdown', '| a | [b](b.md) |\n| --- | --- |\n| **[c](c.md)** | d |\n| e | [](f.md) |\n\nText.'],
    [
      'html',
      '<tr><td>a<td><a href=b>b</a><tr><td><b><a href=c>c</a></b><td>d<tr><td>e<td><a href=f> </a><p>Text.',
    ],
  ] as const)('show which text in %s is a link', (format, text) => {
    expect(readBlocks(text, format).map(({ hasLink }) => hasLink)).toEqual([true, true, false, false])
  })

  it('have at most ten lines of code', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`)
    const blocks = readBlocks(`\`\`\`\n${lines.join('\n')}\n\`\`\``, 'markdown')
    expect(blocks.map(({ text }) => text.split('\n').length)).toEqual([10, 2])
  })

  it.each(
    pageRows(String.raw`
      markdown one\ntwo\n\n- three\n- four\n\n  five\n\n> six\n\nseven => one two 1-2, three 4, four 5, five 7, six 9, seven 11
      markdown ---\ntitle: A\ndescription: one\n---\n\n# A\n\ntwo\n => one 3, two 8
      markdown one\r\n\r\ntwo\r\n => one 1, two 3
      markdown | one | two |\n| --- | --- |\n| three | four |\n\nfive => one, two 1, three, four 3, five 5
      markdown \`\`\`js\none\n\ntwo\n\`\`\`\n\n    three\n\nfour => one two 2-4, three 7, four 9
      markdown one <b\n title="x">two</b>\n{% if a %}\nthree\n{% endif %}\n\nfour => one two 1-2, three 4, four 7
      markdown {% comment %}\nno\n{% endcomment %}\none\n\ntwo => one 4, two 6
      markdown <div hidden>\n\nno\n\n</div>\n\none => one 7
      markdown one[^a]\n\n[^a]: two\n    three\n\nfour => one 1, two three 3-4, four 6
      markdown <div>\n<p>one\n<p>two\nthree</div>\n\nfour => one 2, two three 3-4, four 6
      markdown !!! note\n    one\n\n    two\n\nthree => one 2, two 4, three 6
      mdx import A from './a'\n\n<A\n  x={1}\n  text="one two three four"\n/>\n\nfive {\na\n} six\n\nseven => one two three four 3, five six 8-10, seven 12
      mdx <A text={\`\none two\nthree four\n\`} />\n\nfive => one two three four 1, five 6
      mdx <script>\nno\n</script>\n\none => one 5
      html <p>one\n<p>two\nthree</p>\n\n<pre>\nfour\nfive</pre>\n<template>\n</template><h2>no</h2>\n<td>six<td>seven => one 1, two three 2-3, four five 6-7, six, seven 10
    `),
  )('have their lines: $format $text', ({ format, text, expected }) => {
    const shown = readBlocks(text, format).map(({ text, lines: { from, to } }) =>
      [text.replace(/\s+/g, ' '), from === to ? from : `${from}-${to}`].join(' '),
    )
    expect(shown.join(', ')).toBe(expected)
  })
})
