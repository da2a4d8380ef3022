import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  composeDraft,
  escapeProse,
  findEvidence,
  formatSource,
} from '../../../src/embedded/generation/draft.ts'
import { toSingleLine } from '../../../src/lib/text.ts'
import { parsePage } from '../../../src/pages/page.ts'
import { createLanguage } from '../../../src/retrieval/words.ts'
import type { Page } from '../../../src/sites/corpus.ts'
import { acmePages, aPage } from '../../support/corpus-pages.ts'
import { hostileText } from '../../support/markdown.ts'

const english = createLanguage('en')
const topic = 'inventory forecasting'
const evidence = findEvidence(acmePages, topic, 'en')

function draft(brand_name = 'Acme', about = topic, most = 800): string {
  return composeDraft({ brand_name, topic: about }, evidence, english, most)
}

function draftOf(pages: Page[]): string {
  return composeDraft({ brand_name: 'Acme', topic }, findEvidence(pages, topic, 'en'), english, 800)
}

describe('composeDraft', () => {
  it('has a title, a short answer, and the sections of the sources', () => {
    expect(draft()).toBe(
      [
        '# Acme: inventory forecasting',
        'Inventory forecasting predicts how much stock a shop will sell in the coming weeks. Inventory forecasting with Acme was off by eight percent in the 2025 survey of 300 shops.',
        '## Accuracy',
        'Lead times from suppliers matter most.',
        '## How does it work?',
        'Acme reads two years of order history and finds seasonal demand for each product. Inventory forecasting then sets a safety stock for every warehouse.',
        '- Seasonal demand is learned from order history',
        '- Safety stock follows lead times',
        '## Pricing',
        'Inventory forecasting is part of every plan. Acme bills by order volume, and the first month is free.',
      ].join('\n\n'),
    )
  })

  it('repeats nothing, and has at most six sentences in a section', () => {
    const footer = 'Try it with Acme for free.'
    const parts = Array.from({ length: 20 }, (_, index) => `Inventory forecasting has part ${index} here.`)
    const pages = ['a', 'b', 'c'].map(name =>
      aPage(`${name}.md`, `# Page ${name}\n\n## Parts ${name}\n\n${footer}\n\n${parts.join(' ')}`),
    )
    const text = draftOf(pages)
    expect(text.split(footer)).toHaveLength(2)
    const sections = text.split('\n## ').map(section => section.match(/has part/g)?.length ?? 0)
    expect(Math.max(...sections)).toBeLessThanOrEqual(6)
  })

  it('leaves out labels, and passages that only touch the topic', () => {
    const pages = [
      aPage(
        'a.md',
        `# ${topic}\n\nInventory forecasting plans the stock of a shop.\n\n## More\n\nRead more\n\nStock is planned by week.`,
      ),
      aPage(
        'b.md',
        `# Weather\n\n${'Clouds come and go over the hills of the county. '.repeat(20)}The forecasting may be wrong.`,
      ),
    ]
    const text = draftOf(pages)
    expect(text).toContain('Stock is planned by week.')
    expect(text).not.toContain('Read more')
    expect(text).not.toContain('Weather')
  })

  it.each([0, 14, 20, 40])('has at most %d words below the title, and the first sentence', most => {
    const [, ...blocks] = draft('Acme', topic, most).split('\n\n')
    const text = blocks.filter(block => !block.startsWith('#')).join('\n')
    expect(text).toMatch(
      /^Inventory forecasting predicts how much stock a shop will sell in the coming weeks\./,
    )
    expect(english.words(text).length).toBeLessThanOrEqual(Math.max(14, most))
  })
})

describe('formatSource', () => {
  it.each([
    ['T', 'docs/a.md', '- T (docs/a.md)'],
    ['', 'docs/a.md', '- docs/a.md'],
    ['T', 'javascript:alert(1)', '- T (javascript:alert(1))'],
    ['a](https://evil.example)', 'https://a.example/', '- [a\\](https://evil.example)](https://a.example/)'],
    ['T', 'https://a.example/x)y', '- [T](https://a.example/x%29y)'],
  ])('writes %j at %j as %s', (title, url, expected) => {
    expect(formatSource(title, url)).toBe(expected)
  })
})

describe('escapeProse', () => {
  const readBack = (markdown: string) =>
    parsePage(`# T\n\n${markdown}`, 'markdown')
      .passages.map(({ text }) => text)
      .join('\n')

  it.each([
    '*a* _b_ `c` [d](e) <script>f</script> ~~g~~ | h | & &amp; \\',
    '1. no list',
    '- no list',
    '# no heading',
    '> no quote',
    'snake_case, __init__ and [^1]',
    '{% include %} and {{< figure >}} and {expression}',
    '::: warning',
    '===',
  ])('renders %j unchanged', text => {
    expect(readBack(escapeProse(text))).toBe(text)
  })

  it('renders any text unchanged', () => {
    const addresses = /www\.|:\/\/|@/i
    fc.assert(
      fc.property(hostileText, text => {
        const line = toSingleLine(text)
        fc.pre(!addresses.test(line))
        expect(readBack(escapeProse(text))).toBe(line)
      }),
    )
  })
})

describe('findEvidence', () => {
  it('has no answer if the pages cover too little of the topic', () => {
    expect(findEvidence(acmePages, 'quantum chromodynamics forecasting', 'en').answer).toEqual([])
    expect(findEvidence([aPage('a.md', '')], topic, 'en').answer).toEqual([])
    expect(findEvidence(acmePages, '!?', 'en').answer).toEqual([])
  })
})
