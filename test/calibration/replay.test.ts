import { describe, expect, it } from 'vitest'
import { fitShifts, measureDays } from '../../scripts/calibration/day-shifts.ts'
import { createRandom, drawNormal, uniformAt } from '../../scripts/calibration/random.ts'
import {
  findSubjects,
  loadRecorded,
  orderDays,
  type Recorded,
  replay,
} from '../../scripts/calibration/replay.ts'
import { shiftProbability } from '../../scripts/calibration/world.ts'

const recorded = loadRecorded()
const all = [...recorded.prompts.keys()]
const asRecorded = (run: number) => run

function countCited(subject: string, run: number): number {
  const options = { prompts: all, kind: 'domains', subject, dayOf: asRecorded } as const
  const source = replay(recorded, options)
  return all.filter(keyword => source.answer({ run, sample: 1, keyword, engine: 0 })?.cited).length
}

describe('the replay of recorded answers', () => {
  it('has the 143 prompts that were asked on all seven days', () => {
    expect(recorded.prompts).toHaveLength(143)
    expect(recorded.answers.every(days => days.length === 7)).toBe(true)
  })

  it('cites a domain as often on each day as the study saw it', () => {
    const days = [0, 1, 2, 3, 4, 5, 6]
    expect(days.map(day => countCited('techradar.com', day))).toEqual([20, 28, 37, 28, 31, 28, 51])
  })

  it('leaves the seven answers without a search unevaluated', () => {
    expect(recorded.answers.flat().filter(answer => answer === undefined)).toHaveLength(7)
  })

  it('names only subjects of five answers or more', () => {
    expect(findSubjects(recorded, all, 'domains')[0]).toBe('rtings.com')
    expect(findSubjects(recorded, [0], 'domains', 8)).toEqual([])
  })

  it('gives each prompt all its days once when it mixes them, in an order of its own', () => {
    const dayOf = orderDays(recorded, 'mixed', createRandom(1))
    const orders = all.map(prompt => recorded.prompts.slice(0, 7).map((_, run) => dayOf(run, prompt)))
    expect(orders.every(order => new Set(order).size === 7)).toBe(true)
    expect(new Set(orders.map(String)).size).toBeGreaterThan(100)
  })

  it('gives all prompts the same day when it shuffles the days', () => {
    const dayOf = orderDays(recorded, 'shuffled', createRandom(1))
    expect(new Set(all.map(prompt => dayOf(3, prompt))).size).toBe(1)
  })
})

/** Twelve domains on 300 prompts and seven days; each shifts on its own, in logits. */
function recordShifting(deviation: number): Recorded {
  const prompts = Array.from({ length: 300 }, (_, index) => `prompt ${index}`)
  const names = Array.from({ length: 12 }, (_, index) => `${index}.com`)
  const days = Array.from({ length: 7 }, (_, day) => day)
  const random = createRandom(7)
  const shifts = days.map(() => names.map(() => deviation * drawNormal(random)))
  const isCited = (prompt: number, day: number, name: number) =>
    uniformAt(prompt, day, name) < shiftProbability(0.3, shifts[day]?.[name] ?? 0)
  const answers = prompts.map((_, prompt) =>
    days.map(day => ({ domains: names.filter((_, name) => isCited(prompt, day, name)), brands: [] })),
  )
  return { prompts, days: days.length, answers }
}

describe('the estimate of day shifts', () => {
  it('finds the spread that the days were made with', () => {
    const { scale } = fitShifts(measureDays(recordShifting(0.3), 'domains'), Number.POSITIVE_INFINITY)
    expect(scale).toBeGreaterThan(0.22)
    expect(scale).toBeLessThan(0.38)
  })

  it('finds almost none if the days differ only by chance', () => {
    const { scale } = fitShifts(measureDays(recordShifting(0), 'domains'), Number.POSITIVE_INFINITY)
    expect(scale).toBeLessThan(0.1)
  })
})
