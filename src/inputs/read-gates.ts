import { isCommitted } from '../checkout/base-commits.ts'
import type { Checkout } from '../checkout/git.ts'
import { REPOSITORY } from '../engines/engine-names.ts'
import { aboutBrand, type Fact } from '../facts/fact.ts'
import { pathInside, withSlashes } from '../lib/files.ts'
import { type ConfigSource, createConfigReader, readConfigFile } from './config-file.ts'
import {
  completeValues,
  createProblem,
  type GivenValues,
  type InputProblem,
  InputsError,
  listProblems,
  type WrittenGate,
} from './given-values.ts'
import { readTexts } from './parse-values.ts'
import { readGateSettings } from './read-settings.ts'
import type { Settings } from './settings.ts'
import type { ConfigChange } from './stored-settings.ts'
import { CONFIG_PATH } from './unknown-names.ts'

export interface Gate {
  /** Unique among the gates of the run. */
  key: string
  settings: Settings
}

export interface GatesReading {
  /** Path of the config file; undefined without one. */
  config: string | undefined
  gates: [Gate, ...Gate[]]
  changes: ConfigChange[]
  /** The commit from which files were read; undefined for the work tree, and without files. */
  commit?: string | undefined
}

/** The secret, and the variable at a terminal, with the key of a hosted service. */
export const HOSTED_SECRET = 'AI_VISIBILITY_KEY'

interface GatesContext extends ConfigSource {
  env: NodeJS.ProcessEnv
  withoutSecrets: boolean
  signal?: AbortSignal | undefined
  /** The key of a hosted service, for gates with a `base-url` but no `api-key`. */
  hostedKey?: string | undefined
  /** Values that override inputs and config file. */
  fixed?: Record<string, string>
  /** Whether to read only the gates that compare pages with a commit, if there are any. */
  prefersPages?: boolean
}

/**
 * Reads the gates of a run from its inputs (`texts`, by name) and the config file. Without the file, there is one gate.
 * Rejects with an InputsError that has every problem, or like the file reader.
 */
export async function readGates(texts: Record<string, string>, context: GatesContext): Promise<GatesReading> {
  const { env, workspace, signal, eventName, hostedKey, fixed = {}, prefersPages = false } = context
  const problems: InputProblem[] = []
  const named = withSlashes(texts['config']?.trim() ?? '') || undefined
  const inputs = readTexts(texts, problems, named ?? CONFIG_PATH)
  const reader = createConfigReader(context)
  const { readFile, changes } = reader
  const file = await readConfigFile(named, workspace, readFile, problems)
  const hasNoFile = file === undefined && problems.every(({ input }) => input !== 'config')
  const all: WrittenGate[] = hasNoFile ? [{ values: inputs }] : []
  if (file !== undefined) {
    const { readConfigGates } = await import('./config-gates.ts')
    all.push(...(await readConfigGates(file, inputs, { readFile, problems })))
  }
  const written = prefersPages
    ? await selectPageGates(all, inputs, fixed['baseline'] === 'base' ? file : undefined)
    : skipPageGates(all, eventName)
  checkShared(written, problems)
  const fixedValues = readTexts(fixed, problems, CONFIG_PATH)
  const edited = await readEditedFacts(file, inputs)
  const gates: Gate[] = []
  const gateProblems: InputProblem[] = []
  for (const gate of giveKey(written, hostedKey, problems)) {
    const values = new Map([...gate.values, ...fixedValues])
    const settings = await readGateSettings({ ...gate, values }, env, context, gateProblems)
    if (settings === undefined) continue
    gates.push({ key: settings.key, settings })
    const editedFacts = edited.get(settings.key)
    if (editedFacts !== undefined && settings.service.kind === 'embedded')
      settings.service.editedFacts = aboutBrand(editedFacts, settings.brand, settings.service.brandAliases)
    for (const path of await findPaths(settings, { folder: workspace, signal })) {
      const allowed = `keywords. For those in this file, write { file: ${path} } in the config file; to ask about its name, write ${path} = QUESTION`
      gateProblems.push({ place: gate.place, input: 'keywords', given: path, allowed })
    }
  }
  // listProblems keeps the first problem of a value: that it is not allowed matters more than its format.
  const allProblems = [...gateProblems, ...problems]
  const [first, ...others] = gates
  if (allProblems.length > 0 || first === undefined) {
    const keys = written.flatMap(({ values }) => values.get('key')?.text ?? [])
    throw new InputsError(listProblems(allProblems), keys)
  }
  return { config: file?.path, gates: [first, ...others], changes, commit: reader.commit }
}

/** Rejects with an InputsError if `file`, whose pages must be compared, has no chosen gate that compares them. */
async function selectPageGates(
  gates: WrittenGate[],
  inputs: GivenValues,
  file: Awaited<ReturnType<typeof readConfigFile>>,
): Promise<WrittenGate[]> {
  const selected = gates.filter(comparesPages)
  if (selected.length > 0) return selected
  if (file === undefined || !gates.some(asksEngines)) return gates
  const { readConfigGates } = await import('./config-gates.ts')
  const inFile = await readConfigGates(file, new Map(), { readFile: readNothing, problems: [] })
  const others = inFile.filter(comparesPages).flatMap(({ values }) => values.get('key')?.text ?? [])
  if (others.length > 0) {
    const allowed = `a gate that compares pages: ${others.join(', ')}. This one only asks engines`
    throw new InputsError([{ input: 'key', given: inputs.get('key')?.text, allowed }])
  }
  const allowed =
    'a gate with baseline: base, as init --for gate,track writes it: the gates of this file only ask engines and compare no pages'
  throw new InputsError([{ input: 'config', given: file.path, allowed }])
}

async function readNothing(): Promise<{ problem: 'missing' }> {
  return { problem: 'missing' }
}

/** Leaves out the gates that compare pages if the run has no change to compare and there are other gates. */
function skipPageGates(gates: WrittenGate[], eventName: string): WrittenGate[] {
  const others = gates.filter(gate => !comparesPages(gate))
  const hasNoChange = eventName === 'schedule' || eventName === 'workflow_dispatch'
  return hasNoChange && others.length > 0 ? others : gates
}

/** Returns the facts as edited by the change, by gate. They do not affect the verdict, so an invalid list is empty. */
async function readEditedFacts(
  file: Awaited<ReturnType<typeof readConfigFile>>,
  inputs: GivenValues,
): Promise<Map<string, Fact[]>> {
  if (file?.edited === undefined) return new Map()
  const { readConfigGates } = await import('./config-gates.ts')
  const edited = { ...file, text: file.edited }
  const gates = await readConfigGates(edited, inputs, { readFile: readNothing, problems: [] })
  return new Map(gates.map(({ values }) => completeValues(values)).map(({ key, facts }) => [key, facts]))
}

/** Returns keywords that are probably meant as files: paths of committed files, without a question or an owner. */
async function findPaths({ keywords, service }: Settings, checkout: Checkout): Promise<string[]> {
  const meant = service.kind === 'embedded' ? [...service.ownQuestions, ...service.owners] : []
  const paths: string[] = []
  for (const keyword of keywords.filter(name => /\w\.\w+$/.test(name))) {
    if (meant.some(other => other.keyword === keyword)) continue
    if (pathInside(checkout.folder, keyword) !== undefined && (await isCommitted(checkout, keyword)))
      paths.push(keyword)
  }
  return paths
}

/** Values that must be equal in all gates. The api-key belongs to one service and must not be sent to another. */
const SHARED = {
  'base-url': 'the same service in all gates of a file: there is one api-key',
  'max-cost': 'the same value in all gates of a file: it limits the whole run. Write it above gates',
}

function checkShared(gates: WrittenGate[], problems: InputProblem[]): void {
  for (const [input, allowed] of Object.entries(SHARED)) {
    const [first, ...others] = gates.filter(gate => isHosted(gate) === (input === 'base-url'))
    for (const gate of others) {
      const isSame = gate.values.get(input)?.value === first?.values.get(input)?.value
      if (!isSame) problems.push(createProblem(gate, input, allowed))
    }
  }
}

/** Gives the key to hosted gates only, because an embedded gate with an api-key is an error. */
function giveKey(
  gates: WrittenGate[],
  hostedKey: string | undefined,
  problems: InputProblem[],
): WrittenGate[] {
  if (!gates.some(isHosted)) return gates
  const given = hostedKey ? readTexts({ 'api-key': hostedKey }, problems, CONFIG_PATH) : []
  return gates.map(gate => {
    const values = isHosted(gate)
      ? [...given, ...gate.values]
      : [...gate.values].filter(([name]) => name !== 'api-key')
    return { ...gate, values: new Map(values) }
  })
}

function comparesPages({ values }: WrittenGate): boolean {
  return values.get('baseline')?.value === 'base'
}

function asksEngines(gate: WrittenGate): boolean {
  const engines = gate.values.get('engines')?.text ?? REPOSITORY
  return gate.place !== undefined && (isHosted(gate) || !engines.includes(REPOSITORY))
}

function isHosted({ values }: WrittenGate): boolean {
  return values.get('base-url')?.value !== undefined
}

/** Reports a run that would accept the levels of several gates at once. */
export function findSharedAccept(gates: readonly Gate[]): InputProblem[] {
  if (gates.length === 1 || !gates.some(({ settings }) => settings.accept)) return []
  const keys = gates.map(({ key }) => key).join(', ')
  return [{ input: 'accept', given: 'true', allowed: `false, unless key names the gate to accept: ${keys}` }]
}
