import { describe, expect, it } from 'vitest'
import { readKeyword, readKeywords } from '../../src/inputs/keywords.ts'
import { formatKeyword } from '../../src/lib/keyword-line.ts'

/** Returns the keywords or the problem. */
function read(given: string | string[]) {
  const reading = readKeywords(given)
  return 'keywords' in reading ? reading.keywords : reading.problem
}

const ownerOf = (line: string) => {
  const reading = readKeywords([line])
  return 'keywords' in reading ? reading.keywords[0]?.owner : undefined
}

describe('readKeywords', () => {
  it('reads keywords as a list', () => {
    expect(read('crm, "small, cheap"')).toEqual([
      { keyword: 'crm', questions: [] },
      { keyword: 'small, cheap', questions: [] },
    ])
  })

  it('reads the questions of a keyword', () => {
    expect(read('erp\ncrm = Which CRM, and why? | a = b?|c')).toEqual([
      { keyword: 'erp', questions: [] },
      { keyword: 'crm', questions: ['Which CRM, and why?', 'a = b?', 'c'] },
    ])
  })

  it('keeps an = without white space around it', () => {
    expect(read('e=mc2\na =b\na= b')).toEqual(
      ['e=mc2', 'a =b', 'a= b'].map(keyword => ({ keyword, questions: [] })),
    )
  })

  it('joins the entries of one keyword', () => {
    expect(read('crm\ncrm = Which?\ncrm = Why? | Which?\ncrm | owner: a.md\ncrm')).toEqual([
      { keyword: 'crm', questions: ['Which?', 'Why?'], owner: { path: 'a.md' } },
    ])
  })

  it.each(['crm =', 'crm = ', 'crm = Which? |', 'crm = | Which?', '= Which?', ' = Which?', '"open'])(
    'does not understand %j',
    text => {
      expect(read(text)).toMatch(/^a list: /)
    },
  )

  it('does not guess whether a comma on a single line ends a question', () => {
    expect(read('crm = Which CRM, and why?')).toMatch(/^a line for each keyword/)
    expect(read('"crm = Which CRM, and why?"')).toEqual([
      { keyword: 'crm', questions: ['Which CRM, and why?'] },
    ])
  })

  it('does not guess whether a comma on a single line belongs to a keyword with an owner', () => {
    expect(read('what is a CRM, and why | owner: docs/crm.md')).toMatch(/^a line for each keyword/)
    expect(read('"what is a CRM, and why | owner: docs/crm.md"')).toEqual([
      { keyword: 'what is a CRM, and why', questions: [], owner: { path: 'docs/crm.md' } },
    ])
  })
})

describe('the owner of a keyword', () => {
  it('is not part of the keyword', () => {
    expect(read('install Acme | owner: docs/install.md\ncrm')).toEqual([
      { keyword: 'install Acme', questions: [], owner: { path: 'docs/install.md' } },
      { keyword: 'crm', questions: [] },
    ])
  })

  it('may be the section of a heading', () => {
    expect(ownerOf('install Acme | owner: docs/install.md#on-linux')).toEqual({
      path: 'docs/install.md',
      heading: 'on-linux',
    })
  })

  it('may be given together with questions', () => {
    expect(read(['crm = Which? | owner: docs/a = b.md | Why?'])).toEqual([
      { keyword: 'crm', questions: ['Which?', 'Why?'], owner: { path: 'docs/a = b.md' } },
    ])
  })

  it.each([
    ['a | without white space', 'crm|owner:docs/a.md', 'docs/a.md'],
    ['white space on one side', 'crm |owner : docs/a.md', 'docs/a.md'],
    ['other letter case', 'crm | Owner: docs/a.md', 'docs/a.md'],
    ['a path of Windows', 'crm | owner: .\\docs\\a.md', 'docs/a.md'],
    ['a # in the name of a page', 'crm | owner: docs/c#.md', 'docs/c#.md'],
  ])('is read with %s', (_, line, path) => {
    expect(ownerOf(line)).toEqual({ path })
  })

  it.each(['', '/docs/a.md', '../a.md', 'docs/../a.md', 'C:\\docs\\a.md', 'https://acme.example/a', 'a.md#'])(
    'must be a path in the repository, not %j',
    path => {
      expect(read([`crm | owner: ${path}`])).toMatch(
        /^the path of a page after owner:.* Found: crm \| owner:/,
      )
      expect(readKeyword({ keyword: 'crm', owner: path })).toEqual({
        problem: expect.stringMatching(/^the path of a page after owner:/),
      })
    },
  )

  it.each(['crm |', 'crm | docs/a.md', 'crm | page: docs/a.md', 'crm | owner docs/a.md', 'a | b = c'])(
    'needs its name: %j',
    line => {
      expect(read([line])).toBe(
        `owner: and a path after |, as in install Acme | owner: docs/install.md. A | of the keyword itself has no white space next to it, or is written \\|. Found: ${line}`,
      )
    },
  )

  it.each([[['crm | owner: a.md | owner: b.md']], [['crm | owner: a.md', 'crm | owner: b.md']]])(
    'is one page: %j',
    lines => {
      expect(read(lines)).toMatch(/^one owner of a keyword/)
    },
  )
})

describe('a | of the keyword itself', () => {
  it('has no white space next to it', () => {
    expect(read(['a|b', 'a|b | owner: c.md'])).toEqual([
      { keyword: 'a|b', questions: [], owner: { path: 'c.md' } },
    ])
  })

  it('is written with a backslash otherwise', () => {
    expect(read(['a \\| b', 'c \\|owner: d = e \\| f? | g?'])).toEqual([
      { keyword: 'a | b', questions: [] },
      { keyword: 'c |owner: d', questions: ['e | f?', 'g?'] },
    ])
  })

  it('is kept in an object of a config file', () => {
    expect(readKeyword({ keyword: 'a | b', owner: 'c.md' })).toEqual({
      keyword: 'a | b',
      questions: [],
      owner: { path: 'c.md' },
    })
  })
})

describe('formatKeyword', () => {
  it.each([
    { keyword: 'install Acme | and why', questions: [] },
    { keyword: 'a|owner: b', questions: [], owner: { path: 'docs/a.md', heading: 'linux' } },
  ])('writes a line that is read as %j', keyword => {
    expect(read([formatKeyword(keyword)])).toEqual([keyword])
  })
})

describe('readKeyword', () => {
  it('returns a keyword or a problem, which the caller quotes', () => {
    expect(readKeyword('crm | owner: docs/a.md')).toMatchObject({ keyword: 'crm' })
    expect(readKeyword('crm | owner:')).toEqual({ problem: expect.stringMatching(/#linux$/) })
  })
})
