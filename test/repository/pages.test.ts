import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { marked, type Token } from 'marked'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import * as z from 'zod'
import { GROUPS } from '../../docs/.vitepress/sidebar.ts'
import { anchorOf } from '../../scripts/lib/anchor.ts'
import { documents, pages } from '../../scripts/lib/documents.ts'
import { checkWorkflow } from '../support/check-workflow.ts'

const texts = new Map(pages.map(path => [path, readFileSync(path, 'utf8')]))
const textOf = (path: string) => texts.get(path) ?? ''

function tokensOf(path: string): Token[] {
  const tokens: Token[] = []
  marked.walkTokens(marked.lexer(textOf(path)), token => void tokens.push(token))
  return tokens
}

/** Returns the anchors of a page's headings, as GitHub makes them. */
function anchorsOf(path: string): string[] {
  return tokensOf(path).flatMap(token => (token.type === 'heading' ? [anchorOf(String(token['text']))] : []))
}

/** Returns the links of a page to files of the repository, as `path#anchor`. */
function linksOf(path: string): string[] {
  return tokensOf(path)
    .flatMap(token => (token.type === 'link' || token.type === 'image' ? [String(token['href'])] : []))
    .filter(href => !/^[a-z]+:/.test(href))
    .map(href => (href.startsWith('#') ? `${path}${href}` : normalize(join(dirname(path), href))))
}

/** The pages for users. Research has formulas and measurements. */
const users = pages.filter(path => path === 'README.md' || /^docs\/(?!research\/)/.test(path))

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text)

/** Returns the sentences of a page outside tables, code and link targets. A list item without a full stop is one. */
function sentencesOf(path: string): string[] {
  const paragraphs = textOf(path)
    .replaceAll(/^( *)```.*?^\1```$/gms, '\n\n')
    .split(/\n\n|\n(?=\s*(?:[-|>]|\d+\.) )/)
    .filter(text => !/^\s*(?:\||<!--|\[)/.test(text))
  return paragraphs.flatMap(text =>
    text.replaceAll(/\]\([^)]*\)|\]\[[^\]]*\]|\s*\n>?\s*/g, ' ').split(/(?<=[.!?])["*_)]*\s/),
  )
}

/** All files and folders of the repository, except those of packages and git. */
const paths = readdirSync('.')
  .filter(name => !['.git', 'node_modules'].includes(name))
  .flatMap(name => [
    name,
    ...(statSync(name).isDirectory()
      ? readdirSync(name, { recursive: true, encoding: 'utf8' }).map(path => join(name, path))
      : []),
  ])
  .map(path => path.replaceAll('\\', '/'))

/**
 * Returns the paths of the repository that a page names as code. Pages for users also name files of other repositories.
 * CONTRIBUTING.md leaves out folders that it named before.
 */
function pathsIn(page: string): string[] {
  const isPath =
    page === 'CONTRIBUTING.md'
      ? /^(?!@|node:|.*NAME)\S*(?:\/\S*|\.(?:ts|js|json|md|yml))$/
      : /^(?:src|test|scripts|bin|\.ci|examples)\/\S*$/
  return tokensOf(page)
    .flatMap(token => (token.type === 'codespan' ? [String(token['text'])] : []))
    .filter(text => isPath.test(text))
}

/** Returns whether a file or folder has this path, or one that ends with it. A `*` stands for a part of a name. */
function isThere(path: string): boolean {
  const parts = path.replace(/\/$/, '').split('*')
  const ending = parts.map(part => part.replaceAll(/[^\w/-]/g, '\\$&')).join('[^/]*')
  const pattern = new RegExp(`(?:^|/)${ending}$`)
  return paths.some(known => pattern.test(known))
}

const snippets = pages.flatMap(path =>
  tokensOf(path).flatMap(token =>
    token.type === 'code' && token['lang'] === 'yaml' ? [{ path, yaml: String(token['text']) }] : [],
  ),
)

describe('the pages', () => {
  it('are short', () => {
    const lines = users.map(path => ({ path, lines: textOf(path).split('\n').length - 1 }))
    expect(lines.filter(({ lines, path }) => lines > (path === 'README.md' ? 135 : 170))).toEqual([])
  })

  it('are each in the sidebar of the site once, except for the home page', () => {
    const named = GROUPS.flatMap(({ pages }) => pages.map(({ page }) => `docs/${page}.md`))
    const others = pages.filter(path => path.startsWith('docs/') && path !== 'docs/README.md')
    expect(named.toSorted()).toEqual(others.toSorted())
  })

  it('have at most 15,000 words outside Research, tables and code included', () => {
    // A bar between cells, or a dash, is not a word.
    const count = users
      .filter(path => path !== 'README.md')
      .map(textOf)
      .join('\n')
    expect(count.split(/\s+/).filter(isWord).length).toBeLessThanOrEqual(15_000)
  })

  it.each(users)('%s has sentences of at most 25 words', path => {
    const long = sentencesOf(path).filter(sentence => sentence.split(/\s+/).filter(isWord).length > 25)
    expect(long).toEqual([])
  })

  it('name the kinds of losses that the share in the README counts', () => {
    const row = textOf('README.md')
      .split('\n')
      .find(line => line.startsWith('| losses found in pull requests'))
    for (const kind of ['deleted', 'hidden', 'stub', 'half', 'section', 'code', 'steps'])
      expect(row).toContain(kind)
  })

  it('show every picture', () => {
    const pictures = paths.filter(path => /^docs\/.*\.(?:png|svg)$/.test(path))
    expect(pages.flatMap(linksOf)).toEqual(expect.arrayContaining(pictures))
    expect(pictures).not.toEqual([])
  })

  // Anybody may register the name before the first release. Then remove this test.
  it.each(documents)('%s does not run a package that is not on npm', path => {
    expect(readFileSync(path, 'utf8')).not.toMatch(/npx (?:--yes )?ai-visibility-gate/)
  })

  it.each(pages)('%s links to files and headings that exist', path => {
    for (const link of linksOf(path)) {
      const [file = '', anchor] = link.split('#')
      expect(existsSync(file), link).toBe(true)
      if (anchor !== undefined) expect(anchorsOf(file), link).toContain(anchor)
    }
  })
})

describe('the paths that pages name as code', () => {
  it('are found', () => {
    expect(pathsIn('CONTRIBUTING.md').length).toBeGreaterThan(50)
  })

  it.each(pages)('%s names files and folders that exist', page => {
    expect(pathsIn(page).filter(path => !isThere(path))).toEqual([])
  })
})

const stepsSchema = z.array(z.looseObject({ uses: z.string() }))

/** Returns the workflow of a snippet, which may be only its steps; undefined for other YAML. */
function workflowOf(yaml: string): string | undefined {
  if (/^on:/m.test(yaml) && /^jobs:/m.test(yaml)) return yaml
  const steps = stepsSchema.safeParse(parse(yaml))
  return steps.success
    ? stringify({ on: 'push', jobs: { gate: { 'runs-on': 'ubuntu-latest', steps: steps.data } } })
    : undefined
}

describe('the snippets', () => {
  it('satisfy GitHub’s parser, and give the gate inputs that exist', async () => {
    const workflows = snippets.flatMap(({ path, yaml }) => {
      const workflow = workflowOf(yaml)
      return workflow === undefined ? [] : [{ path, workflow }]
    })
    expect(workflows.length).toBeGreaterThanOrEqual(9)
    for (const { path, workflow } of workflows) expect(await checkWorkflow(workflow), path).toEqual([])
  })
})
