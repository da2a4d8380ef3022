import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The rooms in the order of the flow: each imports only from itself and from those before it. */
const flow = [
  'pdf',
  'fonts',
  'service',
  'embedded',
  'scan',
  'baseline',
  'gate',
  'suggest',
  'export',
  'report',
  'publish',
]
/** What the top of src/ holds for everybody, and the entries that join the rooms. */
const shared = [
  'settings.ts',
  'context.ts',
  'numbers.ts',
  'text.ts',
  'csv.ts',
  'github.ts',
  'input-values.ts',
  'input-fields.ts',
  'input-checks.ts',
  'inputs.ts',
]
const entries = [
  'plain-zod.ts',
  'main.ts',
  'index.ts',
  'open-service.ts',
  'judge-scans.ts',
  'run-gate.ts',
  'serve.ts',
]

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
            // Inputs and settings speak of the plans, and of what the embedded service takes.
            .filter(
              target =>
                !(
                  own < 0 && /^(service\/(plans|loopback)|embedded\/(settings|read-inputs))\.ts$/.test(target)
                ),
            )
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
    const allowed = only(
      'publish/',
      'github.ts',
      'main.ts',
      'open-service.ts',
      'judge-scans.ts',
      'run-gate.ts',
      'inputs.ts',
    )
    expect(importersOf(/^@(actions|octokit)\//).filter(name => !allowed(name))).toEqual([])
    const callers = files.filter(({ imports }) => imports.includes('github.ts')).map(({ name }) => name)
    expect(callers.filter(name => !only('publish/', 'baseline/')(name))).toEqual([])
  })

  it('keeps the gate, the reports and the drawing of PDFs pure', () => {
    const isPure = only('gate/', 'report/', 'pdf/', 'scan/measure.ts', 'scan/plan.ts')
    const pure = files.filter(({ name }) => isPure(name))
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

  it('puts a key into a header in two modules, one for the service and one for the live engines', () => {
    const names = files.filter(({ source }) => /Bearer \$/.test(source)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['embedded/engines/connection.ts', 'service/client.ts'])
  })

  it('keeps its modules short', () => {
    const long = files.filter(({ source }) => source.split('\n').length > 300).map(({ name }) => name)
    expect(long).toEqual([])
  })
})
