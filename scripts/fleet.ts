/**
 * Runs the example fleet on the committed bundle, as a pipeline does and without a key: the plan, its shards at the same
 * time, and the merge. Exits with 1 if a verdict is not what the example shows. The results of the shards and the reports
 * go to `--output FOLDER`, or to a new temporary folder.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import * as z from 'zod'
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

const planSchema = z.object({
  matrix: z.object({ include: z.array(z.object({ shard: z.string() })) }),
})
const resultSchema = z.object({ verdict: z.string() })

const { output } = parseArgs({ options: { output: { type: 'string' } } }).values
const folder = resolve(output ?? mkdtempSync(join(tmpdir(), 'fleet-')))
const partials = join(folder, 'partials')
mkdirSync(partials, { recursive: true })

/** Runs a command of the program, and returns its exit code and what it wrote. */
async function run(...words: string[]): Promise<{ code: number; out: string }> {
  const argv = ['bin/ai-visibility-gate.js', ...words, '--config', 'examples/fleet/ai-visibility.yml']
  const child = spawn(process.execPath, argv, {
    env: systemVariables(),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  return { code: Number(code), out }
}

const show = (title: string, words: string) => print(`\n──── ${title} ────\n\n${words.trimEnd()}`)

show('plan', (await run('plan')).out)
const planned = planSchema.parse(JSON.parse((await run('plan', '--format', 'json')).out))
const shards = planned.matrix.include.map(({ shard }) => shard)
const scanned = await Promise.all(shards.map(shard => run('shard', shard, '--output', partials)))
for (const [at, { out }] of scanned.entries()) show(`shard ${shards[at]}`, out)
const merged = await run('merge', partials, '--report', 'html', '--output', folder)
show('merge', merged.out)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => /\.\w+$/.test(name))
show(`files in ${folder}`, files.toSorted().join('\n'))

const verdicts = Object.keys(EXPECTED).map(key => {
  const path = join(folder, 'ai-visibility', key, 'result.json')
  return [key, existsSync(path) ? resultSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).verdict : 'none']
})
const isExpected =
  JSON.stringify(Object.fromEntries(verdicts)) === JSON.stringify(EXPECTED) && merged.code === 1
print(
  isExpected
    ? `\n${shards.length} shards and one merge: of six gates four passed and two failed.`
    : '\nThe fleet did NOT behave as expected.',
)
process.exitCode = isExpected ? 0 : 1
