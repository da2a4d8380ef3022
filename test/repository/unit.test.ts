import { execFileSync, spawn } from 'node:child_process'
import { describe, expect, it } from 'vitest'

describe('a test of the project `unit`', () => {
  it.fails.each([
    ['waits for it', () => execFileSync('git')],
    ['does not wait for it', () => spawn('git')],
  ])('fails if it starts a process and %s, also where the error is caught', (_, start) => {
    expect(start).toThrow('A unit test starts no process.')
  })
})
