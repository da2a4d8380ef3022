/** The files that `init` writes, by what a person came for. */
import { CONFIG_PATH, renderConfig, renderWeekly, type TrackChoices, WEEKLY_PATH } from './weekly.ts'
import { renderWorkflow, WORKFLOW_PATH, type WorkflowChoices } from './workflow.ts'

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
  isFor(purpose: Purpose): boolean
  render(choices: FileChoices): string
}

const isTracking = (purpose: Purpose) => purpose !== 'gate'

const FILES: readonly WrittenFile[] = [
  { path: WORKFLOW_PATH, isFor: purpose => purpose === 'gate', render: renderWorkflow },
  { path: CONFIG_PATH, isFor: isTracking, render: renderConfig },
  { path: WEEKLY_PATH, isFor: isTracking, render: renderWeekly },
]

/** Returns the files that the purposes need. */
export function filesFor(chosen: Purpose[]): WrittenFile[] {
  return FILES.filter(({ isFor }) => chosen.some(isFor))
}
