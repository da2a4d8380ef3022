import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findHome, isAtHome, mayBeAtHome, readBrandDomain, siteOf } from '../../src/citation/domains.ts'
import { toSource } from '../../src/engines/source.ts'

const homesOf = (texts: string[]) => texts.map(text => readBrandDomain(text) ?? 'unreadable')
const isBrandPage = (url: string, ...homes: string[]) => isAtHome(toSource(url), homesOf(homes))

const rows = readFileSync('test/citation/homes.tsv', 'utf8').trim().split('\n').slice(1)
const rowsOf = (rule: string) =>
  rows
    .map(row => row.split('\t'))
    .flatMap(([name, text = '', home = '']) => (name === rule ? [[text, home]] : []))

describe('a home of a brand', () => {
  it.each(rowsOf('home'))('is read from %j: %s', (text = '', home) => {
    expect(readBrandDomain(text)).toBe(home)
  })

  it.each(rowsOf('none'))('is not %j', (text = '') => {
    expect(readBrandDomain(text)).toBeUndefined()
  })
})

describe('a page', () => {
  it.each([...rowsOf('at'), ...rowsOf('not at')])('%s next to %s', (url = '', home = '') => {
    const isThere = rowsOf('at').some(([at, of]) => at === url && of === home)
    expect(isBrandPage(url, home)).toBe(isThere)
  })

  it('may be at any of several homes', () => {
    expect(isBrandPage('https://acme.de/', 'acme.com', 'acme.de')).toBe(true)
    expect(findHome(toSource('https://github.com/acme/x'), ['acme.com', 'github.com/acme'])).toBe(
      'github.com/acme',
    )
    expect(isBrandPage('https://acme.de/')).toBe(false)
  })

  it('is on the site of its home if that is a page, otherwise on its registrable domain', () => {
    const homes = ['acme.co.uk', 'github.com/acme']
    expect(siteOf(toSource('https://github.com/acme/board'), homes)).toBe('github.com/acme')
    expect(siteOf(toSource('https://github.com/globex'), homes)).toBe('github.com')
    expect(siteOf(toSource('https://blog.acme.co.uk/x'), homes)).toBe('acme.co.uk')
    expect(siteOf(toSource('https://192.0.2.1/x'), homes)).toBe('192.0.2.1')
  })

  it('with a hidden address may be at a home on its site', () => {
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
