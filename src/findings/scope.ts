/** The smallest part of a gate that a loss is about. Pure. */
import { type CellRef, type Change, type ComparedCell, changeOver } from '../comparison/comparison.ts'
import { splitCountry } from '../embedded/engines/engine-names.ts'
import type { Scope } from './finding.ts'

/** A part that carries this share of the lost citations is the subject. */
const MOST_OF_THE_LOSS = 0.8
/** Greatest fall of the share of answers at which the rest is as before. */
const SAME = 0.05

/** Returns whether an engine, by its name in the scans, belongs to a scope. */
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

/**
 * Returns the smallest scope that fell more than the whole and carries at least 80 % of the lost citations, while the rest
 * is as before; the whole where there is none. `changeIn` tells how cells changed: between runs, unless told otherwise.
 * `deciding`: the engines whose own drop decides, where that of the whole does not.
 */
export function scopeOf<Of extends CellRef = ComparedCell>(
  cells: readonly Of[],
  changeIn: (cells: readonly Of[]) => Change | undefined,
  deciding: readonly string[] = [],
): Scope {
  const whole = changeIn(cells)
  if (whole === undefined) return { kind: 'whole' }
  const { scopes, engines } = listScopes(cells.map(({ engine }) => engine))
  const carrying = scopes.filter(scope => {
    const part = changeIn(cells.filter(({ engine }) => isIn(scope, engine)))
    const rest = changeIn(cells.filter(({ engine }) => !isIn(scope, engine)))
    if (part === undefined || rest === undefined) return false
    const isMost = lossOf(part) >= MOST_OF_THE_LOSS * lossOf(whole)
    return isMost && fallOf(part) > fallOf(whole) && fallOf(rest) <= SAME
  })
  // Of equal ones, the part with fewer cells.
  const found = carrying.at(-1)
  if (found !== undefined) return found
  const [engine, ...others] = unique(deciding.map(name => splitCountry(name).id))
  return engine !== undefined && others.length === 0 && engines.length > 1
    ? { kind: 'engine', engine }
    : { kind: 'whole' }
}

/** Returns the parts of a gate with these engines, the smallest last. */
function listScopes(names: readonly string[]): { scopes: Scope[]; engines: string[] } {
  const places = names.map(splitCountry)
  const countries = unique(places.flatMap(({ country }) => country ?? []))
  const engines = unique(places.map(({ id }) => id))
  const [isInCountries, isOfEngines] = [countries.length > 1, engines.length > 1]
  return {
    engines,
    scopes: [
      ...(isInCountries ? countries.map((country): Scope => ({ kind: 'country', country })) : []),
      ...(isOfEngines ? engines.map((engine): Scope => ({ kind: 'engine', engine })) : []),
      ...(isInCountries && isOfEngines
        ? engines.flatMap(engine => countries.map((country): Scope => ({ kind: 'engine', engine, country })))
        : []),
    ],
  }
}

/** Returns by how much the share of answers that cite fell. */
export function fallOf({ now, was }: Change): number {
  return was.share - now.share
}

function lossOf({ now, was }: Change): number {
  return was.usually - now.cited
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

/** Returns the scope of a loss between the runs compared with and this run. */
export function scopeOfDrop(cells: readonly ComparedCell[], deciding: readonly string[] = []): Scope {
  return scopeOf(cells, changeOver, deciding)
}
