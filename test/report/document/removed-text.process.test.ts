/** What a reader can do to take removed text back, tried in a shell. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionsOn } from '../../../src/lib/document/blocks.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { tellGate } from '../../../src/report/tell/tell.ts'
import { runInFolder } from '../../support/content-run.ts'
import { aRepository, commit, git } from '../../support/git-repository.ts'

const price = 'A cloud backup costs ten dollars a month for each computer, and the first month is free.'
const page = `# Cloud backup\n\nIntroduction.\n\n${price}\n`
const team = '# Team\n\nTwo friends founded Acme in Oslo.\n'

async function change(base: Record<string, string>, head: Record<string, string | null>, owner: string) {
  const folder = aRepository()
  const before = commit(folder, { ...base, 'docs/team.md': team })
  const written = Object.entries(head).flatMap(([path, text]) => (text === null ? [] : [[path, text]]))
  for (const [path, text] of Object.entries(head)) if (text === null) rmSync(join(folder, path))
  const after = commit(folder, Object.fromEntries(written))
  const keywords = `cloud backup cost | owner: ${owner}`
  const { outcome } = await runInFolder(folder, { keywords }, { base: before, head: after })
  return { folder, before, outcome }
}

const sectionOf = (outcome: Outcome) =>
  gateDocument(tellGate(outcome)).sections.find(({ id }) => id === 'removed-text')?.blocks ?? []
const textsOf = (outcome: Outcome) =>
  sectionOf(outcome).flatMap(block => (block.kind === 'code' ? [block.text] : []))

describe('removed text', () => {
  it('of a few lines is the whole text, and on no surface that is read from top to bottom', async () => {
    const { outcome } = await change({ 'docs/a.md': page }, { 'docs/a.md': '# Cloud backup\n' }, 'docs/a.md')
    expect(textsOf(outcome)).toEqual([`Introduction.\n\n${price}`])
    const surfaces = (['comment', 'html', 'summary', 'pdf', 'text'] as const).filter(surface =>
      sectionsOn(gateDocument(tellGate(outcome)), surface).some(({ id }) => id === 'removed-text'),
    )
    expect(surfaces).toEqual(['comment', 'html'])
  })

  it.each([
    "docs/it's [a] $(touch pwned) `touch pwned`.md",
    'docs/a*.md',
    ':(exclude)a.md',
    'docs/a; touch pwned.md',
  ])('of the deleted page %s comes back alone by its command', async path => {
    const { outcome, folder } = await change(
      { [path]: page, 'docs/aa.md': team },
      { [path]: null, 'docs/aa.md': null },
      path,
    )
    execFileSync('sh', ['-c', textsOf(outcome).join('\n')], { cwd: folder, stdio: 'ignore' })
    expect(readFileSync(join(folder, path), 'utf8')).toBe(page)
    expect(git(folder, 'diff', '--cached', '--name-only', '-z', 'HEAD')).toBe(`${path}\0`)
    expect(existsSync(join(folder, 'pwned'))).toBe(false)
  })

  it('has no command where a file name breaks a line or has signs that nobody sees, or the base is a folder', async () => {
    const { outcome } = await change({ 'docs/a.md': page }, { 'docs/a.md': null }, 'docs/a.md')
    const renamed = (path: string): Outcome =>
      JSON.parse(JSON.stringify(outcome).replaceAll('docs/a.md', path))
    expect(textsOf(renamed('docs/b.md'))).toHaveLength(1)
    expect(textsOf(renamed('docs/\\n.md'))).toEqual([])
    expect(textsOf(renamed('docs/\u202Edm.md'))).toEqual([])
    const origin = { kind: 'base', against: { kind: 'folder', folder: 'before' } } as const
    expect(
      textsOf({ ...outcome, ...(outcome.baseline && { baseline: { ...outcome.baseline, origin } }) }),
    ).toEqual([])
  })
})
