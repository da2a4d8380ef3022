import { describe, expect, it } from 'vitest'
import { toSource, withoutTracking } from '../../../src/embedded/engines/cited-text.ts'

describe('the URL of a source', () => {
  it.each([
    ['https://acme.example/?utm_source=openai', 'https://acme.example/'],
    ['https://acme.example/a?b=1&utm_source=chatgpt.com&UTM_Medium=x&c=2', 'https://acme.example/a?b=1&c=2'],
    ['https://acme.example/a?srsltid=AfmB&gclid=1#top', 'https://acme.example/a#top'],
    ['https://acme.example/a#:~:text=Acme%20leads', 'https://acme.example/a'],
    ['https://acme.example/a#top:~:text=Acme', 'https://acme.example/a#top'],
  ])('%s has no tracking parameters', (url, clean) => {
    expect(withoutTracking(url)).toBe(clean)
  })

  it.each([
    'https://acme.example/a?q=utm_source&page=2',
    'https://acme.example/a%20b?q=a+b%2Fc&empty=',
    'https://acme.example/a?utm=1',
    'https://acme.example/#/route?utm_source=x',
    'not a URL',
    '',
  ])('%s stays as it is', url => {
    expect(withoutTracking(url)).toBe(url)
  })

  it('has a host without www.', () => {
    expect(toSource('https://www.Acme.example/a?utm_source=x')).toEqual({
      url: 'https://www.Acme.example/a',
      host: 'acme.example',
    })
  })
})
