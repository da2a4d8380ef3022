import { existsSync } from 'node:fs'
import { readBrandDomain } from '../citation/domains.ts'
import { readConfigGates } from '../inputs/config-gates.ts'
import { type InputProblem, InputsError, listProblems } from '../inputs/given-values.ts'
import { readGateSettings } from '../inputs/read-settings.ts'
import type { Settings } from '../inputs/settings.ts'
import { CONFIG_PATH } from '../inputs/unknown-names.ts'
import { resolveInside, writeFileAtomically } from '../lib/files.ts'
import { foldName } from '../lib/text.ts'
import { type GateChoices, renderConfig, type TrackedBrand } from './config.ts'
import {
  COMMENT_PATH,
  renderComment,
  renderWeekly,
  renderWorkflow,
  WEEKLY_PATH,
  WORKFLOW_PATH,
  type WorkflowChoices,
} from './workflow.ts'

/** Ends the command with a message for the person at the terminal. */
export class InitError extends Error {
  override readonly name = 'InitError'
}

export type FileChoices = GateChoices & WorkflowChoices

const RENDERERS: Record<string, (choices: FileChoices) => string> = {
  [CONFIG_PATH]: renderConfig,
  [WORKFLOW_PATH]: renderWorkflow,
  [COMMENT_PATH]: renderComment,
  [WEEKLY_PATH]: renderWeekly,
}

/** Returns the paths of the files to write, relative to the root of the repository. */
export function listFiles({ purposes, hasForks }: Pick<FileChoices, 'purposes' | 'hasForks'>): string[] {
  const paths = [CONFIG_PATH]
  if (purposes.includes('gate')) paths.push(WORKFLOW_PATH, ...(hasForks ? [COMMENT_PATH] : []))
  if (purposes.some(purpose => purpose !== 'gate')) paths.push(WEEKLY_PATH)
  return paths
}

/** Rejects with an InitError if a file exists and must stay, or an AvgError if a link leads out of the repository. */
export async function requireWritable(root: string, paths: string[], replaces: boolean): Promise<void> {
  for (const path of paths) {
    const exists = existsSync(await resolveInside(root, path))
    if (exists && !replaces)
      throw new InitError(`${path} exists, and nothing was written. --force replaces it.`)
  }
}

/** Writes the files. Rejects with an InitError. */
export async function writeFiles(root: string, paths: string[], choices: FileChoices): Promise<void> {
  for (const path of paths) {
    try {
      await writeFileAtomically(path, RENDERERS[path]?.(choices) ?? '', root)
    } catch (error) {
      throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`)
    }
  }
}

/** Returns the gates of the config file as a run reads them. Rejects with an InputsError if it would refuse them. */
export async function readChoices(choices: GateChoices): Promise<Settings[]> {
  const problems = findRepeatedBrands(choices.brands)
  const readFile = async () => ({ problem: 'missing' }) as const
  const file = { path: CONFIG_PATH, text: renderConfig(choices) }
  const gates = await readConfigGates(file, new Map(), { readFile, problems })
  const read: Settings[] = []
  for (const gate of gates) {
    const settings = await readGateSettings(gate, {}, { withoutSecrets: true }, problems)
    if (settings !== undefined) read.push(settings)
  }
  if (problems.length > 0) throw new InputsError(listProblems(problems))
  return read
}

/** Finds brands that are listed twice, or that have a domain of an earlier brand. */
function findRepeatedBrands(brands: TrackedBrand[]): InputProblem[] {
  const problems: InputProblem[] = []
  const names = new Set<string>()
  const owners = new Map<string, string>()
  for (const { name, domains } of brands) {
    const refuse = (allowed: string) =>
      problems.push({ input: 'brands', given: `${name} = ${domains.join(', ')}`, allowed })
    if (names.has(foldName(name)))
      refuse(`each brand once. Add further domains of ${name} to its brand-domains in ${CONFIG_PATH}`)
    names.add(foldName(name))
    for (const home of domains.flatMap(domain => readBrandDomain(domain) ?? [])) {
      const owner = owners.get(home)
      if (owner !== undefined) refuse(`another domain: ${home} already belongs to ${owner}`)
      owners.set(home, name)
    }
  }
  return problems
}
