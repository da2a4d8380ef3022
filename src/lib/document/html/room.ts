/** The size limit of a file. Content takes the room that it needs in document order, and the rest is cut. */
import { countOf } from '../../numbers.ts'
import { type Markup, markup, sizeOf } from './markup.ts'

export interface Room {
  left: number
}

export const MIN_ROOM = 1_000

/** Renders items until the room is used up, and a note about the omitted ones. */
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

/** Renders a note about items without room; undefined if there are none. */
export function leftOutNote(count: number, noun: string): Markup | undefined {
  return count > 0
    ? markup`<p class="muted">${countOf(count, noun)} left out here to keep the file small. The result file has room for more.</p>`
    : undefined
}
