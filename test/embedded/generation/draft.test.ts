import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  escapeProse,
  findSources,
  formatDraft,
  formatSource,
  takeSections,
} from '../../../src/embedded/generation/draft.ts'
import { toSingleLine } from '../../../src/lib/text.ts'
import type { ConfirmedOwner } from '../../../src/owners/owner.ts'
import { parsePage } from '../../../src/pages/page.ts'
import { createLanguage } from '../../../src/retrieval/words.ts'
import type { Page } from '../../../src/sites/corpus.ts'
import { acmePages, aPage } from '../../support/corpus-pages.ts'
import { hostileText } from '../../support/markdown.ts'

const english = createLanguage('en')
const topic = 'inventory forecasting'

/** Returns the draft without its title and sources. */
function draftOf(pages: Page[], about = topic, confirmed: ConfirmedOwner[] = [], max_length = 800): string {
  const request = { brand_name: 'Acme', topic: about, max_length }
  const sections = takeSections(findSources(pages, about, 'en', confirmed), request, english)
  const [, ...blocks] = formatDraft(request, sections).trimEnd().split('\n\n')
  return blocks.filter(block => !block.startsWith('Source: ')).join('\n')
}

const weather = aPage(
  'weather.md',
  `# Weather\n\n${'Clouds come and go over the hills of the county. '.repeat(20)}The forecasting may be wrong.`,
)

describe('formatDraft', () => {
  it('has the sentences of the page that owns the topic, in their order, each section with its source', () => {
    const request = { brand_name: 'Acme', topic }
    const sources = findSources(acmePages, topic, 'en', [{ keyword: topic, path: 'forecasting.md' }])
    expect(formatDraft(request, takeSections(sources, request, english))).toBe(
      `${[
        '# Acme: inventory forecasting',
        '## Inventory forecasting guide',
        'Inventory forecasting predicts how much stock a shop will sell in the coming weeks.',
        'Source: [Inventory forecasting guide](https://acme.example/forecasting)',
        '## How does it work?',
        'Acme reads two years of order history and finds seasonal demand for each product. Inventory forecasting then sets a safety stock for every warehouse.',
        'Source: [Inventory forecasting guide](https://acme.example/forecasting)',
        '## Accuracy',
        'Inventory forecasting with Acme was off by eight percent in the 2025 survey of 300 shops. Lead times from suppliers matter most.',
        'Source: [Inventory forecasting guide](https://acme.example/forecasting)',
      ].join('\n\n')}\n`,
    )
  })
})

describe('findSources', () => {
  it('takes the section that a person named as the owner', () => {
    const owner = { keyword: topic, path: 'forecasting.md', heading: 'accuracy' }
    expect(draftOf(acmePages, topic, [owner])).toMatch(/^## Accuracy\n.+$/)
  })

  it('takes the best passages of each answering page if no owner is certain', () => {
    const pages = ['a', 'b'].map(name =>
      aPage(`${name}.md`, `# ${name}\n\n${topic} by ${name} plans stock.\n\n## Team\n\nWe are ten people.`),
    )
    expect(draftOf([...pages, weather])).toBe(
      ['a', 'b'].map(name => `## ${name}\n${topic} by ${name} plans stock.`).join('\n'),
    )
  })

  it.each([
    ['cover too little of the topic', acmePages, 'quantum chromodynamics forecasting'],
    ['have no text', [aPage('a.md', '')], topic],
    ['cannot answer a topic without words', acmePages, '!?'],
  ])('returns nothing if the pages %s', (_, pages, about) => {
    expect(findSources(pages, about, 'en', [])).toEqual([])
  })
})

describe('takeSections', () => {
  it.each([
    ['labels', 'More here'],
    ['pointers to other pages', 'Read more about stock.'],
    ['items of a list', '- Stock by week'],
    ['the lead-in of an example', 'It might look like this:'],
    ['the remains of code', 'addFilter("stock", () => 1).'],
    ['rows of a table', '| Name | Unit |\n|---|---|\n| forecast | one |'],
    ['a quoted front matter', '---\npagination:\n  data: stock\n  size: 1\n---'],
  ])('leaves out %s', (_, markdown) => {
    const page = aPage('a.md', `# ${topic}\n\nStock is planned.\n\n${markdown}\n\nThis is certain.`)
    expect(draftOf([page])).toBe(`## ${topic}\nStock is planned.\nThis is certain.`)
  })

  it('repeats nothing, and takes at most six sentences of a section', () => {
    const parts = Array.from({ length: 20 }, (_, index) => `This is part ${index}.`)
    const page = aPage('a.md', `# ${topic}\n\nTry it free.\n\n## Parts\n\nTry it free.\n\n${parts.join(' ')}`)
    const taken = parts.slice(0, 6).join(' ')
    expect(draftOf([page])).toBe(`## ${topic}\nTry it free.\n## Parts\n${taken}`)
  })

  it('ends with the first sentence that exceeds the length', () => {
    const page = aPage(
      'a.md',
      `# ${topic}\n\nStock is planned. It is planned every week of the year. It is fun.`,
    )
    expect(draftOf([page], topic, [], 8)).toBe(`## ${topic}\nStock is planned.`)
  })

  it.each([0, 14, 20, 40])('takes at most %d words, and the first sentence', most => {
    const text = draftOf(acmePages, topic, [], most).replace(/^#.*$/gm, '')
    expect(text).toContain('predicts how much stock a shop will sell in the coming weeks.')
    expect(english.words(text).length).toBeLessThanOrEqual(Math.max(14, most))
  })
})

describe('formatSource', () => {
  it.each([
    ['T', 'docs/a.md', 'T (docs/a.md)'],
    ['', 'docs/a.md', 'docs/a.md'],
    ['T', 'javascript:alert(1)', 'T (javascript:alert(1))'],
    ['a](https://evil.example)', 'https://a.example/', '[a\\](https://evil.example)](https://a.example/)'],
    ['T', 'https://a.example/x)y', '[T](https://a.example/x%29y)'],
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
