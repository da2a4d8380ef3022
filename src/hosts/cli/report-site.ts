/** The command `report`: writes the static site of the recorded histories. */
import { type ReportedSite, reportSite, type SiteProblem } from '../../commands/report-site.ts'
import { readConfigTags } from '../../inputs/config-tags.ts'
import { InputsError } from '../../inputs/read-settings.ts'
import { LinkOutError } from '../../lib/files.ts'
import { plainLine } from '../../report/escape.ts'
import { describeUnusableFile } from '../../report/messages/files.ts'
import { formatMessage } from '../../report/messages/message.ts'
import { countOf } from '../../report/numbers.ts'
import { parseFlags } from './flags.ts'
import type { CommandContext } from './run-flags.ts'
import { describeFlagProblems } from './terminal.ts'

const DEFAULT_BRANCH = 'ai-visibility-history'

/** Writes the site. Returns the exit code: 0, 1 where there is nothing to show or to write to, 2 for wrong flags. */
export async function report(argv: string[], { out, err, folder, signal }: CommandContext): Promise<number> {
  const { texts, problems } = parseFlags(argv, 'report')
  const { history, output = 'site', config, 'history-branch': branch = DEFAULT_BRANCH } = texts
  if (history === undefined) {
    problems.push({ input: 'history', given: undefined, allowed: 'a file, a folder or branch' })
  }
  if (history === undefined || problems.length > 0) {
    await err.write(`${describeFlagProblems(problems)}\n`)
    return 2
  }
  const source = history === 'branch' ? { branch } : { path: history }
  try {
    const tags = config === undefined ? new Map() : await readConfigTags(config, folder)
    const site = await reportSite(source, output, { folder, signal }, tags)
    if ('problem' in site) {
      await err.write(`${describe(site.problem, plainLine(history), plainLine(branch))}\n`)
      return 1
    }
    for (const { file, records } of site.skipped) {
      await err.write(`${plainLine(file)}: left out what cannot be read: ${countOf(records, 'record')}.\n`)
    }
    await out.write(`${summarize(site, plainLine(output))}\n`)
    return 0
  } catch (error) {
    if (error instanceof InputsError) {
      await err.write(`${describeFlagProblems(error.problems)}\n`)
      return 2
    }
    if (!(error instanceof LinkOutError)) throw error
    await err.write(
      `${formatMessage({ code: 'AVG_LINK_OUT', text: describeUnusableFile(error.facts).text })}\n`,
    )
    return 1
  }
}

function summarize({ gates, runs, files, bytes }: ReportedSite, output: string): string {
  const size = `${(bytes / 1e6).toFixed(1)} MB`
  return `${countOf(gates, 'gate')}, ${countOf(runs, 'run')}: wrote ${countOf(files, 'file')} (${size}). Open ${output}/index.html`
}

function describe({ kind }: SiteProblem, history: string, branch: string): string {
  switch (kind) {
    case 'no-source':
      return `${history} does not exist.`
    case 'no-branch':
      return `This clone has no branch ${branch}. Fetch it: git fetch origin ${branch}:refs/remotes/origin/${branch}`
    case 'no-records':
      return `${history} holds no records of runs.`
  }
}
