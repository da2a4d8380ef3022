/**
 * Keeps page workers for the tests that follow: to start one takes 0.2 s of the processor, and then it reads its first page
 * slowly. A worker answers to each `begin` with a new engine, so no test finds what another one read. Tests of the worker
 * itself call `keepNoPageWorkers`.
 */
import childProcess, { type ChildProcess, type ForkOptions } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { PAGE_WORKER } from '../../src/embedded/page-worker/argument.ts'
import { POSITION_FD } from '../../src/embedded/page-worker/messages.ts'

interface KeptWorker {
  child: ChildProcess
  /** Workers of other options, such as another environment, are others. */
  key: string
}

const { fork } = childProcess
const idle: KeptWorker[] = []
let keeps = true

/** Gives each call a worker of its own, until the returned function is called. */
export function keepNoPageWorkers(): () => void {
  keeps = false
  return () => {
    keeps = true
  }
}

/** Lends a kept worker in place of a new one: the flags name the folders that it may read. */
function forkOrLend(script: string | URL, words: string[], options: ForkOptions): ChildProcess {
  if (!keeps || words[0] !== PAGE_WORKER) return fork(script, words, options)
  const { execArgv = [], ...others } = options
  const flags = execArgv.filter(flag => !flag.startsWith('--allow-fs-read='))
  const key = JSON.stringify([flags, others])
  const index = idle.findIndex(worker => worker.key === key && worker.child.connected)
  const [kept] = index < 0 ? [] : idle.splice(index, 1)
  if (kept !== undefined) return lend(kept)
  const folders = [process.cwd(), tmpdir()].map(folder => `--allow-fs-read=${folder}`)
  const child = fork(script, words, { ...options, execArgv: [...execArgv, ...folders] })
  return lend({ child, key })
}

/** Returns a process of which the caller sees its own part: what it listens to, and an end that keeps the worker. */
function lend(worker: KeptWorker): ChildProcess {
  const { child } = worker
  const lent: ChildProcess = Object.create(child)
  EventEmitter.call(lent)
  let calls = 0
  let isReturned = false
  const forward = (name: string) => (value: unknown, other: unknown) => void lent.emit(name, value, other)
  const listeners = ['message', 'error', 'exit', 'close'].map(name => [name, forward(name)] as const)
  for (const [name, listener] of listeners) child.on(name, listener)
  lent.prependListener('message', reply => {
    if (typeof reply === 'object' && ('result' in reply || 'failure' in reply)) calls -= 1
  })

  function giveBack(): void {
    isReturned = true
    for (const [name, listener] of listeners) child.off(name, listener)
    for (const stream of [child.stderr, child.stdio[POSITION_FD]]) stream?.removeAllListeners('data')
    idle.push(worker)
    setImmediate(() => {
      lent.emit('exit', 0, null)
      lent.emit('close', 0, null)
    })
  }

  return Object.assign(lent, {
    send(message: 'end' | object, done: () => void = () => {}) {
      if (message !== 'end') {
        if ('method' in message) calls += 1
        return child.send(message, done)
      }
      if (calls > 0 || !child.connected) return child.send(message, done)
      giveBack()
      return true
    },
    kill: (signal: NodeJS.Signals) => isReturned || child.kill(signal),
  })
}

Object.assign(childProcess, { fork: forkOrLend })
syncBuiltinESMExports()
