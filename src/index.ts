import './plain-zod.ts'
import { main } from './main.ts'

await main()
// Everything is published: an upload that was given up, or an idle connection, must not hold the job.
process.exit()
