import { describe, expect, it } from 'vitest'
import { readBlocks } from '../../../src/embedded/pages/blocks.ts'

const code = 'const settings = { keys: ["a"], tag: <Tag /> }\n{% raw %}{{ value }}{% endraw %}'

describe('the blocks of a page', () => {
  it.each(['markdown', 'mdx'] as const)('hold code of %s as it stands, braces and tags too', format => {
    const text = `import Tag from './tag'\n\n# Title\n\nText {props.text}.\n\n\`\`\`jsx\n${code}\n\`\`\`\n`
    expect(readBlocks(text, format).filter(({ kind }) => kind === 'code')).toMatchObject([{ text: code }])
  })

  it('tell numbered steps from other text', () => {
    const text = '1. Open the settings.\n2. Press Save.\n\n- Any item\n\nA paragraph.'
    expect(readBlocks(text, 'markdown').map(({ kind }) => kind)).toEqual(['step', 'step', 'text', 'text'])
    const html = '<ol><li>Open the settings.</li></ol><ul><li>Any item</li></ul><pre>acme run</pre>'
    expect(readBlocks(html, 'html').map(({ kind }) => kind)).toEqual(['step', 'text', 'code'])
  })

  it('have the headings around them, and what of them is the text of links', () => {
    expect(readBlocks('# A\n\n## B\n\nSee [the guide](guide.md) now.', 'markdown')).toEqual([
      {
        kind: 'text',
        headings: ['A', 'B'],
        text: 'See the guide now.',
        linkedText: expect.stringContaining('the guide'),
      },
    ])
  })

  it('cut long code into pieces of ten lines', () => {
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`)
    const blocks = readBlocks(`\`\`\`\n${lines.join('\n')}\n\`\`\``, 'markdown')
    expect(blocks.map(({ text }) => text.split('\n').length)).toEqual([10, 2])
  })
})
