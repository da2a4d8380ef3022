/**
 * Applies the faults of mutants.tsv one by one to a copy of the sources, and prints which tests fail:
 * `npm run mutants`. With a text, it tries only the rows that contain it.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { print } from './lib/print.ts'

const ROOT = join(import.meta.dirname, '..')
const COPIED = 'src test scripts docs examples package.json action.yml vitest.config.ts'.split(' ')

interface Mutant {
  row: string
  file: string
  text: string
  mutated: string
  tests: string[]
}

/** Reads a row: a path in `src`, a text in it, its replacement, and the tests to run. */
function readMutant(row: string): Mutant {
  const [path = '', find = '', replacement = '', tests = ''] = row.split('\t')
  const isFolder = statSync(join(ROOT, 'src', path), { throwIfNoEntry: false })?.isDirectory()
  const files = globSync(isFolder ? `src/${path}/**/*.ts` : `src/${path}`, { cwd: ROOT })
  const found = files.flatMap(file => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return Array.from({ length: text.split(find).length - 1 }, () => ({ file, text }))
  })
  const [only, ...others] = found
  if (only === undefined || others.length > 0) {
    throw new Error(`The text occurs ${found.length} times in src/${path}, and must occur once: ${find}`)
  }
  return { row, ...only, mutated: only.text.replace(find, () => replacement), tests: tests.split(' ') }
}

const UNIT = ['unit']
const OTHERS = ['process', 'slow']

function passes(folder: string, tests: Iterable<string>, projects: string[]): boolean {
  const vitest = join(folder, 'node_modules/vitest/vitest.mjs')
  const options = projects.flatMap(name => ['--project', name])
  const words = [vitest, 'run', '--bail', '1', '--passWithNoTests', ...options, ...tests]
  return spawnSync(process.execPath, words, { cwd: folder, stdio: 'ignore' }).status === 0
}

/** Returns the project with a test that fails: unit tests first, because they are fast. */
function findCatcher(folder: string, { file, text, mutated, tests }: Mutant): string | undefined {
  writeFileSync(join(folder, file), mutated)
  const found = [UNIT, OTHERS].find(projects => !passes(folder, tests, projects))
  writeFileSync(join(folder, file), text)
  return found?.join(' or ')
}

const [, , wanted = ''] = process.argv
const mutants = readFileSync(join(import.meta.dirname, 'mutants.tsv'), 'utf8')
  .split('\n')
  .filter(row => row !== '' && !row.startsWith('#') && row.includes(wanted))
  .map(readMutant)
const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
let caught = 0
try {
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'dir')
  const tests = new Set(mutants.flatMap(mutant => mutant.tests))
  if (!passes(folder, tests, UNIT)) throw new Error('A test fails without a fault.')
  for (const mutant of mutants) {
    const catcher = findCatcher(folder, mutant)
    if (catcher !== undefined) caught += 1
    print(`${catcher ?? 'SURVIVED'}: ${mutant.row.split('\t').slice(0, 3).join(' | ')}`)
  }
} finally {
  rmSync(folder, { recursive: true })
}
print(`${caught} of ${mutants.length} caught, ${Math.round((100 * caught) / mutants.length)} %`)
process.exitCode = caught < mutants.length ? 1 : 0
