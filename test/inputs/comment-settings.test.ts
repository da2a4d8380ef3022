import { describe, expect, it } from 'vitest'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { readCommentSettings } from '../../src/inputs/comment-settings.ts'
import { InputsError, readSettings } from '../../src/inputs/read-settings.ts'
import { aContext } from '../support/settings.ts'

describe('the settings of mode: comment', () => {
  it('need no other input, and ignore those of the gate', () => {
    expect(readCommentSettings(inputTexts({ mode: 'comment', samples: 'many' }))).toEqual({
      key: 'default',
      comment: 'always',
      issue: 'never',
      failOn: ['fail', 'error'],
      githubToken: '',
      artifactName: 'ai-visibility-default',
    })
  })

  it('have a problem for each input that cannot be read', () => {
    const read = () => readCommentSettings(inputTexts({ key: '../x', comment: 'maybe' }))
    expect(read).toThrow(InputsError)
    expect(read).toThrow(/key, comment/)
  })

  it.each(['comment', 'plan'])('are not those of a gate: mode %s', async mode => {
    const texts = inputTexts({ brand: 'Acme', keywords: 'crm', mode })
    await expect(readSettings(texts, {}, aContext())).rejects.toMatchObject({
      problems: [{ input: 'mode', given: mode }],
    })
  })
})
