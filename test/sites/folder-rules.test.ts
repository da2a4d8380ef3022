import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownerOf, readCompetitorFolders, readSiteUrls, urlOf } from '../../src/sites/folder-rules.ts'

const site = (template: string) => [{ folder: '', template }]
const plain = site('https://acme.example/{path}')

describe('readSiteUrls', () => {
  it('reads a template for the whole repository', () => {
    expect(readSiteUrls(['https://acme.example/docs/{path}/'])).toEqual(
      site('https://acme.example/docs/{path}/'),
    )
  })

  it.each(['https://acme.example', 'https://acme.example/', 'https://acme.example//'])(
    'appends the path to %s',
    base => {
      expect(readSiteUrls([base])).toEqual(plain)
    },
  )

  it('reads templates for folders', () => {
    expect(
      readSiteUrls(['docs = https://docs.acme.example/{path}', './blog/=http://localhost:3000/{path}.html']),
    ).toEqual([
      { folder: 'docs', template: 'https://docs.acme.example/{path}' },
      { folder: 'blog', template: 'http://localhost:3000/{path}.html' },
    ])
  })

  it('lets a template have a query', () => {
    expect(readSiteUrls(['https://acme.example/?a=b&page={path}'])).toEqual(
      site('https://acme.example/?a=b&page={path}'),
    )
  })

  it.each([
    'acme.example/{path}',
    'ftp://acme.example/{path}',
    'javascript:alert(1)/{path}',
    'https://{path}/',
    'https://acme.example{path}',
    'https://user@acme.example/{path}',
    'https://acme.example/{path}/{path}',
    'https://acme.example/{slug}',
    'https://acme.example/a b',
    '../docs = https://acme.example/',
    'docs =',
    '',
  ])('does not understand %j', line => {
    expect(readSiteUrls([line])).toBeUndefined()
  })

  it('does not understand two templates for one folder', () => {
    expect(readSiteUrls(['https://a.example/', 'https://b.example/'])).toBeUndefined()
  })
})

describe('urlOf', () => {
  it.each([
    ['docs/intro.md', 'https://acme.example/docs/intro'],
    ['docs/v1.2/notes.mdx', 'https://acme.example/docs/v1.2/notes'],
    ['index.html', 'https://acme.example/'],
    ['README.md', 'https://acme.example/'],
    ['docs/index.md', 'https://acme.example/docs'],
    ['docs/readme.md', 'https://acme.example/docs'],
    ['docs/index-of-terms.md', 'https://acme.example/docs/index-of-terms'],
    ['docs/a b#c?d%e.md', 'https://acme.example/docs/a%20b%23c%3Fd%25e'],
    ['docs/价格.md', 'https://acme.example/docs/%E4%BB%B7%E6%A0%BC'],
    ['docs/@acme+co.md', 'https://acme.example/docs/@acme+co'],
  ])('publishes %s at %s', (path, url) => {
    expect(urlOf(path, undefined, plain)).toBe(url)
  })

  it.each([
    ['https://acme.example/{path}/', 'docs/intro.md', 'https://acme.example/docs/intro/'],
    ['https://acme.example/{path}/', 'docs/index.md', 'https://acme.example/docs/'],
    ['https://acme.example/{path}/', 'index.md', 'https://acme.example/'],
    ['https://acme.example/{path}.html', 'docs/intro.md', 'https://acme.example/docs/intro.html'],
    ['https://acme.example/{path}.html', 'docs/index.md', 'https://acme.example/docs/'],
    ['https://acme.example/{path}.html', 'index.md', 'https://acme.example/'],
    ['https://acme.example/#/{path}', 'docs/intro.md', 'https://acme.example/#/docs/intro'],
  ])('fills %s for %s', (template, path, url) => {
    expect(urlOf(path, undefined, site(template))).toBe(url)
  })

  it.each([
    ['docs/intro.md', 'start', 'https://acme.example/docs/start'],
    ['docs/intro.md', 'a/b', 'https://acme.example/docs/a/b'],
    ['docs/intro.md', '/start/', 'https://acme.example/start'],
    ['docs/intro.md', '/', 'https://acme.example/'],
    ['docs/intro/index.md', 'start', 'https://acme.example/docs/start'],
    ['index.md', 'home', 'https://acme.example/home'],
    ['docs/intro.md', '../../x', 'https://acme.example/docs/x'],
    ['docs/intro.md', '//evil.example/x', 'https://acme.example/evil.example/x'],
    ['docs/intro.md', 'a?b#c', 'https://acme.example/docs/a%3Fb%23c'],
    ['docs/intro.md', '\ud800', 'https://acme.example/docs/%EF%BF%BD'],
  ])('lets a slug win: %s with %s is %s', (path, slug, url) => {
    expect(urlOf(path, slug, plain)).toBe(url)
  })

  it('takes the innermost folder’s template, relative to that folder', () => {
    const siteUrls = [
      { folder: 'docs', template: 'https://docs.acme.example/{path}' },
      { folder: 'docs/blog', template: 'https://blog.acme.example/{path}' },
      { folder: '', template: 'https://acme.example/{path}' },
    ]
    expect(urlOf('docs/blog/a.md', undefined, siteUrls)).toBe('https://blog.acme.example/a')
    expect(urlOf('docs/index.md', undefined, siteUrls)).toBe('https://docs.acme.example/')
    expect(urlOf('pricing.md', undefined, siteUrls)).toBe('https://acme.example/pricing')
  })

  it('is the path where no template applies', () => {
    expect(urlOf('docs/intro.md', 'start', [])).toBe('docs/intro.md')
    expect(urlOf('a.md', undefined, [{ folder: 'docs', template: 'https://acme.example/{path}' }])).toBe(
      'a.md',
    )
  })

  it('never leaves the site, whatever the file and its slug are called', () => {
    const segments = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(segments, fc.option(segments, { nil: undefined }), (path, slug) => {
        const url = new URL(urlOf(`${path}.md`, slug, site('https://acme.example/docs/{path}')))
        expect(url.origin).toBe('https://acme.example')
        expect(url.pathname).toMatch(/^\/docs\//)
        expect(url.search + url.hash).toBe('')
      }),
    )
  })
})

describe('readCompetitorFolders', () => {
  it('reads names and folders', () => {
    expect(readCompetitorFolders(['Rival Inc. = captures/rival', 'Other=./captures/other/'])).toEqual([
      { name: 'Rival Inc.', folder: 'captures/rival' },
      { name: 'Other', folder: 'captures/other' },
    ])
  })

  it('lets a folder hold an equals sign, and a competitor have several folders', () => {
    expect(readCompetitorFolders(['R = a=b', 'R = c'])).toEqual([
      { name: 'R', folder: 'a=b' },
      { name: 'R', folder: 'c' },
    ])
  })

  it.each([
    'Rival',
    'Rival =',
    '= folder',
    ' = folder',
    'R = /etc',
    'R = .',
    'R = ./',
    'R = ../x',
    'R = a/../..',
    'R = a//b',
    '',
  ])('does not understand %j', line => {
    expect(readCompetitorFolders(['Good = folder', line])).toBeUndefined()
  })
})

describe('ownerOf', () => {
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
    expect(ownerOf(path, competitors)).toBe(owner)
    expect(ownerOf(path, competitors.toReversed())).toBe(owner)
  })
})
