import { countOf } from './numbers.ts'

type TimeLeft = (done: number, planned: number) => number | undefined

/** The first steps may include the wait for a connection. */
const MIN_SECONDS = 2

/** Estimates the seconds left from the mean time of the steps so far. `now` returns monotonic milliseconds. */
export function createTimeLeft(now: () => number): TimeLeft {
  const start = now()
  return (done, planned) => {
    const seconds = (now() - start) / 1000
    if (done === 0 || seconds < MIN_SECONDS) return undefined
    return (seconds / done) * Math.max(planned - done, 0)
  }
}

/** Returns a function that is true once every `seconds`. */
export function createInterval(now: () => number, seconds: number): () => boolean {
  let last = now()
  return () => {
    if (now() - last < seconds * 1000) return false
    last = now()
    return true
  }
}

/** Describes the progress of a run, such as `Scanned 12 of 40, about 2 minutes left`. */
export function describeProgress(
  verb: string,
  done: number,
  planned: number,
  noun: string,
  secondsLeft: number | undefined,
): string {
  const count = `${verb} ${done} of ${planned}${noun && ` ${noun}`}`
  if (secondsLeft === undefined || done >= planned) return count
  const left =
    secondsLeft < 60
      ? countOf(Math.max(5, Math.ceil(secondsLeft / 5) * 5), 'second')
      : countOf(Math.ceil(secondsLeft / 60), 'minute')
  return `${count}, about ${left} left`
}
