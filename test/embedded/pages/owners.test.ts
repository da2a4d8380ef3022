import { describe, expect, it } from 'vitest'
import { ownerOf, readCompetitorFolders } from '../../../src/embedded/pages/folder-rules.ts'

describe('readCompetitorFolders', () => {
  it('reads names and folders', () => {
    expect(readCompetitorFolders(['Rival Inc. = captures/rival', 'Other=./captures/other/'])).toEqual([
      { name: 'Rival Inc.', folder: 'captures/rival' },
      { name: 'Other', folder: 'captures/other' },
    ])
  })

  it('lets a folder hold an equals sign, and a competitor have several folders', () => {
    expect(readCompetitorFolders(['R = a=b', 'R = c'])).toEqual([
      { name: 'R', folder: 'a=b' },
      { name: 'R', folder: 'c' },
    ])
  })

  it.each([
    'Rival',
    'Rival =',
    '= folder',
    ' = folder',
    'R = /etc',
    'R = .',
    'R = ./',
    'R = ../x',
    'R = a/../..',
    'R = a//b',
    '',
  ])('does not understand %j', line => {
    expect(readCompetitorFolders(['Good = folder', line])).toBeUndefined()
  })
})

describe('ownerOf', () => {
  const competitors = [
    { name: 'Outer', folder: 'captures' },
    { name: 'Inner', folder: 'captures/inner' },
  ]

  it.each([
    ['captures/a.md', 'Outer'],
    ['captures/inner/deep/a.md', 'Inner'],
    ['captures/innermost/a.md', 'Outer'],
    ['captures.md', undefined],
    ['docs/captures/a.md', undefined],
  ])('%s belongs to %s', (path, owner) => {
    expect(ownerOf(path, competitors)).toBe(owner)
    expect(ownerOf(path, competitors.toReversed())).toBe(owner)
  })
})
