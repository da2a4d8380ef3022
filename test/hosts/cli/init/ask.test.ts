import { describe, expect, it } from 'vitest'
import { findOwner, proposeOwners } from '../../../../src/commands/init/propose-owners.ts'
import { chooseOwners } from '../../../../src/hosts/cli/init/ask.ts'
import { formatOwner, type ListedKeyword } from '../../../../src/inputs/keywords.ts'
import { aPage } from '../../../support/corpus-pages.ts'

const pages = [
  aPage('docs/install.md', '# Install Acme\n\nUnpack it.\n\n## On Linux\n\nRun apt install acme.'),
  aPage('docs/work.md', '# Boards of teams and of companies\n\nA board has columns.'),
]
const site = {
  proposeOwners: (keywords: string[]) => proposeOwners(pages, keywords, 'en'),
  has: (owner: Parameters<typeof findOwner>[1]) => findOwner(pages, owner) === 'page',
}
const asked = (...keywords: string[]): ListedKeyword[] =>
  keywords.map(keyword => ({ keyword, questions: [] }))

/** The owners after these answers, and what was shown; one that is not sure has a `?`. */
async function choose(keywords: ListedKeyword[], answers?: string[]) {
  const shown: string[] = []
  const ask = answers && (() => Promise.resolve(answers.shift() ?? ''))
  const questions = await chooseOwners(site, keywords, {
    ask,
    show: async lines => void shown.push(...lines),
  })
  const owners = questions.map(
    ({ proposed }) => proposed && `${formatOwner(proposed.owner)}${proposed.isSure ? '' : '?'}`,
  )
  return { owners, shown }
}

describe('chooseOwners', () => {
  it('proposes the page that is named after the question, and one that may be', async () => {
    expect((await choose(asked('install Acme', 'boards', 'prices'))).owners).toEqual([
      'docs/install.md',
      'docs/work.md?',
      undefined,
    ])
  })

  it('shows how well a page fits, and leaves it open where a person presses Enter', async () => {
    const { owners, shown } = await choose(asked('install Acme', 'boards'), [''])
    expect(shown.slice(1)).toEqual([
      '   1  install Acme  docs/install.md',
      expect.stringMatching(/^ {3}2 {2}boards {8}perhaps docs\/work\.md, which fits by \d\d %$/),
    ])
    expect(owners).toEqual(['docs/install.md', 'docs/work.md?'])
  })

  it('takes what a person confirms, corrects and takes back', async () => {
    const answers = ['2, 3 = docs/install.md#on-linux, 1 = -', '']
    expect((await choose(asked('install Acme', 'boards', 'prices'), answers)).owners).toEqual([
      undefined,
      'docs/work.md',
      'docs/install.md#on-linux',
    ])
  })

  it.each(['3', 'x', '1 = docs/none.md', '1 = docs/install.md#windows', '1 = ../x.md', '1 ='])(
    'says that %j names nothing, and asks again',
    async answer => {
      const { owners, shown } = await choose(asked('install Acme', 'prices'), [answer, ''])
      expect(shown).toContainEqual(expect.stringMatching(/: (?:this is no number|no such page)/))
      expect(owners).toEqual(['docs/install.md', undefined])
    },
  )

  it('asks nothing where the owners are given, or no page is named after a question', async () => {
    const keywords = [
      { keyword: 'boards', questions: [], owner: { path: 'docs/install.md' } },
      ...asked('prices'),
    ]
    const { owners, shown } = await choose(keywords, ['1 = -'])
    expect({ owners, shown }).toEqual({ owners: ['docs/install.md', undefined], shown: [] })
  })
})
