import { describe, expect, it } from 'vitest'
import { describeMissing } from '../../../src/report/words/baseline.ts'

const place = { kind: 'file', path: 'a.json' } as const

describe('what a run is compared with', () => {
  it('names what changed, and cuts a long list of changes short', () => {
    const added = Array.from({ length: 500 }, (_, index) => `keyword ${index}`)
    const changes = [
      { name: 'brand', added: ['アクメ'], removed: ['Acme'], single: true },
      { name: 'keywords', added, removed: ['crm', 'erp'], single: false },
    ]
    const text = describeMissing({ kind: 'other-settings', place, changes })
    expect(text).toMatch(/brand was Acme and is アクメ; keywords \(added keyword 0, .*…, removed crm, erp\)$/)
    expect(text.length).toBeLessThan(450)
  })
})
