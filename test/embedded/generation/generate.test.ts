import { describe, expect, it } from 'vitest'
import { type GenerateRequest, generationSchema } from '../../../src/contract/contract.ts'
import { createSchemaMarkup, generateContent } from '../../../src/embedded/generation/generate.ts'
import { ServiceError } from '../../../src/errors/service.ts'
import { parsePage } from '../../../src/pages/page.ts'
import { acmePages, aPage } from '../../support/corpus-pages.ts'

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

  it('recommends at most ten words of the draft, without those of brand and topic', () => {
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
