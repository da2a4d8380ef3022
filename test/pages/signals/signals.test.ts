import { describe, expect, it } from 'vitest'
import type { PageFormat } from '../../../src/pages/formats.ts'
import { parsePage } from '../../../src/pages/page.ts'
import { isHiding } from '../../../src/pages/signals/signal.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** Each signal as `line kind`, with the crawler or the address that it names. */
const signalsOf = (text: string, format: PageFormat = 'markdown') =>
  parsePage(text, format).signals.map(({ line, kind, crawler, target }) =>
    [line, kind, crawler, target].filter(part => part !== undefined).join(' '),
  )

/** A page with the lines in its front matter; the first of them is line 3. */
const withFields = (lines: string) => `---\ntitle: Prices\n${lines}\n---\n\nTen a month.\n`

describe('the front matter of a page', () => {
  it.each<[string, string[]]>([
    ['robots: noindex', ['3 noindex']],
    ['robots: "follow, NoIndex"', ['3 noindex']],
    ['robots: none', ['3 noindex']],
    ['robots:\n  - nofollow\n  - noindex', ['5 noindex']],
    ['robots:\n  follow: true\n  index: false', ['5 noindex']],
    ['robots: {noindex: true}', ['3 noindex']],
    ['noindex: true', ['3 noindex']],
    ['noIndex: true', ['3 noindex']],
    ['robotsNoIndex: true', ['3 noindex']],
    ['seo:\n  title: X\n  noindex: true', ['5 noindex']],
    ['seo: {robots: noindex}', ['3 noindex']],
    ['seo:\n  index: false', ['4 noindex']],
    ['seo: noindex', ['3 noindex']],
    ['params:\n  robots: noindex', ['4 noindex']],
    ['meta:\n  robots: noindex', ['4 noindex']],
    ['head:\n  - - meta\n    - name: robots\n      content: noindex, nofollow', ['6 noindex']],
    ['head: [[meta, {name: robots, content: noindex}]]', ['3 noindex']],
    ['head:\n  - tag: meta\n    attrs:\n      name: robots\n      content: noindex', ['7 noindex']],
    [
      'head:\n  - [meta, {name: author, content: Acme}]\n  - [meta, {name: robots, content: noindex}]',
      ['5 noindex'],
    ],
    ['head:\n  meta:\n    - name: robots\n      content: noindex', ['6 noindex']],
    ['meta:\n  - name: robots\n    content: noindex', ['5 noindex']],
    ['head: [[meta, {name: Googlebot, content: noindex}]]', ['3 noindex googlebot']],
    ['draft: true', ['3 draft']],
    ['published: false', ['3 unpublished']],
    ['unpublished: true', ['3 unpublished']],
    ['permalink: false', ['3 unpublished']],
    ['build:\n  list: never\n  render: never', ['5 unpublished']],
    ['_build: {render: false}', ['3 unpublished']],
    ['unlisted: true', ['3 unlisted']],
    ['redirect_to: /new', ['3 redirect /new']],
    ['canonical_url: https://acme.example/a', ['3 canonical https://acme.example/a']],
    ['canonicalUrl: /a', ['3 canonical /a']],
    ['head: [[link, {rel: canonical, href: /a}]]', ['3 canonical /a']],
    ['aliases:\n  - /old/\n  - older', ['4 alias /old/', '5 alias older']],
    ['redirect_from: [/old, /older]', ['3 alias /old', '3 alias /older']],
    ['redirects: [/old]', ['3 alias /old']],
  ])('is understood: %j', (lines, signals) => {
    expect(signalsOf(withFields(lines))).toEqual(signals)
  })

  it.each([
    'robots: index, follow',
    'robots: max-image-preview:none',
    'noindex: false',
    'noindex: maybe',
    'draft: false',
    'published: 2026-01-01',
    'publishDate: 2999-01-01',
    'index: false',
    'sitemap: false',
    'search: {exclude: true}',
    'hidden: true',
    'permalink: /prices/',
    'redirect: true',
    'description: robots noindex',
    'tags: [noindex, draft]',
    'head: [[meta, {name: author, content: noindex}]]',
    'head: [[link, {rel: alternate, href: /a}]]',
    'canonical: ""',
    'canonical: [a]',
  ])('has no signal in %j', line => {
    expect(signalsOf(`---\n${line}\n---\n\nTen a month.\n`)).toEqual([])
  })

  it.each<[string, string[]]>([
    ['draft = true', ['3 draft']],
    ['[seo]\nnoindex = true', ['4 noindex']],
    ['[params]\nrobots = "noindex"', ['4 noindex']],
    ['aliases = [\n  "/old/",\n]', ['4 alias /old/']],
  ])('is understood in TOML: %j', (lines, signals) => {
    expect(signalsOf(`+++\ntitle = "Prices"\n${lines}\n+++\n\nText`)).toEqual(signals)
  })

  it('gives the text of the line as evidence', () => {
    const [signal] = parsePage(
      withFields('head:\n  - - meta\n    - {name: robots, content: noindex}'),
      'mdx',
    ).signals
    expect(signal).toEqual({ kind: 'noindex', evidence: '- {name: robots, content: noindex}', line: 5 })
  })

  it('shortens a line to 200 characters without invisible ones', () => {
    const [signal] = parsePage(`---\nrobots: noindex #\u202e${'x'.repeat(9000)}\n---\n`, 'markdown').signals
    expect(signal?.evidence).toHaveLength(200)
    expect(signal?.evidence).not.toContain('\u202e')
  })

  it('takes a line of the same field in another place for neither', () => {
    expect(signalsOf('---\nnote: |\n  noindex: true\nnoindex: true\n---\nText')).toEqual(['4 noindex'])
  })

  it('counts lines that end with a carriage return', () => {
    expect(signalsOf('---\r\ntitle: A\r\ndraft: true\r\n---\r\nText')).toEqual(['3 draft'])
  })

  it.each([
    'head: &a\n  - *a',
    `head: ${'['.repeat(500)}${']'.repeat(500)}`,
    '__proto__: {draft: true}\nconstructor: 1',
    '- draft: true',
    '? [a]\n: b\n1: true',
    'robots: 2026-01-01',
  ])('does not fail on %j', lines => {
    expect(signalsOf(`---\n${lines}\n---\nText`)).toEqual([])
  })

  it('reads a field with many values, at most 500 times', () => {
    const fields = Array.from(
      { length: 1000 },
      (_, index) => `no${'_'.repeat(index % 32)}${'-'.repeat(index / 32)}index: true`,
    )
    expect(signalsOf(`---\n${fields.join('\n')}\n---\nText`)).toHaveLength(500)
  })

  it('finds a field that hides the page after all others', () => {
    const aliases = Array.from({ length: 600 }, (_, index) => `  - /old/${index}`).join('\n')
    const signals = signalsOf(`---\naliases:\n${aliases}\ndraft: true\n---\nText`)
    expect(signals).toHaveLength(500)
    expect(signals).toContain('603 draft')
  })

  it('reads a very long list of aliases in a moment', () => {
    expectLinear(4000, length => {
      const aliases = Array.from({ length }, (_, index) => `  - /old/${index}`).join('\n')
      expect(signalsOf(`---\naliases:\n${aliases}\n---\nText`)).toHaveLength(500)
    })
  })
})

describe('the tags of a page', () => {
  const noindex = '<meta name="robots" content="noindex">'

  it.each<[PageFormat, string, string[]]>([
    ['html', `<html>\n<head>\n${noindex}</head><p>Text`, ['3 noindex']],
    ['html', '<META NAME=ROBOTS CONTENT="NONE">', ['1 noindex']],
    ['html', '<meta name="OAI-SearchBot" content="noindex">', ['1 noindex oai-searchbot']],
    ['html', `<meta http-equiv="refresh" content="0; url='/new'">`, ['1 redirect /new']],
    ['html', '<link rel="canonical" href="/a">', ['1 canonical /a']],
    ['markdown', `Text\n\n${noindex}\n\nMore`, ['3 noindex']],
    ['markdown', `Text ${noindex} more`, ['1 noindex']],
    ['markdown', `<head>\n    ${noindex}\n</head>\n\nText`, ['2 noindex']],
    ['mdx', `<Head>\n  <meta name="robots" content="noindex" />\n</Head>`, ['2 noindex']],
    ['mdx', '<meta\n  name="robots"\n  content="noindex"\n/>', ['1 noindex']],
    ['mdx', `<Head>\n\n    ${noindex}\n\n</Head>`, ['3 noindex']],
    ['markdown', `Use \`x\`.\n\n${noindex}`, ['3 noindex']],
    ['markdown', `\`\`\`\ncode\n\`\`\`\n\n${noindex}`, ['5 noindex']],
    ['markdown', `It\`s\n\n${noindex}\n\nit\`s`, ['3 noindex']],
    ['markdown', `<script>\nlet a\n</script>\n\n${noindex}`, ['5 noindex']],
  ])('are understood: %j', (format, text, signals) => {
    expect(signalsOf(text, format)).toEqual(signals)
  })

  it.each<[PageFormat, string]>([
    ['markdown', `\`\`\`html\n${noindex}\n\`\`\``],
    ['markdown', `~~~\n\`\`\`\n${noindex}\n~~~`],
    ['markdown', `- a\n\n  \`\`\`\n  ${noindex}\n  \`\`\``],
    ['markdown', `1. \`\`\`\n   ${noindex}\n   \`\`\``],
    ['markdown', `> \`\`\`\n> ${noindex}\n> \`\`\``],
    ['markdown', `\`\`\`\`\n\`\`\`\n${noindex}\n\`\`\`\`\n`],
    ['mdx', `\`\`\`\n${noindex}`],
    ['markdown', `Text:\n\n    ${noindex}\n\n    ${noindex}`],
    ['markdown', `Write \`${noindex}\` here.`],
    ['markdown', `Write \`\`\`<meta name="robots"\ncontent="noindex">\`\`\`.`],
    ['markdown', `<!-- ${noindex} -->`],
    ['mdx', `{/* ${noindex} */}`],
    ['markdown', '&lt;meta name="robots" content="noindex"&gt;'],
    ['html', `<pre>${noindex}</pre>`],
    ['html', `<script>document.write('${noindex}')</script>`],
    ['html', `<template><p>${noindex}</template>`],
    ['html', `<textarea>${noindex}</textarea>`],
    ['markdown', `{% highlight html %}\n${noindex}\n{% endhighlight %}`],
    ['markdown', `{{< highlight html >}}\n${noindex}\n{{< /highlight >}}`],
  ])('count for nothing in %j', (format, text) => {
    expect(signalsOf(text, format)).toEqual([])
  })

  it.each([
    '<meta name="robots" content="max-image-preview:none">',
    '<meta name="description" content="noindex">',
    '<meta property="robots" content="noindex">',
    '<meta name="googlebot-news" content="noindex">',
    '<meta http-equiv="refresh" content="300">',
    '<link rel="canonical" href=" ">',
    '<a rel="canonical" href="/a">x</a>',
  ])('have no meaning in %s', tag => {
    expect(signalsOf(`<head>${tag}</head><p>Text`, 'html')).toEqual([])
  })

  it('have lines of the file with its front matter, and their own text as evidence', () => {
    const text = `---\ntitle: A\n---\n\nText\n\n<meta   name="robots"\n content="noindex">\n`
    expect(parsePage(text, 'mdx').signals).toEqual([
      { kind: 'noindex', evidence: '<meta name="robots" content="noindex">', line: 7 },
    ])
  })

  it('follow those of the fields, each with its line', () => {
    const text = `---\ndraft: true\n---\n${noindex}\n\nText\n\n<link rel="canonical" href="/b">`
    expect(signalsOf(text)).toEqual(['2 draft', '4 noindex', '8 canonical /b'])
  })

  it.each([
    ['backticks of many lengths', Array.from({ length: 1200 }, (_, n) => '`'.repeat(n + 1)).join(' ')],
    ['pairs of backticks', '`a` '.repeat(60_000)],
    ['fences', '```\n'.repeat(60_000)],
    ['marks of quotations', '>'.repeat(200_000)],
    ['open highlights', '{% highlight '.repeat(80_000)],
    ['open comments of MDX', '{/*'.repeat(60_000)],
    ['open tags', '<meta '.repeat(60_000)],
    ['braces in an attribute', `<meta content=${'{"'.repeat(60_000)}>`],
    ['a long refresh', `<meta http-equiv=refresh content="${'1'.repeat(900_000)}">`],
  ])('takes linear time with %s', async (_, text) => {
    const { readTagSignals } = await import('../../../src/pages/signals/signal.ts')
    expectLinear(text.length, size => {
      const page = `<meta name="robots" content="noindex">\n\n${text.slice(0, size)}`
      return readTagSignals(page, 'mdx')
    })
  })
})

describe('isHiding', () => {
  it.each([
    ['noindex: true', true],
    ['draft: true', true],
    ['redirect_to: /new', true],
    ['canonical_url: https://other.example/', false],
  ])('with %s is %s', (line, hides) => {
    expect(parsePage(withFields(line), 'markdown').signals.some(isHiding)).toBe(hides)
  })
})
