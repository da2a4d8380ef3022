import { describe, expect, it } from 'vitest'
import { type Corpus, type CorpusSettings, loadCorpora, loadCorpus } from '../../../src/sites/corpus.ts'
import {
  createPageFinder,
  findHiddenReasons,
  findMovedPages,
  findNewlyHidden,
  findSuccessors,
  findUncheckable,
} from '../../../src/sites/indexing/hidden.ts'
import { aSource } from '../../support/pages.ts'

const settings: CorpusSettings = {
  competitors: [],
  siteUrls: [{ folder: '', template: 'https://www.acme.example/{path}' }],
}
const withoutUrl = { competitors: [], siteUrls: [] }

const load = (files: Record<string, string>, given = settings) => loadCorpus(aSource(files), given)

function pageOf({ pages, hidden }: Corpus, path: string) {
  const page = [...pages, ...hidden].find(page => page.path === path)
  if (page === undefined) throw new Error(`no page ${path}`)
  return page
}

async function kindsOf(files: Record<string, string>, path: string, given = settings): Promise<string[]> {
  const corpus = await load(files, given)
  return findHiddenReasons(pageOf(corpus, path), corpus).map(
    ({ kind, file, line }) => `${kind} ${file}:${line}`,
  )
}

const loadBoth = (before: Record<string, string>, after: Record<string, string>) =>
  loadCorpora(aSource(before), aSource(after), withoutUrl)

const canonical = (target: string) => `---\ntitle: A\ncanonical_url: ${target}\n---\nText`

describe('findHiddenReasons', () => {
  it('names the file and line of every reason', async () => {
    const files = {
      'robots.txt': 'User-agent: Bingbot\nDisallow: /docs/',
      'docs/a.md': '---\nunlisted: true\n---\nText\n\n<meta name="googlebot" content="noindex">',
    }
    const corpus = await load(files)
    expect(findHiddenReasons(pageOf(corpus, 'docs/a.md'), corpus)).toEqual([
      { kind: 'unlisted', file: 'docs/a.md', line: 2, evidence: 'unlisted: true' },
      {
        kind: 'noindex',
        file: 'docs/a.md',
        line: 6,
        crawler: 'googlebot',
        evidence: '<meta name="googlebot" content="noindex">',
      },
      { kind: 'blocked', file: 'robots.txt', line: 2, crawler: 'Bingbot', evidence: 'Disallow: /docs/' },
    ])
  })

  it('is empty for a public page with aliases and nosnippet', async () => {
    const page = '---\naliases: [/b]\nrobots: nosnippet\n---\nText'
    expect(await kindsOf({ 'a.md': page, 'robots.txt': 'User-agent: *' }, 'a.md')).toEqual([])
  })

  it.each(['"{{ page.url }}"', 'https://acme.example/${path}', 'mailto:a@acme.example', 'https://['])(
    'ignores an unreadable canonical address: %s',
    async target => {
      expect(await kindsOf({ 'docs/a.md': canonical(target) }, 'docs/a.md')).toEqual([])
    },
  )

  it('ignores a canonical address if that of the page is not known', async () => {
    const files = { 'docs/a.md': canonical('https://other.example/b') }
    expect(await kindsOf(files, 'docs/a.md', withoutUrl)).toEqual([])
  })

  it.each([
    ['https://www.acme.example/docs/a', false],
    ['https://acme.example/docs/a/', false],
    ['http://acme.example/docs/a.html?x=1', false],
    ['/docs/a', false],
    ['a', false],
    ['https://acme.example/a', true],
    ['https://other.example/docs/a', true],
    ['/docs/b', true],
  ])('compares %s with the page’s URL: elsewhere is %s', async (target, isElsewhere) => {
    const kinds = await kindsOf({ 'docs/a.md': canonical(target) }, 'docs/a.md')
    expect(kinds).toEqual(isElsewhere ? ['canonical docs/a.md:3'] : [])
  })
})

describe('a forced redirect', () => {
  it.each([
    ['static/_redirects', '# old\n/docs/a /b 301!', 2],
    ['_redirects', '/docs/* /b/:splat 302!', 1],
    ['_redirects', '/docs/a /b 200!', 1],
    ['_redirects', '/docs/a https://www.acme.example/b 301!', 1],
    ['netlify.toml', '[[redirects]]\nfrom = "/docs/a"\nto = "/b"\nforce = true', 2],
  ])('hides a page by %s: %j', async (file, text, line) => {
    const files = { [file]: text, 'docs/a.md': 'Text' }
    expect(await kindsOf(files, 'docs/a.md')).toEqual([`redirect ${file}:${line}`])
  })

  it.each([
    ['_redirects', '/docs/a /b 301'],
    ['_redirects', '/docs/a /b 301! Country=de'],
    ['_redirects', '/docs/b /b 301!'],
    ['_redirects', '/a /docs/a 301!'],
    ['_redirects', '/docs/a /docs/a/ 301!'],
    ['_redirects', '/docs/a /b\n/docs/* /c 301!'],
    ['_redirects', '/* /index.html 200!'],
    ['packages/other/public/_redirects', '/docs/a /b 301!'],
    ['netlify.toml', '[[redirects]]\nfrom = "/docs/a"\nto = "/b"\nforce = false'],
  ])('does not hide it by %s: %j', async (file, text) => {
    expect(await kindsOf({ [file]: text, 'docs/a.md': 'Text' }, 'docs/a.md')).toEqual([])
  })
})

describe('findNewlyHidden', () => {
  const since = async (before: Record<string, string>, after: Record<string, string>) => {
    const { base, head } = await loadCorpora(aSource(before), aSource(after), settings)
    return (findNewlyHidden([pageOf(base, 'a.md')], base, head).get('a.md') ?? []).map(
      ({ kind, crawler, file, line }) => `${kind} ${crawler ?? '*'} ${file}:${line}`,
    )
  }

  const page = { 'a.md': 'Text' }
  const draft = { 'a.md': '---\ndraft: true\n---\nText' }
  const noindex = '---\nnoindex: true\n---\nText'
  const bing = 'User-agent: Bingbot\nDisallow: /\n'
  const google = `${bing}\nUser-agent: Googlebot\nDisallow: /a`

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['a page that the change hides', page, { 'a.md': noindex }, ['noindex * a.md:2']],
    ['a page that is canonical elsewhere', page, { 'a.md': canonical('/b') }, ['canonical * a.md:3']],
    [
      'the crawlers that the change blocks',
      { ...page, 'robots.txt': bing },
      { ...page, 'robots.txt': google },
      ['blocked Googlebot robots.txt:5'],
    ],
    ['no crawlers that were blocked', { ...page, 'robots.txt': bing }, { ...page, 'robots.txt': bing }, []],
    [
      'a redirect that the change forces',
      { ...page, _redirects: '/a /b 301' },
      { ...page, _redirects: '/a /b 301!' },
      ['redirect * _redirects:1'],
    ],
    ['no earlier redirect', { ...page, _redirects: '/a /b 301!' }, { ...page, _redirects: '/a /b 301!' }, []],
    ['no page that was hidden', draft, { 'a.md': noindex }, []],
    ['no page that shows itself', draft, page, []],
    ['no deleted page', page, {}, []],
  ])('finds %s', async (_, before, after, reasons) => {
    expect(await since(before, after)).toEqual(reasons)
  })
})

describe('a page that a setting removes from the site', () => {
  const script = (lines: string) => `export default {\n${lines}}\n`
  const mkdocs = 'site_name: Acme\n'
  const hugo = 'baseURL = "/"\n'
  const jekyll = 'title: Acme\n'
  const output = (plans: string) =>
    `collections:\n  old:\n    output: false\n  plans:\n    # public\n    output: ${plans}`
  const sphinx = "project = 'Acme'\nextensions = ['myst_parser']\n"
  const docusaurus = (docs: string) =>
    script(`  baseUrl: '/', presets: [['classic', {\n    docs: ${docs},\n  }]],\n`)
  const index = (cascade: string) => `---\ntitle: Plans\n${cascade}---\nAll plans`
  const page = '---\ntitle: Team\n---\nText'

  it.each<[page: string, settings: string, before: string, after: string, reason: string]>([
    ['docs/team.md', 'mkdocs.yml', mkdocs, `${mkdocs}exclude_docs: |\n  old.md\n  team.md`, '4 team.md'],
    ['docs/plans/team.md', 'mkdocs.yml', mkdocs, `${mkdocs}draft_docs: |\n  plans/`, '3 plans/'],
    ['docs/team.md', 'mkdocs.yml', `${mkdocs}docs_dir: docs`, `${mkdocs}docs_dir: new`, '2 docs_dir: new'],
    ['team.md', '.eleventyignore', 'old/', 'old/\nteam.md', '2 team.md'],
    ['plans/team.md', 'plans/plans.json', '{}', '{\n"permalink": false\n}', '2 "permalink": false'],
    [
      'content/plans/team.md',
      'content/plans/_index.md',
      index(''),
      index('cascade:\n  draft: true\n'),
      '4 draft: true',
    ],
    ['content/plans/team.md', 'hugo.toml', hugo, `${hugo}[cascade]\ndraft = true`, '3 draft = true'],
    [
      'docs/team.md',
      'docusaurus.config.js',
      docusaurus('{}'),
      docusaurus("{ exclude: ['team.md'] }"),
      "3 docs: { exclude: ['team.md'] },",
    ],
    ['docs/team.md', 'docusaurus.config.js', docusaurus('{}'), docusaurus('false'), '3 docs: false,'],
    [
      'team.md',
      '.vitepress/config.ts',
      script(''),
      script("  srcExclude: ['team.md'],\n"),
      "2 srcExclude: ['team.md'],",
    ],
    ['plans/team.md', '_config.yml', jekyll, `${jekyll}exclude:\n  - vendor\n  - plans`, '4 - plans'],
    [
      'plans/team.md',
      '_config.yml',
      jekyll,
      `${jekyll}defaults:\n  - values:\n      published: false`,
      '4 published: false',
    ],
    ['_plans/team.md', '_config.yml', output('true'), output('false'), '6 output: false'],
    ['_plans/team.md', '_config.yml', `${jekyll}include: [_plans]`, jekyll, '2 '],
    [
      'team.md',
      'conf.py',
      sphinx,
      `${sphinx}exclude_patterns = ['team.md']`,
      "3 exclude_patterns = ['team.md']",
    ],
  ])('%s by %s', async (path, settings, before, after, reason) => {
    const isEleventy = /\.eleventyignore|plans\.json/.test(settings)
    const config = isEleventy ? { 'eleventy.config.js': 'export default {}' } : { 'hugo.toml': hugo }
    const site = { ...config, [path]: page }
    const { base, head } = await loadBoth({ ...site, [settings]: before }, { ...site, [settings]: after })
    const reasons = findNewlyHidden(base.pages, base, head).get(path) ?? []
    expect(reasons.map(({ kind, file, line, evidence }) => `${kind} ${file} ${line} ${evidence}`)).toEqual([
      `unpublished ${settings} ${reason}`,
    ])
  })

  it('ignores pages of another generator', async () => {
    const site = { 'mkdocs.yml': mkdocs, 'docs/team.md': page }
    const { base, head } = await loadBoth(site, { ...site, 'docs/conf.py': "project = 'Acme'" })
    expect(findNewlyHidden(base.pages, base, head)).toEqual(new Map())
  })
})

const mintlify = (lines: string, seo = '{}') =>
  `{ "colors": {},\n"seo": ${seo},\n"navigation": {\n${lines}\n} }`
const listed = mintlify('"pages": [\n"index",\n"team"\n]')
const unlisted = mintlify('"pages": [\n"index"\n]')
const byReference = mintlify('"$ref": "./config/navigation.json"')
const reference = (pages: string) => ({
  'docs.json': byReference,
  'config/navigation.json': `{"pages":[\n${pages}]}`,
})
it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
  [
    'hides itself',
    {},
    { 'team.mdx': '---\ntitle: A\nhidden: true\n---\nText' },
    ['unlisted team.mdx:3 hidden: true'],
  ],
  ['is taken out of the navigation', {}, { 'docs.json': unlisted }, ['unlisted docs.json:5 ']],
  [
    'is taken out of a file of the navigation',
    reference('"index",\n"team"'),
    reference('"index"'),
    ['unlisted config/navigation.json:2 '],
  ],
  [
    'is in a hidden group',
    {},
    { 'docs.json': mintlify('"groups": [{\n"hidden": true,\n"pages": ["team"]\n}]') },
    ['unlisted docs.json:5 "hidden": true,'],
  ],
  ['is ignored', {}, { '.mintignore': '*.draft\nteam.mdx' }, ['unpublished .mintignore:2 team.mdx']],
  [
    'is on a site with noindex',
    {},
    { 'docs.json': listed.replace('{},\n"nav', '{ "metatags": {\n"robots": "noindex" } },\n"nav') },
    ['noindex docs.json:3 "robots": "noindex" } },'],
  ],
  ['is indexed all the same', {}, { 'docs.json': mintlify('', '{ "indexing": "all" }') }, []],
  ['was not listed before', { 'docs.json': unlisted }, { 'docs.json': unlisted, 'index.mdx': 'New' }, []],
  ['may be in a file that is not read', {}, { 'docs.json': byReference }, []],
])('findNewlyHidden, of a page of Mintlify that %s', async (_, before, after, reasons) => {
  const site = { 'docs.json': listed, 'index.mdx': 'Text', 'team.mdx': '---\ntitle: A\n---\nText' }
  const { base, head } = await loadBoth({ ...site, ...before }, { ...site, ...after })
  const found = findNewlyHidden(base.pages, base, head).get('team.mdx') ?? []
  expect(found.map(({ kind, file, line, evidence }) => `${kind} ${file}:${line} ${evidence}`)).toEqual(
    reasons,
  )
})

const starlight = (options: string) =>
  `export default defineConfig({\nintegrations: [\nstarlight({ ${options} })] })`
const robots = (name: string, content: string) =>
  `title: 'A', head: [{ tag: 'meta', attrs: { name: '${name}', content: '${content}' } }]`
it.each<[string, path: string, reasons: string[]]>([
  [robots('robots', 'noindex, nofollow'), 'src/content/docs/a.md', ['noindex 3']],
  [`${robots('robots', 'none')}, locales: {}`, 'src/content/docs/a.md', ['noindex 3']],
  [robots('robots', 'noindex'), 'src/pages/a.md', []],
  [robots('robots', 'index, follow'), 'src/content/docs/a.md', []],
  [robots('description', 'noindex'), 'src/content/docs/a.md', []],
  ["title: 'A', head", 'src/content/docs/a.md', []],
])('findNewlyHidden, by starlight({ %s }): %s', async (options, path, reasons) => {
  const site = { [path]: 'x', 'astro.config.mjs': starlight("title: 'A'") }
  const { base, head } = await loadBoth(site, { ...site, 'astro.config.mjs': starlight(options) })
  const found = findNewlyHidden(base.pages, base, head).get(path) ?? []
  expect(found.map(({ kind, line }) => `${kind} ${line}`)).toEqual(reasons)
})

const unreachable = async (before: Record<string, string>, after: Record<string, string>) => {
  const { base, head } = await loadCorpora(aSource(before), aSource(after), settings)
  return [...findSuccessors(base.pages, head, base.site.redirects).values()].some(page => page === undefined)
}

it.each<[string, Record<string, string>, Record<string, string>, boolean]>([
  ['deleted', { 'docs/a.md': 'x', 'b.md': 'y' }, { 'b.md': 'y' }, true],
  ['renamed', { 'a.md': 'x' }, { 'b.md': 'x' }, true],
  ['given a slug', { 'a.md': 'x' }, { 'a.md': '---\nslug: b\n---\nx' }, true],
  ['given a permalink', { 'a.md': 'x' }, { 'a.md': '---\npermalink: /b/\n---\nx' }, true],
  ['aliased', { 'a.md': 'x' }, { 'b.md': '---\naliases: [/a/]\n---\nx' }, false],
  ['redirected', { 'a.md': 'x' }, { 'b.md': 'y', 'static/_redirects': '/a /b' }, false],
  ['redirected twice', { 'a.md': 'x' }, { 'c.md': 'y', _redirects: '/a /b\n/b /c' }, false],
  ['redirected in the base only', { 'a.md': 'x', _redirects: '/a /b' }, { 'b.md': 'y' }, true],
  ['of another address than a redirect', { 'docs/a.md': 'x' }, { 'b.md': 'y', _redirects: '/a /b' }, true],
  ['redirected to no page', { 'a.md': 'x' }, { 'b.md': 'y', _redirects: '/a /c' }, true],
  ['redirected to the home page', { 'a.md': 'x' }, { 'index.md': 'y', _redirects: '/a /' }, true],
  ['redirected in a circle', { 'a.md': 'x' }, { 'b.md': 'y', _redirects: '/a /c\n/c /a' }, true],
  ['of another format', { 'a.md': 'x' }, { 'a.mdx': 'x' }, false],
  ['in a folder', { 'a.md': 'x' }, { 'a/index.md': 'x' }, false],
  ['given its old slug', { 'docs/a.md': 'x' }, { 'docs/b.md': '---\nslug: a\n---\nx' }, false],
  ['a draft', { 'a.md': 'x' }, { 'a.md': '---\ndraft: true\n---\nx' }, false],
  ['rewritten', { 'a.md': 'x' }, { 'a.md': 'y' }, false],
])('findSuccessors follows the address of a page that is %s', async (_, before, after, isGone) => {
  expect(await unreachable(before, after)).toBe(isGone)
})

it.each<[redirects: string, successor: string | undefined]>([
  ['/docs/a /docs/b', 'docs/b.md'],
  ['/a/ /b/', 'docs/b.md'],
  ['/kit/docs/a.html https://acme.example/kit/docs/b', 'docs/b.md'],
  ['/docs/* /docs/b', 'docs/b.md'],
  ['/docs/a /', undefined],
  ['/docs/a /docs/c', undefined],
  ['/docs/ca /docs/b', undefined],
  ['/blog/a /docs/b', undefined],
  // The base has this redirect.
  ['/v1/docs/a /docs/b', undefined],
])('findSuccessors, of a page whose addresses are not known: %s leads to %s', async (_redirects, path) => {
  const old = { 'docs/b.md': 'y', _redirects: '/v1/docs/a /docs/b' }
  const { base, head } = await loadBoth({ ...old, 'docs/a.md': 'x' }, { ...old, _redirects })
  expect(findSuccessors(base.pages, head, base.site.redirects).get('docs/a.md')?.path).toBe(path)
})

it.each<[file: string, kit: string, from: string, to: string, successor: string | undefined]>([
  ['redirects.json', '/kit/', '/a', '/b', 'b.md'],
  ['redirects.json', '/kit/', '/kit/a', '/b', 'b.md'],
  ['redirects.json', '/kit/', '/a', '/kit/b/', 'b.md'],
  ['redirects.json', '/kit/', '/a', 'https://acme.example/b', undefined],
  ['redirects.json', '/', '/a', '/b', 'b.md'],
  ['redirects.json', '/', '/kit/a', '/b', undefined],
  ['vercel.json', '/kit/', '/a', '/b', undefined],
])('findSuccessors, by %s on a site at %s: %s leads to %s', async (file, kit, from, to, path) => {
  const site = { '.vitepress/config.ts': `export default { base: '${kit}' }`, 'b.md': 'y' }
  const text = JSON.stringify({ redirects: [{ source: from, destination: to }] })
  const { base, head } = await loadBoth({ ...site, 'a.md': 'x' }, { ...site, [file]: text })
  expect(findSuccessors(base.pages, head, []).get('a.md')?.path).toBe(path)
})

it('findSuccessors leads from an alias to its page, whose addresses are not known', async () => {
  const after = { 'docs/b.md': '---\nredirect_from: /docs/a/\n---\ny' }
  const { base, head } = await loadBoth({ 'docs/a.md': 'x', 'docs/b.md': 'y' }, after)
  expect(findSuccessors(base.pages, head, base.site.redirects).get('docs/a.md')?.path).toBe('docs/b.md')
})

const hugoSite = (base: string, text = 'x') => ({
  'hugo.toml': `baseURL = "https://acme.example${base}"\ntitle = "Acme"`,
  'content/a.md': text,
  'content/b.md': 'y',
})
it('findMovedPages reports that a change of settings moves all pages', async () => {
  const { base, head } = await loadBoth(hugoSite('/kit/'), hugoSite('/'))
  expect(findMovedPages(base.pages, head)).toEqual({ pages: 2, total: 2, from: '/kit/a/', to: '/a/' })
  expect(findSuccessors(base.pages, head, base.site.redirects)).toEqual(new Map())
})

it('findMovedPages ignores a single page that moves', async () => {
  const { base, head } = await loadBoth(hugoSite('/'), hugoSite('/', '---\nslug: c\n---\nx'))
  expect(findMovedPages(base.pages, head)).toBeUndefined()
  expect([...findSuccessors(base.pages, head, base.site.redirects)]).toEqual([['content/a.md', undefined]])
})

const pagesIn = (folder: string) =>
  Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`${folder}/${name}.md`, name]))
const docusaurusSite = (options: string, others: Record<string, string> = {}) => ({
  'docusaurus.config.js': `export default { baseUrl: '/', presets: [['classic', { ${options} }]] }`,
  'blog/2024-05-06-e.md': 'e',
  ...pagesIn('docs'),
  ...others,
})
it.each<[string, Record<string, string>, string | undefined]>([
  ['moves a folder', docusaurusSite("docs: { routeBasePath: 'wiki' }"), '4 of 5: /docs/a → /wiki/a'],
  ['moves one page', docusaurusSite("blog: { routeBasePath: 'news' }"), undefined],
  [
    'redirects the old addresses',
    docusaurusSite("docs: { routeBasePath: 'wiki' }", { 'static/_redirects': '/docs/* /wiki/:splat' }),
    undefined,
  ],
  [
    'copies the pages of a version',
    docusaurusSite('', { 'versions.json': '["1.0"]', ...pagesIn('versioned_docs/version-1.0') }),
    undefined,
  ],
])('findMovedPages, of a change that %s: %#', async (_, after, expected) => {
  const { base, head } = await loadBoth(docusaurusSite(''), after)
  const moved = findMovedPages(base.pages, head)
  expect(moved && `${moved.pages} of ${moved.total}: ${moved.from} → ${moved.to}`).toBe(expected)
})

const pages = { 'a.md': 'x', 'b.md': 'y' }
it.each<[string, Record<string, string>, string[]]>([
  ['edits a page', { ...pages, 'a.md': 'z' }, []],
  ['only deletes a page', { 'b.md': 'y' }, []],
  ['deletes a page and edits another', { 'b.md': 'x y' }, ['a.md']],
  ['renames a page', { 'b.md': 'y', 'c.md': 'x' }, ['a.md']],
  ['gives a page a canonical address', { ...pages, 'a.md': canonical('/b') }, ['a.md']],
  ['edits robots.txt', { ...pages, 'robots.txt': 'User-agent: *\nDisallow: /x' }, ['a.md', 'b.md']],
  ['edits redirects', { ...pages, _redirects: '/a /b' }, ['a.md', 'b.md']],
  ['adds a header', { ...pages, _headers: '/a\n  X-Robots-Tag: noindex' }, ['a.md', 'b.md']],
])('findUncheckable, of a change that %s', async (_, after, paths) => {
  const { base, head } = await loadBoth(pages, after)
  expect(findUncheckable(base, head).map(({ path }) => path)).toEqual(paths)
})

it('findUncheckable counts pages that only the code of a site publishes', async () => {
  const site = { 'next.config.js': 'module.exports = {}', 'content/a.md': 'x' }
  const { base, head } = await loadBoth(site, { ...site, _redirects: '/a /b' })
  expect(findUncheckable(base, head).map(({ path }) => path)).toEqual(['content/a.md'])
})

it('findUncheckable leaves out pages without a site, and unchanged aliases', async () => {
  const alias = '---\naliases: [/old]\n---\n'
  const site = { 'hugo.toml': 'baseURL = "/"', 'README.md': 'x', 'content/a.md': `${alias}x` }
  const edited = await loadBoth(site, { ...site, _redirects: '/a /b', 'content/a.md': `${alias}y` })
  expect(findUncheckable(edited.base, edited.head)).toEqual([])
  const bare = { 'a.md': `${alias}x`, 'b.md': 'x' }
  const { base, head } = await loadBoth(bare, { ...bare, 'a.md': `${alias}y` })
  expect(findUncheckable(base, head)).toEqual([])
})

it.each([
  ['acme.example/docs/a', 'docs/a.md'],
  ['acme.example/docs/a.html', 'docs/a.md'],
  ['acme.example/docs/%61', 'docs/a.md'],
  ['acme.example/old', 'docs/a.md'],
  ['acme.example/older', 'docs/a.md'],
  ['acme.example/draft', 'draft.md'],
  ['acme.example', 'index.md'],
  ['acme.example/gone', 'no-page'],
  ['acme.example/loop', 'no-page'],
  ['acme.example/__proto__', 'no-page'],
  ['blog.acme.example/docs/a', 'other-site'],
  ['not a host/docs/a', 'other-site'],
  ['', 'other-site'],
])('a page finder leads from %s to %s', async (address, expected) => {
  const corpus = await load({
    'index.md': 'Home',
    'docs/a.md': 'Text',
    'draft.md': '---\nrobots: noindex\n---\nText',
    _redirects: '/old /docs/a\n/older https://acme.example/old\n/loop /loop2\n/loop2 /loop',
  })
  const found = createPageFinder(corpus)(address)
  expect(typeof found === 'string' ? found : found.path).toBe(expected)
})

it('a page finder accepts each host if the address of the site is not known', async () => {
  const corpus = await load({ 'mkdocs.yml': 'site_name: A', 'docs/a.md': 'Text' }, withoutUrl)
  const find = createPageFinder(corpus)
  expect(find('docs.acme.example/a')).toMatchObject({ path: 'docs/a.md' })
  // The address may belong to another site of the brand.
  expect(find('docs.acme.example/b')).toBe('other-site')
})
