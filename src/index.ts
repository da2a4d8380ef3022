import './lib/configure-zod.ts'
import { PAGE_WORKER } from './embedded/page-worker/argument.ts'

// A chunk each: no way to run loads the code of another.
const given = process.argv.slice(2)
// At a terminal, a person wants to know what to type. A workflow has no terminal.
const words = given.length === 0 && process.stdout.isTTY && !process.env['GITHUB_ACTIONS'] ? ['help'] : given
// A person who types the word has no channel to a worker.
if (words[0] === PAGE_WORKER && process.send !== undefined) {
  const { answerCalls } = await import('./embedded/page-worker/answer-calls.ts')
  answerCalls()
} else {
  if (words.length > 0) {
    const { runCommandLine } = await import('./hosts/cli/main.ts')
    await runCommandLine(words)
  } else {
    const { main } = await import('./hosts/action/main.ts')
    await main()
  }
  // Everything is published. An upload that was abandoned, or an idle connection, must not keep the process alive.
  process.exit()
}
