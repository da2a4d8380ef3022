/** Histories made to cost time or memory. They never count as missing. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { createBranchStore } from '../../src/history/branch.ts'
import { hasTooManyLines, MAX_LINES, parseHistory } from '../../src/history/format.ts'
import { createGitHub } from '../../src/hosts/action/github.ts'
import { branchRepository, startBranchServer } from '../support/branch-server.ts'
import { createManualClock } from '../support/clock.ts'
import { appendTo, aRecord } from '../support/history.ts'
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

describe('a file on a branch', () => {
  it('with more lines than the limit is unreadable, and is not replaced', async () => {
    const path = 'website.ndjson'
    const branch = 'history'
    const text = '1\n'.repeat(MAX_LINES + 1)
    const server = await startBranchServer({ branches: { main: {}, [branch]: { [path]: text } } })
    onTestFinished(() => server.close())
    const store = createBranchStore({
      api: createGitHub('ghs_workflow', server.url, { timeout: 10_000, second: 1 }),
      repository: branchRepository,
      branch,
      message: () => 'Add a record',
      clock: createManualClock(),
    })
    const cause = { why: `its file ${path} has more than ${MAX_LINES} lines.` }
    expect(await store.read('website')).toEqual({ unreadable: cause })
    expect(await appendTo(store, aRecord(), 'website')).toEqual({ problem: cause })
    expect(server.fileOn(branch, path)?.toString()).toBe(text)
  })
})
