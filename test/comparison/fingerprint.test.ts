import { describe, expect, it } from 'vitest'
import { compareFingerprints } from '../../src/comparison/fingerprint.ts'
import { aFingerprint } from '../support/history.ts'

describe('compareFingerprints', () => {
  it('finds nothing between equal ones, in whatever order their lists are', () => {
    const turned = aFingerprint({ keywords: ['erp', 'crm'], engines: ['gemini', 'chatgpt'] })
    expect(compareFingerprints(aFingerprint(), turned)).toEqual([])
    const names = Object.fromEntries(Object.entries(aFingerprint()).toReversed())
    expect(compareFingerprints(names, aFingerprint())).toEqual([])
  })

  it('does not compare what only one side names', () => {
    const more = aFingerprint({ content: ['docs/**'] })
    expect(compareFingerprints(aFingerprint(), more)).toEqual([])
    expect(compareFingerprints(more, aFingerprint())).toEqual([])
  })

  it('says what was added and what was removed, name by name', () => {
    const now = aFingerprint({ keywords: ['erp', 'hr', '人事'], language: ['ja'] })
    expect(compareFingerprints(aFingerprint(), now)).toEqual([
      { name: 'keywords', added: ['hr', '人事'], removed: ['crm'], single: false },
      { name: 'language', added: ['ja'], removed: ['en'], single: true },
    ])
  })

  it('tells an empty list from one that is not named', () => {
    expect(compareFingerprints(aFingerprint({ engines: [] }), aFingerprint())).toEqual([
      { name: 'engines', added: ['chatgpt', 'gemini'], removed: [], single: false },
    ])
  })
})
