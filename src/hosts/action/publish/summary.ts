import { appendFile } from 'node:fs/promises'
import type { Markdown } from '../../../report/markdown/markdown.ts'
import { warnOfFile } from '../../../report/warnings.ts'

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
    return { warning: warnOfFile('summary', error) }
  }
}
