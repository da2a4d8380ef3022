import { describe, expect, it } from 'vitest'
import { locateLosses } from '../../../src/embedded/repository/locate.ts'
import type { KeywordEvidence } from '../../../src/embedded/repository/outcome.ts'
import { anEmbeddedService } from '../../support/embedded.ts'
import { aRepository, commit, write } from '../../support/git-repository.ts'
import { aSource } from '../../support/pages.ts'

const lost = (path: string, ...headings: string[]): KeywordEvidence => ({
  ...{ keyword: 'cloud backup', outcome: 'lost', loss: 1, after: undefined },
  before: { text: 'Text.', url: path, place: { path, title: 'Acme', headings } },
  ...{ causes: [{ kind: 'rewritten', path }], files: [path] },
})
const linesOf = (evidence: KeywordEvidence[]) => evidence.map(({ before }) => before?.place.line)

describe('locateLosses', () => {
  it('adds the lines of the headings, each file read once', async () => {
    const source = aSource({ 'a.md': '# Acme\n\n## One\n\n## Two\n', 'b.md': 'Nothing.' })
    const changes = [lost('a.md', 'Two'), lost('b.md'), lost('a.md', 'One')]
    expect(linesOf(await locateLosses(changes, source))).toEqual([5, 1, 3])
    expect(source.wasRead).toEqual(['a.md', 'b.md'])
  })

  it('has no line of a file that is gone, or without a place', async () => {
    const elsewhere = { ...lost('a.md'), before: undefined }
    const source = aSource({ 'other.md': 'Text.' })
    expect(linesOf(await locateLosses([lost('a.md'), elsewhere], source))).toEqual([undefined, undefined])
    expect(source.wasRead).toEqual([])
  })

  it('points at the first line of a file that can no longer be parsed', async () => {
    const source = aSource({ 'a.md': `# Acme\n\n## One\n\n${'> '.repeat(20_000)}` })
    expect(linesOf(await locateLosses([lost('a.md', 'One')], source))).toEqual([1])
  })

  it('looks for no more places than anybody is shown', async () => {
    const source = aSource({ 'a.md': '# Acme' })
    const changes = Array.from({ length: 12 }, () => lost('a.md'))
    expect(linesOf(await locateLosses(changes, source)).filter(line => line === 1)).toHaveLength(10)
  })
})

describe('a comparison with the base tree', () => {
  it('names the line of the heading as it is in the work tree', async () => {
    const folder = aRepository()
    const text = '# Acme\n\n## Plans\n\n### Prices\n\nCloud backup costs ten dollars a month.\n'
    const base = commit(folder, { 'a.md': text, 'b.md': '# Team\n\nTwo friends founded Acme in Oslo.\n' })
    const head = commit(folder, {
      'a.md': '# Acme\n\nNew words come first.\n\n## Plans\n\n### Prices\n\nAsk us.\n',
    })
    write(folder, { 'a.md': '# Acme\n\n## Plans\n\nAsk us.\n\n### Prices\n\nAsk us.\n' })
    const service = anEmbeddedService({ folder })
    const { keywords } = await service.compareWithBase({ base, head }, ['cloud backup', 'acme oslo'], 'en')
    expect(keywords).toMatchObject([
      {
        outcome: 'lost',
        before: { place: { path: 'a.md', title: 'Acme', headings: ['Plans', 'Prices'], line: 7 } },
      },
      { outcome: 'unchanged' },
    ])
  })
})
