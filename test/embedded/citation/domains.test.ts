import { describe, expect, it } from 'vitest'
import {
  findHome,
  isAtHome,
  mayBeAtHome,
  readBrandDomain,
  siteOf,
} from '../../../src/embedded/citation/domains.ts'
import { toSource } from '../../../src/embedded/engines/source.ts'

const homesOf = (texts: string[]) => texts.map(text => readBrandDomain(text) ?? 'unreadable')
const isBrandPage = (url: string, ...homes: string[]) => isAtHome(toSource(url), homesOf(homes))

describe('a home of a brand', () => {
  it.each([
    ['acme.com', 'acme.com'],
    ['ACME.com', 'acme.com'],
    ['www.acme.com', 'acme.com'],
    ['https://www.acme.com/', 'acme.com'],
    ['acme.com:8443', 'acme.com'],
    ['acme.com.', 'acme.com'],
    ['shop.acme.co.uk', 'shop.acme.co.uk'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['食狮.中国', 'xn--85x722f.xn--fiqs8s'],
    ['acme.github.io', 'acme.github.io'],
    ['acme.example', 'acme.example'],
    ['acme.com/blog', 'acme.com/blog'],
    ['https://www.GitHub.com/Acme/', 'github.com/Acme'],
    ['youtube.com/@acme', 'youtube.com/@acme'],
    ['apps.apple.com/*/app/*/id1', 'apps.apple.com/*/app/*/id1'],
    [
      'https://play.google.com/store/apps/details?id=com.acme',
      'play.google.com/store/apps/details?id=com.acme',
    ],
    ['medium.com/münchen', 'medium.com/münchen'],
  ])('is read from %s', (text, home) => {
    expect(readBrandDomain(text)).toBe(home)
  })

  it.each([
    '',
    'acme',
    'com',
    'co.uk',
    'github.io',
    'github.io/acme',
    '127.0.0.1',
    '127.0.0.1/acme',
    '[::1]',
    'localhost',
    'localhost/acme',
    'https://acme.com/?a=1',
    'https://acme.com/#top',
    'github.com/acme#readme',
    'me@acme.com',
    'https://acme.com@evil.com',
    'https://acme.com@evil.com/acme',
    '*.acme.com',
    'github.com/*',
    'github.com/acme/..',
    'github.com//acme',
    'github.com/./acme',
    'github.com\\acme',
    'acme .com',
    'github.com/ac me',
    'ftp://acme.com',
    'javascript://acme.com/',
    'acme%2ecom',
    'github%2ecom/acme',
  ])('is not %j', text => {
    expect(readBrandDomain(text)).toBeUndefined()
  })
})

describe('a page', () => {
  it.each([
    ['https://acme.com', 'acme.com'],
    ['https://www.acme.com/a?b=c#d', 'acme.com'],
    ['http://docs.eu.acme.com:8080/', 'acme.com'],
    ['https://ACME.COM./', 'acme.com'],
    ['https://acme.co.uk/', 'acme.co.uk'],
    ['https://acme.github.io/docs', 'acme.github.io'],
    ['https://münchen.de/', 'xn--mnchen-3ya.de'],
    ['https://xn--mnchen-3ya.de/', 'münchen.de'],
    ['https://user:password@acme.com/', 'acme.com'],
    ['acme.com', 'acme.com'],
    ['//acme.com/', 'acme.com'],
    ['https://github.com/acme', 'github.com/acme'],
    ['https://github.com/acme/', 'github.com/acme'],
    ['https://www.github.com/Acme/board/issues?q=1#top', 'github.com/acme'],
    ['http://github.com:8080/acme', 'github.com/acme'],
    ['https://user@github.com/acme', 'github.com/acme'],
    ['https://github.com/%61cme/board', 'github.com/acme'],
    ['https://github.com/evil/../acme', 'github.com/acme'],
    ['https://github.com/evil/%2e%2e/acme', 'github.com/acme'],
    ['https://github.com\\acme', 'github.com/acme'],
    ['https://youtube.com/@acme/videos', 'youtube.com/@acme'],
    ['https://youtube.com/%40acme', 'youtube.com/@acme'],
    ['https://medium.com/m%C3%BCnchen/x', 'medium.com/münchen'],
    ['https://apps.apple.com/de/app/acme-tafel/id1?l=en', 'apps.apple.com/*/app/*/id1'],
    [
      'https://play.google.com/store/apps/details?hl=de&id=com.acme',
      'play.google.com/store/apps/details?id=com.acme',
    ],
  ])('%s is at %s', (url, home) => {
    expect(isBrandPage(url, home)).toBe(true)
  })

  it.each([
    ['https://evilacme.com/', 'acme.com'],
    ['https://acme.com.evil.com/', 'acme.com'],
    ['https://acme.com@evil.com/', 'acme.com'],
    ['https://evil.com/?u=https://acme.com/', 'acme.com'],
    ['https://evil.com/acme.com', 'acme.com'],
    ['https://evil.com#@acme.com', 'acme.com'],
    ['https://other.github.io/', 'acme.github.io'],
    ['https://acme.com/', 'docs.acme.com'],
    ['https://acme.de/', 'acme.com'],
    ['https://аcme.com/', 'acme.com'],
    ['javascript://acme.com/%0aalert(1)', 'acme.com'],
    ['data:text/html,https://acme.com', 'acme.com'],
    ['me@acme.com', 'acme.com'],
    ['https://', 'acme.com'],
    ['', 'acme.com'],
    ['https://github.com/', 'github.com/acme'],
    ['https://github.com/acme-evil', 'github.com/acme'],
    ['https://github.com/acmeevil/x', 'github.com/acme'],
    ['https://github.com/evil/acme', 'github.com/acme'],
    ['https://github.com//acme', 'github.com/acme'],
    ['https://github.com/acme%2Fevil', 'github.com/acme'],
    ['https://github.com/acme%5Cevil', 'github.com/acme'],
    ['https://github.com/acme%00', 'github.com/acme'],
    ['https://github.com/acme%20', 'github.com/acme'],
    ['https://github.com/acme;x', 'github.com/acme'],
    ['https://github.com/acme/../evil', 'github.com/acme'],
    ['https://github.com/acme/%2e%2e/evil', 'github.com/acme'],
    ['https://github.com/evil/..%2Facme', 'github.com/acme'],
    ['https://github.com/аcme', 'github.com/acme'],
    ['https://github.com/%E0%A4%A', 'github.com/acme'],
    ['https://github.com/evil?acme', 'github.com/acme'],
    ['https://github.com/#/acme', 'github.com/acme'],
    ['https://github.com@evil.com/acme', 'github.com/acme'],
    ['https://github.com/acme@evil.com', 'github.com/acme'],
    ['https://github.com.evil.com/acme', 'github.com/acme'],
    ['https://gist.github.com/acme', 'github.com/acme'],
    ['https://gіthub.com/acme', 'github.com/acme'],
    ['https://evil.com/https://github.com/acme', 'github.com/acme'],
    ['https://apps.apple.com/de/app/acme-tafel/id12', 'apps.apple.com/*/app/*/id1'],
    ['https://apps.apple.com/app/acme/id1', 'apps.apple.com/*/app/*/id1'],
    ['https://apps.apple.com//app//id1', 'apps.apple.com/*/app/*/id1'],
    [
      'https://play.google.com/store/apps/details?id=com.evil',
      'play.google.com/store/apps/details?id=com.acme',
    ],
    [
      'https://play.google.com/store/apps/details?id=com.evil&id=com.acme',
      'play.google.com/store/apps/details?id=com.acme',
    ],
    ['https://play.google.com/store/apps/details', 'play.google.com/store/apps/details?id=com.acme'],
  ])('%s is not at %s', (url, home) => {
    expect(isBrandPage(url, home)).toBe(false)
  })

  it('may be at any of several homes', () => {
    expect(isBrandPage('https://acme.de/', 'acme.com', 'acme.de')).toBe(true)
    expect(findHome(toSource('https://github.com/acme/x'), ['acme.com', 'github.com/acme'])).toBe(
      'github.com/acme',
    )
    expect(isBrandPage('https://acme.de/')).toBe(false)
  })

  it('is of the site of its home where that is a page, else of its registrable domain', () => {
    const homes = ['acme.co.uk', 'github.com/acme']
    expect(siteOf(toSource('https://github.com/acme/board'), homes)).toBe('github.com/acme')
    expect(siteOf(toSource('https://github.com/globex'), homes)).toBe('github.com')
    expect(siteOf(toSource('https://blog.acme.co.uk/x'), homes)).toBe('acme.co.uk')
    expect(siteOf(toSource('https://192.0.2.1/x'), homes)).toBe('192.0.2.1')
  })

  it('whose address is hidden may be at a home on its site, and is at none', () => {
    const hidden = {
      url: 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/a',
      host: 'github.com',
    }
    expect(isAtHome(hidden, ['github.com/acme'])).toBe(false)
    expect(mayBeAtHome(hidden, ['github.com/acme'])).toBe(true)
    expect(mayBeAtHome(hidden, ['acme.com', 'gitlab.com/acme'])).toBe(false)
    expect(mayBeAtHome(toSource('https://github.com/globex'), ['github.com/acme'])).toBe(false)
    expect(isAtHome(hidden, ['github.com'])).toBe(true)
  })
})
