import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, section = ''] = /\n## Threats\n(.*?)\n## /s.exec(readFileSync('SECURITY.md', 'utf8')) ?? []
const [head = [], , ...rows] = section
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line => line.slice(2, -2).split(' | '))
/** Tests are written without `test/` and `.test.ts`. */
const fileOf = (proof: string) => (proof.startsWith('.') ? proof : `test/${proof}.test.ts`)
const threats = rows.filter(([threat = '']) => !threat.startsWith('**'))

describe('the table of threats in SECURITY.md', () => {
  it('has a defense, a proof and the remaining risk of each threat', () => {
    expect(head).toEqual(['threat', 'what stops it', 'what proves it', 'what remains'])
    expect(threats.length).toBeGreaterThan(20)
    expect(threats.filter(cells => cells.length !== 4 || cells.some(cell => cell.trim() === ''))).toEqual([])
  })

  it('names a test or a check for each threat, and only files that exist', () => {
    for (const [threat, , proof = ''] of threats) {
      const files = [...proof.matchAll(/`([^`]+)`/g)].map(([, name = '']) => fileOf(name))
      expect(files, threat).not.toEqual([])
      expect(
        files.filter(path => !existsSync(path)),
        threat,
      ).toEqual([])
    }
  })
})
