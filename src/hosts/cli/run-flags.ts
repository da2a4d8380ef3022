/** The flags of a command that runs gates. */
import type { GateContext } from '../../commands/run-gate.ts'
import type { GatesReading } from '../../inputs/gates.ts'
import type { InputProblem } from '../../inputs/given-values.ts'
import { InputsError } from '../../inputs/given-values.ts'
import { readGates } from '../../inputs/read-gates.ts'
import { isShallowCheckout } from '../../owners/backtest/commit-history.ts'
import { CorpusError } from '../../sites/errors.ts'
import { git } from '../../sites/git.ts'
import type { ParsedFlags } from './flags.ts'
import type { Terminal } from './terminal.ts'

export const FORMATS = ['text', 'json', 'markdown'] as const
export type Format = (typeof FORMATS)[number]

const RUN_FORMATS = [...FORMATS, 'junit', 'sarif'] as const
/** What a run prints. */
export type RunFormat = (typeof RUN_FORMATS)[number]
const PLAN_FORMATS: readonly RunFormat[] = ['text', 'json']

export interface CommandContext extends Terminal {
  /** The folder whose pages are read. */
  folder: string
  /** Cancels the run. */
  signal: AbortSignal
}

export interface RunFlags {
  reading: GatesReading
  facts: Omit<GateContext['facts'], 'tempFolder'>
  format: RunFormat
  output: string | undefined
  isPlan: boolean
}

/** Understands the flags, or returns every problem with them. */
export async function readRunFlags(
  { texts: given, problems }: ParsedFlags,
  { folder, env, signal }: CommandContext,
): Promise<RunFlags | { problems: InputProblem[] }> {
  const { 'baseline-ref': ref, plan = 'false', format: formatText = 'text', output, ...texts } = given
  const isPlan = plan === 'true'
  const format = RUN_FORMATS.find(name => name === formatText) ?? 'text'
  if (isPlan && !PLAN_FORMATS.includes(format)) {
    problems.push({ input: 'format', given: formatText, allowed: 'text or json beside --plan' })
  }
  const head = await findCommit(folder, 'HEAD')
  const base = ref === undefined ? undefined : await findCommit(folder, ref)
  const isMissing = ref !== undefined && base === undefined && head !== undefined
  const isShallow = isMissing && (await isShallowCheckout({ folder }))
  problems.push(...checkBaseline(texts['baseline'], ref, { commit: base, isShallow }))
  const facts = {
    eventName: 'local',
    sha: head,
    defaultBranch: undefined,
    runUrl: undefined,
    commitUrl: undefined,
    change: base && head ? { base, head } : undefined,
    // A plan sends nothing.
    withoutSecrets: isPlan,
    workspace: folder,
  }
  try {
    const hostedKey = env['AI_VISIBILITY_KEY']
    const fixed = ref === undefined ? {} : { baseline: 'base' }
    const reading = await readGates(texts, { env, facts, signal, hostedKey, fixed })
    const { gates } = reading
    // A plan compares nothing, so it needs neither a commit nor a history.
    if (ref === undefined && !texts['baseline'] && !isPlan) {
      problems.push(...gates.flatMap(gate => checkBaseline(gate.settings.baseline.source.kind, undefined)))
    }
    if (gates.some(gate => gate.settings.accept && gate.settings.record !== 'always')) {
      const allowed =
        'false, unless record is always in the config file: other runs of the command line are not recorded'
      problems.push({ input: 'accept', given: 'true', allowed })
    }
    if (problems.length > 0) return { problems }
    return { reading, facts, format, output, isPlan }
  } catch (error) {
    if (error instanceof InputsError) return { problems: [...problems, ...error.problems] }
    throw error
  }
}

/** Checks what only a command line can get wrong about the baseline. */
function checkBaseline(
  baseline = '',
  ref: string | undefined,
  { commit, isShallow }: { commit?: string | undefined; isShallow?: boolean } = {},
): InputProblem[] {
  const problem = (input: string, given: string, allowed: string) => [{ input, given, allowed }]
  if (ref !== undefined && commit === undefined) {
    const shallow = isShallow ? '. The checkout is shallow: git fetch --unshallow brings the older ones' : ''
    return problem('baseline-ref', ref, `a commit that is here, such as HEAD~1 or origin/main${shallow}`)
  }
  if (ref !== undefined && !['', 'base'].includes(baseline)) {
    return problem('baseline', baseline, 'base or nothing beside --baseline-ref')
  }
  if (ref === undefined && baseline === 'base') {
    return problem('baseline', baseline, 'a commit to compare with, in --baseline-ref')
  }
  if (baseline === 'branch') {
    const allowed = '--baseline-ref or a .json file: this history can only be read in a GitHub workflow'
    return problem('baseline', baseline, allowed)
  }
  return []
}

/** Returns the id of the commit that `ref` names in the repository of `folder`; undefined where there is none. */
async function findCommit(folder: string, ref: string): Promise<string | undefined> {
  try {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
    return (await git({ folder }, words)).trim()
  } catch (error) {
    if (error instanceof CorpusError) return undefined
    throw error
  }
}
