import type { WorkTree } from '../../../checkout/work-tree.ts'
import type { ReadSite } from '../../../init/read-site.ts'
import type { SearchQuery } from '../../../init/search-console.ts'
import type { FileChoices } from '../../../init/write-files.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import type { FoundSite } from '../../../sites/generators/generators.ts'
import type { Prompts } from '../prompts.ts'
import type { CommandContext } from '../run-flags.ts'

/** The action of a release. */
export const RELEASED = 'ai-visibility-gate/ai-visibility-gate'

export type FlagName = InputName | 'brands' | 'category'

export interface InitContext extends CommandContext {
  /** Undefined if no person is asked. */
  prompts: Prompts | undefined
  /** The command that starts this program. */
  program: string
  /** The value of `uses` in the workflow. */
  action: string
}

/** What is known so far. Each step of `init` returns it with more. */
export interface Setup extends FileChoices, InitContext {
  /** Texts of flags, which are not asked for. */
  given: Partial<Record<FlagName, string>>
  /** Search queries, the most frequent first. */
  queries: SearchQuery[]
  repository: WorkTree
  sites: FoundSite[]
  /** Undefined without pages. */
  site: ReadSite | undefined
  /** Whether existing files are replaced. */
  replaces: boolean
}
