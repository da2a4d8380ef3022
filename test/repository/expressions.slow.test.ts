/** Every regular expression of src/ reads hostile text in a time that grows with its length. */
import { describe, expect, it } from 'vitest'
import { listSpellings } from '../../src/citation/spellings.ts'
import { proposeSite } from '../../src/init/propose-site.ts'
import { createRedactor } from '../../src/lib/redactor.ts'
import { findSites, placeIn } from '../../src/sites/generators/generators.ts'
import { compileGlob } from '../../src/sites/glob.ts'
import { findExpressions, recordBuilt } from '../support/expressions.ts'
import { findSlowText } from '../support/pumps.ts'

/**
 * Expressions whose time grows faster than their text, which is short: at most that many characters, and why. The others
 * are tried with 100,000 characters.
 */
const BOUNDED: { path: string; expression: RegExp; most: number; why: string }[] = [
  {
    path: 'errors/words.ts',
    expression: /[.\s]+$/,
    most: 400,
    why: 'plainLine cuts the text at DETAIL_LENGTH, 200 code points',
  },
  {
    path: 'citation/whole-words.ts',
    expression: /[\p{L}\p{M}\p{N}]*$/u,
    most: 12,
    why: 'the text is a slice of MAX_RUN characters',
  },
  {
    path: 'pages/markdown.ts',
    expression:
      /^(?:import\s+(?:[^'"\n]*\sfrom\s+)?['"]|export(?:\s*$|\s+(?:\*|(?:default|const|let|var|function|class|async|from)\b)))/,
    most: 500,
    why: 'the text is a slice of 500 characters',
  },
  {
    path: 'pages/signals/signal.ts',
    expression: /(?:&&|\?|:)\s*\(?\s*$/,
    most: 20,
    why: 'the text is a slice of 20 characters',
  },
  {
    path: 'lib/http/excerpt.ts',
    expression: /<(?:title|Code)(?:\s[^>]*)?>([^<>]*)<\//i,
    most: 2_000,
    why: 'the text is a slice of HEAD_LENGTH characters',
  },
]

/** What makes each file build its expressions; nothing for expressions that are built when the file is loaded. */
const BUILDERS: Record<string, () => void> = {
  'owners/values.ts': () => {},
  'citation/common-words.ts': () => {},
  'citation/signs.ts': () => {},
  'citation/spellings.ts': () => void listSpellings('Dr. Acme & Söhne-Labs'),
  'citation/whole-words.ts': () => {},
  'pages/data-text.ts': () => {},
  'pages/lex-markdown.ts': () => {},
  'sites/generators/vitepress.ts': () => {
    const texts = new Map([['.vitepress/config.ts', "export default { rewrites: { 'a/:b/:c': 'd/:c' } }"]])
    const sites = findSites({
      now: new Date(),
      paths: new Set(texts.keys()),
      textOf: path => texts.get(path),
      fieldsOf: () => ({}),
    })
    placeIn(sites, { path: 'a/b/c.md', fields: {}, hasFrontMatter: false })
  },
  'sites/glob.ts': () => void compileGlob('{docs,site}/**/a*b?[!c-d]*e*.md'),
  'sites/includes/find-includes.ts': () => {},
  'pages/hidden-elements.ts': () => {},
  'pages/markdown.ts': () => {},
  'engines/cited-text.ts': () => {},
  'lib/redactor.ts': () => void createRedactor('sk-live/1'),
  'lib/document/pdf/text.ts': () => {},
  'init/propose-site.ts': () =>
    void proposeSite({ sites: [], titles: [], pages: [], pageLanguage: 'en', repository: 'a/acme' }),
}

const { literals, builders } = findExpressions()
const isBounded = ({ path, expression }: { path: string; expression: RegExp }) =>
  BOUNDED.some(each => each.path === path && String(each.expression) === String(expression))

describe('a text that is made to pump', () => {
  it.each([
    ['a run of white space before each line', /^\s*\[/m],
    ['a run at the end', /\s+$/],
    ['an end that never comes', /<[^>]*>/g],
    ['a repetition in a repetition', /(\w+\s?)+$/],
  ])('finds %s', (_, expression) => {
    expect(findSlowText(expression)).toMatch(/^\d+ characters: "/)
  })

  it.each([/^[ \t]*\[/m, /(?<!\s)\s+$/, /<[^<>]*>/g])('lets %s pass', expression => {
    expect(findSlowText(expression)).toBeUndefined()
  })
})

describe('a regular expression of the sources', () => {
  it('reads 100,000 characters in a time that grows with their number', () => {
    expect(literals.length).toBeGreaterThan(300)
    const slow = literals
      .filter(found => !isBounded(found))
      .map(({ path, expression }) => ({ path, expression, text: findSlowText(expression) }))
      .filter(({ text }) => text !== undefined)
    expect(slow.map(({ path, expression, text }) => `${path} ${expression} ${text}`)).toEqual([])
  })

  it.each(BOUNDED)('reads the short text that $path gives it: $expression', ({ path, expression, most }) => {
    expect(
      literals.some(found => found.path === path && String(found.expression) === String(expression)),
    ).toBe(true)
    expect(findSlowText(expression, most)).toBeUndefined()
  })

  it('that is built from parts is in a file of the list', () => {
    expect(builders.toSorted()).toEqual(Object.keys(BUILDERS).toSorted())
  })

  it.each(Object.entries(BUILDERS))('that %s builds does too', async (path, use) => {
    const built = await recordBuilt(path, use)
    expect(built).not.toEqual([])
    const slow = built.map(each => [String(each), findSlowText(each)])
    expect(slow.filter(([, text]) => text !== undefined)).toEqual([])
  })
})
