/** The small process of run-git.ts. It ends with the thread that started it. */
import { execFileSync } from 'node:child_process'
import type { GitCalls, GitReply } from './run-git.ts'

process.on('message', (run: GitCalls) => process.send?.(perform(run)))

function perform({ cwd, env, calls }: GitCalls): GitReply {
  try {
    const printed = calls.map(words =>
      execFileSync('git', words, { cwd, env, encoding: 'utf8', stdio: 'pipe' }),
    )
    return { printed: printed.at(-1) ?? '' }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}
