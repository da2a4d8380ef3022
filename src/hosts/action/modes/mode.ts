import type { ActionContext } from '../context.ts'

/** What a mode of the Action gets. */
export interface ModeRun {
  /** The texts of the inputs by their names. */
  texts: Record<string, string>
  env: NodeJS.ProcessEnv
  context: ActionContext
  cancelled: AbortSignal
}
