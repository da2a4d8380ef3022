import { expect, it } from 'vitest'
import { parsePage } from '../../src/pages/page.ts'
import { pageRows, textOf } from '../support/page-rows.ts'
import { expectLinear } from '../support/processor-time.ts'

/** A page that states nothing about itself. */
const ordinary = { title: '', slug: undefined, language: undefined, signals: [], names: [] }

it.each(
  pageRows(String.raw`
    A passage begins at each heading. The title is not one of the headings.
      markdown # Acme\n\nIntro.\n\n## Pricing\n\nTen a month.\n\nNew\n===\n\nText. => Intro.\nPricing > Ten a month.\nNew > Text.
      markdown # Title\n\n## Section =>
      markdown lead\n\n## A\n\n### A1\n\na1\n\nmore\n\n## B\n\nb => lead\nA > A1 > a1\nmore\nB > b
      markdown ### deep\n\n## less\n\ntext => less > text
      html <title>T</title><h1> &nbsp;</h1><p>  a\n b&nbsp;c <p> => a b c
    Inline mark-up keeps its words, except those that are struck out.
      markdown A **bold**, *thin* ~~old~~ \`code\` [link](https://x.example "t") \* &amp; &eacute; <b>b</b>. => A bold, thin code link * & é b.
    A sentence continues after soft and hard line breaks.
      markdown one\ntwo  \nthree<br>four => one two three four
    Code blocks, images, bare addresses, comments and definitions are left out.
      markdown Before ![alt](i.png)\n\n\`\`\`js\nfenced()\n\`\`\`\n\n    indented()\n\n<!-- hidden -->\n\nSee https://x.example and <https://y.example>.\n\n[d]: https://z.example => Before\nSee and .
    A quoted front matter is not a heading.
      markdown # A\n\nBefore:\n\n---\npagination:\n  data: items\n---\n\nBetween.\n\n---\n\nNote: heading\n---\n\nAfter. => Before:\nBetween.\nNote: heading > After.
    A list item, a quoted paragraph and a table row are lines.
      markdown - one\n- two\n  - nested\n\n1. first\n\n   more\n- [x] done\n\n> quoted *text*\n\n| a | b |\n|---|---|\n| 1 | **2** | => one\ntwo\nnested\nfirst\nmore\ndone\nquoted text\na, b\n1, 2
    HTML in Markdown is read with its headings.
      markdown <h1 align="center">Acme</h1>\n\n<p>Hello <b>you</b></p>\n\n<script>\nbad()\n</script>\n\n## Next\n\nText. => Hello you\nNext > Text.
    Directives of site generators are left out.
      markdown :::tip Title\nKeep this.\n:::\n\n{% include x.html %}{{< youtube id >}} And {{% note %}}this{{% /note %}}. => Keep this.\nAnd this.
      markdown - One\n\n  :::tip[Title]\n  Two.\n  ::: => One\nTwo.
      markdown ## Prices {#our-prices}\n\n> [!NOTE]\n> Keep [!this]. => Prices > Keep [!this].
    Interpolations, shortcodes and tags in braces are left out, except in inline code.
      markdown Hello {{ name }}, {{ { a: 1 } }}{% if x %}see \`{{ name }}\` and \`{% if %}\`{: .note}{.wide}{/* why */}. => Hello , see {{ name }} and {% if %}.
    Tags with an attribute of JSX are left out.
      markdown <img alt="A > b" src={useBaseUrl('img/a.png')} />\n\nBefore <Tab label="x" on={() => ({ a: { b: 1 } })}>text</Tab> after. => Before text after.
    Markdown with imports or exports is read as MDX, unless they are in a code block.
      markdown import A from './a'\nimport { B } from '@b';\n\n<A to={b} />\n\nText {b}. => Text .
      markdown Text .\n\nimport {\n  B,\n} from './b' => Text .
      markdown export const meta = {\n  a: 1\n}\n\nText {meta.a}. => Text .
      markdown \`\`\`\`md\n\`\`\`js\nimport a from 'a'\n\`\`\`\nimport a from 'a'\n\`\`\`\`\n\n- A {brace} => A {brace}
    The text of components is kept. What Vue and HTML do not show is left out.
      markdown <script setup>\nimport A from './a'\n</script>\n\n<Footer />\n<TabItem value="a">In a tab.</TabItem>\n\n<!-- no\n\nno -->\n\n<style>\n.a { b: c }\n\n.d { e: f }\n</style>\n\nEnd. => In a tab.\nEnd.
    Nested admonitions and tabs of MkDocs are read.
      markdown !!! note "Title"\n    In the *note*.\n\n    === "Tab"\n\n        In the tab.\n\n    Still the note.\n\n??? tip\n    Folded.\n\nAfter.\n\n    code() => In the note.\nIn the tab.\nStill the note.\nFolded.\nAfter.
    The marks of footnotes are left out. Each footnote is a paragraph.
      markdown Fact[^1].\n\n[^1]: Source. => Fact.\nSource.
    Imports and exports of MDX are left out, in one line or several.
      mdx import A from './a'\nimport {\n  B,\n  C\n} from './b'\n\nexport const meta = { title: 'x' }\n\nimport './style.css'\n\nexport { A }\n\nKeep.\n\nImport your contacts from "Acme".\n\nexport your data. => Keep.\nImport your contacts from "Acme".\nexport your data.
    Expressions and tags of MDX are left out, but not what tags enclose.
      mdx <Card title="x" onClick={() => { go(1) }} style={{ a: 1 }}>\n  Inside *it*.\n</Card>\n\nA {props.value} b {/* note */}c.\n\n<Tabs>\n\nIn tabs.\n\n</Tabs> => Inside it.\nA b c.\nIn tabs.
      mdx <style>{\`.a { b: c }\`}</style>\n\nKeep.\n\n<script>\nbad()\n\nbad()\n</script>\n\nAlso. => Keep.\nAlso.
    Inline code keeps braces and tags, and text that is indented in components is not code.
      mdx <Steps>\n  <Step>\n      Use \`<Card>\` or \`{name}\` here.\n  </Step>\n</Steps> => Use <Card> or {name} here.
    An expression ends with its paragraph, and does not begin in code.
      mdx Open { here.\n\nKeep this.\n\nClose } there. => Open { here.\nKeep this.\nClose } there.
      mdx \`\`\`js\nif (a) {\n\`\`\`\n\nKeep.\n\n\`\`\`js\n}\n\`\`\` => Keep.
    Hidden elements of HTML are left out up to their own end.
      html <div hidden>a<div>b</div>c</div><p>shown <img hidden> here => shown here
    Comments and scripts of HTML have no text.
      html a<!-- <p>no</p> --><script>"</p><p>no"</script> b => a b
    Blocks of HTML break lines, and inline elements do not. The cells of a row are one line.
      html <ul><li>one<li>t<i>w</i>o</ul>a<br>b<table><tr><th>Plan<th>Price<tr><td>Pro<td>$10</table> => one\ntwo\na\nb\nPlan, Price\nPro, $10
      html <table><tr><td> <td>one<td>two => one, two
    A heading with blocks in it is one heading.
      html <h2><div>Our</div><div>prices</div></h2><p>Ten. => Our prices > Ten.
  `),
)('$title $format $text', ({ format, text, expected }) => {
  expect(textOf(text, format)).toBe(expected)
})

it.each([
  ['the front matter', 'markdown', '---\ntitle: Front\n---\n# Heading\n\nText.', 'Front'],
  ['the front matter', 'html', '---\ntitle: Front\n---\n<title>Own</title><p>Text', 'Front'],
  ['the first heading', 'markdown', '# Acme\n\nIntro.', 'Acme'],
  ['the first heading', 'markdown', '<h1 align="center">Acme</h1>\n\nText.', 'Acme'],
  ['the first heading', 'html', '<h1>Acme</h1><p>Text', 'Acme'],
  ['the first heading of level 1', 'markdown', '## Before\n\n# Acme\n\n# Second\n\nText.', 'Acme'],
] as const)('takes the title from %s: %s %j', (_, format, text, title) => {
  expect(parsePage(text, format).title).toBe(title)
})

it('reads the fields of the front matter, and counts a description as the first text', () => {
  const frontMatter = '---\ntitle: Front\ndescription: What it is.\nslug: s\n---\n'
  expect(parsePage(`${frontMatter}# Heading\n\nText.`, 'markdown')).toEqual({
    ...ordinary,
    title: 'Front',
    fields: { title: 'Front', slug: 's', description: 'What it is.' },
    frontMatter,
    slug: 's',
    passages: [
      { headings: [], text: 'What it is.' },
      { headings: ['Heading'], text: 'Text.' },
    ],
  })
  expect(parsePage('', 'markdown')).toEqual({ ...ordinary, passages: [] })
})

it('reads the title, the description, headings and text of HTML', () => {
  const head = '<title>Acme &amp; Co</title><meta name="Description" content="All about it.">'
  const body = '<h1>Acme &amp; Co</h1><p>Intro.<h2>Pricing</h2><div>Ten <b>a</b> month.</div>'
  const html = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`
  expect(parsePage(html, 'html')).toEqual({
    ...ordinary,
    title: 'Acme & Co',
    passages: [
      { headings: [], text: 'All about it.' },
      { headings: [], text: 'Intro.' },
      { headings: ['Pricing'], text: 'Ten a month.' },
    ],
  })
})

it('continues in another passage after 2,000 characters', () => {
  const paragraphs = ['a', 'b', 'c', 'd', 'e'].map(letter => letter.repeat(700))
  const { passages } = parsePage(`## Long\n\n${paragraphs.join('\n\n')}`, 'markdown')
  const shown = passages.map(({ headings, text }) => `${headings}: ${text.replace(/(.)\1+/g, '$1')}`)
  expect(shown).toEqual(['Long: a\nb\nc', 'Long: d\ne'])
})

it.each('script style noscript template svg nav footer pre select button iframe'.split(' '))(
  'leaves out %s',
  name => {
    const html = `<p>before <${name}>not this</${name}> after</p>`
    expect(textOf(html, 'html').replace('\n', ' ')).toBe('before after')
  },
)

it('throws a RangeError for elements and quotations that are nested too deeply', () => {
  expect(textOf(`${'<div>'.repeat(2000)}Text`, 'html')).toBe('Text')
  expect(textOf('<p>Text</p>'.repeat(3000), 'html').length).toBe(14_999)
  expect(() => parsePage(`${'<div>'.repeat(2001)}Text`, 'html')).toThrow(RangeError)
  expect(() => parsePage(`${'<svg>'.repeat(2001)}Text`, 'html')).toThrow(RangeError)
  expect(() => parsePage('> '.repeat(20_000), 'markdown')).toThrow(RangeError)
})

const hostile = ['<a {', '<a "', '<a {{', '{{', '{%', '<script>\n', "import '", '!!! a\n ', '<a b={', '\n:::']

it.each(hostile)('takes time in proportion to the length of the text: %j', part => {
  for (const format of ['markdown', 'mdx'] as const) {
    expectLinear(40_000, repeats => parsePage(part.repeat(repeats), format))
  }
})
