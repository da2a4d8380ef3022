import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findFolderOwner, readCompetitorFolders, readSiteUrls, toUrl } from '../../src/sites/folder-rules.ts'

const site = (template: string) => [{ folder: '', template }]
const plain = site('https://acme.example/{path}')
const origin = [{ folder: '', template: 'https://acme.example/{path}', isOrigin: true }]

describe('readSiteUrls', () => {
  it.each<[string[], { folder: string; template: string }[]]>([
    [['https://acme.example/docs/{path}/'], site('https://acme.example/docs/{path}/')],
    [['https://acme.example/?a=b&page={path}'], site('https://acme.example/?a=b&page={path}')],
    [['https://acme.example'], origin],
    [['https://acme.example/'], origin],
    [['https://acme.example//'], origin],
    [
      ['docs = https://docs.acme.example/{path}', './blog/=http://localhost:3000/{path}.html'],
      [
        { folder: 'docs', template: 'https://docs.acme.example/{path}' },
        { folder: 'blog', template: 'http://localhost:3000/{path}.html' },
      ],
    ],
  ])('reads %j', (lines, siteUrls) => {
    expect(readSiteUrls(lines)).toEqual(siteUrls)
  })

  it.each([
    ['acme.example/{path}'],
    ['javascript:alert(1)/{path}'],
    ['https://{path}/'],
    ['https://acme.example{path}'],
    ['https://user@acme.example/{path}'],
    ['https://acme.example/{path}/{path}'],
    ['https://acme.example/{slug}'],
    ['../docs = https://acme.example/'],
    [''],
    ['https://a.example/', 'https://b.example/'],
  ])('rejects %j %j', (...lines) => {
    expect(readSiteUrls(lines)).toBeUndefined()
  })
})

describe('toUrl', () => {
  it.each<[path: string, url: string, template?: string]>([
    ['docs/intro.md', 'docs/intro'],
    ['docs/v1.2/notes.mdx', 'docs/v1.2/notes'],
    ['index.html', ''],
    ['README.md', ''],
    ['docs/index.md', 'docs'],
    ['docs/readme.md', 'docs'],
    ['docs/index-of-terms.md', 'docs/index-of-terms'],
    ['docs/a b#c?d%e.md', 'docs/a%20b%23c%3Fd%25e'],
    ['docs/价格.md', 'docs/%E4%BB%B7%E6%A0%BC'],
    ['docs/@acme+co.md', 'docs/@acme+co'],
    ['docs/intro.md', 'docs/intro/', '{path}/'],
    ['docs/index.md', 'docs/', '{path}/'],
    ['index.md', '', '{path}/'],
    ['docs/intro.md', 'docs/intro.html', '{path}.html'],
    ['docs/index.md', 'docs/', '{path}.html'],
    ['index.md', '', '{path}.html'],
    ['docs/intro.md', '#/docs/intro', '#/{path}'],
  ])('publishes %s at /%s', (path, url, template = '{path}') => {
    expect(toUrl(path, undefined, site(`https://acme.example/${template}`))).toBe(
      `https://acme.example/${url}`,
    )
  })

  it.each([
    ['docs/intro.md', 'start', 'docs/start'],
    ['docs/intro.md', 'a/b', 'docs/a/b'],
    ['docs/intro.md', '/start/', 'start'],
    ['docs/intro.md', '/', ''],
    ['docs/intro/index.md', 'start', 'docs/start'],
    ['index.md', 'home', 'home'],
    ['docs/intro.md', '../../x', 'docs/x'],
    ['docs/intro.md', '//evil.example/x', 'evil.example/x'],
    ['docs/intro.md', 'a?b#c', 'docs/a%3Fb%23c'],
    ['docs/intro.md', '\ud800', 'docs/%EF%BF%BD'],
  ])('lets a slug win: %s with %s is /%s', (path, slug, url) => {
    expect(toUrl(path, slug, plain)).toBe(`https://acme.example/${url}`)
  })

  it.each([
    ['docs/blog/a.md', 'https://blog.acme.example/a'],
    ['docs/index.md', 'https://docs.acme.example/'],
    ['pricing.md', 'https://acme.example/pricing'],
  ])('uses the template of the innermost folder, or the path: %s', (path, url) => {
    const siteUrls = [
      { folder: 'docs', template: 'https://docs.acme.example/{path}' },
      { folder: 'docs/blog', template: 'https://blog.acme.example/{path}' },
      ...plain,
    ]
    expect(toUrl(path, undefined, siteUrls)).toBe(url)
    expect(toUrl(path, 'start', [])).toBe(path)
    expect(toUrl(path, 'start', [{ folder: 'doc', template: 'https://acme.example/{path}' }])).toBe(path)
  })

  it('stays on the site with any path and slug', () => {
    const segments = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(segments, fc.option(segments, { nil: undefined }), (path, slug) => {
        const url = new URL(toUrl(`${path}.md`, slug, site('https://acme.example/docs/{path}')))
        expect(url.origin).toBe('https://acme.example')
        expect(url.pathname).toMatch(/^\/docs\//)
        expect(url.search + url.hash).toBe('')
      }),
    )
  })
})

describe('readCompetitorFolders', () => {
  it('reads several folders of a competitor, and one with an equals sign', () => {
    expect(readCompetitorFolders(['Rival Inc. = captures/rival', 'R = a=b', 'R=./c/'])).toEqual([
      { name: 'Rival Inc.', folder: 'captures/rival' },
      { name: 'R', folder: 'a=b' },
      { name: 'R', folder: 'c' },
    ])
  })

  it.each(['Rival', '= folder', 'R = /etc', 'R = .', 'R = ../x', 'R = a/../..', ''])('rejects %j', line => {
    expect(readCompetitorFolders(['Good = folder', line])).toBeUndefined()
  })
})

describe('findFolderOwner', () => {
  const competitors = [
    { name: 'Outer', folder: 'captures' },
    { name: 'Inner', folder: 'captures/inner' },
  ]

  it.each([
    ['captures/a.md', 'Outer'],
    ['captures/inner/deep/a.md', 'Inner'],
    ['captures/innermost/a.md', 'Outer'],
    ['captures.md', undefined],
    ['docs/captures/a.md', undefined],
  ])('%s belongs to %s', (path, owner) => {
    expect(findFolderOwner(path, competitors)).toBe(owner)
    expect(findFolderOwner(path, competitors.toReversed())).toBe(owner)
  })
})
