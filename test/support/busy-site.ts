import { aRepository, commit } from './git-repository.ts'

/** What keeps a scan of `aBusySite` busy for minutes: each keyword is in each page. */
export const busyKeywords = Array.from({ length: 20_000 }, (_, index) => `kanban board w${index % 400}`)

/** A site with a page that is warned of, so that a test knows when its pages are read and the scan begins. */
export function aBusySite(): string {
  const folder = aRepository()
  const words = Array.from({ length: 400 }, (_, index) => `A kanban board has w${index} and limits work.`)
  const pages = Array.from({ length: 60 }, (_, index) => [
    `docs/page-${index}.md`,
    `# Page\n\n${words.join(' ')}\n`,
  ])
  commit(folder, { ...Object.fromEntries(pages), 'docs/broken.md': 'a\0b' })
  return folder
}
