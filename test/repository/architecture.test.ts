import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The rooms in the order of the flow: each imports only from itself and from those before it. */
const flow = ['service', 'scan', 'baseline', 'gate', 'report', 'publish']
/** What the top of src/ holds for everybody, and the entries that join the rooms. */
const shared = ['settings.ts', 'context.ts', 'numbers.ts', 'input-values.ts', 'inputs.ts']
const entries = ['main.ts', 'index.ts']

const files = globSync('src/**/*.ts').map(path => {
  const source = readFileSync(path, 'utf8')
  const specifiers = [...source.matchAll(/(?:from|import\() ?'([^']+)'/g)].map(
    ([, specifier = '']) => specifier,
  )
  const local = specifiers.filter(specifier => specifier.startsWith('.'))
  return {
    name: relative('src', path),
    source,
    packages: specifiers.filter(specifier => !specifier.startsWith('.')),
    imports: local.map(specifier => relative('src', join(dirname(path), specifier))),
  }
})

const roomOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '')
const only =
  (...allowed: string[]) =>
  (name: string) =>
    allowed.some(prefix => name.startsWith(prefix))

describe('the house', () => {
  it('has every file in a room or at the top', () => {
    const known = [...flow, ...shared, ...entries]
    expect(files.map(({ name }) => name).filter(name => !known.includes(roomOf(name) || name))).toEqual([])
  })

  it('lets values flow one way only', () => {
    const against = files
      .filter(({ name }) => !entries.includes(name))
      .flatMap(({ name, imports }) => {
        const own = flow.indexOf(roomOf(name))
        return (
          imports
            .filter(target =>
              roomOf(target) === '' ? entries.includes(target) : flow.indexOf(roomOf(target)) > own,
            )
            // Settings speak of the plan's limits, which are the contract's.
            .filter(target => !(own < 0 && target === 'service/plans.ts'))
            .map(target => `${name} → ${target}`)
        )
      })
    expect(against).toEqual([])
  })

  const importersOf = (pattern: RegExp) =>
    files
      .filter(({ packages }) => packages.some(specifier => pattern.test(specifier)))
      .map(({ name }) => name)

  it('knows GitHub only where it is spoken to', () => {
    const allowed = only('publish/', 'main.ts', 'inputs.ts')
    expect(importersOf(/^@(actions|octokit)\//).filter(name => !allowed(name))).toEqual([])
  })

  it('keeps the gate and the reports pure', () => {
    const pure = files.filter(({ name }) => only('gate/', 'report/', 'scan/measure.ts', 'scan/plan.ts')(name))
    expect(pure.length).toBeGreaterThan(10)
    for (const { name, packages, source } of pure) {
      expect(
        packages.filter(specifier => specifier.startsWith('node:')),
        name,
      ).toEqual([])
      expect(source, name).not.toMatch(/Date\.now|new Date\(\)|Math\.random|process\./)
    }
  })

  it('reads inputs in inputs.ts and fails the step in main.ts alone', () => {
    const mentioning = (word: RegExp) =>
      files.filter(({ source }) => word.test(source)).map(({ name }) => name)
    expect(mentioning(/getInput|INPUT_/)).toEqual(['inputs.ts'])
    expect(mentioning(/setFailed/)).toEqual(['main.ts'])
  })

  it('holds the key in one module', () => {
    expect(files.filter(({ source }) => /Bearer/.test(source)).map(({ name }) => name)).toEqual([
      'service/client.ts',
    ])
  })

  it('keeps its modules short', () => {
    const long = files.filter(({ source }) => source.split('\n').length > 300).map(({ name }) => name)
    expect(long).toEqual([])
  })
})
