import { describe, expect, it } from 'vitest'
import { writeOwner } from '../../src/doctor/confirm-owners.ts'

/** The config file after the owner of “kanban board” was confirmed. */
function confirm(config: string, gate = 'site') {
  return writeOwner(config, gate, { keyword: 'kanban board', path: 'docs/a.md', heading: 'boards' })
}

const list = (...items: string[]) =>
  `# Ours\nkeywords:\n${items.map(item => `  ${item}`.trimEnd()).join('\n')}\nbrand: Acme # short\n`
const line = '- kanban board | owner: docs/a.md#boards'

describe('writeOwner', () => {
  it.each([
    ['a question', ['- kanban board']],
    ['a proposal', ['#- kanban board | owner: docs/b.md', '- kanban board']],
    ['a wrong owner', ['- kanban board | owner: docs/none.md']],
    ['a wrong owner in quotes', ['- "kanban board | owner: docs/none.md"']],
  ])('writes the owner of %s', (_, items) => {
    expect(confirm(list(...items))).toBe(list(line))
  })

  it('keeps the questions of a keyword', () => {
    const questions = '- kanban board = best board | good board'
    expect(confirm(list(questions))).toBe(list(`${questions} | owner: docs/a.md#boards`))
  })

  it('keeps comments and other values as they are written', () => {
    const others = ['# Asked by sales', '#- time tracking | owner: docs/t.md', '- time tracking', '', '- 007']
    const written = confirm(list(...others, '# Asked by support', '- kanban board # often'))
    expect(written).toBe(list(...others, '# Asked by support', `${line} # often`))
  })

  it('writes into the gate that compares the pages', () => {
    const gates = (first: string, second: string) =>
      `keywords:\n  - kanban board\ngates:\n  - key: site\n    keywords:\n      ${first}\n  - key: other\n    keywords:\n      ${second}\n`
    const before = gates('- kanban board', '- kanban board')
    expect(confirm(before)).toBe(gates(line, '- kanban board'))
    expect(confirm(before, 'other')).toBe(gates('- kanban board', line))
  })

  it.each(['- { file: keywords.txt }', '- { keyword: kanban board }', '- time tracking'])(
    'returns undefined for a question without a line of its own: %s',
    item => {
      expect(confirm(list(item))).toBeUndefined()
      expect(confirm('keywords: [ kanban board ]')).toBeUndefined()
    },
  )
})
