import { describe, expect, it } from 'vitest'
import { type ListedKeyword, readKeyword, readKeywords } from '../../src/inputs/keywords.ts'
import { formatKeyword } from '../../src/lib/keyword-line.ts'

/** Returns the problem, or each keyword as `keyword = question | question -> path#heading`. */
function read(given: string | string[]) {
  const reading = readKeywords(given)
  return 'keywords' in reading ? reading.keywords.map(show).join('; ') : reading.problem
}

function show({ keyword, questions, owner }: ListedKeyword) {
  const asked = questions.length > 0 ? ` = ${questions.join(' | ')}` : ''
  const page = owner && ` -> ${[owner.path, owner.heading].filter(part => part !== undefined).join('#')}`
  return `${keyword}${asked}${page ?? ''}`
}

const KEYWORDS = 'a list: one keyword a line'
const OWN_LINE = 'a line for each keyword with questions or an owner'
const ONE_OWNER = 'one owner of a keyword'

describe('readKeywords', () => {
  it.each<[given: string | string[], keywords: string]>([
    ['crm, "small, cheap"', 'crm; small, cheap'],
    ['erp\ncrm = Which CRM, and why? | a = b?|c', 'erp; crm = Which CRM, and why? | a = b? | c'],
    ['"crm = Which CRM, and why?"', 'crm = Which CRM, and why?'],
    // An = needs white space on both sides.
    ['e=mc2\na =b\na= b', 'e=mc2; a =b; a= b'],
    ['crm\ncrm = Which?\ncrm = Why? | Which?\ncrm | owner: a.md\ncrm = Why?', 'crm = Which? | Why? -> a.md'],
    ['install Acme | owner: docs/install.md\ncrm', 'install Acme -> docs/install.md; crm'],
    ['"a CRM, and why | owner: docs/crm.md"', 'a CRM, and why -> docs/crm.md'],
    [['install Acme | owner: docs/install.md#on-linux'], 'install Acme -> docs/install.md#on-linux'],
    [['crm = Which? | owner: docs/a = b.md | Why?'], 'crm = Which? | Why? -> docs/a = b.md'],
    [['crm|owner:docs/a.md'], 'crm -> docs/a.md'],
    [['crm |owner : docs/a.md'], 'crm -> docs/a.md'],
    [['crm|Owner: docs/a.md'], 'crm -> docs/a.md'],
    [['crm | owner: .\\docs\\a.md'], 'crm -> docs/a.md'],
    [['crm | owner: docs/c#.md'], 'crm -> docs/c#.md'],
    // A | of the keyword itself has no white space next to it, or a backslash before it.
    [['a|b', 'a|b | owner: c.md'], 'a|b -> c.md'],
    [['a \\| b', 'c \\|owner: d = e \\| f? | g?'], 'a | b; c |owner: d = e | f? | g?'],
  ])('reads %j as %s', (given, keywords) => {
    expect(read(given)).toBe(keywords)
  })

  it.each<[problem: string, given: (string | string[])[]]>([
    [KEYWORDS, ['crm =', 'crm = ', 'crm = Which? |', 'crm = | Which?', '= Which?', ' = Which?', '"open']],
    // The comma could also end the keyword.
    [OWN_LINE, ['crm = Which CRM, and why?', 'a CRM, and why | owner: docs/crm.md']],
    [ONE_OWNER, [['crm | owner: a.md | owner: b.md'], ['crm | owner: a.md', 'crm | owner: a.md#b']]],
  ])('reports a problem: %s', (problem, texts) => {
    expect(texts.filter(text => !read(text).startsWith(problem))).toEqual([])
  })

  it.each(['crm |', 'crm | docs/a.md', 'crm | page: docs/a.md', 'crm | owner docs/a.md', 'a | b = c'])(
    'requires owner: after a |, and quotes the line: %s',
    line => {
      expect(read([line])).toMatch(/^owner: and a path after \|/)
      expect(read([line]).endsWith(`. Found: ${line}`)).toBe(true)
    },
  )

  it.each(['', '/docs/a.md', '../a.md', 'docs/../a.md', 'C:\\docs\\a.md', 'https://acme.example/a', 'a.md#'])(
    'accepts no owner outside of the repository: %j',
    path => {
      expect(read([`crm | owner: ${path}`])).toMatch(
        /^the path of a page after owner:.* Found: crm \| owner:/,
      )
      expect(readKeyword({ keyword: 'crm', owner: path })).toEqual({
        problem: expect.stringMatching(/^the path of a page after owner:.*#linux$/),
      })
    },
  )
})

it('keeps a | of the keyword in an object of a config file', () => {
  expect(readKeyword({ keyword: 'a | b', owner: 'c.md' })).toEqual({
    keyword: 'a | b',
    questions: [],
    owner: { path: 'c.md' },
  })
})

it.each([
  { keyword: 'install Acme | and why', questions: [] },
  { keyword: 'a|owner: b', questions: [], owner: { path: 'docs/a.md', heading: 'linux' } },
])('formatKeyword writes a line that is read as %j', keyword => {
  expect(readKeywords([formatKeyword(keyword)])).toEqual({ keywords: [keyword] })
})
