import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Projects in the order in which they run. */
const PROJECTS = ['slow', 'process', 'e2e', 'unit']

/** Runs one project after the other, as a worker runs the files of one project only, and of each the longest files first. */
export class OneProjectFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((one, other) => rankOf(one) - rankOf(other))
  }
}

function rankOf({ project }: TestSpecification): number {
  return PROJECTS.indexOf(project.name)
}
