/** Histories made to cost time or memory. They never count as missing. */
import { describe, expect, it } from 'vitest'
import { hasTooManyLines, MAX_LINES, parseHistory } from '../../src/history/format.ts'
import { expectLinear } from '../support/processor-time.ts'

describe('lines', () => {
  it('are counted up to the limit', () => {
    expect(hasTooManyLines(Buffer.from('\n'.repeat(MAX_LINES)))).toBe(false)
    expect(hasTooManyLines(Buffer.from('\n'.repeat(MAX_LINES + 1)))).toBe(true)
  })

  it('take little time up to the limit, whatever they contain', () => {
    expectLinear(MAX_LINES, lines => {
      expect(parseHistory('{"schema_version":2}\n'.repeat(lines)).problems).toHaveLength(lines)
    })
  })
})
