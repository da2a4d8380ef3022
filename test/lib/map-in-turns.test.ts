import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { mapInTurns } from '../../src/lib/map-in-turns.ts'

it('maps in order, and lets other work run before each item', async () => {
  const events: string[] = []
  let isOver = false
  const others = async () => {
    while (!isOver) {
      await setImmediate()
      events.push('other')
    }
  }
  const running = others()
  const mapped = await mapInTurns([1, 2, 3], item => {
    events.push(`item ${item}`)
    return 2 * item
  })
  isOver = true
  await running
  expect(mapped).toEqual([2, 4, 6])
  expect(events.join()).toMatch(/item 1,other.*item 2,other.*item 3/)
})
