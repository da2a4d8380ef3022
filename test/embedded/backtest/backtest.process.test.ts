import { describe, expect, it } from 'vitest'
import { runBacktest } from '../../../src/embedded/backtest/backtest.ts'
import { aRepository, commit } from '../../support/git-repository.ts'

const settings = { content: [], competitors: [], siteUrls: [], language: 'en', keywords: ['kanban board'] }

describe('runBacktest', () => {
  it('leaves out older commits once there is no more time', async () => {
    const folder = aRepository()
    commit(folder, { 'a.md': '# Kanban\n\nThe best kanban board limits work in progress.\n' })
    const ids = [1, 2, 3, 4].map(number => commit(folder, { 'b.md': `# Team\n\nWe are ${number}.\n` }))
    let asked = 0
    const { commits } = await runBacktest({ folder }, settings, {
      range: { most: 10 },
      inject: false,
      onProgress() {},
      hasTime: () => ++asked < 2,
    })
    expect(commits.map(({ commit: { id } }) => id)).toEqual([ids[3], ids[2]])
  })
})
