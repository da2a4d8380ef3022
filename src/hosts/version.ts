import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'

const packageSchema = z.object({ version: z.string() })

/** Reads the version of the package of the running script in bin/, dist/ or src/. */
export function readVersion(): string {
  const script = realpathSync(process.argv[1] ?? '')
  const path = join(dirname(script), '..', 'package.json')
  return packageSchema.parse(JSON.parse(readFileSync(path, 'utf8'))).version
}
