import { crossChecks } from './cross-checks.ts'
import {
  completeValues,
  createProblem,
  type InputProblem,
  InputsError,
  listProblems,
  type WrittenGate,
} from './given-values.ts'
import { allNames } from './inputs.ts'
import { readTexts } from './parse-values.ts'
import { type Settings, toSettings } from './settings.ts'
import { CONFIG_PATH } from './unknown-names.ts'

/** Reads the settings of one gate from texts, by the names of inputs and file-only values. Rejects with an InputsError. */
export async function readSettings(
  texts: Record<string, string>,
  env: NodeJS.ProcessEnv,
  run: { withoutSecrets: boolean },
): Promise<Settings> {
  const problems: InputProblem[] = []
  const gateProblems: InputProblem[] = []
  const values = readTexts(texts, problems, CONFIG_PATH, allNames)
  const settings = await readGateSettings({ values }, env, run, gateProblems)
  if (settings === undefined || problems.length > 0) {
    throw new InputsError(listProblems([...gateProblems, ...problems]))
  }
  return settings
}

/**
 * Returns the settings of a gate with the keys of live engines in `env`; undefined if a value is wrong. Wrong values were
 * reported when they were parsed. This adds the problems of missing and contradicting values.
 */
export async function readGateSettings(
  gate: WrittenGate,
  env: NodeJS.ProcessEnv,
  run: { withoutSecrets: boolean },
  problems: InputProblem[],
): Promise<Settings | undefined> {
  const inputs = completeValues(gate.values)
  const wrong = new Set([...gate.values].filter(([, { isWrong }]) => isWrong).map(([name]) => name))
  const isEmbedded = inputs['base-url'] === undefined && !wrong.has('base-url')
  const embedded = isEmbedded
    ? (await import('./embedded-inputs.ts')).readEmbeddedInputs(inputs, wrong, env)
    : undefined
  const unusable = new Set(wrong)
  if (embedded?.hasUnknownEngine) unusable.add('engines')
  const found = [
    ...crossChecks
      .filter(({ needs }) => !needs.some(name => unusable.has(name)))
      .filter(({ isWrong }) => isWrong(inputs, run, gate.values)),
    ...(embedded?.problems ?? []).filter(({ input }) => !wrong.has(input)),
  ]
  if (embedded && embedded.missingKeys.length > 0 && !run.withoutSecrets) {
    const allowed = `engines whose keys are in the environment. Missing: ${embedded.missingKeys.join(', ')}. A workflow sets them from secrets, in the env of the step`
    found.push({ input: 'engines', allowed })
  }
  problems.push(...found.map(({ input, allowed }) => createProblem(gate, input, allowed)))
  return found.length === 0 && wrong.size === 0 ? toSettings(inputs, embedded) : undefined
}

export type CommentSettings = Pick<Settings, 'key' | 'comment' | 'issue' | 'failOn' | 'githubToken'>

const COMMENT_INPUTS = ['key', 'comment', 'issue', 'fail-on', 'github-token']

/** Reads the settings of `mode: comment`. Ignores other inputs. Throws an InputsError. */
export function readCommentSettings(texts: Record<string, string>): CommentSettings {
  const problems: InputProblem[] = []
  const own = Object.entries(texts).filter(([name]) => COMMENT_INPUTS.includes(name))
  const inputs = completeValues(readTexts(Object.fromEntries(own), problems, CONFIG_PATH))
  if (problems.length > 0) throw new InputsError(problems)
  const { key, comment, issue, 'fail-on': failOn, 'github-token': githubToken } = inputs
  return { key, comment, issue, failOn, githubToken }
}
