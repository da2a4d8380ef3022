import { countOf } from './numbers.ts'

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
