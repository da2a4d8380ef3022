import { describe, expect, it } from 'vitest'
import { action } from '../../scripts/lib/inputs.ts'
import { outputGroups } from '../../scripts/lib/output-groups.ts'
import { groupNames, inputGroups } from '../../src/inputs/input-groups.ts'

const namesOf = (groups: readonly { names: readonly string[] }[]) => groups.flatMap(({ names }) => names)

describe.each([
  ['input', inputGroups, Object.keys(action.inputs)],
  ['output', outputGroups, Object.keys(action.outputs)],
])('the groups of each %s', (_, groups, names) => {
  it('have each name once, and none that action.yml lacks', () => {
    expect(namesOf(groups).filter(name => !names.includes(name))).toEqual([])
    expect(namesOf(groupNames(names, groups)).sort()).toEqual([...names].sort())
  })

  it('show a new name with the last group', () => {
    const shown = groupNames([...names, 'new-name'], groups)
    expect(shown.at(-1)?.names.at(-1)).toBe('new-name')
    expect(shown.slice(0, -1)).toEqual(groupNames(names, groups).slice(0, -1))
  })
})

describe('the first group of inputs', () => {
  it('has the few that the README shows', () => {
    expect(inputGroups[0].names).toEqual([
      ...['brand', 'keywords', 'engines', 'config', 'base-url', 'api-key', 'baseline'],
      ...['fail-on', 'report', 'comment', 'issue', 'key', 'github-token'],
    ])
  })
})
