import { describe, expect, it } from 'vitest'
import { type GenerateRequest, generationSchema } from '../../../src/contract/contract.ts'
import { ServiceError } from '../../../src/contract/errors.ts'
import {
  addDraft,
  createSchemaMarkup,
  type GenerationContext,
  generateContent,
} from '../../../src/embedded/generation/generate.ts'
import { countWords } from '../../../src/embedded/generation/length.ts'
import { parsePage } from '../../../src/embedded/pages/page.ts'
import { scanRepository } from '../../../src/embedded/repository/scan.ts'
import { createLanguage } from '../../../src/embedded/repository/words.ts'
import { acmePages, aPage } from '../../support/corpus-pages.ts'

const english = createLanguage('en')
const topic = 'inventory forecasting'

function generate(request: Partial<GenerateRequest> = {}, context: Partial<GenerationContext> = {}) {
  return generateContent(
    { brand_name: 'Acme', topic, ...request },
    { pages: acmePages, languageCode: 'en', createId: () => 'generation-1', ...context },
  )
}

async function failure(generation: Promise<unknown>): Promise<unknown> {
  const error = await generation.catch((reason: unknown) => reason)
  return error instanceof ServiceError ? error.facts : error
}

describe('generateContent', () => {
  it('answers as the contract has it', async () => {
    const generation = await generate()
    expect(generationSchema.parse(generation)).toEqual(generation)
    expect(generation).toMatchObject({ generation_id: 'generation-1', status: 'completed' })
  })

  it('gives the same draft for the same pages', async () => {
    expect(await generate()).toEqual(await generate())
  })

  it('measures the score with the draft among the pages', async () => {
    const { content, metadata } = await generate()
    const byHand = scanRepository(
      [...acmePages, { ...aPage('zzz.md', content), path: 'zzz.md' }],
      [topic],
      'en',
    )
    expect(metadata.citation_score_estimate).toBe(byHand.score)
    expect(byHand.score).toBeGreaterThan(0)
  })

  it('gives a draft about nothing the score that the pages have beside it', async () => {
    const nothing = '# Weather\n\nIt may rain tomorrow, or it may not.'
    const rival = aPage('rival.md', `# ${topic}\n\nRival does inventory forecasting for every shop.`, 'Rival')
    const weak = aPage('weak.md', '# Stock\n\nOur inventory forecasting exists.')
    const pages = [rival, weak]
    const { content, metadata } = await generate({}, { pages, write: async () => nothing })
    const measured = scanRepository(addDraft(pages, content), [topic], 'en')
    expect(metadata.citation_score_estimate).toBe(measured.score)
    expect(measured.keywords[0]?.sentences.map(({ page }) => page.path)).not.toContain('draft.md')
    const good = await generate(
      {},
      { pages, write: async () => `# ${topic}\n\n${'Inventory forecasting at Acme plans stock for shops.'}` },
    )
    expect(good.metadata.citation_score_estimate).toBeGreaterThan(metadata.citation_score_estimate ?? 0)
  })

  it('quotes no page of a competitor', async () => {
    const rival = aPage('rival.md', `# ${topic}\n\nInventory forecasting by Rival beats everybody.`, 'Rival')
    const { content } = await generate({}, { pages: [...acmePages, rival] })
    expect(content).not.toContain('Rival')
  })

  it('has no content where no page of the brand covers the topic', async () => {
    const expected = {
      kind: 'http',
      request: 'POST /v1/content/generate',
      status: 404,
      code: 'not_found',
      detail: 'no page of the brand covers "quantum computing"',
    }
    expect(await failure(generate({ topic: 'quantum computing' }))).toEqual(expected)
    expect(await failure(generate({ topic: 'quantum computing' }, { pages: [] }))).toEqual(expected)
  })

  it('keeps to max_length, in words of title and text', async () => {
    for (const max_length of [25, 40, 60]) {
      const { content } = await generate({ max_length })
      const [body = ''] = content.split('\n\n## Sources')
      expect(countWords(body, english)).toBeLessThanOrEqual(max_length)
      expect(body).toMatch(/[.]$/)
    }
  })

  describe('with a provider', () => {
    it('asks once, with the passages and the length', async () => {
      const asked: [string, number][] = []
      const write = async (prompt: string, maxLength: number) => {
        asked.push([prompt, maxLength])
        return '# Title\n\nWritten text.'
      }
      const { content } = await generate({ max_length: 120 }, { write })
      expect(asked.map(([, maxLength]) => maxLength)).toEqual([120])
      expect(asked[0]?.[0]).toContain('two years of order history')
      expect(content).toBe(
        [
          '# Title',
          '',
          'Written text.',
          '',
          '## Sources',
          '',
          '- [Inventory forecasting guide](https://acme.example/forecasting)',
          '- [Pricing](https://acme.example/pricing)',
          '',
        ].join('\n'),
      )
    })

    it('cuts what came too long', async () => {
      const write = async () => `# Title\n\n${'Five words are in this. '.repeat(50)}`
      const { content } = await generate({ max_length: 12 }, { write })
      expect(content.split('\n\n')[1]).toBe('Five words are in this. Five words are in this.')
    })

    it('takes off a fence around the whole text', async () => {
      const { content } = await generate({}, { write: async () => '```markdown\n# Title\n\nText.\n```' })
      expect(content).toMatch(/^# Title\n\nText\.\n/)
    })

    it.each(['', ' \n', '```\n\n```'])('refuses %j as a text', async text => {
      expect(await failure(generate({}, { write: async () => text }))).toMatchObject({
        kind: 'invalid-response',
        detail: 'the model wrote no text',
      })
    })

    it('refuses a text nested beyond measure', async () => {
      const text = `${'> '.repeat(20_000)}deep`
      expect(await failure(generate({}, { write: async () => text }))).toMatchObject({
        kind: 'invalid-response',
      })
    })

    it('lets its failure through', async () => {
      const error = new ServiceError({ kind: 'timeout', request: 'POST x', detail: 'late' })
      expect(await failure(generate({}, { write: () => Promise.reject(error) }))).toBe(error.facts)
    })
  })

  it('works in a language without spaces', async () => {
    const pages = [
      aPage(
        'ja.md',
        '# 在庫予測\n\n在庫予測は将来の需要を計算します。Acmeは注文履歴を使います。\n\n## 仕組み\n\n在庫予測は季節の需要を学びます。注文履歴から季節の傾向を見つけます。',
      ),
    ]
    const { content, metadata } = await generate(
      { topic: '在庫予測', content_type: 'faq' },
      { pages, languageCode: 'ja' },
    )
    expect(content).toContain('## 仕組み？')
    expect(parsePage(content, 'markdown').title).toBe('Acme: 在庫予測')
    expect(metadata.citation_score_estimate).toBeGreaterThan(0)
    expect(JSON.parse(metadata.schema_markup)).toMatchObject({ '@type': 'FAQPage', inLanguage: 'ja' })
  })
})

function markup(draft: string, { brand = 'Acme', sources = ['https://acme.example/a'] } = {}): string {
  const content = parsePage(draft, 'markdown')
  return createSchemaMarkup({ brand, topic: 'crm', languageCode: 'en-GB', content, sources })
}

describe('createSchemaMarkup', () => {
  it('describes an article', () => {
    expect(JSON.parse(markup('# All about CRM\n\nA CRM keeps contacts.\n\n## Why\n\nTo sell.'))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'All about CRM',
      about: { '@type': 'Thing', name: 'crm' },
      description: 'A CRM keeps contacts.',
      inLanguage: 'en-GB',
      author: { '@type': 'Organization', name: 'Acme' },
      publisher: { '@type': 'Organization', name: 'Acme' },
      citation: ['https://acme.example/a'],
    })
  })

  it('describes questions and their answers, all that stands below them', () => {
    const draft =
      '# CRM\n\nIntro.\n\n## Why?\n\nTo sell.\n\n### In short\n\nMoney.\n\n## Notes\n\nNone.\n\n## 誰が？\n\n店。'
    expect(JSON.parse(markup(draft))).toMatchObject({
      '@type': 'FAQPage',
      description: 'Intro.',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why?',
          acceptedAnswer: { '@type': 'Answer', text: 'To sell.\nMoney.' },
        },
        { '@type': 'Question', name: '誰が？', acceptedAnswer: { '@type': 'Answer', text: '店。' } },
      ],
    })
  })

  it('takes the topic where the draft has no title', () => {
    expect(JSON.parse(markup('Only text.'))).toMatchObject({ headline: 'crm' })
  })

  it('can stand in a script element', () => {
    const hostile = '</script><script>alert(1)</script><!--'
    const json = markup(`# \\${hostile}\n\nText.`, { brand: hostile })
    expect(json).not.toContain('<')
    expect(JSON.parse(json)).toMatchObject({ author: { name: hostile } })
  })

  it('cites addresses of the web alone', () => {
    const sources = ['docs/a.md', 'javascript:alert(1)', 'https://acme.example/']
    expect(JSON.parse(markup('Text.', { sources }))).toMatchObject({ citation: ['https://acme.example/'] })
    expect(JSON.parse(markup('Text.', { sources: ['docs/a.md'] }))).not.toHaveProperty('citation')
  })
})
