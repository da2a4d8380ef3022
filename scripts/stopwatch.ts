/**
 * The first hour of a new user, on real sites: what takes how long, and how many things a person types or must know.
 *
 *     npm run stopwatch -- FOLDER…
 *
 * FOLDER is a checkout or a git directory of a site with its history. Each site is set up twice: with the program of this checkout,
 * and with the packed package in an empty folder. GitHub and the answer engine are servers on loopback; the bundle runs as a step.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { print } from './lib/print.ts'
import { cloneTexts } from './stopwatch/clone.ts'
import { type Program, runFirstHour, type Timed } from './stopwatch/first-hour.ts'

const folders = process.argv.slice(2)
if (folders.length === 0) {
  process.stderr.write('usage: npm run stopwatch -- FOLDER…\n')
  process.exit(2)
}

/** Packs this package, and installs it in an empty folder. */
function installPackage(): Program {
  const folder = mkdtempSync(join(tmpdir(), 'package-'))
  const npm = (...words: string[]) =>
    execFileSync('npm', words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  const [packed] = JSON.parse(npm('pack', '--json', '--pack-destination', folder))
  npm('install', '--no-audit', '--no-fund', '--prefix', folder, join(folder, packed.filename))
  return {
    name: 'package',
    script: join(folder, 'node_modules/ai-visibility-gate/bin/ai-visibility-gate.js'),
  }
}

const programs: Program[] = [
  { name: 'clone', script: resolve('bin/ai-visibility-gate.js') },
  installPackage(),
]
const rows: { site: string; program: string; steps: Timed[] }[] = []
for (const folder of folders) {
  for (const program of programs) {
    const site = basename(folder) === 'repo' ? basename(resolve(folder, '..')) : basename(folder)
    rows.push({
      site: site.replace('+', '/'),
      program: program.name,
      steps: await runFirstHour(cloneTexts(folder), program),
    })
  }
}

const names = rows[0]?.steps.map(({ name }) => name) ?? []
const total = (steps: Timed[], count: (step: Timed) => number) =>
  steps.reduce((sum, step) => sum + count(step), 0)
print(
  `| site | from | ${names.map(name => `${name}, s`).join(' | ')} | to the first verdict, s | typed or known |`,
)
print(`| --- | --- |${' ---: |'.repeat(names.length + 2)}`)
for (const { site, program, steps } of rows) {
  const first = steps.slice(0, names.indexOf('first failing comment') + 1)
  const seconds = steps.map(({ seconds }) => seconds.toFixed(1)).join(' | ')
  const until = total(first, step => step.seconds).toFixed(1)
  print(`| ${site} | ${program} | ${seconds} | ${until} | ${total(steps, step => step.typed.length)} |`)
}
print(`\nTyped or known: ${rows[0]?.steps.flatMap(({ typed }) => typed).join('; ')}.`)
