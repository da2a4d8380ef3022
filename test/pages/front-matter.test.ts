import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../src/pages/front-matter.ts'

const nothing = {
  title: '',
  description: '',
  slug: undefined,
  names: [],
  texts: [],
  questions: [],
  signals: [],
}

describe('splitFrontMatter', () => {
  it('reads YAML', () => {
    const text =
      '---\ntitle: "Pricing: all plans"\ndescription: >\n  What it\n  costs\nslug: /plans\ntags: [a, b]\n---\n# Text\n'
    expect(splitFrontMatter(text)).toEqual({
      frontMatter: {
        title: 'Pricing: all plans',
        description: 'What it costs\n',
        slug: '/plans',
        names: [],
        texts: [],
        questions: [],
        signals: [],
      },
      body: '# Text\n',
    })
  })

  it('reads TOML', () => {
    const text = '+++\ntitle = "Pricing"\ndraft = true\ndate = 2026-01-01\n+++\nText'
    expect(splitFrontMatter(text)).toEqual({
      frontMatter: {
        ...nothing,
        title: 'Pricing',
        signals: [{ kind: 'draft', evidence: 'draft = true', line: 3 }],
      },
      body: 'Text',
    })
  })

  it('takes the last of two fields of one name', () => {
    const text = '---\ntitle: A\ndraft: false\ndraft: true\n---\nText'
    expect(splitFrontMatter(text).frontMatter).toMatchObject({ title: 'A', signals: [{ kind: 'draft' }] })
  })

  it('refuses more than 64 Ki characters, because they may hide the page', () => {
    const text = (length: number) => `---\n${'#'.repeat(length - 1)}\n---\nText`
    expect(splitFrontMatter(text(65_536)).body).toBe('Text')
    expect(() => splitFrontMatter(text(65_537))).toThrow(RangeError)
  })

  it('puts up with carriage returns, an empty block and nothing behind it', () => {
    expect(splitFrontMatter('---\r\ntitle: A\r\n---\r\nText').frontMatter.title).toBe('A')
    expect(splitFrontMatter('---\n---\nText')).toEqual({ frontMatter: nothing, body: 'Text' })
    expect(splitFrontMatter('---\ntitle: A\n---').body).toBe('')
  })

  it.each([
    ['slug: a\npermalink: /b/', 'a'],
    ['permalink: /b/', '/b/'],
    ['url: /c', '/c'],
    ['permalink: /:year/:title/', undefined],
    ['permalink: pretty', undefined],
    ['url: https://acme.example/c', undefined],
    ['url: //acme.example/c', undefined],
  ])('%j: slug is %s', (lines, slug) => {
    expect(splitFrontMatter(`---\n${lines}\n---\n`).frontMatter.slug).toBe(slug)
  })

  it('takes numbers as text, and what is no text for nothing', () => {
    expect(splitFrontMatter('---\ntitle: 2026\nslug: [a]\ndescription: {a: b}\n---\n').frontMatter).toEqual({
      ...nothing,
      title: '2026',
    })
  })

  it('drops a block it cannot read', () => {
    expect(splitFrontMatter('---\ntitle: A: B: C\n---\nText')).toEqual({ frontMatter: nothing, body: 'Text' })
    expect(splitFrontMatter('+++\nnot toml\n+++\nText')).toEqual({ frontMatter: nothing, body: 'Text' })
  })

  it.each([
    'Text',
    ' ---\ntitle: A\n---\n',
    'Text\n---\ntitle: A\n---\n',
    '---\ntitle: A\n',
    '---\nJust a sentence.\n---\nText',
    '----\ntitle: A\n----\n',
    '---\ntitle: A\n----\n',
  ])('leaves %j as it is', text => {
    expect(splitFrontMatter(text)).toEqual({ frontMatter: nothing, body: text })
  })

  it('does not blow up on references that multiply', () => {
    const bomb = [
      'a: &a [x, x]',
      ...Array.from(
        'bcdefghij',
        (name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]}, `.repeat(9)}]`,
      ),
    ]
    expect(splitFrontMatter(`---\n${bomb.join('\n')}\n---\nText`).body).toBe('Text')
  })
})
