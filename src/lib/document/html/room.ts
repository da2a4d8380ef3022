/** The room of a file: what is long takes what it needs, in the order of a document, and its end is left out where there is no more. */
import { countOf } from '../../numbers.ts'
import { type Markup, markup, sizeOf } from './markup.ts'

/** Bytes that are left. */
export interface Room {
  left: number
}

/** Less is no room for a part of a document. */
export const LEAST_ROOM = 1_000

/** Renders the first items, as many as there is room for, and a line on the others. */
export function fitItems<T>(
  items: readonly T[],
  noun: string,
  room: Room,
  render: (item: T) => Markup,
): { shown: Markup[]; leftOut: Markup | undefined } {
  const shown: Markup[] = []
  for (const item of items) {
    if (room.left <= 0) break
    const rendered = render(item)
    room.left -= sizeOf(rendered)
    if (room.left >= 0) shown.push(rendered)
  }
  return { shown, leftOut: leftOutNote(items.length - shown.length, noun) }
}

/** Returns the line on what is left out; undefined for nothing. */
export function leftOutNote(count: number, noun: string): Markup | undefined {
  return count > 0
    ? markup`<p class="muted">${countOf(count, noun)} left out here to keep the file small. The result file has room for more.</p>`
    : undefined
}
