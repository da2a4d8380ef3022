import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type GenerateRequest, generationSchema } from '../../src/contract/contract.ts'
import {
  createSchemaMarkup,
  escapeProse,
  findSources,
  formatDraft,
  formatSource,
  generateContent,
  takeSections,
} from '../../src/embedded/generate.ts'
import { ServiceError } from '../../src/errors/service.ts'
import { toSingleLine } from '../../src/lib/text.ts'
import type { ConfirmedOwner } from '../../src/owners/owner.ts'
import { parsePage } from '../../src/pages/page.ts'
import { createLanguage } from '../../src/retrieval/words.ts'
import type { Page } from '../../src/sites/corpus.ts'
import { acmePages, aPage } from '../support/corpus-pages.ts'
import { hostileText } from '../support/markdown.ts'

const topic = 'inventory forecasting'

function generate(request: Partial<GenerateRequest> = {}, pages = acmePages, language = 'en') {
  return generateContent({ brand_name: 'Acme', topic, ...request }, pages, language, [])
}

function failure(generation: () => unknown): unknown {
  try {
    return generation()
  } catch (error) {
    return error instanceof ServiceError ? error.details : error
  }
}

describe('generateContent', () => {
  it('answers as the contract specifies', () => {
    const generation = generate()
    expect(generationSchema.parse(generation)).toEqual(generation)
    expect(generate()).toEqual({ ...generation, generation_id: expect.any(String) })
    expect(generation.status).toBe('completed')
  })

  it('estimates the score of the topic with the draft as one more page', () => {
    const weak = aPage('weak.md', '# Stock\n\nOur inventory forecasting exists.')
    const rival = aPage('rival.md', `# ${topic}\n\nRival does inventory forecasting for every shop.`, 'Rival')
    const single = generate({}, [weak]).metadata.citation_score_estimate ?? 0
    const withRival = generate({}, [weak, rival]).metadata.citation_score_estimate ?? 0
    expect(single).toBe(100)
    expect(withRival).toBeGreaterThan(0)
    expect(withRival).toBeLessThan(single)
  })

  it('quotes no page of a competitor', () => {
    const rival = aPage('rival.md', `# ${topic}\n\nInventory forecasting by Rival beats everybody.`, 'Rival')
    const { content } = generate({}, [...acmePages, rival])
    expect(content).not.toContain('Rival')
  })

  it('has no content if the pages say nothing about the topic', () => {
    const expected = {
      kind: 'http',
      request: 'POST /v1/content/generate',
      status: 404,
      code: 'not_found',
      detail: 'the pages say nothing about this topic',
    }
    expect(failure(() => generate({ topic: 'quantum computing' }))).toEqual(expected)
    expect(failure(() => generate({ topic: 'quantum computing' }, []))).toEqual(expected)
  })

  it.each(['faq', 'FAQs'])('marks up a %s as questions with answers', content_type => {
    const { metadata } = generate({ content_type })
    expect(JSON.parse(metadata.schema_markup)).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'Inventory forecasting guide' },
        {
          name: 'How does it work?',
          acceptedAnswer: { text: expect.stringMatching(/^Acme reads .+warehouse\.$/) },
        },
        { name: 'Accuracy' },
        { name: 'Pricing' },
      ],
    })
  })

  it('keeps to max_length', () => {
    expect(generate({ max_length: 20 }).content.length).toBeLessThan(generate().content.length)
  })

  it('recommends at most ten words of the draft, without the words of brand and topic', () => {
    const { recommended_keywords: keywords } = generate().metadata
    expect(keywords.slice(0, 4)).toEqual(['stock', 'shop', 'order', 'predicts'])
    expect(keywords).toHaveLength(10)
    for (const known of ['acme', 'inventory', 'forecasting']) expect(keywords).not.toContain(known)
  })

  it('works in a language without spaces', () => {
    const pages = [
      aPage(
        'ja.md',
        '# 在庫予測\n\n在庫予測は将来の需要を計算します。Acmeは注文履歴を使います。\n\n## 仕組み\n\n在庫予測は季節の需要を学びます。注文履歴から季節の傾向を見つけます。',
      ),
    ]
    const { content, metadata } = generate({ topic: '在庫予測' }, pages, 'ja')
    expect(metadata.recommended_keywords).toContain('需要')
    expect(parsePage(content, 'markdown').title).toBe('Acme: 在庫予測')
    expect(metadata.citation_score_estimate).toBeGreaterThan(0)
    expect(JSON.parse(metadata.schema_markup)).toMatchObject({ inLanguage: 'ja' })
  })
})

describe('createSchemaMarkup', () => {
  function markup(text: string, url = 'https://acme.example/a', brand_name = 'Acme'): string {
    const page = { ...aPage('a.md', ''), url }
    const sections = [{ heading: 'Why', page, paragraphs: [[text]] }]
    return createSchemaMarkup({ brand_name, topic: 'crm' }, 'en-GB', sections)
  }

  it('describes an article', () => {
    expect(JSON.parse(markup('A CRM keeps contacts.'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Acme: crm',
      about: { '@type': 'Thing', name: 'crm' },
      description: 'A CRM keeps contacts.',
      inLanguage: 'en-GB',
      author: { '@type': 'Organization', name: 'Acme' },
      publisher: { '@type': 'Organization', name: 'Acme' },
      citation: ['https://acme.example/a'],
    })
  })

  it('is safe in a script element', () => {
    const hostile = '</script><script>alert(1)</script><!--'
    const json = markup(hostile, undefined, hostile)
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({ author: { name: hostile }, description: hostile })
  })

  it.each(['docs/a.md', 'javascript:alert(1)'])('does not cite %s', url => {
    expect(JSON.parse(markup('Text.', url))).not.toHaveProperty('citation')
  })
})

const english = createLanguage('en')

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
