import { describe, expect, it } from 'vitest'
import { createScanner } from '../../../src/embedded/repository/scan.ts'
import { aPage } from '../../support/corpus-pages.ts'

const page = aPage(
  'docs/install.md',
  '# Install Acme\n\nUnpack it.\n\n## Platforms\n\n### On Linux\n\nRun apt.\n\n### On macOS\n\nRun brew.',
)

const ownerOf = (heading: string) =>
  createScanner(['terminal'], 'en').nameOwners([page], [{ keyword: 'terminal', path: page.path, heading }])[0]

describe('a confirmed section', () => {
  it.each([
    ['on-linux', ['Platforms', 'On Linux']],
    ['On-Linux', ['Platforms', 'On Linux']],
    ['platforms', ['Platforms']],
  ])('is that of the heading %s, with all below it', (heading, headings) => {
    expect(ownerOf(heading)).toMatchObject({ headings, certainty: 'confirmed' })
  })

  it('is the whole page where no heading has the name', () => {
    expect(ownerOf('windows')).toMatchObject({ page, headings: undefined, certainty: 'confirmed' })
  })
})
