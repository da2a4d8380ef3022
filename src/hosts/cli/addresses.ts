import { InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import { plainLine } from '../../lib/escape.ts'
import { listAddresses } from '../../run/list-addresses.ts'
import { describeLocalRun } from '../local-run.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext } from './run-flags.ts'
import { refuseFlags } from './terminal.ts'

/** Prints the addresses of pages as JSON, or as a table at a terminal. Returns the exit code: 0; 2 for wrong flags. */
export async function addresses(argv: string[], context: CommandContext): Promise<number> {
  const { out, err, folder, signal } = context
  const { texts, problems } = parseFlags(argv, 'addresses')
  if (problems.length > 0) return refuseFlags(problems, err)
  const { format = out.isTerminal ? 'text' : 'json', ...inputs } = texts
  const { siteUrls, generators } = await readSettings(inputs, context)
  const found = await listAddresses({ folder, signal }, siteUrls, generators)
  if ([...found.values()].every(listed => listed === undefined))
    await err.write('No address is known. Set generator, or site-url such as https://HOST/{path}.\n')
  if (format === 'json') {
    const known = [...found].flatMap(([path, listed]) =>
      listed === undefined ? [] : [[path, listed] as const],
    )
    await out.write(`${JSON.stringify(Object.fromEntries(known), null, 2)}\n`)
    return 0
  }
  const width = Math.max(0, ...[...found.keys()].map(path => path.length))
  for (const [path, listed] of found) {
    const shown = listed === undefined ? 'not known' : listed.join('  ') || 'not published'
    await out.write(`${plainLine(path).padEnd(width)}  ${plainLine(shown)}\n`)
  }
  return 0
}

/** Without a readable config file, generators are detected by their own files. */
async function readSettings(inputs: Record<string, string>, { env, folder, signal }: CommandContext) {
  try {
    const { gates } = await readGates({ ...inputs, mode: '' }, { ...describeLocalRun(folder), env, signal })
    const services = gates.map(({ settings }) => settings.service)
    const embedded = services.find(service => 'siteUrls' in service)
    if (embedded !== undefined) return { siteUrls: embedded.siteUrls, generators: embedded.generators ?? [] }
  } catch (error) {
    if (!(error instanceof InputsError)) throw error
  }
  return { siteUrls: [], generators: [] }
}
