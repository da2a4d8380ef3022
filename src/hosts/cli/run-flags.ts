import { git, isShallowCheckout } from '../../checkout/git.ts'
import { AvgError } from '../../errors/avg-error.ts'
import type { InputProblem } from '../../inputs/given-values.ts'
import { InputsError } from '../../inputs/given-values.ts'
import { findSharedAccept, type GatesReading, HOSTED_SECRET, readGates } from '../../inputs/read-gates.ts'
import type { HostRun } from '../../inputs/run-context.ts'
import { describeLocalRun } from '../local-run.ts'
import type { ParsedFlags } from './flags.ts'
import type { Terminal } from './terminal.ts'

export const FORMATS = ['text', 'json', 'markdown'] as const
export type Format = (typeof FORMATS)[number]

const RUN_FORMATS = [...FORMATS, 'junit', 'sarif'] as const
export type RunFormat = (typeof RUN_FORMATS)[number]
const PLAN_FORMATS: readonly RunFormat[] = ['text', 'json']

export interface CommandContext extends Terminal {
  folder: string
  signal: AbortSignal
}

export interface RunFlags {
  reading: GatesReading
  run: HostRun
  format: RunFormat
  output: string | undefined
  isPlan: boolean
}

/** Parses the flags of `check`, or returns every problem with them. */
export async function readRunFlags(
  { texts: given, problems }: ParsedFlags,
  { folder, env, signal }: CommandContext,
): Promise<RunFlags | { problems: InputProblem[] }> {
  const { 'baseline-ref': ref, plan = 'false', format: formatText = 'text', output, ...texts } = given
  const isPlan = plan === 'true'
  const format = RUN_FORMATS.find(name => name === formatText) ?? 'text'
  if (isPlan && !PLAN_FORMATS.includes(format)) {
    problems.push({ input: 'format', given: formatText, allowed: 'text or json together with --plan' })
  }
  const head = await findCommit(folder, 'HEAD')
  const base = ref === undefined ? undefined : await findCommit(folder, ref)
  const isMissing = ref !== undefined && base === undefined && head !== undefined
  const isShallow = isMissing && (await isShallowCheckout({ folder }))
  if (ref !== undefined) problems.push(...checkReference(ref, texts['baseline'], base, isShallow))
  const run: HostRun = {
    ...describeLocalRun(folder),
    sha: head,
    change: base && head ? { base, head } : undefined,
    // A plan sends nothing.
    withoutSecrets: isPlan,
  }
  try {
    const fixed = ref === undefined ? {} : { baseline: 'base' }
    const reading = await readGates(texts, {
      ...run,
      env,
      signal,
      hostedKey: env[HOSTED_SECRET],
      fixed,
      prefersPages: !isPlan,
    })
    const { gates } = reading
    const comparesPages = gates.some(({ settings }) => settings.baseline.source.kind === 'base')
    // A plan compares nothing, so it needs no commit.
    if (ref === undefined && !isPlan && comparesPages) {
      const found = await findLocalBase(folder)
      const allowed = 'a commit to compare with: the repository has none before this one'
      if (found === undefined) problems.push({ input: 'baseline-ref', given: undefined, allowed })
      if (found && head) run.change = { base: found, head }
    }
    if (gates.some(gate => gate.settings.accept && gate.settings.record !== 'always')) {
      const allowed =
        'false, unless record is always in the config file: other runs of the command line are not recorded'
      problems.push({ input: 'accept', given: 'true', allowed })
    }
    problems.push(...findSharedAccept(gates))
    if (problems.length > 0) return { problems }
    return { reading, run, format, output, isPlan }
  } catch (error) {
    if (error instanceof InputsError) return { problems: [...problems, ...error.problems] }
    throw error
  }
}

function checkReference(
  ref: string,
  baseline = '',
  commit: string | undefined,
  isShallow: boolean,
): InputProblem[] {
  if (commit === undefined) {
    const shallow = isShallow ? '. The checkout is shallow: git fetch --unshallow brings the older ones' : ''
    const allowed = `a commit that is here, such as HEAD~1 or origin/main${shallow}`
    return [{ input: 'baseline-ref', given: ref, allowed }]
  }
  if (['', 'base'].includes(baseline)) return []
  return [{ input: 'baseline', given: baseline, allowed: 'base or no value together with --baseline-ref' }]
}

const DEFAULT_BRANCHES = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']

/**
 * Returns the commit to compare with if no flag names one: on the default branch, HEAD if there are changes, otherwise
 * the commit before it; on another branch, the tip of the default branch.
 */
async function findLocalBase(folder: string): Promise<string | undefined> {
  const head = await findCommit(folder, 'HEAD')
  for (const branch of DEFAULT_BRANCHES) {
    const tip = await findCommit(folder, branch)
    if (tip === undefined) continue
    const isAhead = (await git({ folder }, ['rev-list', '--count', `${tip}..HEAD`])).trim() !== '0'
    if (isAhead) return tip
    break
  }
  const changes = await git({ folder }, ['status', '--porcelain', '--ignore-submodules=dirty'])
  return changes === '' ? findCommit(folder, 'HEAD~1') : head
}

async function findCommit(folder: string, ref: string): Promise<string | undefined> {
  try {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
    return (await git({ folder }, words)).trim()
  } catch (error) {
    if (error instanceof AvgError) return undefined
    throw error
  }
}
