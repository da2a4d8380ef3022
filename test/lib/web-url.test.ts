import { describe, expect, it } from 'vitest'
import { parseWebPage, parseWebUrl } from '../../src/lib/web-url.ts'

describe('an address from outside', () => {
  it('keeps its fragment as a link, and has none as a page', () => {
    expect(parseWebUrl('https://a.example/x#part')?.href).toBe('https://a.example/x#part')
    expect(parseWebPage('https://a.example/x#part')?.href).toBe('https://a.example/x')
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://a.example',
    '//a.example',
    '/path',
    'https://a.example:99999/',
    'https://user:secret@a.example',
    'https://user@a.example',
    'https://:pass@a.example',
    'x',
    '',
  ])('has no address for %j', text => {
    expect(parseWebUrl(text)).toBeUndefined()
    expect(parseWebPage(text)).toBeUndefined()
  })

  it('has at most 2000 characters, which do not include the fragment of a page', () => {
    const longest = `https://a.example/${'x'.repeat(2000 - 18)}`
    expect(parseWebUrl(longest)?.href).toHaveLength(2000)
    expect(parseWebUrl(`${longest}x`)).toBeUndefined()
    expect(parseWebUrl(`${longest}#x`)).toBeUndefined()
    expect(parseWebPage(`${longest}#x`)?.href).toBe(longest)
  })
})
