/**
 * A page worker whose parser fails at files of given ids, whatever they say. Its arguments are an empty folder, and words
 * such as `stuck=ID`: `stuck` never ends, `unscannable` not
 * until it is scanned; `native` is busy in native code; `full` fills the memory in a way that ends the
 * process; and `pause` is stuck the first time.
 */
import { existsSync, writeFileSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import { answerCalls } from '../../src/embedded/page-worker/answer-calls.ts'

// A worker that is killed keeps nothing for the next one.
flushCompileCache()

const [, , folder = '', ...faults] = process.argv

answerCalls((file, step) => {
  if (file === undefined) return
  const { id } = file
  if (faults.includes(`stuck=${id}`)) beStuck()
  if (step === 'scan' && faults.includes(`unscannable=${id}`)) beStuck()
  if (faults.includes(`native=${id}`)) `a${'\u0301\u0323'.repeat(1_000_000)}`.normalize('NFKC')
  if (faults.includes(`full=${id}`)) fillMemory()
  if (faults.includes(`pause=${id}`) && !existsSync(`${folder}/paused`)) {
    writeFileSync(`${folder}/paused`, '')
    beStuck()
  }
})

/** Blocks the thread as an endless loop does, but leaves the processor to other tests. */
function beStuck(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}

function fillMemory(): never {
  const kept: string[][] = []
  for (;;) kept.push('a b '.repeat(100_000).split(''))
}
