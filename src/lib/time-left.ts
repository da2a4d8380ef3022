import { countOf } from './numbers.ts'

/** Returns the seconds that the rest will take; undefined while too little is done to tell. */
type TimeLeft = (done: number, planned: number) => number | undefined

/** The first steps may wait for a connection, and say little about the others. */
const FEWEST_SECONDS = 2

/** Returns an estimate by the mean time of the steps so far, counted from now. `now` returns a monotonic time in milliseconds. */
export function createTimeLeft(now: () => number): TimeLeft {
  const start = now()
  return (done, planned) => {
    const seconds = (now() - start) / 1000
    if (done === 0 || seconds < FEWEST_SECONDS) return undefined
    return (seconds / done) * Math.max(planned - done, 0)
  }
}

/** Returns whether a line is due: the first time after `seconds`, and then once in as many. */
export function createInterval(now: () => number, seconds: number): () => boolean {
  let last = now()
  return () => {
    if (now() - last < seconds * 1000) return false
    last = now()
    return true
  }
}

/** Returns how far a run is, such as `Scanned 12 of 40, about 2 minutes left`. `verb` is what is done with the things. */
export function describeProgress(
  verb: string,
  done: number,
  planned: number,
  things: string,
  secondsLeft: number | undefined,
): string {
  const count = `${verb} ${done} of ${planned}${things && ` ${things}`}`
  if (secondsLeft === undefined || done >= planned) return count
  const left =
    secondsLeft < 60
      ? countOf(Math.max(5, Math.ceil(secondsLeft / 5) * 5), 'second')
      : countOf(Math.ceil(secondsLeft / 60), 'minute')
  return `${count}, about ${left} left`
}
