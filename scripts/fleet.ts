/**
 * Checks the example fleet with the committed bundle, without a key, and makes the dashboard of a year of invented runs.
 * Exits with 1 if a verdict is not what the example shows. The reports go to `--output FOLDER`, or to a new temporary folder.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { writeYear } from './fleet/year.ts'
import { systemVariables } from './lib/action.ts'
import { print } from './lib/print.ts'

const EXPECTED = {
  'boardwise-gb': 'pass',
  'boardwise-us': 'pass',
  'vaultline-gb': 'fail',
  'vaultline-us': 'pass',
  'billhive-gb': 'pass',
  'billhive-us': 'fail',
}

const resultSchema = z.object({ verdict: z.object({ status: z.string() }) })

const { output } = parseArgs({ options: { output: { type: 'string' } } }).values
const folder = resolve(output ?? mkdtempSync(join(tmpdir(), 'fleet-')))

function run(...words: string[]): number | null {
  return spawnSync(process.execPath, ['bin/ai-visibility-gate.js', ...words], {
    env: systemVariables(),
    stdio: ['ignore', 'inherit', 'inherit'],
  }).status
}

const config = ['--config', 'examples/fleet/ai-visibility.yml']
const status = run('check', ...config, '--report', 'json,html', '--output', folder)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.\w+$/.test(name))
print(`\n──── files in ${folder} ────\n\n${files.toSorted().join('\n')}`)

const year = join(folder, '_year')
mkdirSync(year, { recursive: true })
for (const { name, content } of writeYear()) writeFileSync(join(year, name), content)
run('report', '--history', year, '--output', join(folder, '_dashboard'))

const verdicts = Object.keys(EXPECTED).map(key => {
  const path = join(folder, key, 'result.json')
  if (!existsSync(path)) return [key, 'none']
  return [key, resultSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).verdict.status]
})
const isExpected = JSON.stringify(Object.fromEntries(verdicts)) === JSON.stringify(EXPECTED) && status === 1
print(isExpected ? '\nOf six gates four passed and two failed.' : '\nThe fleet did NOT behave as expected.')
process.exitCode = isExpected ? 0 : 1
