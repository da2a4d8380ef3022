import { setOutput } from '@actions/core'
import { FILES } from '../../../report/messages/files.ts'
import { lineOf } from '../../../report/messages/message.ts'

export type OutputValue = string | number | readonly string[] | undefined

/**
 * Sets outputs of the step. A list has one item a line; undefined is an empty text. Never throws: an output file that
 * cannot be written is the warning.
 */
export function setOutputs(values: Record<string, OutputValue>): { warning?: string } {
  try {
    for (const [name, value] of Object.entries(values)) setOutput(name, toText(value))
    return {}
  } catch (error) {
    return { warning: lineOf(FILES, 'AVG_OUTPUTS', error) }
  }
}

function toText(value: OutputValue): string {
  if (typeof value === 'object') return value.map(item => item.replace(/[\r\n]+/g, ' ')).join('\n')
  return value === undefined ? '' : String(value)
}
