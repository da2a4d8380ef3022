/** The removed text that a reader can paste back. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sectionsOn } from '../../../src/lib/document/blocks.ts'
import { gateDocument } from '../../../src/report/document/gate-document.ts'
import type { Outcome } from '../../../src/report/outcome.ts'
import { describeGate } from '../../../src/report/text/describe-findings.ts'
import { runInFolder } from '../../support/content-run.ts'
import { aRepository, commit } from '../../support/git-repository.ts'

const price = 'A cloud backup costs ten dollars a month for each computer, and the first month is free.'
const page = `# Cloud backup\n\nIntroduction.\n\n${price}\n`
const long = [...page.split('\n'), ...Array.from({ length: 35 }, (_, index) => `Price ${index} is low.`)]
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
  gateDocument(describeGate(outcome)).sections.find(({ id }) => id === 'removed-text')?.blocks ?? []
const textsOf = (outcome: Outcome) =>
  sectionOf(outcome).flatMap(block => (block.kind === 'code' ? [block.text] : []))

describe('removed text', () => {
  it('is offered in full if it is short, but not in reports that are read from top to bottom', async () => {
    const { outcome } = await change({ 'docs/a.md': page }, { 'docs/a.md': '# Cloud backup\n' }, 'docs/a.md')
    expect(textsOf(outcome)).toEqual([`Introduction.\n\n${price}`])
    const surfaces = (['comment', 'html', 'summary', 'pdf', 'text'] as const).filter(surface =>
      sectionsOn(gateDocument(describeGate(outcome)), surface).some(({ id }) => id === 'removed-text'),
    )
    expect(surfaces).toEqual(['comment', 'html'])
  })

  it('is not offered for many lines or for a deleted page', async () => {
    const many = await change(
      { 'docs/a.md': long.join('\n') },
      { 'docs/a.md': '# Cloud backup\n' },
      'docs/a.md',
    )
    const gone = await change({ 'docs/a.md': page }, { 'docs/a.md': null }, 'docs/a.md')
    expect([many, gone].flatMap(({ outcome }) => textsOf(outcome))).toEqual([])
  })
})
