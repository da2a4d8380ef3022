import { describe, expect, it } from 'vitest'
import { ANSWER_CRAWLERS } from '../../../src/pages/signals/signal.ts'
import type { AddressedPage } from '../../../src/sites/indexing/addresses.ts'
import {
  findBlocks,
  findPossibleBarrier,
  type RobotsFile,
  readRobotsFile,
} from '../../../src/sites/indexing/robots.ts'
import { expectLinear } from '../../support/processor-time.ts'

/** A page at an address. */
const aPage = (path: string, url = path, addresses: string[] | undefined = ['/guide/a']) => ({
  path,
  url,
  addresses,
})

const filesOf = (texts: Record<string, string>): RobotsFile[] =>
  Object.entries(texts)
    .map(([path, text]) => readRobotsFile(path, text))
    .filter(file => file !== undefined)

/** The crawlers that the rules keep from the page, with the lines. */
const blocksOf = (rules: string, page: AddressedPage = aPage('a.md', 'https://acme.example/guide/setup')) =>
  findBlocks(page, filesOf({ 'robots.txt': rules })).map(({ crawler, line }) => `${crawler} ${line}`)

const everybody = (line: number) => ANSWER_CRAWLERS.map(crawler => `${crawler} ${line}`)

describe('findBlocks, by the rules of one file', () => {
  it('names each crawler of an answer engine, the file, the line and its text', () => {
    const files = filesOf({
      'static/robots.txt': '# Ours\nUser-agent: PerplexityBot\n  Disallow: /guide/ # no\n',
    })
    expect(findBlocks(aPage('a.md', 'https://acme.example/guide/setup'), files)).toEqual([
      { crawler: 'PerplexityBot', file: 'static/robots.txt', line: 3, evidence: 'Disallow: /guide/ # no' },
    ])
  })

  it.each<[string, string[]]>([
    ['User-agent: *\nDisallow: /', everybody(2)],
    ['user-agent: oai-searchbot\ndisallow: /guide', ['OAI-SearchBot 2']],
    ['User-agent: Bingbot\nUser-agent: Googlebot\nDisallow: /', ['Googlebot 3', 'Bingbot 3']],
    ['User-agent: *\nDisallow: /*/setup', everybody(2)],
    ['User-agent: Bingbot\nDisallow: /x\n\nUser-agent: Bingbot\nDisallow: /guide', ['Bingbot 5']],
    ['User-agent: *\r\nDisallow: /guide\r\n', everybody(2)],
  ])('blocks with %j', (rules, blocks) => {
    expect(blocksOf(rules)).toEqual(blocks)
  })

  it.each([
    '',
    'User-agent: *\nDisallow:',
    'User-agent: *\nDisallow: /guides/',
    'User-agent: *\n# Disallow: /',
    'User-agent: *\nDisallow: /guide/\nAllow: /guide/',
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /',
    '<!doctype html><title>404</title>',
  ])('does not block with %j', rules => {
    expect(blocksOf(rules)).toEqual([])
  })

  it('takes a crawler’s own group for all of its rules', () => {
    const rules = 'User-agent: *\nDisallow: /\n\nUser-agent: Googlebot\nDisallow: /private/'
    expect(blocksOf(rules)).toEqual(everybody(2).filter(block => !block.startsWith('Googlebot')))
  })

  it.each([
    '{% if site.staging %}\nUser-agent: *\nDisallow: /\n{% endif %}',
    'User-agent: *\n{{ if not hugo.IsProduction }}Disallow: /{{ end }}',
  ])('skips a template with conditions: %j', rules => {
    expect(readRobotsFile('robots.txt', rules)).toBeUndefined()
  })

  it.each([
    [450, everybody(3)],
    [500, []],
  ])('reads as much of a file as crawlers do: a rule after %i KiB', (size, blocks) => {
    expect(blocksOf(`# ${'x'.repeat(size * 1024)}\nUser-agent: *\nDisallow: /`)).toEqual(blocks)
  })

  it('is done in a moment with many wildcards', () => {
    const rules = `User-agent: *\n${'Disallow: /*a*a*a*b\n'.repeat(5_000)}`
    expectLinear(800, length => {
      expect(blocksOf(rules, aPage('a.md', `https://acme.example/${'a'.repeat(length)}`))).toEqual([])
    })
  })
})

it.each<[string, string, boolean]>([
  ['/docs/setup', '/docs/setup', true],
  ['/docs/setup', '/docs/setup/', false],
  ['/docs/setup.html', '/*.html$', true],
  ['/docs/guide/', '/docs/guide/$', true],
  ['/', '/$', true],
  ['/docs/café', '/docs/caf%C3%A9', true],
  ['/docs/First Run', '/docs/First%20Run', true],
  ['/docs/a', '/docs/b', false],
])('findBlocks, of a page at %s: %s blocks: %s', (address, rule, isBlocked) => {
  const blocks = blocksOf(`User-agent: Bingbot\nDisallow: ${rule}`, aPage('a.md', 'a.md', [address]))
  expect(blocks).toEqual(isBlocked ? ['Bingbot 2'] : [])
})

it.each<[string, string[]]>([
  ['User-agent: *\nDisallow: /', everybody(2)],
  ['User-agent: *\nDisallow: /\nAllow: /guide', []],
  ['User-agent: *\nAllow: /a.html\nDisallow: /', []],
  ['User-agent: *\nAllow: /sitemap.xml\nDisallow: /', everybody(3)],
  ['User-agent: *\nDisallow: /a', []],
])(
  'findBlocks applies only rules for the whole site to a page whose address is not known: %j',
  (rules, blocks) => {
    expect(blocksOf(rules, { path: 'a.md', url: 'a.md', addresses: undefined })).toEqual(blocks)
  },
)

it.each<[before: string, now: string, address: string | undefined]>([
  ['', 'Disallow: /docs/', '/docs/a'],
  ['', 'Disallow: /a', '/a'],
  ['', 'Disallow: /admin/', undefined],
  ['Disallow: /docs/', 'Disallow: /docs/a', undefined],
])('findPossibleBarrier goes by the path of a page: %j, then %j', (before, now, address) => {
  const robots = (rule: string) => filesOf({ 'robots.txt': `User-agent: *\n${rule}` })
  const page = { path: 'docs/a.md', url: 'docs/a.md', addresses: undefined }
  expect(findPossibleBarrier([page], robots(before), robots(now))?.address).toBe(address)
})

describe('findBlocks, with several files', () => {
  const all = 'User-agent: *\nDisallow: /'
  const none = 'User-agent: *\nDisallow:'
  const fileOf = (texts: Record<string, string>, path: string) =>
    findBlocks(aPage(path), filesOf(texts))[0]?.file

  it.each<[Record<string, string>, string, string | undefined]>([
    [{ 'robots.txt': all }, 'docs/a.md', 'robots.txt'],
    [{ 'static/robots.txt': all }, 'docs/a.md', 'static/robots.txt'],
    [{ 'docs/public/robots.txt': all }, 'docs/a.md', 'docs/public/robots.txt'],
    [{ 'docs/.vitepress/public/robots.txt': all }, 'docs/a.md', 'docs/.vitepress/public/robots.txt'],
    [
      { 'robots.txt': none, 'apps/docs/public/robots.txt': all },
      'apps/docs/a.md',
      'apps/docs/public/robots.txt',
    ],
    [{ 'robots.txt': all, 'apps/docs/public/robots.txt': none }, 'apps/docs/a.md', undefined],
    [{ 'robots.txt': none, 'static/robots.txt': all }, 'a.md', 'static/robots.txt'],
    [{ 'website/static/robots.txt': all }, 'docs/a.md', 'website/static/robots.txt'],
    [{ 'apps/shop/public/robots.txt': all }, 'docs/a.md', undefined],
    [{ 'website/static/robots.txt': all, 'www/robots.txt': all }, 'docs/a.md', undefined],
  ])('goes by %j', (texts, path, file) => {
    expect(fileOf(texts, path)).toBe(file)
  })
})
