import { describe, expect, it } from 'vitest'
import { action } from '../../scripts/lib/inputs.ts'
import { groupOutputs } from '../../scripts/lib/output-groups.ts'
import { inputGroups, inputNames } from '../../src/inputs/inputs.ts'

describe('the inputs', () => {
  it('are those that action.yml describes, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputNames)
  })

  it('are each in one group, in the order of the groups', () => {
    expect(inputGroups.flatMap(({ names }) => names)).toEqual(inputNames)
  })

  it('begin with those of most runs', () => {
    expect(inputGroups[0]?.names).toEqual([
      ...['brand', 'keywords', 'engines', 'config', 'base-url', 'api-key', 'baseline'],
      ...['fail-on', 'report', 'comment', 'issue', 'key', 'github-token'],
    ])
  })
})

describe('the groups of outputs', () => {
  const names = Object.keys(action.outputs)
  const namesOf = (outputs: string[]) => groupOutputs(outputs).flatMap(group => group.names)

  it('have each output of action.yml once, and no other', () => {
    expect(namesOf(names).toSorted()).toEqual(names.toSorted())
  })

  it('show a new output with the last group', () => {
    expect(namesOf([...names, 'new-name']).at(-1)).toBe('new-name')
  })
})
