import { resolve } from 'node:path'
import * as core from '@actions/core'
import { lineOf } from '../../errors/avg-error.ts'
import { describeInputs, describeUnexpected } from '../../inputs/describe-inputs.ts'
import { InputsError } from '../../inputs/given-values.ts'
import { gateSchema, type Inputs } from '../../inputs/inputs.ts'
import { CONFIG_PATH } from '../../inputs/unknown-names.ts'
import { escapeMarkdown, joinMarkdown, md } from '../../lib/document/markdown/markdown.ts'
import { listFirst } from '../../report/words/words.ts'
import { stopSignal } from '../stop-signal.ts'
import { type ModeRun, readContext } from './context.ts'
import { maskSecrets, readInputs } from './inputs.ts'
import { actionLog, linkCodes } from './log.ts'
import { noOutputs, setOutputs, writeSummary } from './publish/step.ts'

const MAX_VARIABLES = 10
/** Linux limits `NAME=text` to 128 KiB with the byte that ends it. */
const MAX_BYTES_OF_INPUT = 131_071

/** Each mode resolves with the reason why the step fails, if it does. It rejects with an InputsError. */
const MODES: Record<Inputs['mode'], (run: ModeRun) => Promise<string | undefined>> = {
  gate: async run => (await import('./modes/gate.ts')).runGateMode(run),
  comment: async run => (await import('./modes/comment.ts')).runCommentMode(run),
}

/** Runs the mode and sets the exit of the step. Never rejects. */
export async function main(): Promise<void> {
  maskSecrets()
  const cancelled = stopSignal()
  let run: Pick<ModeRun, 'texts' | 'context'> | undefined
  try {
    const context = readContext(process.env)
    Object.assign(process.env, trustFolder(context.workspace, process.env))
    const { texts, foreign, long } = readInputs(process.env)
    run = { texts, context }
    if (foreign.length > 0) actionLog.notice(describeForeign(foreign))
    for (const { input, bytes } of long) {
      const what = `The input ${input} has ${bytes} bytes. Linux starts no step with an input of over ${MAX_BYTES_OF_INPUT} bytes, its name included.`
      actionLog.warning(lineOf('AVG_LONG_INPUT', what))
    }
    const failure = await MODES[findMode(texts)]({ texts, env: process.env, context, cancelled })
    if (failure !== undefined) core.setFailed(linkCodes(failure))
  } catch (error) {
    const isOfInputs = error instanceof InputsError
    const problems = isOfInputs ? describeInputs(error.problems) : [describeUnexpected(error, false)]
    await publishProblem(problems, isOfInputs ? error.keys : [], run)
    core.setFailed(linkCodes(problems.join('\n')))
  }
}

/**
 * Returns variables that let git read a workspace of another user, as in a container job. Before 2.38, git ignores them and
 * refuses the workspace.
 */
function trustFolder(
  folder: string,
  { GIT_CONFIG_COUNT: count = '0' }: NodeJS.ProcessEnv,
): NodeJS.ProcessEnv {
  return {
    GIT_CONFIG_COUNT: String(Number(count) + 1),
    [`GIT_CONFIG_KEY_${count}`]: 'safe.directory',
    [`GIT_CONFIG_VALUE_${count}`]: resolve(folder),
  }
}

function describeForeign(variables: string[]): string {
  return `Environment variables that are not inputs of this action were ignored: ${listFirst(variables, MAX_VARIABLES)}.`
}

/** An unknown mode is reported with the other input errors. */
function findMode({ mode = '' }: Record<string, string>): keyof typeof MODES {
  return gateSchema.shape.mode.safeParse(mode.trim()).data ?? 'gate'
}

/**
 * Publishes the problems of a run that ended before its verdict, under the first one as heading. On a pull request, they
 * replace the comment of an earlier run. `keys` are those of the known gates; `run` is undefined if the inputs could not
 * be read. Never rejects.
 */
async function publishProblem(
  [heading = '', ...lines]: string[],
  keys: readonly string[],
  run: Pick<ModeRun, 'texts' | 'context'> | undefined,
): Promise<void> {
  setOutputs({ ...noOutputs, verdict: 'error' })
  const list = lines.map(line => md`- ${escapeMarkdown(line, 2000)}`)
  const report = joinMarkdown(
    [md`## 🛑 AI visibility was not measured`, escapeMarkdown(heading, 2000), joinMarkdown(list, '\n')],
    '\n\n',
  )
  await writeSummary(report)
  if (run?.context.pullRequest === undefined || run.texts['comment']?.trim() === 'never') return
  const [{ commentOnPullRequest }, { commentMarker, fleetMarker }] = await Promise.all([
    import('./publish/comment.ts'),
    import('../../report/posts/comment.ts'),
  ])
  const { key, config, 'github-token': githubToken = '' } = run.texts
  const markers = [key?.trim() || 'default', ...keys].map(commentMarker)
  for (const marker of new Set([...markers, fleetMarker(config?.trim() || CONFIG_PATH)])) {
    const comment = { marker, body: md`${marker}\n${report}`, githubToken: githubToken.trim() }
    await commentOnPullRequest({ ...comment, mode: 'on-failure', failed: false }, run.context)
  }
}
