import fc from 'fast-check'
import picomatch from 'picomatch'
import { describe, expect, it } from 'vitest'
import { compileGlob } from '../../../src/embedded/pages/selection.ts'
import { measureProcessor } from '../../support/processor-time.ts'

const piece = fc.constantFrom(
  '*',
  '**',
  '/',
  'a',
  'b',
  '.',
  '-',
  '?',
  '[ab]',
  '{a,b*}',
  '(a|b)',
  '+(a|b)',
  '\\*',
)
const letter = fc.constantFrom('a', 'b', '/', '.', '-', '*')

describe('compileGlob', () => {
  it('matches the paths that picomatch matches', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 12 }),
        fc.array(letter, { minLength: 1, maxLength: 12 }),
        (pieces, letters) => {
          const glob = pieces.join('')
          const path = letters.join('')
          const options = { windows: false, nonegate: true }
          expect(compileGlob(glob)(path), `${glob} ${path}`).toBe(picomatch(glob, options)(path))
        },
      ),
      { numRuns: 5000, seed: 13 },
    )
  })

  it.each([
    ['*-*-*-*-*-*-*-*.md', '-'.repeat(1000)],
    ['docs/*a*a*a*a*a*a*b/*.md', `docs/${'a'.repeat(900)}/x.md`],
    ['{docs,src}/*a*b*a*b*a*b*c*.mdx', `docs/${'ab'.repeat(450)}.mdx`],
  ])('tells in a moment that %s does not match a long name', (glob, path) => {
    const matches = compileGlob(glob)
    const { result, milliseconds } = measureProcessor(() => matches(path))
    expect(result).toBe(false)
    expect(milliseconds).toBeLessThan(1000)
  })

  it('matches names with line breaks', () => {
    expect(compileGlob('docs/**/*.md')('docs/a\nb/c\u2028.md')).toBe(true)
  })
})
