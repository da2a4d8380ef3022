import { describe, expect, it } from 'vitest'
import { fileUrl } from '../../../src/report/words/file-links.ts'

describe('a file on the forge', () => {
  const commitUrl = 'https://github.com/acme/site/commit/0123456'
  const urlOf = (path: string) => fileUrl({ commitUrl, sha: '89abcde' }, { path })

  it('links to the file at its commit', () => {
    expect(urlOf('docs/a b#1.md')).toBe('https://github.com/acme/site/blob/89abcde/docs/a%20b%231.md')
  })

  it.each(['../../../../evil/site', 'docs/../../../../../evil/site', './a.md'])(
    'has no link for %s, which a browser would read as another page',
    path => {
      expect(urlOf(path)).toBeUndefined()
    },
  )
})
