import { describe, expect, it } from 'vitest'
import { writeOwners } from '../../src/doctor/confirm-owners.ts'

/** The config file after the owner of “kanban board” was confirmed. */
function confirm(config: string, gate = 'site') {
  return writeOwners(config, gate, [{ keyword: 'kanban board', path: 'docs/a.md', heading: 'boards' }])
}

const list = (...items: string[]) =>
  `# Ours\nkeywords:\n${items.map(item => `  ${item}`.trimEnd()).join('\n')}\nbrand: Acme # short\n`
const line = '- kanban board | owner: docs/a.md#boards'

describe('writeOwners', () => {
  it.each([
    ['a question', ['- kanban board']],
    ['a proposal', ['#- kanban board | owner: docs/b.md', '- kanban board']],
    ['a wrong owner', ['- kanban board | owner: docs/none.md']],
    ['a wrong owner in quotes', ['- "kanban board | owner: docs/none.md"']],
  ])('writes the owner of %s', (_, items) => {
    expect(confirm(list(...items))).toEqual({ config: list(line), missing: [] })
  })

  it.each([
    [
      'questions',
      '- kanban board = best board | good board',
      '- kanban board = best board | good board | owner: docs/a.md#boards',
    ],
    [
      'names',
      '- { keyword: kanban board, questions: [ boards? ] }',
      '- { keyword: kanban board, questions: [ boards? ], owner: docs/a.md#boards }',
    ],
  ])('keeps the %s of a keyword', (_, before, after) => {
    expect(confirm(list(before)).config).toBe(list(after))
  })

  it('keeps comments and other values as they are written', () => {
    const others = ['# Asked by sales', '#- time tracking | owner: docs/t.md', '- time tracking', '', '- 007']
    const written = confirm(list(...others, '# Asked by support', '- kanban board # often')).config
    expect(written).toBe(list(...others, '# Asked by support', `${line} # often`))
  })

  it('writes into the gate that compares the pages', () => {
    const gates = (first: string, second: string) =>
      `keywords:\n  - kanban board\ngates:\n  - key: site\n    keywords:\n      ${first}\n  - key: other\n    keywords:\n      ${second}\n`
    const before = gates('- kanban board', '- kanban board')
    expect(confirm(before).config).toBe(gates(line, '- kanban board'))
    expect(confirm(before, 'other').config).toBe(gates('- kanban board', line))
  })

  it.each(['- { file: keywords.txt }', '- time tracking'])(
    'returns the owner of a question that the list lacks: %s',
    item => {
      expect(confirm(list(item))).toMatchObject({
        config: list(item),
        missing: [{ keyword: 'kanban board' }],
      })
    },
  )
})
