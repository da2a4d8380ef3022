import { describe, expect, it } from 'vitest'
import { runBacktest } from '../../../src/embedded/backtest/backtest.ts'
import type { BacktestPart } from '../../../src/embedded/backtest/parts.ts'
import { aRepository, commit, git } from '../../support/git-repository.ts'

const settings = { content: [], competitors: [], siteUrls: [], language: 'en', keywords: ['kanban board'] }

/** A repository with a page that answers, and a commit for each of the numbers. */
function aHistory(...numbers: number[]) {
  const folder = aRepository()
  commit(folder, { 'a.md': '# Kanban\n\nThe best kanban board limits work in progress.\n' })
  const ids = numbers.map(number => commit(folder, { 'b.md': `# Team\n\nWe are ${number}.\n` }))
  return { folder, ids }
}

async function partsOf(folder: string, hasTime?: () => boolean): Promise<BacktestPart[]> {
  const parts: BacktestPart[] = []
  const options = {
    range: { most: 10 },
    inject: true,
    onPart: (part: BacktestPart) => void parts.push(part),
    hasTime,
  }
  await runBacktest({ folder }, settings, options)
  return parts
}

describe('runBacktest', () => {
  it('leaves out older commits and losses once there is no more time', async () => {
    const { folder, ids } = aHistory(1, 2, 3, 4)
    let asked = 0
    const parts = await partsOf(folder, () => ++asked < 2)
    expect(parts).toMatchObject([
      { start: { plannedCommits: 4 } },
      { commit: { commit: { id: ids[3] } } },
      { commit: { commit: { id: ids[2] } } },
    ])
  })

  it.each([
    ['https://user:secret@github.com/acme/site.git', 'https://github.com/acme/site/commit/'],
    ['git@github.com:acme/site.git', 'https://github.com/acme/site/commit/'],
    ['ssh://git@github.acme.com:2222/acme/site', 'https://github.acme.com/acme/site/commit/'],
    ['https://gitlab.com/acme/site', 'https://gitlab.com/acme/site/-/commit/'],
    ['https://git.acme.com/acme/site', undefined],
    ['https://notgithub.com/acme/site', undefined],
    ['../acme/site', undefined],
  ])('finds the pages of commits of the remote %s', async (remote, commitPages) => {
    const { folder } = aHistory(1)
    git(folder, 'remote', 'add', 'origin', remote)
    expect((await partsOf(folder))[0]).toMatchObject({ start: { commitPages } })
  })
})
