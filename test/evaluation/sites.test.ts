import { describe, expect, it } from 'vitest'
import { readLabels, readSiteList } from '../../scripts/evaluation/sites.ts'

describe('the sites and labels of the evaluation', () => {
  const sites = readSiteList()
  const labels = readLabels()

  it('names each site once', () => {
    const names = sites.map(({ repository }) => repository)
    expect(names).toEqual([...new Set(names)])
  })

  it('labels commits of listed sites only, each keyword once', () => {
    const known = new Set(sites.map(({ repository }) => repository))
    expect(labels.filter(({ repository }) => !known.has(repository))).toEqual([])
    const pairs = labels.map(({ repository, commit, keyword }) => `${repository} ${commit} ${keyword}`)
    expect(pairs).toEqual([...new Set(pairs)])
  })

  it('has enough losses on the sites that are reported to tell shares', () => {
    const reported = new Set(
      sites.flatMap(({ repository, role }) => (role === 'reported' ? [repository] : [])),
    )
    const losses = labels.filter(({ repository, label }) => reported.has(repository) && label === 'loss')
    expect(losses.length).toBeGreaterThanOrEqual(30)
  })
})
