import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runAction } from '../../scripts/lib/action.ts'
import { createSite } from '../../scripts/lib/site.ts'

const kanban = '# Kanban boards\n\nThe best kanban board limits the work in progress of a team.\n'
const invoices = '# Invoices\n\nTime tracking in Acme turns hours into the lines of an invoice.\n'
it('a content pull request is compared with its base from a shallow checkout, and the work tree stays as it is', async () => {
  const site = createSite()
  const base = site.commit({ 'docs/kanban.md': kanban, 'docs/invoices.md': invoices })
  site.git('checkout', '--quiet', '-b', 'content')
  site.commit({ 'docs/kanban.md': undefined })
  const clone = createSite()
  clone.git('remote', 'add', 'origin', pathToFileURL(site.folder).href)
  clone.git('fetch', '--quiet', '--depth=1', 'origin', 'content')
  clone.git('checkout', '--quiet', 'FETCH_HEAD')
  const before = clone.git('status', '--porcelain')
  const { outputs, summary } = await runAction({
    inputs: { brand: 'Acme', keywords: 'best kanban board\ntime tracking', baseline: 'base' },
    event: site.pullRequest(base),
    checkout: clone.folder,
  })
  expect(outputs['verdict']).toBe('fail')
  expect(summary).toContain('“best kanban board” lost its answer')
  expect(summary).toContain('docs/kanban.md')
  expect(clone.git('status', '--porcelain')).toBe(before)
})
