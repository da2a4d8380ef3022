import { hasCode } from '../../errors/avg-error.ts'
import { HISTORY_BRANCH } from '../../history/names.ts'
import { describeUnexpected } from '../../inputs/describe-inputs.ts'
import { plainLine } from '../../lib/escape.ts'
import { countOf } from '../../report/words/numbers.ts'
import { NothingToReport, reportSite } from '../../run/report-site.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext } from './run-flags.ts'
import { refuseFlags } from './terminal.ts'

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/

/**
 * Writes the static site of recorded histories, or a page about a month for each brand. Returns the exit code: 0; 2 for wrong
 * flags, and if there is nothing to show or the site cannot be written.
 */
export async function report(argv: string[], { out, err, folder, signal }: CommandContext): Promise<number> {
  const { texts, problems } = parseFlags(argv, 'report')
  const { history = 'branch', output = 'site', brand, month } = texts
  if (month !== undefined && !MONTH.test(month)) {
    problems.push({ input: 'month', given: month, allowed: 'a year and a month, such as 2026-11' })
  }
  if (problems.length > 0) return refuseFlags(problems, err)
  const source = history === 'branch' ? { branch: HISTORY_BRANCH } : { path: history }
  try {
    if (month !== undefined) {
      const { reportMonth } = await import('../../run/report-month.ts')
      const pages = await reportMonth(source, output, { month, brand }, { folder, signal })
      for (const warning of pages.warnings) await err.write(`${plainLine(warning)}\n`)
      for (const file of pages.files) await out.write(`${plainLine(`${output}/${file}`)}\n`)
      return 0
    }
    const site = await reportSite(source, output, brand, { folder, signal })
    for (const { file, records } of site.skipped) {
      const line = `${file}: left out what cannot be read or is dated in the future: ${countOf(records, 'record')}.`
      await err.write(`${plainLine(line)}\n`)
    }
    const found = `${countOf(site.brands, 'brand')}, ${countOf(site.runs, 'run')}`
    const written = `wrote ${countOf(site.files, 'file')} (${(site.bytes / 1e6).toFixed(1)} MB)`
    await out.write(`${plainLine(`${found}: ${written}. Open ${output}/index.html`)}\n`)
    return 0
  } catch (error) {
    if (error instanceof NothingToReport) await err.write(`${plainLine(error.message)}\n`)
    else if (hasCode(error, 'AVG_LINK_OUT')) await err.write(`${describeUnexpected(error, true)}\n`)
    else throw error
    return 2
  }
}
