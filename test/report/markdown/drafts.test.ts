import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, Suggestion } from '../../../src/drafts/suggestion.ts'
import { clip } from '../../../src/lib/text.ts'
import { renderDrafts, suggestionsSection } from '../../../src/report/markdown/drafts.ts'
import { fitBlocks } from '../../../src/report/markdown/fit.ts'
import { md } from '../../../src/report/markdown/markdown.ts'
import { nameDraft } from '../../../src/report/views/reports-and-drafts.ts'
import { elementsOf, hostileText, renderLikeGitHub, textOf } from '../../support/markdown.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { measureProcessor } from '../../support/processor-time.ts'

function aDraft(overrides: Partial<Draft> = {}): Draft {
  return {
    content: '# CRM for small teams\n\nAcme imports contacts.',
    schemaMarkup: { text: '{"@type":"Article"}', isJson: true },
    recommendedKeywords: ['contact import', 'free plan'],
    citationScoreEstimate: 72.5,
    ...overrides,
  }
}

function aSuggestion(draft: Partial<Draft> = {}, keyword = 'crm'): Suggestion {
  return { keyword, engines: ['gemini', 'claude'], draft: aDraft(draft) }
}

function sectionOf(suggestions: Suggestion[], limit = 65_536) {
  return fitBlocks(suggestionsSection(anOutcome({ suggestions })), {
    limit,
    measure: text => text.length,
    notice: omitted => md`… ${omitted} more`,
  })
}

function fileOf(suggestion: Suggestion): string {
  return renderDrafts(anOutcome({ suggestions: [suggestion] }))[0]?.text ?? ''
}

/** The texts of the blocks of code, as a reader sees them, each ended by its last line's end. */
function codeOf(markdown: string): string[] {
  return Array.from(
    renderLikeGitHub(markdown).matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g),
    ([, code = '']) =>
      code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

/** Fragments that end a fence, or begin what a fence holds off, among all others. */
const hostileDraft = fc
  .array(
    fc.oneof(
      hostileText,
      fc.integer({ min: 1, max: 9 }).map(length => `\n${'`'.repeat(length)}\n`),
      fc.constantFrom(
        '\r```\r',
        '\n~~~\n',
        '\n   ````\n',
        '</details>\n\n',
        '\n\n<img src=x>\n\n',
        '`\u200B``\n',
      ),
    ),
    { maxLength: 8 },
  )
  .map(parts => parts.join(''))

describe('suggestionsSection', () => {
  it('is empty without drafts', () => {
    expect(suggestionsSection(anOutcome({ suggestions: [] }))).toEqual([])
  })

  it('folds a draft, with its structured data, keywords and estimate', () => {
    expect(sectionOf([aSuggestion()])).toBe(
      [
        '### Suggested content',
        '',
        'The service generated these drafts for keywords without a citation. Review them before you publish anything. Nothing was written to the repository.',
        '',
        '<details>',
        '<summary>Draft for crm</summary>',
        '',
        "For gemini, claude · estimated citation score 72.5 · recommended keywords: contact import, free plan · file <code>suggestions/01-crm.md</code> among this run's reports",
        '',
        '```',
        '# CRM for small teams',
        '',
        'Acme imports contacts.',
        '```',
        '',
        'Structured data:',
        '',
        '```json',
        '{"@type":"Article"}',
        '```',
        '',
        '</details>',
      ].join('\n'),
    )
  })

  it('leaves out what the service did not give', () => {
    const section = sectionOf([
      aSuggestion({ schemaMarkup: undefined, recommendedKeywords: [], citationScoreEstimate: undefined }),
    ])
    expect(section).not.toMatch(/Structured data|recommended|estimated/)
    expect(elementsOf(renderLikeGitHub(section))).toEqual([
      ...['h3', 'p', 'details', 'summary', 'p', 'code', 'pre', 'code'],
    ])
  })

  it('says that structured data is not valid JSON', () => {
    const section = sectionOf([aSuggestion({ schemaMarkup: { text: '{"a": <b>', isJson: false } })])
    expect(section).toContain('Structured data, which is not valid JSON:\n\n```\n{"a": <b>\n```')
  })

  it('names each missing draft after the drafts, under one heading', () => {
    const section = sectionOf([
      {
        keyword: 'help*desk',
        engines: ['claude'],
        draft: { failure: { kind: 'unexpected', detail: 'disk full' } },
      },
      aSuggestion(),
    ])
    expect(section).toMatch(/<\/details>\n\n- No draft for \*\*help&#42;desk\*\*: .*disk full$/)
    expect(section.match(/### Suggested content/g)).toHaveLength(1)
    expect(section).toContain('<code>suggestions/02-crm.md</code>')
  })

  it('gives no advice without a draft', () => {
    expect(sectionOf([anUndrafted('disk full')])).toMatch(
      /^### Suggested content\n\n- No draft for \*\*helpdesk\*\*: .*disk full$/,
    )
  })

  it('lists the first ten names and counts the others', () => {
    const recommendedKeywords = Array.from({ length: 13 }, (_, index) => `word ${index}`)
    expect(sectionOf([aSuggestion({ recommendedKeywords })])).toMatch(/: word 0, .*, word 9 and 3 more ·/)
  })

  it.each([1, 3, 5])(
    'shows 1,500 characters of a draft where there are %i, and says that it is cut',
    count => {
      const content = 'Acme 顧客 '.repeat(1000).trim()
      const section = sectionOf(Array.from({ length: count }, () => aSuggestion({ content })))
      expect(codeOf(section)[0]).toBe(`${clip(content, 1500)}\n`)
      expect(section).toContain(
        '```\n\nThis is cut. The file <code>suggestions/01-crm.md</code> has the whole text.',
      )
      expect(fileOf(aSuggestion({ content }))).toContain(content)
    },
  )

  it('shows less of each where there are many', () => {
    const content = 'a'.repeat(1500)
    const section = sectionOf(Array.from({ length: 20 }, () => aSuggestion({ content })))
    expect(codeOf(section)[0]).toBe(`${'a'.repeat(399)}…\n`)
  })

  it('says that a draft is cut only where it is', () => {
    expect(sectionOf([aSuggestion({ content: 'a'.repeat(1500) })])).not.toContain('This is cut')
    expect(sectionOf([aSuggestion({ content: 'a'.repeat(1501) })])).toContain('This is cut')
  })

  it('cuts structured data, too', () => {
    const text = JSON.stringify({ text: 'a'.repeat(2000) })
    const section = sectionOf([aSuggestion({ schemaMarkup: { text, isJson: true } })])
    expect(codeOf(section)[1]).toBe(`${text.slice(0, 1499)}…\n`)
    expect(section.match(/This is cut/g)).toHaveLength(1)
  })

  it('takes at most half of a comment, for any number and length of drafts', () => {
    const text = 'a b '.repeat(5000)
    const long = aSuggestion({ content: text, schemaMarkup: { text, isJson: false } }, 'k'.repeat(500))
    const section = sectionOf(Array.from({ length: 20 }, () => long))
    expect(section.length).toBeLessThan(65_536 / 2)
    expect(section.match(/<details>/g)).toHaveLength(20)
  })

  it('drops the structured data of a draft before the draft, and never cuts a draft in half', () => {
    const drafts = [aSuggestion(), aSuggestion({}, 'helpdesk')]
    const whole = sectionOf(drafts)
    const shorter = sectionOf(drafts, whole.length - 1)
    expect(shorter).toMatch(/imports contacts\.\n```\n\n<\/details>\n\n… 1 more$/)
    const [before = ''] = whole.split('\n\n<details>\n<summary>Draft for helpdesk')
    expect(sectionOf(drafts, before.length + 12)).toBe(`${before}\n\n… 2 more`)
  })

  it('is well formed for any limit', () => {
    const drafts = [
      aSuggestion({ content: '```\n</details>\n```'.repeat(20) }),
      aSuggestion({ content: '👩\u200D💻'.repeat(900) }, 'helpdesk'),
    ]
    fc.assert(
      fc.property(fc.nat(sectionOf(drafts).length), limit => {
        const section = sectionOf(drafts, limit)
        expect(section.length).toBeLessThanOrEqual(limit)
        expect(section.isWellFormed()).toBe(true)
        const html = renderLikeGitHub(section)
        const open = elementsOf(html).filter(element => element === 'details').length
        expect(html.match(/^<\/details>$/gm) ?? []).toHaveLength(open)
      }),
    )
  })

  it('renders text from outside only as text', () => {
    const harmless = elementsOf(renderLikeGitHub(sectionOf([aSuggestion(), anUndrafted('reason')])))
    fc.assert(
      fc.property(hostileDraft, hostileText, fc.boolean(), (content, text, isJson) => {
        const suggestion: Suggestion = {
          keyword: text,
          engines: [text, text],
          draft: aDraft({
            content: `x${content}`,
            schemaMarkup: { text: `x${content}`, isJson },
            recommendedKeywords: [text],
          }),
        }
        const html = renderLikeGitHub(sectionOf([suggestion, anUndrafted(`x${text}`)]))
        expect(elementsOf(html)).toEqual(harmless)
        // What GitHub looks for in the rendered text, it does not look for in code.
        const read = textOf(html.replace(/<code[\s\S]*?<\/code>/g, ''))
        expect(read).not.toMatch(/@[\w-]|#\d|\bgh-\d|:\/\/|www\.|:[\w+-]+:/i)
        expect(read).not.toMatch(/(?<![\w-])(?=[a-f]*\d)[\da-f]{7,40}(?![\w-])/i)
      }),
      { numRuns: 400 },
    )
  })

  it('shows a hostile draft as its own text, except for invisible characters', () => {
    fc.assert(
      fc.property(hostileDraft, content => {
        const [shown] = codeOf(sectionOf([aSuggestion({ content: `x${content}` })]))
        const visible = (text: string) =>
          text
            .toWellFormed()
            .replace(/\r\n?/g, '\n')
            .replace(/[\p{Cf}\u{E0000}-\u{E007F}[\p{Cc}--[\n\t]]]/gv, '')
            .trimEnd()
        fc.pre(visible(content).length < 1000)
        expect(visible(shown ?? '')).toBe(visible(`x${content}`))
      }),
      { numRuns: 300 },
    )
  })
})

function anUndrafted(detail: string): Suggestion {
  return { keyword: 'helpdesk', engines: ['claude'], draft: { failure: { kind: 'unexpected', detail } } }
}

describe('renderDrafts', () => {
  it('writes one file for each draft, which says first that it is generated', () => {
    const [file, ...others] = renderDrafts(anOutcome({ suggestions: [anUndrafted('No.'), aSuggestion()] }))
    expect(others).toEqual([])
    expect(file?.name).toBe('suggestions/02-crm.md')
    expect(file?.text).toBe(
      [
        '# Draft for crm',
        '',
        '> **Generated and not reviewed.** Check every fact, number and link before you publish anything. The draft is between the two lines.',
        '',
        '---',
        '',
        '# CRM for small teams',
        '',
        'Acme imports contacts.',
        '',
        '---',
        '',
        '## Structured data',
        '',
        '```json',
        '{"@type":"Article"}',
        '```',
        '',
        '## Recommended keywords',
        '',
        '```',
        'contact import',
        'free plan',
        '```',
        '',
        '## About this draft',
        '',
        '- Brand: Acme',
        '- Keyword: crm, language en',
        '- Engines that do not cite the brand on the keyword: gemini, claude',
        "- Estimated citation score, in the service's own unit: 72.5",
        '- Made on 2026-11-20',
        '',
      ].join('\n'),
    )
  })

  it('has the content as it came: Markdown, HTML and indentation', () => {
    const content =
      '    code\n\n<b>*bold*</b> [a](https://acme.example/?a=1&b=2) @octocat #1 – 顧客 می\u200Cخواهم 👩\u200D💻\n\n\tx'
    expect(fileOf(aSuggestion({ content }))).toContain(`\n\n---\n\n${content}\n\n---\n\n`)
  })

  it('has no control character and nothing invisible', () => {
    const content = 'a\u0000\u001B[31mb\r\nc\rd\u202Ee\u{E0041}f\u0085\uFEFF'
    expect(fileOf(aSuggestion({ content }))).toContain('\n\na[31mb\nc\ndef\n\n')
    fc.assert(
      fc.property(hostileDraft, hostileText, (draft, text) => {
        const file = fileOf({
          keyword: text,
          engines: [text],
          draft: aDraft({
            content: draft,
            schemaMarkup: { text: draft, isJson: false },
            recommendedKeywords: [text],
          }),
        })
        expect(file).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]/u)
        expect(file.isWellFormed()).toBe(true)
      }),
    )
  })

  it('never begins with front matter', () => {
    fc.assert(
      fc.property(hostileText, keyword => {
        expect(fileOf(aSuggestion({}, keyword))).toMatch(/^# Draft for \S/)
      }),
    )
  })

  it('keeps structured data and keywords inside their blocks of code', () => {
    fc.assert(
      fc.property(hostileDraft, hostileText, (text, keyword) => {
        const markdown = fileOf(
          aSuggestion({
            schemaMarkup: { text: `x${text}`, isJson: false },
            recommendedKeywords: [`x${keyword}`],
          }),
        )
        expect(elementsOf(renderLikeGitHub(markdown))).toEqual([
          ...[
            'h1',
            'blockquote',
            'p',
            'strong',
            'hr',
            'h1',
            'p',
            'hr',
            'h2',
            'pre',
            'code',
            'h2',
            'pre',
            'code',
          ],
          ...['h2', 'ul', 'li', 'li', 'li', 'li', 'li'],
        ])
      }),
    )
  })

  it('writes JSON that cannot end a script, with the same meaning', () => {
    const value = { text: '</script><script>alert(1)</script>', separator: '\u2028' }
    const text = JSON.stringify(value, undefined, 2)
    for (const markdown of [
      fileOf(aSuggestion({ schemaMarkup: { text, isJson: true } })),
      sectionOf([aSuggestion({ schemaMarkup: { text, isJson: true } })]),
    ]) {
      const code = codeOf(markdown).find(block => block.includes('separator')) ?? ''
      expect(code).not.toContain('<')
      expect(JSON.parse(code)).toEqual(value)
    }
  })

  it('renders a long draft of backticks and blanks in less than two seconds', () => {
    const content = `${'` '.repeat(500_000)}${' '.repeat(500_000)}x`
    const suggestion = aSuggestion({ content, schemaMarkup: { text: content, isJson: false } })
    const { result, milliseconds } = measureProcessor(() => {
      sectionOf([suggestion])
      return fileOf(suggestion)
    })
    expect(result.length).toBeGreaterThan(2_000_000)
    expect(milliseconds).toBeLessThan(2000)
  })
})

describe('nameDraft', () => {
  it.each([
    ['best CRM for small teams?', 'suggestions/01-best-crm-for-small-teams.md'],
    ['Café Zürich', 'suggestions/01-cafe-zurich.md'],
    ['顧客管理', 'suggestions/01-keyword.md'],
    ['顧客管理 CRM', 'suggestions/01-crm.md'],
    ['../../etc/passwd', 'suggestions/01-etc-passwd.md'],
    ['CON', 'suggestions/01-con.md'],
    ['', 'suggestions/01-keyword.md'],
    ['a'.repeat(80), `suggestions/01-${'a'.repeat(50)}.md`],
    [`${'a'.repeat(49)} b`, `suggestions/01-${'a'.repeat(49)}.md`],
  ])('names the draft for %j %s', (keyword, name) => {
    expect(nameDraft(0, keyword)).toBe(name)
  })

  it('is short, plain and unique for any keyword', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 2, maxLength: 20 }), keywords => {
        const names = keywords.map((keyword, index) => nameDraft(index, keyword))
        for (const name of names) {
          expect(name).toMatch(/^suggestions\/\d\d-[a-z0-9]+(-[a-z0-9]+)*\.md$/)
          expect(name.length).toBeLessThanOrEqual('suggestions/'.length + 60)
        }
        expect(new Set(names).size).toBe(names.length)
      }),
    )
  })
})
