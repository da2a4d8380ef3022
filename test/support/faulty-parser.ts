/**
 * Loaded before the program: a parser that never ends at `STUCK PAGE`, and that fills the memory at `HUGE PAGE`. It
 * writes the file that STUCK_FILE names when it begins to be stuck. It blocks the thread as an endless loop does, but
 * leaves the processor to other tests.
 */
import { writeFileSync } from 'node:fs'

const { replace } = String.prototype
const { STUCK_FILE } = process.env

Object.defineProperty(String.prototype, 'replace', {
  value(this: string, ...args: Parameters<typeof replace>) {
    if (this.includes('STUCK PAGE')) {
      if (STUCK_FILE !== undefined) writeFileSync(STUCK_FILE, '')
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
    }
    const kept: number[][] = []
    while (this.includes('HUGE PAGE')) kept.push(new Array<number>(4_000_000).fill(0))
    return Reflect.apply(replace, this, args)
  },
})
