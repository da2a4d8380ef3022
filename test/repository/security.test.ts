import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const [, section = ''] = /\n## Threats\n(.*?)\n## /s.exec(readFileSync('SECURITY.md', 'utf8')) ?? []
const [head = [], , ...rows] = section
  .split('\n')
  .filter(line => line.startsWith('|'))
  .map(line => line.slice(2, -2).split(' | '))
const threats = rows.filter(([threat = '']) => !threat.startsWith('**'))

/** The tests and checks of each threat. Tests are written without `test/` and `.test.ts`. */
const proofs = readFileSync('test/repository/threats.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => line.split('\t'))
const pathOf = (proof: string) => (proof.startsWith('.') ? proof : `test/${proof}.test.ts`)

describe('the table of threats in SECURITY.md', () => {
  it('has a defense and the remaining risk of each threat', () => {
    expect(head).toEqual(['threat', 'what stops it', 'what remains'])
    expect(threats.length).toBeGreaterThan(20)
    expect(threats.filter(cells => cells.length !== 3 || cells.some(cell => cell.trim() === ''))).toEqual([])
  })

  it('has tests or checks of each threat, which exist', () => {
    expect(proofs.map(([threat]) => threat)).toEqual(threats.map(([threat]) => threat))
    const paths = proofs.map(([, names = '']) => names.split(' ').map(pathOf))
    expect(paths.flat().filter(path => !existsSync(path))).toEqual([])
  })
})
