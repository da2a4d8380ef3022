/**
 * Runs a situation through the bundle in `dist/`, and leaves comment.md, summary.md, log.txt and the reports in a new
 * folder, or in `--output FOLDER`. Without a name, it lists the situations. RUNNER_DEBUG=1 adds the lines for debugging.
 */
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { print } from '../../scripts/lib/print.ts'
import { play, scenarios } from './scenarios.ts'

const { values, positionals } = parseArgs({
  options: { output: { type: 'string' } },
  allowPositionals: true,
})
const [name = ''] = positionals
const scenario = scenarios[name]

if (scenario === undefined) {
  if (name !== '') print(`There is no scenario ${name}.\n`)
  const width = Math.max(...Object.keys(scenarios).map(each => each.length))
  for (const [each, { about }] of Object.entries(scenarios)) print(`${each.padEnd(width)}  ${about}`)
  process.exitCode = name === '' ? 0 : 2
} else {
  const debug = process.env['RUNNER_DEBUG']
  const { step, comment } = await play(scenario, debug === undefined ? {} : { RUNNER_DEBUG: debug })
  const folder = resolve(values.output ?? mkdtempSync(join(tmpdir(), `${name}-`)))
  mkdirSync(folder, { recursive: true })
  const texts = { 'comment.md': comment, 'summary.md': step.summary, 'log.txt': step.log }
  for (const [file, text] of Object.entries(texts)) {
    if (text !== undefined) writeFileSync(join(folder, file), text)
  }
  for (const path of step.outputs['report-files']?.split('\n').filter(Boolean) ?? []) {
    const key = basename(dirname(path))
    // The files of one gate, and those of a fleet as a whole, are read first.
    cpSync(path, join(folder, key === 'default' || key === '_fleet' ? '' : key, basename(path)))
  }
  print(`${scenario.about} Verdict: ${step.outputs['verdict'] || 'none'}, exit code ${step.exitCode}.`)
  print(folder)
}
