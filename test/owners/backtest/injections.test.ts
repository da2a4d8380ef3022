import { describe, expect, it } from 'vitest'
import {
  type InjectionKind,
  injections,
  withField,
  withRobotsTag,
} from '../../../src/owners/backtest/injections.ts'
import { formatOf } from '../../../src/pages/formats.ts'
import { parsePage } from '../../../src/pages/page.ts'

const markdown = '# Pricing\n\nCloud storage costs four dollars.\n'
const withFrontMatter = `---\r\ntitle: Prices & plans\r\ndraft: false\r\n---\r\n\r\n${markdown}`
const html = '<!doctype html><title>Pricing</title><p>Cloud storage costs four dollars.</p>'

const textsOf = (path: string, text: string) =>
  parsePage(text, formatOf(path) ?? 'markdown').passages.map(passage => passage.text)

function inject(kind: InjectionKind, path: string, text: string) {
  const { title } = parsePage(text, formatOf(path) ?? 'markdown')
  const after = injections[kind]({ path, text, title })
  return after === undefined ? undefined : { text: after, ...parsePage(after, formatOf(path) ?? 'markdown') }
}

const pages: [string, string][] = [
  ['a.md', markdown],
  ['b.md', withFrontMatter],
  ['c.mdx', markdown],
  ['d.html', html],
]

describe('a loss', () => {
  it.each(pages)('deletes %s', (path, text) => {
    expect(inject('deleted', path, text)).toBeUndefined()
  })

  it.each(pages)('leaves the title of %s and takes its text, as a stub', (path, text) => {
    const { title } = parsePage(text, formatOf(path) ?? 'markdown')
    const stub = inject('stub', path, text)
    expect(stub).toMatchObject({ isPublic: true, title })
    expect(stub?.text).not.toContain('four dollars')
    expect(stub?.passages.map(passage => passage.text).join()).toContain('being rewritten')
  })

  it.each(pages)('makes %s a draft and keeps its text', (path, text) => {
    const draft = inject('draft', path, text)
    expect(draft?.signals.map(({ kind }) => kind)).toEqual(['draft'])
    expect(draft?.text).toContain('four dollars')
  })

  it.each(pages)('hides %s by noindex and keeps its text', (path, text) => {
    const hidden = inject('noindex', path, text)
    expect(hidden?.signals.map(({ kind }) => kind)).toEqual(['noindex'])
    expect(textsOf(path, hidden?.text ?? '')).toEqual(textsOf(path, text))
  })

  it('writes a title with markup as text', () => {
    const after = injections.stub({ path: 'a.html', text: '', title: '</title><script>x' })
    expect(parsePage(after ?? '', 'html').title).toBe('</title><script>x')
  })
})

describe('withField', () => {
  it('replaces the field, its list included, and no other', () => {
    const text = '---\nhead:\n  - - meta\n    - name: a\ntitle: T\nheading: x\n---\nbody\n'
    expect(withField(text, 'head: none')).toBe('---\nhead: none\ntitle: T\nheading: x\n---\nbody\n')
  })

  it('adds front matter where there is none, also before a thematic break', () => {
    expect(withField('a\n\n---\n\nb\n', 'draft: true')).toBe('---\ndraft: true\n---\n\na\n\n---\n\nb\n')
  })
})

describe('withRobotsTag', () => {
  it('stands after the front matter', () => {
    const text = withRobotsTag('---\ntitle: T\n---\nbody\n')
    expect(text).toBe('---\ntitle: T\n---\n<meta name="robots" content="noindex">\n\nbody\n')
  })
})
