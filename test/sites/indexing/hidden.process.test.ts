import { describe, expect, it } from 'vitest'
import { type Corpus, type CorpusSettings, loadCorpora, loadCorpus } from '../../../src/sites/corpus.ts'
import { openTree } from '../../../src/sites/git-tree.ts'
import { findGone, hiddenReasons, hiddenSince } from '../../../src/sites/indexing/hidden.ts'
import { createSelection } from '../../../src/sites/selection.ts'
import { openWorkTree } from '../../../src/sites/work-tree.ts'
import { aRepository, commit, write } from '../../support/git-repository.ts'
import { aSource } from '../../support/pages.ts'

const settings: CorpusSettings = { competitors: [], siteUrls: [] }
const withUrl = { competitors: [], siteUrls: [{ folder: '', template: 'https://www.acme.example/{path}' }] }

const load = (files: Record<string, string>, given = settings) => loadCorpus(aSource(files), given)

function pageOf({ pages, hidden }: Corpus, path: string) {
  const page = [...pages, ...hidden].find(page => page.path === path)
  if (page === undefined) throw new Error(`no page ${path}`)
  return page
}

async function kindsOf(files: Record<string, string>, path: string, given = settings): Promise<string[]> {
  const corpus = await load(files, given)
  return hiddenReasons(pageOf(corpus, path), corpus).map(({ kind, file, line }) => `${kind} ${file}:${line}`)
}

const canonical = (target: string) => `---\ntitle: A\ncanonical_url: ${target}\n---\nText`

describe('hiddenReasons', () => {
  it('names the file and line of every reason', async () => {
    const files = {
      'robots.txt': 'User-agent: Bingbot\nDisallow: /docs/',
      'docs/a.md': '---\nunlisted: true\n---\nText\n\n<meta name="googlebot" content="noindex">',
    }
    const corpus = await load(files)
    expect(hiddenReasons(pageOf(corpus, 'docs/a.md'), corpus)).toEqual([
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

  it('is empty for a page that may be used, aliases and nosnippet included', async () => {
    const files = {
      'a.md': '---\naliases: [/b]\nrobots: nosnippet\n---\nText',
      'robots.txt': 'User-agent: *',
    }
    const corpus = await load(files)
    expect(hiddenReasons(pageOf(corpus, 'a.md'), corpus)).toEqual([])
    expect(hiddenReasons(pageOf(corpus, 'a.md'), corpus)).toEqual([])
  })

  it.each([
    'https://other.example/b',
    'https://other.example/docs/b',
    '/docs/b',
    '../b',
    'https://other.example/',
  ])('counts a canonical address elsewhere, without a site URL: %s', async target => {
    expect(await kindsOf({ 'docs/a.md': canonical(target) }, 'docs/a.md')).toEqual(['canonical docs/a.md:3'])
  })

  it.each([
    'https://any.example/any/a',
    'https://any.example/docs/a/',
    '/docs/a.html',
    '/a',
    './a',
    '#top',
    '"{{ page.url }}"',
    'https://acme.example/${path}',
    'mailto:a@acme.example',
    'https://[',
  ])('does not count one that may be the page’s own: %s', async target => {
    expect(await kindsOf({ 'docs/a.md': canonical(target) }, 'docs/a.md')).toEqual([])
  })

  it('knows nothing of the address of a site’s first page without a site URL', async () => {
    expect(await kindsOf({ 'index.md': canonical('https://acme.example/product') }, 'index.md')).toEqual([])
  })

  it.each([
    ['posts/2026-01-02-a.md', 'https://acme.example/2026/01/02/a.html'],
    ['docs/02-a.md', 'https://acme.example/docs/a'],
    ['docs/a/index.md', 'https://acme.example/docs/a/'],
  ])('knows how %s is published', async (path, target) => {
    expect(await kindsOf({ [path]: canonical(target) }, path)).toEqual([])
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
    const kinds = await kindsOf({ 'docs/a.md': canonical(target) }, 'docs/a.md', withUrl)
    expect(kinds).toEqual(isElsewhere ? ['canonical docs/a.md:3'] : [])
  })
})

describe('a folder of drafts', () => {
  it.each(['_drafts/a.md', 'blog/_drafts/b/a.md'])('hides %s', async path => {
    const corpus = await load({ [path]: 'Text', 'drafts/a.md': 'Text', '_drafts.md': 'Text' })
    expect(corpus.pages.map(page => page.path)).toEqual(['drafts/a.md', '_drafts.md'])
    expect(hiddenReasons(pageOf(corpus, path), corpus)).toEqual([
      { kind: 'draft-folder', file: path, line: 1, evidence: '_drafts/' },
    ])
  })
})

describe('a forced redirect', () => {
  it.each([
    ['static/_redirects', '# old\n/docs/a /b 301!', 2],
    ['_redirects', '/docs/* /b/:splat 302!', 1],
    ['_redirects', '/docs/a /b 200!', 1],
    ['_redirects', '/a https://www.acme.example/b 301!', 1],
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

describe('hiddenSince', () => {
  const since = async (before: Record<string, string>, after: Record<string, string>, path = 'a.md') => {
    const { base, head } = await loadCorpora(aSource(before), aSource(after), settings)
    return (hiddenSince([pageOf(base, path)], base, head).get(path) ?? []).map(
      ({ kind, crawler, file, line }) => `${kind} ${crawler ?? '*'} ${file}:${line}`,
    )
  }

  it('finds what the change brought', async () => {
    expect(await since({ 'a.md': 'Text' }, { 'a.md': '---\nnoindex: true\n---\nText' })).toEqual([
      'noindex * a.md:2',
    ])
    expect(await since({ 'a.md': 'Text' }, { 'a.md': canonical('/b') })).toEqual(['canonical * a.md:3'])
  })

  it('finds the crawlers that the change blocked, and no others', async () => {
    const bing = 'User-agent: Bingbot\nDisallow: /\n'
    const before = { 'a.md': 'Text', 'robots.txt': bing }
    const after = { 'a.md': 'Text', 'robots.txt': `${bing}\nUser-agent: Googlebot\nDisallow: /a` }
    expect(await since(before, after)).toEqual(['blocked Googlebot robots.txt:5'])
    expect(await since(before, before)).toEqual([])
  })

  it('finds the redirect that the change forces, and no earlier one', async () => {
    const after = { 'a.md': 'Text', _redirects: '/a /b 301!' }
    expect(await since({ 'a.md': 'Text', _redirects: '/a /b 301' }, after)).toEqual([
      'redirect * _redirects:1',
    ])
    expect(await since(after, after)).toEqual([])
  })

  it('finds a page that moved to where it is hidden', async () => {
    const moved = ['draft-folder * _drafts/b.md:1']
    expect(await since({ 'a.md': 'Text' }, { '_drafts/b.md': 'Text' })).toEqual(moved)
    expect(await since({ 'a.md': '# A\n\nText' }, { '_drafts/b.md': '# B\n\nText\n\n# C\n\nMore' })).toEqual(
      moved,
    )
    expect(await since({ 'a.md': 'Text' }, { 'b.md': '---\nnoindex: true\n---\nText' })).toEqual([
      'noindex * b.md:2',
    ])
  })

  it('takes no other text, and no hidden copy that was there, for a page that moved', async () => {
    expect(await since({ 'a.md': 'Text' }, { '_drafts/a.md': 'Other' })).toEqual([])
    const copy = { '_drafts/a.md': 'Text' }
    expect(await since({ 'a.md': 'Text', ...copy }, copy)).toEqual([])
  })

  it('finds nothing for a page that was hidden, is deleted, or shows itself', async () => {
    const hidden = { 'a.md': '---\ndraft: true\n---\nText' }
    expect(await since(hidden, { 'a.md': '---\nnoindex: true\n---\nText' })).toEqual([])
    expect(await since(hidden, { 'a.md': 'Text' })).toEqual([])
    expect(await since({ 'a.md': 'Text' }, {})).toEqual([])
  })
})

describe('findGone', () => {
  const gone = async (before: Record<string, string>, after: Record<string, string>, given = settings) => {
    const { base, head } = await loadCorpora(aSource(before), aSource(after), given)
    return findGone(base.pages, head).map(
      ({ page, address, redirect }) =>
        `${page.path} ${address} ${redirect ? `${redirect.file}:${redirect.line} ${redirect.target}` : '-'}`,
    )
  }

  it.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['deleted', { 'docs/a.md': 'x', 'b.md': 'y' }, { 'b.md': 'y' }, ['docs/a.md /docs/a -']],
    ['renamed', { 'a.md': 'x' }, { 'b.md': 'x' }, ['a.md /a -']],
    ['given another slug', { 'a.md': 'x' }, { 'a.md': '---\nslug: b\n---\nx' }, ['a.md /a -']],
    ['given a permalink', { 'a.md': 'x' }, { 'a.md': '---\npermalink: /b/\n---\nx' }, ['a.md /a -']],
    [
      'renamed with an alias',
      { 'a.md': 'x' },
      { 'b.md': '---\naliases: [/a/]\n---\nx' },
      ['a.md /a b.md:2 /b'],
    ],
    [
      'deleted with a redirect',
      { 'a.md': 'x' },
      { 'static/_redirects': '/a /b' },
      ['a.md /a static/_redirects:1 /b'],
    ],
    [
      'redirected under another of its addresses',
      { 'docs/a.md': 'x' },
      { _redirects: '/a /b' },
      ['docs/a.md /docs/a _redirects:1 /b'],
    ],
    ['renamed to another format', { 'a.md': 'x' }, { 'a.mdx': 'x' }, []],
    ['moved to another folder of sources', { 'docs/a.md': 'x' }, { 'src/content/docs/a.mdx': 'x' }, []],
    [
      'made the newest version of Docusaurus',
      { 'docs/a/b.md': 'x' },
      { 'versioned_docs/version-3/a/b.md': 'x' },
      [],
    ],
    ['moved into a folder', { 'a.md': 'x' }, { 'a/index.md': 'x' }, []],
    ['put in another place in the order', { 'docs/01-a.md': 'x' }, { 'docs/02-a.md': 'x' }, []],
    ['renamed and given its old slug', { 'docs/a.md': 'x' }, { 'docs/b.md': '---\nslug: a\n---\nx' }, []],
    ['made a draft', { 'a.md': 'x' }, { 'a.md': '---\ndraft: true\n---\nx' }, []],
    ['rewritten', { 'a.md': 'x' }, { 'a.md': 'y' }, []],
  ])('tells of a page that is %s', async (_, before, after, expected) => {
    expect(await gone(before, after)).toEqual(expected)
  })

  it('goes by the site URL where there is one', async () => {
    expect(await gone({ 'docs/a.md': 'x' }, { 'a.md': 'x' }, withUrl)).toEqual(['docs/a.md /docs/a -'])
  })

  it('takes a redirect of the base alone for none', async () => {
    expect(await gone({ 'a.md': 'x', _redirects: '/a /b' }, {})).toEqual(['a.md /a -'])
  })
})

describe('a real checkout', () => {
  it('is read with its robots.txt and redirects, in the base and in the work tree', async () => {
    const folder = aRepository()
    const base = commit(folder, {
      'docs/a.md': 'A.',
      'docs/b.md': 'B.',
      'static/robots.txt': 'User-agent: *',
    })
    write(folder, {
      'static/robots.txt': 'User-agent: OAI-SearchBot\nDisallow: /docs/a',
      'docs/b.md': '---\nredirect_from: /docs/old\nnoindex: true\n---\nB.',
    })
    const selection = createSelection([], [])
    const trees = await loadCorpora(
      await openTree({ folder }, base, selection),
      await openWorkTree({ folder }, selection),
      settings,
    )
    expect(trees.head.pages.map(({ path }) => path)).toEqual(['docs/a.md'])
    expect(trees.head.hidden.map(({ path }) => path)).toEqual(['docs/b.md'])
    const reasons = [...hiddenSince(trees.base.pages, trees.base, trees.head).values()].flat()
    expect(reasons.map(({ kind, file, line }) => `${kind} ${file}:${line}`)).toEqual([
      'blocked static/robots.txt:2',
      'noindex docs/b.md:3',
    ])
    expect(trees.head.site.redirects.map(({ file, line }) => `${file}:${line}`)).toEqual(['docs/b.md:2'])
  })
})
