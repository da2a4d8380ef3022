import { describe, expect, it } from 'vitest'
import { parsePage } from '../../../src/pages/page.ts'
import { findRedirect, readPathPattern } from '../../../src/sites/indexing/redirects.ts'
import { createSite, isSiteFile, readSiteFile } from '../../../src/sites/indexing/site.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** Where `address` leads by one file: `line target`. */
function leads(path: string, text: string, address: string): string | undefined {
  const cover = findRedirect(address, createSite([readSiteFile(path, text)], []).redirects)
  return cover && `${cover.line} ${cover.target}`
}

describe('findRedirect, by _redirects', () => {
  it.each<[string, string, string]>([
    ['/old /new', '/old', '1 /new'],
    ['# Moved\n\n/a /b 302\n/old /new 301!', '/old', '4 /new'],
    ['/old/ /new', '/old', '1 /new'],
    ['/old /new', '/old/', '1 /new'],
    ['/old.html /new', '/old', '1 /new'],
    ['/caf%C3%A9 /new', '/café', '1 /new'],
    ['/old https://acme.example/new', '/old', '1 https://acme.example/new'],
    ['/docs/v1/* /docs/:splat 301', '/docs/v1/a/b', '1 /docs/a/b'],
    ['/docs/* /new', '/docs', '1 /new'],
    ['/old /new 200', '/old', '1 /new'],
    ['/docs/* https://docs.acme.example/:splat 200', '/docs/a', '1 https://docs.acme.example/a'],
    ['/* https://new.example/:splat', '/a', '1 https://new.example/a'],
    ['/old /one\n/old /two', '/old', '1 /one'],
    ['/old /new # moved', '/old', '1 /new'],
    ['/a /b\r\n/old /new\r\n', '/old', '2 /new'],
  ])('is led on by %j', (text, address, cover) => {
    expect(leads('static/_redirects', text, address)).toBe(cover)
  })

  it.each([
    ['# /old /new', '/old'],
    ['/* /404.html 404', '/old'],
    ['/* /index.html 200', '/old'],
    ['/docs/* /docs/:splat/ 301', '/docs/old'],
    ['/old /old/ 301', '/old'],
    ['/old /new 302 Country=de', '/old'],
    ['/old id=:id /new/:id 301', '/old'],
    ['/old', '/old'],
    ['https://other.example/old /new', '/old'],
    ['/a/:name /new', '/a/b/c'],
    ['/Old /new', '/old'],
  ])('is not led on by %j', (text, address) => {
    expect(leads('_redirects', text, address)).toBeUndefined()
  })
})

describe('findRedirect, by the files of hosts and generators', () => {
  const vercel = (...rules: unknown[]) => JSON.stringify({ redirects: rules }, null, 1)
  const moved = (source: string, destination: string) => vercel({ source, destination })

  it.each<[string, string, string, string]>([
    ['netlify.toml', '[build]\n[[redirects]]\n  from = "/old/*"\n  to = "/new/:splat"', '/old/a', '3 /new/a'],
    ['netlify.toml', '[[redirects]]\nfrom = "/old"\nto = "/new"\nquery = {}', '/old', '2 /new'],
    ['vercel.json', moved('/old', '/new'), '/old', '1 /new'],
    ['vercel.json', moved('/a/:p*', '/b/:p*'), '/a/1/2', '1 /b/1/2'],
    ['vercel.json', moved('/a/:p*', '/b'), '/a', '1 /b'],
    ['vercel.json', moved('/a/(.*)', '/b/$1'), '/a/1/2', '1 /b/1/2'],
    ['vercel.json', moved('/a/:x(.*)', '/b/:x'), '/a/1/2', '1 /b/1/2'],
    ['vercel.json', '{"rewrites":[{"source":"/old","destination":"/new"}]}', '/old', '1 /new'],
    ['docs/docs.json', moved('/old/:slug*', '/new/:slug*'), '/old/a', '1 /new/a'],
    [
      'mkdocs.yml',
      "site_name: A\nplugins:\n  - search\n  - redirects:\n      redirect_maps:\n        'old/a.md': new/a.md\n",
      '/old/a',
      '1 /new/a.md',
    ],
    ['mkdocs.template.yml', 'plugins:\n- redirects:\n    redirect_maps:\n      a.md: b.md', '/a', '1 /b.md'],
    [
      'layouts/index.redirects',
      '{{ range .Pages -}}\n{{ .From }} /x\n{{ end }}\n/old  /new',
      '/old',
      '4 /new',
    ],
    [
      'mkdocs.yml',
      'x: !!python/name:a.b\nplugins:\n  redirects:\n    redirect_maps:\n      old.md: https://new.example/',
      '/old',
      '1 https://new.example/',
    ],
    ['.gitbook.yaml', 'redirects:\n  old/page: new/README.md', '/old/page', '1 /new/index.md'],
    [
      'docusaurus.config.js',
      "export default { baseUrl: '/kit/', plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ to: '/x', from: ['/a', '/old'] }] }]] }",
      '/kit/old',
      '1 /kit/x',
    ],
    [
      'next.config.js',
      "export default { basePath: '/kit', redirects() { return [{ source: '/old', destination: '/new' }] } }",
      '/kit/old',
      '1 /kit/new',
    ],
    [
      'astro.config.mjs',
      "export default { base: '/kit', redirects: { '/old': '/kit/new' } }",
      '/kit/old',
      '1 /kit/new',
    ],
    [
      'nuxt.config.ts',
      "export default { app: { baseURL: '/kit/' }, routeRules: { '/old': { redirect: '/kit/new' } } }",
      '/kit/old',
      '1 /kit/new',
    ],
    ['redirects.ts', "export const redirects = { '/old': '/new' }", '/old', '1 /new'],
    ['redirects.js', "export default { '/old': '/new' }", '/old', '1 /new'],
    ['src/redirects.ts', "const moved = { '/old': '/new' } as const\nexport default moved", '/old', '1 /new'],
    ['redirects.cjs', "module.exports = { redirects: { '/old': { url: '/new' } } }", '/old', '1 /new'],
    ['redirects.mjs', "export default { '/old': { target: '/new' } }", '/old', '1 /new'],
    ['redirects.mjs', "export default [{ from: '/old', target: '/new' }]", '/old', '1 /new'],
  ])('is led on by %j', (path, text, address, cover) => {
    expect(leads(path, text, address)).toBe(cover)
  })

  it.each([
    ['netlify.toml', '[[redirects]]\nfrom = "/old"\nto = "/new"\nconditions = {Country = ["de"]}'],
    ['netlify.toml', '[[redirects]]\nfrom = "/*"\nto = "/404"\nstatus = 404'],
    ['vercel.json', vercel({ source: '/old', destination: '/new', has: [{ type: 'header' }] })],
    ['vercel.json', moved('/:x(o(l)+d)', '/new')],
    ['vercel.json', '{"rewrites":[{"source":"/(.*)","destination":"/index.html"}]}'],
    ['vercel.json', moved('/:p*/old', '/b')],
    ['vercel.json', '{"redirects":[{"source":"/old","destination":"/new"}'],
    ['netlify.toml', '[[redirects]\nfrom = "/old"'],
    ['vercel.json', '{"redirects":[null,1,{"source":1},{"source":"/old"}]}'],
  ])('is not led on by %j', (path, text) => {
    expect(leads(path, text, '/old')).toBeUndefined()
  })

  it('finds the line of a rule', () => {
    const rule = (from: string, to: string) => `[[redirects]]\nfrom = "${from}"\nto = "${to}"\n`
    const text = `# "old" has moved.\n${rule('/a', '/old')}${rule('/old', '/new')}`
    expect(leads('netlify.toml', text, '/old')).toBe('6 /new')
  })

  it('keeps valid entries next to an invalid one', () => {
    const text = vercel({ source: 7 }, { source: '/old', destination: '/new' })
    expect(leads('vercel.json', text, '/old')).toBe('1 /new')
  })
})

it.each([
  ['---\naliases: [/old]\n---\nText', '/old', '2 /guide/new'],
  ['---\naliases:\n- /old/\n---\nText', '/old', '3 /guide/new'],
  ['---\naliases: [old]\n---\nText', '/guide/old', '2 /guide/new'],
  ['---\naliases: [https://acme.example/old]\n---\nText', '/old', '2 /guide/new'],
  ['---\nredirect_from: /old.html\n---\nText', '/old', '2 /guide/new'],
  ['---\naliases: ["/old*"]\n---\nText', '/old*', '2 /guide/new'],
  ['<meta http-equiv="refresh" content="0; url=/other">', '/guide/new', '1 /other'],
  ['---\naliases: [Some other name]\n---\nText', '/old', undefined],
  ['---\naliases: ["/*"]\n---\nText', '/old', undefined],
  ['---\naliases: [/guide/new/]\n---\nText', '/guide/new', undefined],
])('findRedirect, by the page guide/new.md with %j: %s leads to %s', (text, address, led) => {
  const content = parsePage(text, 'markdown')
  const page = { path: 'guide/new.md', url: 'guide/new.md', addresses: ['/guide/new'], base: '/', content }
  const cover = findRedirect(address, createSite([], [page]).redirects)
  expect(cover && `${cover.line} ${cover.target}`).toBe(led)
  expect(cover?.file).toBe(led && 'guide/new.md')
})

describe('readPathPattern', () => {
  it.each(['old', '/a?b=c', '/a#b', '/a{b,c}', '/*/a', '/a*', '/x-:b', '/:a/x/*', `/${'a'.repeat(501)}`])(
    'cannot read %s',
    source => {
      expect(readPathPattern(source)).toBeUndefined()
    },
  )

  it('takes a time that grows with the length of an address', () => {
    const text = `${'/a'.repeat(100)}/* /x\n`.repeat(300)
    expectLinear(900, length => {
      expect(leads('_redirects', text, `/${'a'.repeat(length)}`)).toBeUndefined()
    })
  })
})

describe('isSiteFile', () => {
  it.each([
    ['robots.txt', true],
    ['docs/public/robots.txt', true],
    ['static/_redirects', true],
    ['netlify.toml', true],
    ['website/vercel.json', true],
    ['website/docusaurus.config.ts', true],
    ['src/redirects.mjs', true],
    ['docs/.vitepress/public/robots.txt', true],
    ['node_modules/a/robots.txt', false],
    ['test/fixtures/robots.txt', false],
    ['my-robots.txt', false],
    ['layouts/partials/redirects.html', false],
    ['material/mkdocs_theme.yml', false],
  ])('%s: %s', (path, is) => {
    expect(isSiteFile(path)).toBe(is)
  })
})
