/** The files that `init` writes, by what a person came for. */
import { CONFIG_PATH } from '../../inputs/unknown-names.ts'
import { renderConfig, renderWeekly, type TrackChoices, WEEKLY_PATH } from './weekly.ts'
import { renderGate, renderWorkflow, WORKFLOW_PATH, type WorkflowChoices } from './workflow.ts'

/** What a person came for. */
export const purposes = {
  gate: 'Check pull requests: does a change take away the answer to a question?',
  track: 'Ask answer engines every week: do they still cite us?',
  compare: 'Compare with competitors every week',
  brands: 'Track several brands',
} as const
export type Purpose = keyof typeof purposes

/** Returns whether a text names a purpose. */
export function isPurpose(text: string): text is Purpose {
  return Object.hasOwn(purposes, text)
}

/** What the files say. */
export type FileChoices = WorkflowChoices & TrackChoices

/** A file, and its text by what was chosen. Its values hold no `${{`, which GitHub would run. */
export interface WrittenFile {
  /** From the root of the repository. */
  path: string
  render(choices: FileChoices): string
}

/** Returns the file of what is tracked. Beside a gate of pull requests, which has the file that is read without being named, it is another. */
export function trackingFile(chosen: Purpose[]): string {
  return chosen.includes('gate') ? '.github/ai-visibility-weekly.yml' : CONFIG_PATH
}

/** Returns the files that the purposes need. */
export function filesFor(chosen: Purpose[]): WrittenFile[] {
  const config = trackingFile(chosen)
  const ofGate = [
    { path: CONFIG_PATH, render: renderGate },
    { path: WORKFLOW_PATH, render: renderWorkflow },
  ]
  const ofTracking = [
    { path: config, render: renderConfig },
    { path: WEEKLY_PATH, render: (choices: FileChoices) => renderWeekly(choices, config) },
  ]
  return [
    ...(chosen.includes('gate') ? ofGate : []),
    ...(chosen.some(purpose => purpose !== 'gate') ? ofTracking : []),
  ]
}
