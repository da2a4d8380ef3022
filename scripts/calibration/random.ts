/** Random numbers with a seed, and the distributions that the calibration draws from. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'

/** Uniform from 0 to below 1. */
export type Random = () => number

/** Numbers that a generator gives first depend on its seed too plainly: seeds 1 and 2 give similar ones. */
const SKIPPED = 16

export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(mix(seed))
  for (let skipped = 0; skipped < SKIPPED; skipped++) generator.next()
  return () => (generator.next() >>> 0) / 2 ** 32
}

/**
 * Returns the uniform random number of a place, from 0 to below 1. The same whole numbers give the same number, so that
 * worlds with the same seed differ only by what happens in them (common random numbers). Mixes by MurmurHash3.
 */
export function uniformAt(...place: number[]): number {
  return place.reduce((hash, part) => mix(hash ^ mix(part + 0x9e3779b9)), 0) / 2 ** 32
}

function mix(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Returns a standard normal number (Box & Muller 1958). */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Returns a number from Student's t distribution with `degrees` degrees of freedom, a whole number. */
export function drawStudent(degrees: number, random: Random): number {
  const squares = Array.from({ length: degrees }, () => drawNormal(random) ** 2)
  return drawNormal(random) / Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / degrees)
}

/** Returns a number from the beta distribution. */
export function drawBeta(first: number, second: number, random: Random): number {
  const [one, other] = [drawGamma(first, random), drawGamma(second, random)]
  return one / (one + other)
}

/** Marsaglia & Tsang (2000), with their step for shapes below 1. */
function drawGamma(shape: number, random: Random): number {
  if (shape < 1) return drawGamma(shape + 1, random) * (1 - random()) ** (1 / shape)
  const base = shape - 1 / 3
  for (;;) {
    const normal = drawNormal(random)
    const cube = (1 + normal / Math.sqrt(9 * base)) ** 3
    if (cube > 0 && Math.log(1 - random()) < normal ** 2 / 2 + base * (1 - cube + Math.log(cube))) {
      return base * cube
    }
  }
}

/** Returns `size` of the items in random order, each at most once (Fisher & Yates). */
export function drawItems<T>(items: readonly T[], size: number, random: Random): T[] {
  const rest = [...items]
  return Array.from({ length: Math.min(size, rest.length) }, () =>
    rest.splice(Math.floor(random() * rest.length), 1),
  ).flat()
}
