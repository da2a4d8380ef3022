import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Draft, Suggestion } from '../../../src/report/outcome.ts'
import { renderDrafts } from '../../../src/report/posts/drafts.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { renderComment } from '../../support/documents.ts'
import { elementsOf, hostileText, renderLikeGitHub } from '../../support/markdown.ts'
import { anOutcome } from '../../support/outcomes.ts'
import { expectLinear } from '../../support/processor-time.ts'

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

function sectionOf(suggestions: Suggestion[]): string {
  return renderComment(describeGate(anOutcome({ suggestions })))
}

function fileOf(suggestion: Suggestion): string {
  return renderDrafts(anOutcome({ suggestions: [suggestion] }))[0]?.text ?? ''
}

/** Returns the texts of the code blocks as a reader sees them, each with its last line break. */
function codeOf(markdown: string): string[] {
  return Array.from(
    renderLikeGitHub(markdown).matchAll(/<pre><code[^>]*>([\s\S]*?)<\/code><\/pre>/g),
    ([, code = '']) =>
      code.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

/** Fragments that could end a fence or begin markup that a fence must keep as text. */
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

function anUndrafted(detail: string): Suggestion {
  return { keyword: 'helpdesk', engines: ['claude'], draft: { error: detail } }
}

describe('renderDrafts', () => {
  it('writes one file for each draft, which begins with a note that it is generated', async () => {
    const [file, ...others] = renderDrafts(anOutcome({ suggestions: [anUndrafted('No.'), aSuggestion()] }))
    expect(others).toEqual([])
    expect(file?.name).toBe('suggestions/02.md')
    await expect(file?.text).toMatchFileSnapshot('../snapshots/draft.md')
  })

  it('keeps the content unchanged: Markdown, HTML and indentation', () => {
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
        expect(elementsOf(renderLikeGitHub(markdown)).join(' ')).toBe(
          'h1 blockquote p strong hr h1 p hr h2 pre code h2 pre code h2 ul li li li li li',
        )
      }),
    )
  })

  it('writes JSON that cannot end a script, with the same meaning', () => {
    const value = { text: '</script><script>alert(1)</script>', separator: '\u2028' }
    const text = JSON.stringify(value, undefined, 2)
    const markdown = fileOf(aSuggestion({ schemaMarkup: { text, isJson: true } }))
    const code = codeOf(markdown).find(block => block.includes('separator')) ?? ''
    expect(code).not.toContain('<')
    expect(JSON.parse(code)).toEqual(value)
  })

  it('renders a long draft of backticks and blanks in linear time', () => {
    expectLinear(500_000, size => {
      const content = `${'` '.repeat(size)}${' '.repeat(size)}x`
      const suggestion = aSuggestion({ content, schemaMarkup: { text: content, isJson: false } })
      sectionOf([suggestion])
      expect(fileOf(suggestion).length).toBeGreaterThan(4 * size)
    })
  })
})
