import { describe, expect, it } from 'vitest'
import { compileGlob, findGlobProblem } from '../../src/sites/glob.ts'
import { expectLinear } from '../support/processor-time.ts'

const GLOBS = `
docs/**            docs docs/a.md docs/a/b.md          doc docsx/a.md docs/.a/b.md
**/*.md            a.md a/b/c.md                       a.mdx .a.md a/.b/c.md a/.md
./docs/*.md        docs/a.md docs/a.b.md               docs/a/b.md docs/.a.md
docs/**/api/*      docs/api/a docs/a/b/api/c           docs/api docs/a/api/b/c
.site/**           .site/a .site/a/b                   .site/.a site/a
a*b*c*d            abcd a-b-c-d abbccdd                abc abcde dcba acbd
a*a                aa aba                              a ab
?.md               a.md é.md                           ab.md .md
[a-c]x[!0-9].md    axb.md bx-.md                       dxb.md ax1.md
[]a-]              ] a -                               b
{docs,blog/{a,b}}/*.md  docs/x.md blog/a/x.md blog/b/x.md   blog/x.md blog/c/x.md
a{,.en}.md         a.md a.en.md                        a.de.md
a\\[1\\]\\*         a[1]*                               a1b a[1]b
*1*2               a1b2 12                             a2b1
{a                 {a                                  a
`

describe('compileGlob', () => {
  const rows = GLOBS.trim()
    .split('\n')
    .map(row => row.split(/ {2,}/))
  it.each(rows)('%s matches %s but not %s', (glob = '', taken = '', others = '') => {
    const paths = [...taken.split(' '), ...others.split(' ')]
    expect(paths.filter(compileGlob(glob))).toEqual(taken.split(' '))
  })

  it('matches names with line breaks', () => {
    expect(compileGlob('docs/**/*.md')('docs/a\nb/c\u2028.md')).toBe(true)
  })

  it.each([
    ['a star before each letter', `${'*a'.repeat(90)}*b`, 'a'],
    ['a folder of any depth before each star', `${'**/*a*/'.repeat(25)}b`, 'a/'],
    ['a star at each end', '*aaaaaaaaaa*', 'a'],
  ])('takes linear time: %s', (_, glob, unit) => {
    const matches = compileGlob(glob)
    expectLinear(20_000, size => matches(`${unit.repeat(size)}c`))
  })
})

it.each([
  ['docs/+(+(a)*)*b.md', 'a glob with {a,b} for alternatives, and without (a|b)'],
  ['!(a)', 'a glob with {a,b} for alternatives, and without (a|b)'],
  ['docs/{1..3}.md', 'a glob without {1..3} and without [[:alpha:]]'],
  ['docs/[[:alpha:]].md', 'a glob without {1..3} and without [[:alpha:]]'],
  ['{a,b}'.repeat(40), 'a glob whose braces make at most 100 globs'],
  [`{${'a,'.repeat(100)}}`, 'a glob whose braces make at most 100 globs'],
  ['docs/{a,b}/{c,d}/*+\\(1).md', undefined],
])('%s must be %s', (glob, problem) => {
  expect(findGlobProblem(glob)).toBe(problem)
})
