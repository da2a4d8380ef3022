/** Finds the smallest part of a gate that explains a loss. Pure. */
import type * as z from 'zod'
import { splitCountry } from '../engines/engine-names.ts'
import type { scopeSchema } from '../scan/measurement.ts'
import { type Change, type ComparedCell, changeOver } from './comparison.ts'

export type Scope = z.output<typeof scopeSchema>

/** A part with this share of the lost citations explains the fall, if the rest is unchanged. */
const MIN_SHARE_OF_LOSS = 2 / 3
/** The rest is unchanged if its share fell by at most this much, or this many standard errors. */
const MAX_FALL_OF_REST = 0.05
const MAX_ERRORS_OF_REST = 1.64

/** Returns whether an engine, named as in the scans, belongs to a scope. */
export function isIn(scope: Scope, engine: string): boolean {
  if (scope.kind === 'whole') return true
  const { id, country } = splitCountry(engine)
  if (scope.kind === 'country') return country === scope.country
  return id === scope.engine && (scope.country === undefined || scope.country === country)
}

/** Returns a text that is equal for equal scopes. */
export function keyOfScope(scope: Scope): string {
  if (scope.kind === 'whole') return 'whole'
  return scope.kind === 'country' ? `@${scope.country}` : `${scope.engine}@${scope.country ?? ''}`
}

/** Returns the smallest scope that fell more than the whole and has most of the loss, while the rest did not change. */
export function scopeOfLoss(cells: readonly ComparedCell[], deciding: Scope = { kind: 'whole' }): Scope {
  const whole = changeOver(cells)
  if (whole === undefined) return deciding
  const carrying = listScopes(cells.map(({ engine }) => engine)).filter(scope => {
    const part = changeOver(cells.filter(({ engine }) => isIn(scope, engine)))
    const others = cells.filter(({ engine }) => !isIn(scope, engine))
    const rest = changeOver(others)
    if (part === undefined || rest === undefined) return false
    const isMost = lossOf(part) >= MIN_SHARE_OF_LOSS * lossOf(whole)
    const maxFall = Math.max(MAX_FALL_OF_REST, MAX_ERRORS_OF_REST * errorOf(rest, others))
    return isMost && fallOf(part) > fallOf(whole) && fallOf(rest) <= maxFall
  })
  // Later scopes have fewer cells. Without any, the part stays whose own fall was tested.
  return carrying.at(-1) ?? deciding
}

/** Returns the parts of a gate, the smallest last; empty for one engine in one country. */
export function listScopes(names: readonly string[]): Scope[] {
  const places = names.map(splitCountry)
  const countries = unique(places.flatMap(({ country }) => country ?? []))
  const engines = unique(places.map(({ id }) => id))
  const byCountry = countries.map((country): Scope => ({ kind: 'country', country }))
  const byEngine = engines.map((engine): Scope => ({ kind: 'engine', engine }))
  if (countries.length < 2) return engines.length < 2 ? [] : byEngine
  if (engines.length < 2) return byCountry
  const byBoth = engines.flatMap(engine =>
    countries.map((country): Scope => ({ kind: 'engine', engine, country })),
  )
  return [...byCountry, ...byEngine, ...byBoth]
}

function fallOf({ since, was }: Change): number {
  return was.share - since.share
}

/** The standard error of the share of citing answers if nothing changed. */
function errorOf({ was }: Change, cells: readonly ComparedCell[]): number {
  let answers = 0
  for (const { now, recent } of cells)
    for (const cell of [now, ...recent.map(run => run.cell)]) answers += cell.cited.length
  return Math.sqrt((was.share * (1 - was.share)) / answers)
}

function lossOf({ since, was }: Change): number {
  return was.usually - since.usually
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}
