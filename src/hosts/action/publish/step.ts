import { appendFile } from 'node:fs/promises'
import { error, setOutput, warning } from '@actions/core'
import { lineOf } from '../../../errors/avg-error.ts'
import type { Markdown } from '../../../lib/document/markdown/markdown.ts'
import { wordsOfError } from '../../../lib/text.ts'
import type { Annotation } from '../../../report/posts/annotations.ts'
import { actionLog } from '../log.ts'

/** All outputs of action.yml, because each run sets every output. */
export const noOutputs = {
  verdict: '',
  headline: '',
  'lost-questions': '',
  'overall-bcr': '',
  'cited-engines': '',
  'total-engines': '',
  'avg-sentiment': '',
  'bcr-drop': '',
  'cited-engines-drop': '',
  'lost-engines': '',
  'gained-engines': '',
  'result-file': '',
  'share-of-voice': '',
  'suggestion-files': '',
  'issue-url': '',
  'report-files': '',
  'artifact-id': '',
  'artifact-url': '',
  'comment-id': '',
  'comment-url': '',
}

type OutputValue = string | number | readonly string[] | undefined

/** Sets outputs of the step. A list has one item per line. Never throws: a failure is only a warning. */
export function setOutputs(values: Record<string, OutputValue>): void {
  try {
    for (const [name, value] of Object.entries(values)) setOutput(name, toText(value))
  } catch (error) {
    actionLog.warning(lineOf('AVG_OUTPUTS', `The outputs were not set. ${wordsOfError(error)}.`))
  }
}

function toText(value: OutputValue): string {
  if (typeof value === 'object') return value.map(item => item.replace(/[\r\n]+/g, ' ')).join('\n')
  return value === undefined ? '' : String(value)
}

/** Appends to the job summary, if there is one. Never rejects: a failure is only a warning. */
export async function writeSummary(markdown: Markdown): Promise<void> {
  const path = process.env['GITHUB_STEP_SUMMARY']
  if (!path) return
  try {
    await appendFile(path, `${markdown}\n`)
  } catch (error) {
    actionLog.warning(lineOf('AVG_SUMMARY', `The job summary was not written. ${wordsOfError(error)}.`))
  }
}

/** Writes annotations of the step: errors if they fail it, otherwise warnings. */
export function annotate(annotations: readonly Annotation[]): void {
  for (const { message, place, failsStep } of annotations) {
    const show = failsStep ? error : warning
    show(message, { title: 'AI visibility', ...(place && { file: place.path, startLine: place.line }) })
  }
}

export function warnOfNoToken(post: 'comment' | 'issue'): void {
  actionLog.warning(lineOf('AVG_TOKEN', `There is no ${post}: the input github-token is empty.`))
}

/** Logs the warning of a publisher, if any. */
export function warn({ warning }: { warning?: string }): void {
  if (warning !== undefined) actionLog.warning(warning)
}
