import { describe, expect, it } from 'vitest'
import { createSchemaMarkup } from '../../../src/embedded/generation/generate.ts'
import { parsePage } from '../../../src/embedded/pages/page.ts'

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
