import { describe, expect, it } from 'vitest'
import { splitFrontMatter } from '../../src/pages/front-matter.ts'

const nothing = {
  title: '',
  description: '',
  slug: undefined,
  names: [],
  signals: [],
}

const draft = (evidence: string, line: number) => ({ kind: 'draft', evidence, line })

describe('splitFrontMatter', () => {
  it.each<[string, object, string]>([
    [
      '---\ntitle: "Pricing: all plans"\ndescription: >\n  What it\n  costs\nslug: /plans\ntags: [a, b]\n---\n# Text\n',
      { title: 'Pricing: all plans', description: 'What it costs\n', slug: '/plans' },
      '# Text\n',
    ],
    [
      '+++\ntitle = "Pricing"\ndraft = true\ndate = 2026-01-01\n+++\nText',
      { title: 'Pricing', signals: [{ kind: 'draft', evidence: 'draft = true', line: 3 }] },
      'Text',
    ],
    [
      '{\n  "title": "A",\n  "draft": true\n}\nText',
      { title: 'A', signals: [draft('"draft": true', 3)] },
      'Text',
    ],
    [
      ';;;\n{ "title": "A",\n"draft": true }\n;;;\nText',
      { title: 'A', signals: [draft('"draft": true }', 3)] },
      'Text',
    ],
    ['---json\n{ "title": "A" }\n---\nText', { title: 'A' }, 'Text'],
    ['---yaml\ntitle: A\ndraft: true\n---\nText', { title: 'A', signals: [draft('draft: true', 3)] }, 'Text'],
    ['---toml\ntitle = "A"\n---\nText', { title: 'A' }, 'Text'],
    ['{\n"a" + b\n}\nText', {}, '{\n"a" + b\n}\nText'],
    // The last of two fields of one name counts.
    [
      '---\ntitle: A\ndraft: false\ndraft: true\n---\nText',
      { title: 'A', signals: [expect.objectContaining({ kind: 'draft' })] },
      'Text',
    ],
    ['---\r\ntitle: A\r\n---\r\nText', { title: 'A' }, 'Text'],
    ['---\n---\nText', {}, 'Text'],
    ['---\ntitle: A\n---', { title: 'A' }, ''],
    // Numbers are read as text. Other values are ignored.
    ['---\ntitle: 2026\nslug: [a]\ndescription: {a: b}\n---\n', { title: '2026' }, ''],
    // A block that cannot be read is dropped.
    ['---\ntitle: A: B: C\n---\nText', {}, 'Text'],
    ['+++\nnot toml\n+++\nText', {}, 'Text'],
  ])('splits %j', (text, fields, body) => {
    expect(splitFrontMatter(text)).toMatchObject({ frontMatter: { ...nothing, ...fields }, body })
  })

  it('refuses more than 64 Ki characters, because they may hide the page', () => {
    const text = (length: number) => `---\n${'#'.repeat(length - 1)}\n---\nText`
    expect(splitFrontMatter(text(65_536)).body).toBe('Text')
    expect(() => splitFrontMatter(text(65_537))).toThrow(RangeError)
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

  it.each([
    'Text',
    ' ---\ntitle: A\n---\n',
    'Text\n---\ntitle: A\n---\n',
    '---\ntitle: A\n',
    '---\nJust a sentence.\n---\nText',
    '----\ntitle: A\n----\n',
    '---\ntitle: A\n----\n',
  ])('leaves %j unchanged', text => {
    expect(splitFrontMatter(text)).toEqual({ frontMatter: nothing, block: '', body: text })
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

describe('a front matter', () => {
  const namesOf = (fields: string) => splitFrontMatter(`---\n${fields}\n---\nText.`).frontMatter.names

  it.each([
    ['linkTitle: Setup', ['Setup']],
    ['sidebar_label: Setup', ['Setup']],
    ['nav_title: Setup', ['Setup']],
    ['short_title: Setup', ['Setup']],
    ['sidebar:\n  label: Setup\n  order: 3', ['Setup']],
    [
      'aliases: [/docs/quick-start/, /docs/set_up/index.html, /old.html#top]',
      ['quick start', 'set up', 'old'],
    ],
    ['redirect_from: /en/getting-started', ['getting started']],
    ['alias: What is Acme', ['What is Acme']],
    ['linkTitle: Setup\nsidebar_label: Setup', ['Setup']],
    [`aliases: [/, {a: b}, "", 3]\nlinkTitle: ${'x'.repeat(201)}\nsidebar: docs`, []],
  ])('has names: %j', (fields, names) => {
    expect(namesOf(fields)).toEqual(names)
  })

  it('has at most 50 names', () => {
    const aliases = Array.from({ length: 60 }, (_, index) => `/a/page-${index}/`)
    expect(namesOf(`aliases: [${aliases}]\nlinkTitle: Setup`)).toHaveLength(50)
  })

  it('shares one array of names between pages without a name', () => {
    expect(namesOf('title: A')).toBe(namesOf('title: B'))
  })
})
