/** Lets a test of the project `unit` fail that starts a process, also where the tested code does not report it. */
import childProcess from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import { afterEach } from 'vitest'

const started: string[] = []

function refuse(command: unknown): never {
  started.push(String(command))
  throw new Error('A unit test starts no process.')
}

// All functions that start a process without waiting for its end come down to this method, which the types leave out.
Object.defineProperty(childProcess.ChildProcess.prototype, 'spawn', {
  value: ({ file }: { file: string }) => refuse(file),
})
Object.assign(childProcess, { spawnSync: refuse, execFileSync: refuse, execSync: refuse })
syncBuiltinESMExports()

afterEach(() => {
  const commands = started.splice(0)
  if (commands.length > 0)
    throw new Error(`A unit test started ${commands.join(', ')}: name its file *.process.test.ts.`)
})
