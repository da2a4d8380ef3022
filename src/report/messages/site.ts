/** The words on the site that the command `report` makes of recorded histories. Names from outside are plain lines. */
import { plainLine } from '../escape.ts'
import { countOf } from '../numbers.ts'

export interface WrittenSite {
  gates: number
  runs: number
  /** Numbers of records that cannot be read, by file. */
  skipped: { file: string; records: number }[]
  files: number
  bytes: number
}

/** Why there is no site. */
export type SiteProblem =
  | { kind: 'no-source'; path: string }
  | { kind: 'no-branch'; branch: string }
  | { kind: 'no-records'; source: string }

/** Returns what was left out, a line for each file. */
export function describeSkipped({ skipped }: WrittenSite): string[] {
  return skipped.map(
    ({ file, records }) => `${plainLine(file)}: left out what cannot be read: ${countOf(records, 'record')}.`,
  )
}

/** Returns what was written into the folder. */
export function describeSite({ gates, runs, files, bytes }: WrittenSite, folder: string): string {
  const written = `wrote ${countOf(files, 'file')} (${(bytes / 1e6).toFixed(1)} MB)`
  return `${countOf(gates, 'gate')}, ${countOf(runs, 'run')}: ${written}. Open ${plainLine(folder)}/index.html`
}

/** Returns why there is no site, and what to do. */
export function describeSiteProblem(problem: SiteProblem): string {
  switch (problem.kind) {
    case 'no-source':
      return `${plainLine(problem.path)} does not exist.`
    case 'no-branch': {
      const branch = plainLine(problem.branch)
      return `This clone has no branch ${branch}. Fetch it: git fetch origin ${branch}:refs/remotes/origin/${branch}`
    }
    case 'no-records':
      return `${plainLine(problem.source)} holds no records of runs.`
  }
}
