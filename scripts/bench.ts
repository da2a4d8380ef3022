/** Runs the benches one after another. One that misses its bar does not keep the others from running. */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { print } from './lib/print.ts'

const BENCHES = ['start', 'repository', 'backtest', 'serve']

const failed = BENCHES.filter(name => {
  print(`\n==> ${name}`)
  return spawnSync(process.execPath, [join('scripts', `bench-${name}.ts`)], { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  print(`\nA bar was missed or the bench ended early: ${failed.join(', ')}`)
  process.exitCode = 1
}
