import { describe, expect, it } from 'vitest'
import { anEmbeddedService } from '../support/embedded.ts'
import { aRepository, commit, write } from '../support/git-repository.ts'

describe('a comparison with the base tree', () => {
  it('has the lines of the base, and of the work tree', async () => {
    const folder = aRepository()
    const text = '# Cloud backup\n\n## Plans\n\n### Prices\n\nCloud backup costs ten dollars a month.\n'
    const base = commit(folder, { 'a.md': text, 'b.md': '# Team\n\nTwo friends founded Acme in Oslo.\n' })
    const head = commit(folder, { 'a.md': '# Cloud backup\n\n## Plans\n\n### Prices\n' })
    write(folder, { 'a.md': '# Cloud backup\n\nNew.\n\n## Plans\n\n### Prices\n' })
    const service = anEmbeddedService({ folder })
    const { keywords } = await service.compareWithBase({ base, head }, ['cloud backup', 'acme oslo'], 'en')
    expect(keywords).toMatchObject([
      {
        outcome: 'lost',
        before: { place: { path: 'a.md', title: 'Cloud backup', headings: ['Plans', 'Prices'], line: 7 } },
        after: { text: 'New.', place: { path: 'a.md', line: 3 } },
        removed: [{ from: 7, to: 7, text: 'Cloud backup costs ten dollars a month.' }],
      },
      { outcome: 'unchanged', removed: [] },
    ])
  })

  it('reads what pages include, from git and from the work tree', async () => {
    const folder = aRepository()
    const part = '## Prices\n\nCloud backup costs ten dollars a month.\n'
    const pages = {
      'docs/a.md': '# Cloud backup\n\n{% include prices.md %}\n',
      'docs/b.md': '# Team\n\nTwo friends.\n',
    }
    const base = commit(folder, { ...pages, '_includes/prices.md': part })
    const head = commit(folder, { '_includes/prices.md': '## Prices\n' })
    const compare = (content: string[]) =>
      anEmbeddedService({ folder, content }).compareWithBase({ base, head }, ['cloud backup'], 'en')
    for (const content of [[], ['docs/**']]) {
      const { keywords } = await compare(content)
      expect(keywords).toMatchObject([
        {
          outcome: 'lost',
          before: { place: { path: '_includes/prices.md', line: 3 } },
          causes: [{ path: 'docs/a.md' }],
        },
      ])
    }
  })
})
