import './lib/configure-zod.ts'
import { main } from './hosts/action/main.ts'

const [command, ...flags] = process.argv.slice(2)
if (command === 'serve') {
  // A chunk of its own, which shares the others.
  const { serveEmbedded } = await import('./hosts/serve/serve.ts')
  await serveEmbedded(flags)
} else {
  await main()
}
// Everything is published: an upload that was given up, or an idle connection, must not hold the process.
process.exit()
