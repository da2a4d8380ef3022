import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects in the order in which they run. */
const PROJECTS = ['slow', 'process', 'e2e', 'unit']

/**
 * Runs one project after the other, as a worker runs the files of one project only. In each project, the files run first
 * that measure processor time, and then the longest. A worker grows to 800 MB, and then collects garbage for longer.
 */
export class FreshWorkersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const ranks = new Map(sorted.map(file => [file, rankOf(file)]))
    return sorted.sort((one, other) => (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0))
  }
}

/** Tells from the text whether a file measures: loading it would run its tests. */
function rankOf({ project, moduleId }: TestSpecification): number {
  const measures = readFileSync(moduleId, 'utf8').includes('processor-time')
  return 2 * PROJECTS.indexOf(project.name) + (measures ? 0 : 1)
}
