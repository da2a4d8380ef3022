import { describe, expect, it } from 'vitest'
import { isOnDomain, readBrandDomain } from '../../../src/embedded/citation/domains.ts'
import { hostOf } from '../../../src/embedded/engines/cited-text.ts'

const isBrandPage = (url: string, ...domains: string[]) =>
  isOnDomain(
    hostOf(url),
    domains.map(domain => readBrandDomain(domain) ?? 'unreadable'),
  )

describe('a brand domain', () => {
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
  ])('is read from %s', (text, host) => {
    expect(readBrandDomain(text)).toBe(host)
  })

  it.each([
    '',
    'acme',
    'com',
    'co.uk',
    'github.io',
    '127.0.0.1',
    '[::1]',
    'localhost',
    'acme.com/blog',
    'https://github.com/acme',
    'https://acme.com/?a=1',
    'me@acme.com',
    'https://acme.com@evil.com',
    '*.acme.com',
    'acme .com',
    'ftp://acme.com',
    'javascript://acme.com/',
    'acme%2ecom',
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
  ])('%s is on %s', (url, domain) => {
    expect(isBrandPage(url, domain)).toBe(true)
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
    ['acme.com', 'acme.com'],
    ['//acme.com/', 'acme.com'],
    ['https://', 'acme.com'],
    ['', 'acme.com'],
  ])('%s is not on %s', (url, domain) => {
    expect(isBrandPage(url, domain)).toBe(false)
  })

  it('may be on any of several domains', () => {
    expect(isBrandPage('https://acme.de/', 'acme.com', 'acme.de')).toBe(true)
    expect(isBrandPage('https://acme.de/')).toBe(false)
  })
})
