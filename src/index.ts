import './lib/configure-zod.ts'
import { main } from './hosts/action/main.ts'

const words = process.argv.slice(2)
if (words.length > 0) {
  // A chunk of its own: a run of the action loads no code of the command line.
  const { runCommandLine } = await import('./hosts/cli/main.ts')
  await runCommandLine(words)
} else {
  await main()
}
// Everything is published. An upload that was abandoned, or an idle connection, must not keep the process alive.
process.exit()
