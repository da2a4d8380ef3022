import './plain-zod.ts'
import { main } from './main.ts'

const [command, ...flags] = process.argv.slice(2)
if (command === 'serve') {
  // A chunk of its own, which shares the others.
  const { serveEmbedded } = await import('./serve.ts')
  await serveEmbedded(flags)
} else {
  await main()
}
// Everything is published: an upload that was given up, or an idle connection, must not hold the process.
process.exit()
