import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { action } from '../../scripts/lib/inputs.ts'
import { fileNames, inputNames, runInputs } from '../../src/inputs/inputs.ts'

it('names the inputs that apply to all gates of a file in docs/inputs.md', () => {
  const [, named = ''] = /apply to all: (.*?)\.\n/s.exec(readFileSync('docs/inputs.md', 'utf8')) ?? []
  const ofAll = runInputs.filter(name => !['key', 'config', 'mode'].includes(name))
  expect(Array.from(named.matchAll(/`(.*?)`/g), ([, name]) => name).toSorted()).toEqual(ofAll.toSorted())
})

describe('the inputs of action.yml', () => {
  it('are those of the schema, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputNames)
  })

  it('are names of the config file, except secrets, config and mode', () => {
    const ofStep = inputNames.filter(name => !fileNames.includes(name))
    expect(ofStep).toEqual(['config', 'api-key', 'notify', 'mode', 'github-token'])
  })

  it('have no default except the token, so that given texts can be distinguished from defaults', () => {
    const withDefault = Object.keys(action.inputs).filter(name => action.inputs[name]?.default !== undefined)
    expect(withDefault).toEqual(['github-token'])
  })

  it('and the outputs are described in sentences', () => {
    for (const { description } of [...Object.values(action.inputs), ...Object.values(action.outputs)]) {
      expect(description.length).toBeGreaterThan(15)
      expect(description).toMatch(/\.$/)
    }
  })
})
