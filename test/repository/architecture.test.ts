import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The folders in the order of the data flow. Each imports only from itself and from folders before it. */
const flow = [
  'contract',
  'errors',
  'lib',
  'client',
  'checkout',
  'pages',
  'sites',
  'retrieval',
  'owners',
  'engines',
  'citation',
  'facts',
  'embedded',
  'server',
  'inputs',
  'scan',
  'history',
  'comparison',
  'gate',
  'findings',
  'report',
  'run',
  'init',
  'doctor',
  'hosts',
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

const folderOf = (name: string) => (name.includes('/') ? name.slice(0, name.indexOf('/')) : '')
const partOf = (name: string) => (name.startsWith('report/') ? (name.split('/')[1] ?? '') : '')
const only =
  (...allowed: string[]) =>
  (name: string) =>
    allowed.some(prefix => name.startsWith(prefix))

describe('the layout of src/', () => {
  it('has every file except the entry in a folder of the layout', () => {
    expect(files.map(({ name }) => name).filter(name => !flow.includes(folderOf(name)))).toEqual(['index.ts'])
  })

  it('has the layout that CONTRIBUTING.md shows, in the same order', () => {
    const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(/^\| `src\/([\w-]+)\/`/gm)
    expect(Array.from(rows, ([, folder]) => folder)).toEqual(flow)
  })

  it('makes Markdown of a text in one module only', () => {
    const makers = files.filter(({ source }) => source.includes('.brand<'))
    expect(makers.map(({ name }) => name)).toEqual(['lib/document/markdown/markdown.ts'])
  })

  it('lets a folder import only from folders above it', () => {
    const against = files
      .filter(({ name }) => name !== 'index.ts')
      .flatMap(({ name, imports }) =>
        imports
          .filter(target => folderOf(target) !== 'lib')
          .filter(target => flow.indexOf(folderOf(target)) > flow.indexOf(folderOf(name)))
          .map(target => `${name} → ${target}`),
      )
    expect(against).toEqual([])
  })

  it('builds a report from words to texts, documents and the places that it is published in', () => {
    const order = [
      ['deliveries.ts', 'outcome.ts'],
      ['words'],
      ['text', 'run-outcome.ts'],
      ['document'],
      ['posts', 'files', 'board'],
    ]
    const parts = files
      .filter(({ name }) => name.startsWith('report/'))
      .map(({ name, imports }) => ({ name, part: partOf(name), imports: imports.map(partOf) }))
    const rankOf = (part: string) => order.findIndex(equals => equals.includes(part))
    expect(parts.filter(({ part }) => rankOf(part) < 0)).toEqual([])
    const against = parts.flatMap(({ name, part, imports }) =>
      imports.filter(target => rankOf(target) > rankOf(part)).map(target => `${name} → ${target}`),
    )
    expect(against).toEqual([])
  })

  it('has no circular imports', () => {
    const importsOf = new Map(files.map(({ name, imports }) => [name, imports]))
    const reaches = (from: string, target: string, seen = new Set<string>()): boolean =>
      (importsOf.get(from) ?? []).some(next => {
        if (next === target) return true
        if (seen.has(next)) return false
        seen.add(next)
        return reaches(next, target, seen)
      })
    expect(files.map(({ name }) => name).filter(name => reaches(name, name))).toEqual([])
  })

  it('uses `process` only in the hosts and in files that start processes', () => {
    const readers = files.filter(({ source }) => /\bprocess\.\w/.test(source)).map(({ name }) => name)
    // Child processes get a part of the environment. The page worker is one, with a channel and a thread that can end it.
    // The dispatcher silences the warning of a library while it is created.
    const allowed = [
      'index.ts',
      'checkout/git.ts',
      'embedded/page-worker/answer-calls.ts',
      'embedded/page-worker/start-worker.ts',
      'embedded/page-worker/watch-processor.ts',
      'lib/child-environment.ts',
      'lib/http/dispatcher.ts',
    ]
    expect(readers.filter(name => !name.startsWith('hosts/') && !allowed.includes(name))).toEqual([])
  })

  it('distinguishes the back ends only in the files that open one', () => {
    const inside = only('client/', 'engines/', 'embedded/', 'inputs/', 'run/service/open-')
    const asking = files.filter(({ source }) => /kind === '(hosted|embedded)'|\bREPOSITORY\b/.test(source))
    expect(asking.map(({ name }) => name).filter(name => !inside(name))).toEqual([])
  })

  it('keeps the entry small: what it always loads imports no other file', () => {
    const entry = files.find(({ name }) => name === 'index.ts')
    const loaded = Array.from(entry?.source.matchAll(/^import .*'\.\/([^']+)'/gm) ?? [], ([, name]) => name)
    expect(loaded.length).toBeGreaterThan(0)
    expect(files.filter(({ name, imports }) => loaded.includes(name) && imports.length > 0)).toEqual([])
  })

  it('loads the code of the command line and of serving on demand', () => {
    const eager = files
      .filter(({ name }) => !only('hosts/cli/', 'hosts/serve/')(name))
      .filter(({ source }) => /from '[^']*\/(cli|serve)\//.test(source))
    expect(eager.map(({ name }) => name)).toEqual([])
  })

  const importersOf = (pattern: RegExp) =>
    files
      .filter(({ packages }) => packages.some(specifier => pattern.test(specifier)))
      .map(({ name }) => name)

  it('imports packages of GitHub only in hosts/action/', () => {
    const allowed = only('hosts/action/')
    expect(importersOf(/^@(actions|octokit)\//).filter(name => !allowed(name))).toEqual([])
    const callers = files
      .filter(({ imports }) => imports.includes('hosts/action/github.ts'))
      .map(({ name }) => name)
    expect(callers.filter(name => !only('hosts/action/')(name))).toEqual([])
  })

  it('keeps the gate, the reports and the drawing of PDFs pure', () => {
    const isPure = only('gate/', 'report/', 'lib/document/', 'scan/measure.ts', 'scan/plan.ts')
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

  it('reads inputs in one module and fails the step in another', () => {
    const mentioning = (word: RegExp) =>
      files.filter(({ source }) => word.test(source)).map(({ name }) => name)
    expect(mentioning(/getInput|INPUT_/)).toEqual(['hosts/action/inputs.ts'])
    expect(mentioning(/setFailed/)).toEqual(['hosts/action/main.ts'])
  })

  it('normalizes text in one place, which limits the time', () => {
    const names = files.filter(({ source }) => /\.normalize\(/.test(source)).map(({ name }) => name)
    expect(names).toEqual(['lib/text.ts'])
  })

  it('puts a key into a header in two modules, one for the service and one for the live engines', () => {
    const names = files.filter(({ source }) => /(?:Bearer|Basic) \$/.test(source)).map(({ name }) => name)
    expect(names.toSorted()).toEqual(['client/client.ts', 'engines/connection.ts'])
  })

  it('exports only what another file names', () => {
    const others = globSync('{scripts,test}/**/*.ts').map(path => ({
      name: path,
      source: readFileSync(path, 'utf8'),
    }))
    const users = new Map<string, Set<string>>()
    for (const { name, source } of [...files, ...others])
      for (const [word] of source.matchAll(/\w+/g)) users.set(word, (users.get(word) ?? new Set()).add(name))
    const unused = files.flatMap(({ name, source }) =>
      Array.from(source.matchAll(/^export (?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm))
        .filter(([, word = '']) => users.get(word)?.size === 1)
        .map(([, word]) => `${name}: ${word}`),
    )
    expect(unused).toEqual([])
  })

  it('lets scripts import nothing from the tests', () => {
    const scripts = globSync('scripts/**/*.ts')
    expect(scripts.length).toBeGreaterThan(5)
    expect(scripts.filter(path => /from '[^']*\/test\//.test(readFileSync(path, 'utf8')))).toEqual([])
  })
})
