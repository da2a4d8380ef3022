/** The command `doctor`, and its short form `check --plan`. */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findWorkTree } from '../../checkout/work-tree.ts'
import { findOpenQuestions, type OpenQuestion, writeOwner } from '../../doctor/confirm-owners.ts'
import { checkGates, checkPlan, type ExaminedGate, examineGates } from '../../doctor/gates.ts'
import { describeConfirmed } from '../../doctor/owners.ts'
import { readWorkflows } from '../../doctor/workflows.ts'
import { describeInputs } from '../../inputs/describe-inputs.ts'
import { InputsError } from '../../inputs/given-values.ts'
import { type Gate, HOSTED_SECRET, readGates } from '../../inputs/read-gates.ts'
import type { RunContext } from '../../inputs/run-context.ts'
import { renderTextParts } from '../../lib/document/text/text.ts'
import { plainLine } from '../../lib/escape.ts'
import { writeFileAtomically } from '../../lib/files.ts'
import { formatKeyword, formatOwner } from '../../lib/keyword-line.ts'
import { countOf } from '../../lib/numbers.ts'
import { toSnakeCase } from '../../lib/snake-case.ts'
import type { ConfirmedOwner } from '../../owners/owner.ts'
import { type Check, check, checkParts } from '../../report/document/checks.ts'
import { sumDemands } from '../../scan/demand.ts'
import { describeLocalRun } from '../local-run.ts'
import { type ParsedFlags, parseFlags } from './flags.ts'
import { type Prompts, pick } from './prompts.ts'
import type { CommandContext, RunFlags } from './run-flags.ts'
import { createTerminalLog, type Output, printLines, refuseFlags, showWait } from './terminal.ts'

interface DoctorContext extends CommandContext {
  /** Undefined if no person can be asked. */
  prompts?: Prompts | undefined
}

/** Prints the checks. Returns the exit code: 0; 1 if something would stop the run; 2 for wrong flags. */
export async function doctor(argv: string[], context: DoctorContext): Promise<number> {
  try {
    return await runDoctor(parseFlags(argv, 'doctor'), context)
  } catch (error) {
    if (!(error instanceof InputsError)) throw error
    return refuseFlags(error.problems, context.err)
  }
}

async function runDoctor({ texts, problems }: ParsedFlags, context: DoctorContext): Promise<number> {
  const { out, err, env, folder, signal, prompts } = context
  const { live, confirm, format = 'text', ...inputs } = texts
  const asksPerson = confirm === 'true'
  if (asksPerson && prompts === undefined) {
    const allowed = 'a terminal to ask at. Without one, write the lines that doctor prints into keywords'
    problems.push({ input: 'confirm', given: undefined, allowed })
  }
  if (problems.length > 0) throw new InputsError(problems)
  const { root, hasGit } = await findWorkTree(folder)
  const run = { ...describeLocalRun(root), env, log: createTerminalLog(context), signal }
  if (asksPerson && prompts !== undefined) return confirmOwners(inputs, run, prompts, out)
  const { checks, gates } = await showWait(err, 'Reading the pages', () =>
    diagnose(run, { hasGit, texts: inputs, live: live === 'true' }),
  )
  return print(checks, gates, format, out)
}

/** Checks the workflows and the gates of the workspace. The gates are undefined if the inputs are wrong. */
async function diagnose(
  context: RunContext,
  { hasGit, texts, live }: { hasGit: boolean; texts: Record<string, string>; live: boolean },
): Promise<{ checks: Check[]; gates?: ExaminedGate[] }> {
  const [step] = await readWorkflows(context.workspace)
  const unused = 'Workflow: No workflow in .github/workflows uses ai-visibility-gate.'
  const checks = step === undefined ? [check('warn', unused, 'Write one: ai-visibility-gate init.')] : []
  const { inputs = {}, variables = [] } = step ?? {}
  if (inputs['api-key'] !== undefined) variables.push(HOSTED_SECRET)
  const known = Object.entries(inputs).filter(([, text]) => !text.includes('${{'))
  try {
    // The mode belongs to the step, not to its gates.
    const given = { ...Object.fromEntries(known), ...texts, mode: '' }
    const reading = await readGates(given, { ...context, hostedKey: context.env[HOSTED_SECRET] })
    const gates = await examineGates(reading.gates, context, { variables, live })
    if (!hasGit && reading.gates.some(comparesPages)) {
      const text = 'Checkout: The folder is not inside a git checkout.'
      checks.push(check('fail', text, 'Start in a folder of the repository.'))
    }
    return { checks: [...checks, ...checkGates(gates)], gates }
  } catch (error) {
    if (!(error instanceof InputsError)) throw error
    const [, ...lines] = describeInputs(error.problems)
    return {
      checks: [...checks, ...lines.map(line => check('fail', `Inputs: ${line}`, 'Correct the input.'))],
    }
  }
}

/** Asks for the owners that nobody confirmed, and writes them into the config file. Returns the exit code 0. */
async function confirmOwners(
  inputs: Record<string, string>,
  run: RunContext,
  prompts: Prompts,
  out: Output,
): Promise<number> {
  const { config, gates } = await readGates({ ...inputs, mode: '' }, run)
  if (config === undefined) {
    const allowed = 'a config file to write into. init writes one'
    throw new InputsError([{ input: 'confirm', given: undefined, allowed }])
  }
  for (const { key, settings } of gates.filter(comparesPages)) {
    const questions = await findOpenQuestions(settings, { folder: run.workspace, signal: run.signal })
    const owners = await askForOwners(questions, prompts)
    let text = await readFile(join(run.workspace, config), 'utf8')
    const lines: string[] = []
    for (const { keyword, ...owner } of owners) {
      const written = writeOwner(text, key, { keyword, ...owner })
      if (written === undefined) lines.push(formatKeyword({ keyword, owner }))
      text = written ?? text
    }
    if (owners.length > lines.length) await writeFileAtomically(config, text, run.workspace)
    const confirmed = settings.keywords.length - questions.length + owners.length - lines.length
    const rest = lines.map(line => `Write into keywords yourself: ${plainLine(line)}\n`)
    const name = gates.length > 1 ? `${key}: ` : ''
    await out.write(`${name}${describeConfirmed(confirmed, settings.keywords.length)}\n${rest.join('')}`)
  }
  return 0
}

function comparesPages({ settings }: Gate): boolean {
  return settings.baseline.source.kind === 'base'
}

/** Returns the owners that a person chose from the candidates. If the person stops, the answers so far count. */
async function askForOwners(questions: OpenQuestion[], prompts: Prompts): Promise<ConfirmedOwner[]> {
  const owners: ConfirmedOwner[] = []
  const asked = questions.filter(({ candidates }) => candidates.length > 0)
  for (const [index, { keyword, candidates }] of asked.entries()) {
    const labels = candidates.map(({ answers, ...owner }, at) => {
      const count = answers === undefined ? '' : ` (cited in ${countOf(answers, 'answer')})`
      return [String(at + 1), `${plainLine(formatOwner(owner))}${count}`]
    })
    const message = `Which page owns “${plainLine(keyword)}”? (${index + 1} of ${asked.length})`
    try {
      const choices = Object.fromEntries([...labels, ['n', 'None of them']])
      const owner = candidates[Number(await pick(prompts, message, choices)) - 1]
      if (owner !== undefined) owners.push({ keyword, path: owner.path, heading: owner.heading })
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') break
      throw error
    }
  }
  return owners
}

/** Prints the plan of `check`. Sends nothing. Returns the exit code: 0; 1 if something would stop the run. */
export async function printPlan(flags: RunFlags, context: CommandContext): Promise<number> {
  const { env, signal, out } = context
  const run = { ...flags.run, env, log: createTerminalLog(context), signal }
  const gates = await examineGates(flags.reading.gates, run)
  return print(checkPlan(gates), gates, flags.format, out)
}

async function print(
  checks: Check[],
  gates: ExaminedGate[] | undefined,
  format: string,
  out: Output,
): Promise<number> {
  const ok = checks.every(({ mark }) => mark !== 'fail')
  if (format === 'json') {
    const demand = gates && {
      total: sumDemands(gates.map(gate => gate.demand)),
      gates: gates.map(({ key, demand }) => ({
        key,
        total: sumDemands([demand]),
        ...demand,
        engines: demand.engines.map(({ questions: { length: answers }, answerUsd, ...engine }) => {
          return { ...engine, answers, costUsd: answerUsd && answers * answerUsd }
        }),
      })),
    }
    const result = toSnakeCase({ format: 'ai-visibility-doctor', ok, checks, demand })
    await out.write(`${JSON.stringify(result, undefined, 2)}\n`)
  } else await out.write(printLines(renderTextParts(checkParts(checks)), out))
  return ok ? 0 : 1
}
