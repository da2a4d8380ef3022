/** A history to replay. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { aRepository, commit } from './git-repository.ts'

export const restore = `# Restore files

Open the trash, select the deleted file and press Restore. A deleted file stays in the trash for 30 days.

After that an administrator of your company can still bring it back from the copy of last night, under Backups. Write to our
support where neither helps, and name the folder, the day on which you saw the file last, and the person who deleted it.
`
export const pricing = `# Cloud storage cost

Cloud storage costs four dollars a month for each terabyte. The first ten gigabytes of cloud storage cost nothing.

Schools and charities pay half of this price once they sent us a certificate. We send the bill on the first day of each month,
and you can pay it by card or by transfer. Those who pay for a whole year get two months for nothing.
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
