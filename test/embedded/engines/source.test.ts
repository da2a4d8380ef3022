import { describe, expect, it } from 'vitest'
import { toSource } from '../../../src/embedded/engines/source.ts'

const PAGE = 'https://acme.com/pricing?a=1'
const encoded = encodeURIComponent(PAGE)
const urlOf = (address: string) => toSource(address).url

describe('the address of a page', () => {
  it.each([
    [`https://www.google.com/url?q=${encoded}&sa=D&usg=x`, PAGE],
    [`https://google.de/url?sa=t&url=${encoded}`, PAGE],
    [`https://www.google.co.uk/url?q=${encoded}`, PAGE],
    [`https://www.google.com.br/url?url=${encoded}`, PAGE],
    ['https://www.google.com/amp/s/acme.com/pricing?a=1', PAGE],
    ['https://www.google.com/amp/acme.com/pricing', 'http://acme.com/pricing'],
    ['https://acme-com.cdn.ampproject.org/c/s/acme.com/pricing?a=1', PAGE],
    ['https://acme-com.cdn.ampproject.org/v/s/acme.com/pricing?a=1', PAGE],
    ['https://cdn.ampproject.org/c/acme.com/pricing', 'http://acme.com/pricing'],
    ['https://acme-com.bing-amp.com/c/s/acme.com/pricing?a=1', PAGE],
    ['https://www.bing.com/amp/s/acme.com/pricing?a=1', PAGE],
    [
      `https://www.google.com/url?q=${encodeURIComponent('https://www.google.com/amp/s/acme.com/pricing?a=1')}`,
      PAGE,
    ],
    ['acme.com/pricing?a=1', PAGE],
    ['//acme.com/pricing?a=1', PAGE],
    ['www.acme.com', 'https://www.acme.com'],
    ['münchen.de/x', 'https://münchen.de/x'],
    ['https://acme.example/?utm_source=openai', 'https://acme.example/'],
    ['https://acme.example/a?b=1&utm_source=chatgpt.com&UTM_Medium=x&c=2', 'https://acme.example/a?b=1&c=2'],
    ['https://acme.example/a?srsltid=AfmB&gclid=1#top', 'https://acme.example/a#top'],
    ['https://acme.example/a#:~:text=Acme%20leads', 'https://acme.example/a'],
    ['https://acme.example/a#top:~:text=Acme', 'https://acme.example/a#top'],
  ])('%s is %s', (address, page) => {
    expect(urlOf(address)).toBe(page)
  })

  it.each([
    PAGE,
    '',
    'acme',
    'acme.invalidtld/x',
    'me@acme.com',
    'acme.com@evil.com/x',
    'Acme. The board',
    'javascript:alert(1)',
    `https://google.evil.com/url?q=${encoded}`,
    `https://google.com.evil.com/url?q=${encoded}`,
    `https://evilgoogle.com/url?q=${encoded}`,
    `https://www.google.com/search?q=${encoded}`,
    'https://www.google.com/url?q=javascript:alert(1)',
    'https://www.google.com/url?q=//acme.com/',
    'https://www.google.com/url',
    'https://evilcdn.ampproject.org.evil.com/c/s/acme.com/',
    'https://notcdn-ampproject.org/c/s/acme.com/',
    'https://acme-com.cdn.ampproject.org/i/s/acme.com/logo.png',
    'https://evil.com/amp/s/acme.com/pricing',
    'https://www.google.com/amp/s/acme',
    'https://acme.example/a?q=utm_source&page=2',
    'https://acme.example/a%20b?q=a+b%2Fc&empty=',
    'https://acme.example/a?utm=1',
    'https://acme.example/#/route?utm_source=x',
    'not a URL',
  ])('%j stays as it is', address => {
    expect(urlOf(address)).toBe(address)
  })

  it('belongs to whom it leads to, also with a user in it', () => {
    expect(toSource('https://www.google.com/amp/s/acme.com@evil.com/x').host).toBe('evil.com')
    expect(
      toSource(`https://www.google.com/url?q=${encodeURIComponent('https://acme.com@evil.com/')}`),
    ).toEqual({
      url: 'https://acme.com@evil.com/',
      host: 'evil.com',
    })
  })

  it.each([
    'https://www.google.com/searchviewer/10?svid=1',
    'https://www.google.com/viewer/place?mid=/g/1vr1wxdw',
    'https://www.google.com/search?prds=pvt:hg&ibp=oshop&q=product',
    'https://www.google.de/maps/place/Acme',
    'https://www.google.com/maps',
    'https://maps.google.com/?cid=13100894621228039586',
  ])('%s is a view of Google, whose page is unknown', address => {
    expect(toSource(address)).toEqual({ url: address, host: '' })
  })

  it.each([
    ['https://careers.google.com/benefits', 'careers.google.com'],
    ['https://www.google.com/chrome/', 'google.com'],
    ['https://www.google.com/searching', 'google.com'],
    ['https://play.google.com/store/apps/details?id=com.acme', 'play.google.com'],
    ['https://maps.google.evil.com/', 'maps.google.evil.com'],
    ['https://google.evil.com/search', 'google.evil.com'],
    ['https://www.Acme.example/a', 'acme.example'],
  ])('%s is a page of %s', (address, host) => {
    expect(toSource(address).host).toBe(host)
  })

  it('has no tracking parameters behind a redirect either', () => {
    const target = encodeURIComponent('https://acme.com/x?utm_source=google&b=2')
    expect(toSource(`https://www.google.com/url?q=${target}`)).toEqual({
      url: 'https://acme.com/x?b=2',
      host: 'acme.com',
    })
  })
})
