import { describe, expect, it } from 'vitest'
import { action } from '../../scripts/lib/inputs.ts'
import { fileNames, inputNames } from '../../src/inputs/inputs.ts'

describe('the inputs', () => {
  it('are the inputs of action.yml, in the same order', () => {
    expect(Object.keys(action.inputs)).toEqual(inputNames)
  })

  it('are names of the config file, except secrets, config and mode', () => {
    const ofStep = inputNames.filter(name => !fileNames.includes(name))
    expect(ofStep).toEqual(['config', 'api-key', 'notify', 'mode', 'github-token'])
  })
})
