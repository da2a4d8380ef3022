/**
 * Returns the seconds that the rest will take; undefined while too little is done to tell. `minutes`: those that all of it
 * takes at least.
 */
type TimeLeft = (done: number, planned: number, minutes?: number) => number | undefined

/** The first steps may wait for a connection, and say little about the others. */
const FEWEST_SECONDS = 2

/** Share of the steps that says how long the others take, where the least time is known. */
const TELLING = 0.1

/**
 * Returns an estimate by the mean time of the steps so far, counted from now. Where the least time is known, the estimate
 * is not below it, and rests on it alone at first. `now` returns a monotonic time in milliseconds.
 */
export function createTimeLeft(now: () => number): TimeLeft {
  const start = now()
  return (done, planned, minutes = 0) => {
    const seconds = (now() - start) / 1000
    if (done === 0 || seconds < FEWEST_SECONDS) return undefined
    const left = Math.max(planned - done, 0)
    const least = (60 * minutes * left) / planned
    return minutes > 0 && done < TELLING * planned ? least : Math.max(least, (seconds / done) * left)
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
