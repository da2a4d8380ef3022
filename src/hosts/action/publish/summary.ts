import { appendFile } from 'node:fs/promises'
import type { Markdown } from '../../../report/markdown/markdown.ts'
import { FILES } from '../../../report/messages/files.ts'
import { lineOf } from '../../../report/messages/message.ts'

/**
 * Appends Markdown to the job summary. Never throws: a file that cannot be written is the warning. Does nothing where
 * there is no summary, as outside a runner.
 */
export async function writeSummary(markdown: Markdown): Promise<{ warning?: string }> {
  const path = process.env['GITHUB_STEP_SUMMARY']
  if (!path) return {}
  try {
    await appendFile(path, `${markdown}\n`)
    return {}
  } catch (error) {
    return { warning: lineOf(FILES, 'AVG_SUMMARY', error) }
  }
}
