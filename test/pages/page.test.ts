import { describe, expect, it } from 'vitest'
import type { PageFormat } from '../../src/pages/formats.ts'
import { parsePage } from '../../src/pages/page.ts'
import { expectLinear } from '../support/processor-time.ts'

/** A page that says nothing of itself. */
const ordinary = {
  ...{ language: undefined, isPublic: true, signals: [], names: [] },
}

/** Each passage as its headings and its text. */
const outlineOf = (text: string, format: PageFormat) =>
  parsePage(text, format).passages.map(({ headings, text }) => [headings.join(' > '), text])

/** All text of a page without headings. */
const textOf = (text: string, format: PageFormat = 'markdown') =>
  parsePage(text, format)
    .passages.map(passage => passage.text)
    .join('\n')

describe('parsePage, of Markdown', () => {
  it('cuts a page at its headings and keeps its title out of them', () => {
    const text = '# Acme\n\nIntro.\n\n## Pricing\n\nTen a month.\n\nNew\n===\n\nText.'
    expect(outlineOf(text, 'markdown')).toEqual([
      ['', 'Intro.'],
      ['Pricing', 'Ten a month.'],
      ['New', 'Text.'],
    ])
    expect(parsePage(text, 'markdown').title).toBe('Acme')
  })

  it('prefers the title of the front matter, and counts a description as the first text', () => {
    const page = parsePage(
      '---\ntitle: Front\ndescription: What it is.\nslug: s\n---\n# Heading\n\nText.',
      'markdown',
    )
    expect(page).toEqual({
      title: 'Front',
      fields: { title: 'Front', slug: 's', description: 'What it is.' },
      frontMatter: '---\ntitle: Front\ndescription: What it is.\nslug: s\n---\n',
      slug: 's',
      ...ordinary,
      passages: [
        { headings: [], text: 'What it is.' },
        { headings: ['Heading'], text: 'Text.' },
      ],
    })
  })

  it('keeps the words of inline mark-up but those struck out, and drops its marks', () => {
    const text =
      'A **bold**, *thin* ~~old~~ `code` [link](https://x.example "t") \\* &amp; &eacute; <b>b</b>.'
    expect(textOf(text)).toBe('A bold, thin code link * & é b.')
  })

  it('keeps a sentence together over soft and hard line breaks', () => {
    expect(textOf('one\ntwo  \nthree<br>four')).toBe('one two three four')
  })

  it('leaves out code blocks, images, bare addresses, comments and definitions', () => {
    const text =
      'Before ![alt](i.png)\n\n```js\nfenced()\n```\n\n    indented()\n\n<!-- hidden -->\n\nSee https://x.example and <https://y.example>.\n\n[d]: https://z.example'
    expect(textOf(text)).toBe('Before\nSee and .')
  })

  it('does not read a quoted front matter as a heading', () => {
    const text =
      '# A\n\nBefore:\n\n---\npagination:\n  data: items\n---\n\nBetween.\n\n---\n\nNote: heading\n---\n\nAfter.'
    expect(outlineOf(text, 'markdown')).toEqual([
      ['', 'Before:\nBetween.'],
      ['Note: heading', 'After.'],
    ])
  })

  it('makes a line of each list item, quoted paragraph and table row', () => {
    const text =
      '- one\n- two\n  - nested\n\n1. first\n\n   more\n- [x] done\n\n> quoted *text*\n\n| a | b |\n|---|---|\n| 1 | **2** |'
    expect(textOf(text)).toBe('one\ntwo\nnested\nfirst\nmore\ndone\nquoted text\na, b\n1, 2')
  })

  it('reads HTML within Markdown with its headings', () => {
    const text =
      '<h1 align="center">Acme</h1>\n\n<p>Hello <b>you</b></p>\n\n<script>\nbad()\n</script>\n\n## Next\n\nText.'
    expect(parsePage(text, 'markdown').title).toBe('Acme')
    expect(outlineOf(text, 'markdown')).toEqual([
      ['', 'Hello you'],
      ['Next', 'Text.'],
    ])
  })

  it('leaves out the directives of site generators', () => {
    const text =
      ':::tip Title\nKeep this.\n:::\n\n{% include x.html %}{{< youtube id >}} And {{% note %}}this{{% /note %}}.'
    expect(textOf(text)).toBe('Keep this.\nAnd this.')
  })

  it('leaves out interpolations, shortcodes and tags in braces, but not in inline code', () => {
    const text =
      'Hello {{ name }}, {{ { a: 1 } }}{% if x %}see `{{ name }}` and `{% if %}`{: .note}{.wide}{/* why */}.'
    expect(textOf(text)).toBe('Hello , see {{ name }} and {% if %}.')
  })

  it('leaves out tags with an attribute of JSX', () => {
    const text =
      '<img alt="A > b" src={useBaseUrl(\'img/a.png\')} />\n\nBefore <Tab label="x" on={() => ({ a: { b: 1 } })}>text</Tab> after.'
    expect(textOf(text)).toBe('Before text after.')
  })

  it.each([
    ["import A from './a'\nimport { B } from '@b';\n\n<A to={b} />\n\nText {b}."],
    ["Text .\n\nimport {\n  B,\n} from './b'"],
    ['export const meta = {\n  a: 1\n}\n\nText {meta.a}.'],
  ])('reads what has imports or exports as MDX: %j', text => {
    expect(textOf(text)).toBe('Text .')
  })

  it('does not take imports in a code block for those of the page', () => {
    expect(textOf("````md\n```js\nimport a from 'a'\n```\nimport a from 'a'\n````\n\n- A {brace}")).toBe(
      'A {brace}',
    )
  })

  it('keeps the text of components, and drops what Vue and HTML do not show', () => {
    const text =
      '<script setup>\nimport A from \'./a\'\n</script>\n\n<Footer />\n<TabItem value="a">In a tab.</TabItem>\n\n<!-- no\n\nno -->\n\n<style>\n.a { b: c }\n\n.d { e: f }\n</style>\n\nEnd.'
    expect(textOf(text)).toBe('In a tab.\nEnd.')
  })

  it('reads nested admonitions and tabs of MkDocs', () => {
    const text =
      '!!! note "Title"\n    In the *note*.\n\n    === "Tab"\n\n        In the tab.\n\n    Still the note.\n\n??? tip\n    Folded.\n\nAfter.\n\n    code()'
    expect(textOf(text)).toBe('In the note.\nIn the tab.\nStill the note.\nFolded.\nAfter.')
  })

  it('leaves out the fences of containers in lists', () => {
    expect(textOf('- One\n\n  :::tip[Title]\n  Two.\n  :::')).toBe('One\nTwo.')
  })

  it('leaves out the ids of headings and the kinds of notes', () => {
    expect(outlineOf('## Prices {#our-prices}\n\n> [!NOTE]\n> Keep [!this].', 'markdown')).toEqual([
      ['Prices', 'Keep [!this].'],
    ])
  })

  it('drops the marks of footnotes, and reads each as a paragraph', () => {
    expect(textOf('Fact[^1].\n\n[^1]: Source.')).toBe('Fact.\nSource.')
  })

  it('has no passages when it has no text', () => {
    expect(parsePage('# Title\n\n## Section', 'markdown').passages).toEqual([])
    expect(parsePage('', 'markdown')).toEqual({
      title: '',
      slug: undefined,
      ...ordinary,
      passages: [],
    })
  })

  it('throws a RangeError on nesting without end', () => {
    expect(() => parsePage('> '.repeat(20_000), 'markdown')).toThrow(RangeError)
  })
})

describe('parsePage, of MDX', () => {
  it('leaves out imports and exports, in one line or several', () => {
    const text =
      "import A from './a'\nimport {\n  B,\n  C\n} from './b'\n\nexport const meta = { title: 'x' }\n\nimport './style.css'\n\nexport { A }\n\nKeep.\n\nImport your contacts from \"Acme\".\n\nexport your data."
    expect(textOf(text, 'mdx')).toBe('Keep.\nImport your contacts from "Acme".\nexport your data.')
  })

  it('leaves out expressions and tags, and keeps what they enclose', () => {
    const text =
      '<Card title="x" onClick={() => { go(1) }} style={{ a: 1 }}>\n  Inside *it*.\n</Card>\n\nA {props.value} b {/* note */}c.\n\n<Tabs>\n\nIn tabs.\n\n</Tabs>'
    expect(textOf(text, 'mdx')).toBe('Inside it.\nA b c.\nIn tabs.')
  })

  it('leaves out scripts and styles', () => {
    const text = '<style>{`.a { b: c }`}</style>\n\nKeep.\n\n<script>\nbad()\n\nbad()\n</script>\n\nAlso.'
    expect(textOf(text, 'mdx')).toBe('Keep.\nAlso.')
  })

  it('keeps braces and tags in inline code, and reads what is indented in components', () => {
    const text = '<Steps>\n  <Step>\n      Use `<Card>` or `{name}` here.\n  </Step>\n</Steps>'
    expect(textOf(text, 'mdx')).toBe('Use <Card> or {name} here.')
  })

  it('ends an expression with its paragraph', () => {
    expect(textOf('Open { here.\n\nKeep this.\n\nClose } there.', 'mdx')).toBe(
      'Open { here.\nKeep this.\nClose } there.',
    )
  })

  it('does not take braces in code for an expression around what follows', () => {
    const text = '```js\nif (a) {\n```\n\nKeep.\n\n```js\n}\n```'
    expect(textOf(text, 'mdx')).toBe('Keep.')
  })
})

describe('parsePage, of hostile text', () => {
  const hostile = [
    '<a {',
    '<a "',
    '<a {{',
    '{{',
    '{%',
    '<script>\n',
    "import '",
    '!!! a\n ',
    '<a b={',
    '\n:::',
  ]

  it.each(hostile.flatMap(part => (['markdown', 'mdx'] as const).map(format => [part, format] as const)))(
    'takes time in proportion to its length: %j in %s',
    (part, format) => {
      expectLinear(40_000, repeats => parsePage(part.repeat(repeats), format))
    },
  )
})

describe('parsePage, of HTML', () => {
  it('reads the title, the description, headings and text', () => {
    const html =
      '<!doctype html><html><head><title>Acme &amp; Co</title><meta name="Description" content="All about it."></head><body><h1>Acme &amp; Co</h1><p>Intro.<h2>Pricing</h2><div>Ten <b>a</b> month.</div></body></html>'
    expect(parsePage(html, 'html')).toEqual({
      title: 'Acme & Co',
      slug: undefined,
      ...ordinary,
      passages: [
        { headings: [], text: 'All about it.' },
        { headings: [], text: 'Intro.' },
        { headings: ['Pricing'], text: 'Ten a month.' },
      ],
    })
  })

  it('takes its title from the heading if it has no title', () => {
    expect(parsePage('<h1>Acme</h1><p>Text', 'html').title).toBe('Acme')
  })

  it.each('script style noscript template svg nav footer pre select button iframe'.split(' '))(
    'leaves out %s',
    name => {
      expect(textOf(`<p>before <${name}>not this</${name}> after</p>`, 'html').replace('\n', ' ')).toBe(
        'before after',
      )
    },
  )

  it('leaves out what is hidden, to its own end', () => {
    expect(textOf('<div hidden>a<div>b</div>c</div><p>shown <img hidden> here', 'html')).toBe('shown here')
  })

  it('leaves out comments and takes a script’s text for no mark-up', () => {
    expect(textOf('a<!-- <p>no</p> --><script>"</p><p>no"</script> b', 'html')).toBe('a b')
  })

  it('breaks lines at blocks, not at inline elements, and puts the cells of a row in one line', () => {
    const html = '<ul><li>one<li>t<i>w</i>o</ul>a<br>b<table><tr><th>Plan<th>Price<tr><td>Pro<td>$10</table>'
    expect(textOf(html, 'html')).toBe('one\ntwo\na\nb\nPlan, Price\nPro, $10')
  })

  it('keeps a heading with blocks in it together', () => {
    expect(outlineOf('<h2><div>Our</div><div>prices</div></h2><p>Ten.', 'html')).toEqual([
      ['Our prices', 'Ten.'],
    ])
  })

  it('refuses more than 2,000 elements inside of each other', () => {
    expect(textOf(`${'<div>'.repeat(2000)}Text`, 'html')).toBe('Text')
    expect(textOf('<p>Text</p>'.repeat(3000), 'html').length).toBe(14_999)
    expect(() => parsePage(`${'<div>'.repeat(2001)}Text`, 'html')).toThrow(RangeError)
    expect(() => parsePage(`${'<svg>'.repeat(2001)}Text`, 'html')).toThrow(RangeError)
  })

  it('puts no comma before the first cell with text', () => {
    expect(textOf('<table><tr><td> <td>one<td>two', 'html')).toBe('one, two')
  })

  it('reads front matter of site generators', () => {
    expect(parsePage('---\ntitle: Front\n---\n<title>Own</title><p>Text', 'html').title).toBe('Front')
  })
})
