/** Records the quick start of the README into docs/recording.svg. Needs neither a browser nor an account. */
import { writeFileSync } from 'node:fs'
import { print } from './lib/print.ts'
import { record } from './lib/recording.ts'

const PATH = 'docs/recording.svg'

writeFileSync(PATH, record())
print(`wrote ${PATH}`)
