/** The thread of run-git.ts: hands calls to the process that starts git, and wakes the test when they are done. */
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { workerData } from 'node:worker_threads'
import type { GitCalls, GitReply, GitThreadData } from './run-git.ts'

const { port, replies }: GitThreadData = workerData
const starter = fork(fileURLToPath(new URL('git-starter.ts', import.meta.url)), { execArgv: [], env: {} })

function answer(reply: GitReply): void {
  port.postMessage(reply)
  Atomics.add(replies, 0, 1)
  Atomics.notify(replies, 0)
}

starter.on('message', answer)
starter.on('exit', code => answer({ failure: `the process that starts git ended with ${code}` }))
port.on('message', (run: GitCalls) => void starter.send(run))
