import { countOf } from './numbers.ts'

/** The first steps may include the wait for a connection. */
const MIN_SECONDS = 2

interface Progress {
  /** Describes the progress of a run, such as `Scanned 12 of 40, about 2 minutes left`. */
  describe(done: number, planned: number): string
  /** Returns true once in each interval. */
  isDue(): boolean
}

/** Estimates the time left from the mean time of the steps so far. `now` returns monotonic milliseconds. */
export function createProgress(verb: string, noun: string, interval: number, now: () => number): Progress {
  const start = now()
  let last = start
  return {
    describe(done, planned) {
      const count = `${verb} ${done} of ${planned}${noun && ` ${noun}`}`
      const seconds = (now() - start) / 1000
      if (done === 0 || seconds < MIN_SECONDS || done >= planned) return count
      return `${count}, about ${describeSeconds((seconds / done) * (planned - done))} left`
    },
    isDue() {
      if (now() - last < interval) return false
      last = now()
      return true
    },
  }
}

function describeSeconds(seconds: number): string {
  return seconds < 60
    ? countOf(Math.max(5, Math.ceil(seconds / 5) * 5), 'second')
    : countOf(Math.ceil(seconds / 60), 'minute')
}
