import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parsePage } from '../../../src/pages/page.ts'
import { coversAddress, type PatternSyntax, readPathPattern } from '../../../src/sites/indexing/redirects.ts'
import { createSite, isSiteFile, readSiteFile } from '../../../src/sites/indexing/site.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** Where `address` leads by one file: `line target`. */
function leads(path: string, text: string, address: string): string | undefined {
  const cover = coversAddress(address, createSite([readSiteFile(path, text)], []).redirects)
  return cover && `${cover.line} ${cover.target}`
}

describe('coversAddress, by _redirects', () => {
  it.each<[string, string, string, string]>([
    ['a path', '/old /new', '/old', '1 /new'],
    ['a line further down', '# Moved\n\n/a /b 302\n/old /new 301!', '/old', '4 /new'],
    ['a slash at the end', '/old/ /new', '/old', '1 /new'],
    ['no slash at the end', '/old /new', '/old/', '1 /new'],
    ['an ending', '/old.html /new', '/old', '1 /new'],
    ['an encoded path', '/caf%C3%A9 /new', '/café', '1 /new'],
    ['a URL', '/old https://acme.example/new', '/old', '1 https://acme.example/new'],
    ['a splat', '/docs/v1/* /docs/:splat 301', '/docs/v1/a/b', '1 /docs/a/b'],
    ['a splat for its own folder', '/docs/* /new', '/docs', '1 /new'],
    ['a placeholder', '/news/:year/:name /blog/:name', '/news/2026/a', '1 /blog/a'],
    ['a rewrite', '/old /new 200', '/old', '1 /new'],
    [
      'a rewrite with a splat',
      '/docs/* https://docs.acme.example/:splat 200',
      '/docs/a',
      '1 https://docs.acme.example/a',
    ],
    ['the whole site that moved', '/* https://new.example/:splat', '/a', '1 https://new.example/a'],
    ['the first of two', '/old /one\n/old /two', '/old', '1 /one'],
    ['tabs', '/old\t\t/new\t301', '/old', '1 /new'],
    ['a comment behind', '/old /new # moved', '/old', '1 /new'],
    ['carriage returns', '/a /b\r\n/old /new\r\n', '/old', '2 /new'],
  ])('is led on by %s', (_, text, address, cover) => {
    expect(leads('static/_redirects', text, address)).toBe(cover)
  })

  it.each([
    ['another path', '/older /new', '/old'],
    ['a path inside', '/old/a /new', '/old'],
    ['a comment', '# /old /new', '/old'],
    ['a page of errors', '/* /404.html 404', '/old'],
    ['a single-page application', '/* /index.html 200', '/old'],
    ['a slash that is added', '/docs/* /docs/:splat/ 301', '/docs/old'],
    ['a circle of one', '/old /old/ 301', '/old'],
    ['a condition', '/old /new 302 Country=de', '/old'],
    ['query parameters', '/old id=:id /new/:id 301', '/old'],
    ['no target', '/old', '/old'],
    ['another host', 'https://other.example/old /new', '/old'],
    ['a placeholder over two segments', '/a/:name /new', '/a/b/c'],
    ['an empty placeholder', '/a/:name /new', '/a'],
    ['other capitals', '/Old /new', '/old'],
  ])('is not led on by %s', (_, text, address) => {
    expect(leads('_redirects', text, address)).toBeUndefined()
  })
})

describe('coversAddress, by the files of hosts and generators', () => {
  const vercel = (rules: unknown[]) => JSON.stringify({ redirects: rules }, null, 1)

  it.each<[string, string, string, string, string]>([
    [
      'netlify.toml',
      'netlify.toml',
      '[build]\n[[redirects]]\n  from = "/old/*"\n  to = "/new/:splat"',
      '/old/a',
      '3 /new/a',
    ],
    [
      'an empty query',
      'netlify.toml',
      '[[redirects]]\nfrom = "/old"\nto = "/new"\nquery = {}',
      '/old',
      '2 /new',
    ],
    ['vercel.json', 'vercel.json', vercel([{ source: '/old', destination: '/new' }]), '/old', '4 /new'],
    ['a parameter', 'vercel.json', vercel([{ source: '/a/:id', destination: '/b/:id' }]), '/a/1', '4 /b/1'],
    [
      'parameters over segments',
      'vercel.json',
      vercel([{ source: '/a/:p*', destination: '/b/:p*' }]),
      '/a/1/2',
      '4 /b/1/2',
    ],
    [
      'parameters for no segment',
      'vercel.json',
      vercel([{ source: '/a/:p*', destination: '/b' }]),
      '/a',
      '4 /b',
    ],
    ['any text', 'vercel.json', vercel([{ source: '/a/(.*)', destination: '/b/$1' }]), '/a/1/2', '4 /b/1/2'],
    [
      'a named group',
      'vercel.json',
      vercel([{ source: '/a/:x(.*)', destination: '/b/:x' }]),
      '/a/1/2',
      '4 /b/1/2',
    ],
    [
      'a path in the middle',
      'vercel.json',
      vercel([{ source: '/a/:p*/end', destination: '/b' }]),
      '/a/1/2/end',
      '4 /b',
    ],
    ['rewrites', 'vercel.json', '{"rewrites":[{"source":"/old","destination":"/new"}]}', '/old', '1 /new'],
    [
      'docs.json',
      'docs/docs.json',
      vercel([{ source: '/old/:slug*', destination: '/new/:slug*' }]),
      '/old/a',
      '4 /new/a',
    ],
    [
      'firebase.json',
      'firebase.json',
      '{"hosting":{"redirects":[{"source":"/a/**","destination":"/b","type":301}]}}',
      '/a/b/c',
      '1 /b',
    ],
    [
      'a list of sites',
      'firebase.json',
      '{"hosting":[{},{"redirects":[{"source":"/a/*","destination":"/b"}]}]}',
      '/a/b',
      '1 /b',
    ],
    [
      'mkdocs.yml',
      'mkdocs.yml',
      "site_name: A\nplugins:\n  - search\n  - redirects:\n      redirect_maps:\n        'old/a.md': new/a.md\n",
      '/old/a',
      '6 /new/a.md',
    ],
    [
      'mkdocs.yml with tags of Python',
      'mkdocs.yml',
      'x: !!python/name:a.b\nplugins:\n  redirects:\n    redirect_maps:\n      old.md: https://new.example/',
      '/old',
      '5 https://new.example/',
    ],
    [
      '.gitbook.yaml',
      '.gitbook.yaml',
      'redirects:\n  old/page: new/README.md',
      '/old/page',
      '2 /new/index.md',
    ],
    [
      'docusaurus.config.js',
      'docusaurus.config.js',
      "plugins: [['@docusaurus/plugin-client-redirects', {\n redirects: [\n  { from: '/old', to: '/new' },\n  { to: '/x', from: ['/old-2', '/old-3'] },\n]}]]",
      '/old-3',
      '4 /x',
    ],
    [
      'next.config.mjs',
      'next.config.mjs',
      "export default {\n async redirects() {\n  return [{ source: '/old/:p*', destination: '/new/:p*', permanent: true }]\n } }",
      '/old/a',
      '3 /new/a',
    ],
    [
      'astro.config.ts',
      'website/astro.config.ts',
      "export default defineConfig({ redirects: {\n '/a': '/b',\n '/old': { status: 302, destination: 'https://new.example/' },\n} })",
      '/old',
      '3 https://new.example/',
    ],
    [
      'a list of pairs in code',
      'config/redirects.legacy.ts',
      '// Pages that moved: https://acme.example\nexport const moved = [\n  ["/x", "/y"],\n  { from: `/old`, to: `/new` },\n]',
      '/old',
      '4 /new',
    ],
    [
      'a list of pairs as JSON',
      'redirects.json',
      '[\n{"source": "/old", "destination": "https://new.example//a"}]',
      '/old',
      '2 https://new.example//a',
    ],
    ['an object as JSON', 'data/redirects-2.json', '{\n"/a": "/b",\n"/old": "/new"}', '/old', '3 /new'],
  ])('is led on by %s', (_, path, text, address, cover) => {
    expect(leads(path, text, address)).toBe(cover)
  })

  it.each([
    [
      'a condition',
      'netlify.toml',
      '[[redirects]]\nfrom = "/old"\nto = "/new"\nconditions = {Country = ["de"]}',
    ],
    ['a status of errors', 'netlify.toml', '[[redirects]]\nfrom = "/*"\nto = "/404"\nstatus = 404'],
    [
      'a header it asks for',
      'vercel.json',
      vercel([{ source: '/old', destination: '/new', has: [{ type: 'header' }] }]),
    ],
    ['an expression', 'vercel.json', vercel([{ source: '/:x(o(l)+d)', destination: '/new' }])],
    ['an application', 'vercel.json', '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}'],
    [
      'one star of Firebase over two segments',
      'firebase.json',
      '{"hosting":{"redirects":[{"source":"/*/*/x","destination":"/b"}]}}',
    ],
    ['another plugin', 'docusaurus.config.js', "navbar: [{ from: '/old', to: '/new' }]"],
    ['code', 'docusaurus.config.js', "'client-redirects', { from: `/${'old'}`, to: '/new' }"],
    ['a rewrite', 'next.config.js', "redirects: [], rewrites: [{ source: '/old', destination: '/new' }]"],
    ['a list before', 'next.config.js', "headers: [{ source: '/old', destination: '/new' }], redirects: []"],
    ['a header of Next', 'next.config.js', "redirects: [{ source: '/old', destination: '/new', has: list }]"],
    ['a comment of code', 'redirects.js', "// { from: '/old', to: '/new' }\n/* '/old': '/new' */"],
    ['an expression as target', 'redirects.js', "({ source: '/old', destination: base + '/new' })"],
    ['no address', 'redirects.json', '{"/old": "301", "from": "/old", "to": "new"}'],
    ['broken JSON', 'vercel.json', '{"redirects":[{"source":"/old","destination":"/new"}'],
    ['broken TOML', 'netlify.toml', '[[redirects]\nfrom = "/old"'],
    ['a list of something else', 'vercel.json', '{"redirects":[null,1,{"source":1},{"source":"/old"}]}'],
    ['text in the place of a list', 'vercel.json', '{"redirects":"/old"}'],
    ['nothing', 'mkdocs.yml', ''],
  ])('is not led on by %s', (_, path, text) => {
    expect(leads(path, text, '/old')).toBeUndefined()
  })

  it('finds the line of a rule beside targets and longer paths of the same name', () => {
    const text = vercel([
      { source: '/x', destination: '/old' },
      { source: '/old-2', destination: '/y' },
      { source: '/old', destination: '/new' },
    ])
    expect(leads('vercel.json', text, '/old')).toBe('12 /new')
  })

  it('looks for a rule’s line after the rule before it', () => {
    const rule = (from: string, to: string) => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\n`
    const text = `# "old" has moved.\n${rule('/a', '/b')}${rule('/old', '/new')}`
    expect(leads('netlify.toml', text, '/old')).toBe('6 /new')
  })

  it('keeps the good entries beside a bad one', () => {
    const text = vercel([{ source: 7 }, { source: '/old', destination: '/new' }])
    expect(leads('vercel.json', text, '/old')).toBe('7 /new')
  })
})

describe('coversAddress, by pages', () => {
  const leadsFrom = (path: string, markdown: string, address: string) => {
    const page = { path, url: path, content: parsePage(markdown, 'markdown') }
    const cover = coversAddress(address, createSite([], [page]).redirects)
    return cover && `${cover.file}:${cover.line} ${cover.target}`
  }

  it.each([
    ['an alias', 'aliases: [/old]', '/old'],
    ['an alias with a slash at the end', 'aliases:\n- /old/', '/old'],
    ['an alias beside the page', 'aliases: [old]', '/guide/old'],
    ['an alias as a URL', 'aliases: [https://acme.example/old]', '/old'],
    ['redirect_from', 'redirect_from: /old.html', '/old'],
    ['an alias with a star', 'aliases: ["/old*"]', '/old*'],
  ])('is led on by %s', (_, lines, address) => {
    expect(leadsFrom('guide/new.md', `---\n${lines}\n---\nText`, address)).toMatch(
      /^guide\/new\.md:[23] \/guide\/new$/,
    )
  })

  it('is led on by a page that redirects', () => {
    const text = '<meta http-equiv="refresh" content="0; url=/new">'
    expect(leadsFrom('docs/old.md', text, '/docs/old')).toBe('docs/old.md:1 /new')
  })

  it.each([
    ['the name of a note', 'aliases: [Some other name]', '/old'],
    ['a star that stands for itself', 'aliases: ["/*"]', '/old'],
    ['its own address', 'aliases: [/guide/new/]', '/guide/new'],
  ])('is not led on by %s', (_, lines, address) => {
    expect(leadsFrom('guide/new.md', `---\n${lines}\n---\nText`, address)).toBeUndefined()
  })
})

describe('readPathPattern', () => {
  it('finds the values of several wildcards', () => {
    const pattern = readPathPattern('/:a/x-:b.*/end', 'splat')
    expect(pattern?.match('/1/x-2.3/4/end')).toEqual(
      new Map([
        ['a', '1'],
        ['b', '2'],
        ['splat', '3/4'],
      ]),
    )
  })

  it('agrees with a regular expression on short paths', () => {
    const part = fc.constantFrom('a', 'b', '/', ':x', '*', '/:y')
    const path = fc.array(fc.constantFrom('a', 'b', '/'), { maxLength: 7 })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), path, (parts, letters) => {
        // Two adjacent names, or a name and a letter after it, would be one longer name.
        const source = `/${parts.map(text => (/^\/?:/.test(text) ? `${text}/` : text)).join('')}z*`
        const expression = source.replace(/:[xy]/g, '[^/]+').replaceAll('*', '.*')
        const text = `/${letters.join('')}z`
        const expected =
          new RegExp(`^${expression}$`).test(text) || new RegExp(`^${expression}$`).test(`${text}/`)
        expect(readPathPattern(source, 'splat')?.match(text) !== undefined).toBe(expected)
      }),
    )
  })

  it.each<[string, PatternSyntax]>([
    ['old', 'splat'],
    ['/a?b=c', 'splat'],
    ['/a#b', 'named'],
    ['/a{b,c}', 'glob'],
    [`/${'a'.repeat(501)}`, 'splat'],
    ['/*'.repeat(33), 'splat'],
  ])('cannot read %s as %s', (source, syntax) => {
    expect(readPathPattern(source, syntax)).toBeUndefined()
  })

  it('takes a moment for what would take an expression with backtracking for ever', () => {
    const text = `${'/*a*a*a*a*a*a*a*a*a*a*b'} /x\n`.repeat(300)
    expectLinear(900, length => {
      expect(leads('_redirects', text, `/${'a'.repeat(length)}`)).toBeUndefined()
    })
  })
})

it.each([
  ...[
    "{ from: '/a', to: ",
    '`\\`',
    '/*',
    "'/a': {",
    "'/a': [",
    "from: ['/a",
    "'/a'   ",
    '"\\',
    'destination : ',
  ],
  ...["{ to: '/b', from: '/a' }\n", "'/a':'/b',"],
])('reads a file of redirects in a time that grows with its length: %j', piece => {
  expectLinear(40_000, length => leads('redirects.js', piece.repeat(length / 4), '/old'))
})

describe('isSiteFile', () => {
  it.each([
    ['robots.txt', true],
    ['docs/public/robots.txt', true],
    ['static/_redirects', true],
    ['netlify.toml', true],
    ['website/vercel.json', true],
    ['src/redirects.mjs', true],
    ['next.config.ts', true],
    ['redirects.test.ts', false],
    ['redirectsPage.tsx', false],
    ['docs/.vitepress/public/robots.txt', true],
    ['node_modules/a/robots.txt', false],
    ['test/fixtures/robots.txt', false],
    ['robots.txt.md', false],
    ['my-robots.txt', false],
    ['package.json', false],
  ])('%s: %s', (path, is) => {
    expect(isSiteFile(path)).toBe(is)
  })
})
