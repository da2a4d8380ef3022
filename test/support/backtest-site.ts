/** A history to replay. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { aRepository, commit } from './git-repository.ts'

export const restore = `# Restore files

Open the trash, select the deleted file and press Restore. A deleted file stays in the trash for 30 days.
`
export const pricing = `# Pricing

Cloud storage costs four dollars a month for each terabyte. The first ten gigabytes of cloud storage cost nothing.
`
export const team = '# Team\n\nWe are a small team in three countries. Write to us at any time.\n'

/** The folder, and the commits after the first. */
export interface BacktestSite {
  folder: string
  edited: string
  deleted: string
  hidden: string
  restored: string
}

/** A history that edits a page, loses the page on prices, hides the page on restoring, and brings both back. */
export function createBacktestSite(): BacktestSite {
  const folder = aRepository()
  commit(folder, { 'docs/restore.md': restore, 'docs/pricing.md': pricing, 'docs/team.md': team })
  const edited = commit(folder, { 'docs/team.md': `${team}\nWe like letters.\n` })
  commit(folder, { 'README.txt': 'no page' })
  rmSync(join(folder, 'docs/pricing.md'))
  const deleted = commit(folder, {})
  const hidden = commit(folder, { 'docs/restore.md': `---\nrobots: noindex\n---\n${restore}` })
  const restored = commit(folder, { 'docs/restore.md': restore, 'docs/pricing.md': pricing })
  return { folder, edited, deleted, hidden, restored }
}
