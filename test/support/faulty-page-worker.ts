/**
 * A page worker that fails at files of given ids, or at facts of given names, whatever they say. Its arguments are words such as `stuck=ID`:
 * `stuck` never ends; `unscannable` neither, when the page is scanned; `native` is busy in native code; and `full` fills
 * the memory in a way that ends the process.
 */
import { flushCompileCache } from 'node:module'
import { answerCalls } from '../../src/embedded/page-worker/answer-calls.ts'

// A worker that is killed keeps nothing for the next one.
flushCompileCache()

const faults = process.argv.slice(2)
const seen = new Set<string>()

answerCalls(step => {
  if (step === undefined) return
  const id = 'fact' in step ? step.fact : step.id
  if (faults.includes(`stuck=${id}`)) beStuck()
  // A page is read before it is scanned.
  if (faults.includes(`unscannable=${id}`) && seen.has(id)) beStuck()
  if (faults.includes(`native=${id}`)) `a${'\u0301\u0323'.repeat(1_000_000)}`.normalize('NFKC')
  if (faults.includes(`full=${id}`)) fillMemory()
  seen.add(id)
})

function beStuck(): never {
  for (;;);
}

function fillMemory(): never {
  const kept: string[][] = []
  for (;;) kept.push('a b '.repeat(100_000).split(''))
}
