import { describeError, formatMessage, hasCode } from '../../errors/avg-error.ts'
import { HISTORY_BRANCH } from '../../history/names.ts'
import { plainLine } from '../../lib/escape.ts'
import { countOf } from '../../report/words/numbers.ts'
import { reportSite } from '../../run/report-site.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext } from './run-flags.ts'
import { describeFlagProblems } from './terminal.ts'

/**
 * Writes the static site of recorded histories. Returns the exit code: 0; 2 for wrong flags, and if there is nothing to
 * show or the site cannot be written.
 */
export async function report(argv: string[], { out, err, folder, signal }: CommandContext): Promise<number> {
  const { texts, problems } = parseFlags(argv, 'report')
  const { history = 'branch', output = 'site', brand } = texts
  if (problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const source = history === 'branch' ? { branch: HISTORY_BRANCH } : { path: history }
  try {
    const site = await reportSite(source, output, brand, { folder, signal })
    if ('problem' in site) {
      await err.write(`${plainLine(site.problem)}\n`)
      return 2
    }
    for (const { file, records } of site.skipped) {
      const line = `${file}: left out what cannot be read or is dated in the future: ${countOf(records, 'record')}.`
      await err.write(`${plainLine(line)}\n`)
    }
    const found = `${countOf(site.brands, 'brand')}, ${countOf(site.runs, 'run')}`
    const written = `wrote ${countOf(site.files, 'file')} (${(site.bytes / 1e6).toFixed(1)} MB)`
    await out.write(`${plainLine(`${found}: ${written}. Open ${output}/index.html`)}\n`)
    return 0
  } catch (error) {
    if (!hasCode(error, 'AVG_LINK_OUT')) throw error
    await err.write(`${formatMessage(describeError(error.details))}\n`)
    return 2
  }
}
