/** The files that `init` writes, by what a person came for. */
import { CONFIG_PATH } from '../inputs/unknown-names.ts'
import { type GateChoices, type Purpose, renderConfig } from './config.ts'
import { renderWeekly, renderWorkflow, WEEKLY_PATH, WORKFLOW_PATH, type WorkflowChoices } from './workflow.ts'

/** What the files say. */
export type FileChoices = WorkflowChoices & GateChoices

/** A file, and its text by what was chosen. */
export interface WrittenFile {
  /** From the root of the repository. */
  path: string
  render(choices: FileChoices): string
}

/** Returns the files that the purposes need: the gates, and the workflows that run them. */
export function filesFor(chosen: Purpose[]): WrittenFile[] {
  return [
    { path: CONFIG_PATH, render: renderConfig },
    ...(chosen.includes('gate') ? [{ path: WORKFLOW_PATH, render: renderWorkflow }] : []),
    ...(chosen.some(purpose => purpose !== 'gate') ? [{ path: WEEKLY_PATH, render: renderWeekly }] : []),
  ]
}
