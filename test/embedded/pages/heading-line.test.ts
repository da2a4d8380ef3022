import { describe, expect, it } from 'vitest'
import { findHeadingLine } from '../../../scripts/evaluation/heading-line.ts'
import { parsePage } from '../../../src/embedded/pages/page.ts'
import type { PageFormat } from '../../../src/embedded/pages/selection.ts'

/** The line that is found, as it stands in the file. */
function lineAt(
  text: string,
  headings: string[],
  { format = 'markdown' as PageFormat, title = 'Acme' } = {},
) {
  return text.split('\n')[findHeadingLine(text, format, title, headings) - 1]
}

const page = [
  '---',
  'title: Acme',
  '---',
  'Prices are fair. Plans are many.',
  '',
  '## Plans',
  '',
  '```md',
  '### Prices',
  '```',
  '### [Prices](/p) of **2026** {#prices}',
  'Ten.',
  '## Other',
  '### Prices of 2026',
  'Eleven.',
].join('\n')

describe('findHeadingLine', () => {
  it('finds the heading among its like, by those around it', () => {
    expect(lineAt(page, ['Plans', 'Prices of 2026'])).toBe('### [Prices](/p) of **2026** {#prices}')
    expect(lineAt(page, ['Other', 'Prices of 2026'])).toBe('### Prices of 2026')
    expect(lineAt(page, ['Plans'])).toBe('## Plans')
  })

  it('finds a heading that nothing stands under', () => {
    expect(lineAt('# Acme\n\nText.\n\n## Plans\n\n## Prices', ['Plans'])).toBe('## Plans')
    expect(lineAt('# Acme\n\nText.\n\n## Plans\n\n## Prices', ['Prices'])).toBe('## Prices')
  })

  it('falls back on the heading around it, the title, and the first line', () => {
    expect(lineAt(page, ['Plans', 'Fees', 'More'])).toBe('## Plans')
    expect(lineAt('Text.\n\n# Acme\n\nMore.', ['Plans'])).toBe('# Acme')
    expect(lineAt('Text.\n\n# Other\n\nMore.', ['Plans'])).toBe('Text.')
    expect(findHeadingLine('', 'markdown', 'Acme', ['Plans'])).toBe(1)
    expect(findHeadingLine('Text.\n\nMore.', 'markdown', '', [])).toBe(1)
  })

  it('finds the title where there is no other heading', () => {
    expect(lineAt('Text.\n\n# Acme\n\nMore.', [])).toBe('# Acme')
  })

  it('reads underlined headings, Windows line ends and a byte of any script', () => {
    expect(lineAt('价格表\r\n===\r\n\r\n十。\r\n\r\n套餐 🚀\r\n---\r\n\r\n一。', ['套餐 🚀'])).toBe('---\r')
  })

  it('reads MDX and HTML as the pages are read', () => {
    const mdx = "import A from './a'\n\n<Card>\n  ## Plans\n  Ten.\n</Card>"
    expect(lineAt(mdx, ['Plans'], { format: 'mdx' })).toBe('  ## Plans')
    const html =
      '<title>Acme</title>\n<!-- <h2>Plans</h2> -->\n<p>Text\n<h2\n class="x">Pl<b>an</b>s</h2>\n<p>Ten.'
    expect(lineAt(html, ['Plans'], { format: 'html' })).toBe(' class="x">Pl<b>an</b>s</h2>')
    expect(lineAt('<p>Text\n<h2>\n  Our\n  <br>plans</h2>', ['Our plans'], { format: 'html' })).toBe('  Our')
  })

  it('finds every heading of a page at a line of its own', () => {
    const names = Array.from({ length: 40 }, (_, index) => `Part ${index}`)
    const text = names.map(name => `## ${name}\n\n- a list\n\n  \`\`\`\n  ## ${name}\n  \`\`\`\n`).join('\n')
    for (const { headings } of parsePage(text, 'markdown').passages) {
      expect(lineAt(text, headings)).toBe(`## ${headings[0]}`)
    }
  })

  it('does not read far into a huge file', () => {
    const text = `# Acme\n\n${'word '.repeat(400_000)}\n\n## Plans\n`
    expect(lineAt(text, ['Plans'])).toBe('# Acme')
  })
})
