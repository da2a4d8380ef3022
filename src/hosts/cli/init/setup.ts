import type { OwnedQuestion } from '../../../init/propose-owners.ts'
import type { SiteProposal } from '../../../init/propose-site.ts'
import type { SearchQuery } from '../../../init/search-console.ts'
import type { Repository } from '../../../init/survey-site.ts'
import type { FileChoices } from '../../../init/write-files.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import type { CommandContext } from '../run-flags.ts'
import type { Prompts } from './prompts.ts'

export interface AnsweredQuestion extends OwnedQuestion {
  /** Address of the page that answers it. */
  page: string | undefined
  /** Whether its owner is among the pages. */
  isOwnerRead: boolean
}

/** What is known so far. Each step of `init` returns it with more. */
export interface Setup extends SiteProposal, FileChoices {
  context: CommandContext
  /** Undefined if no person is asked. */
  prompts: Prompts | undefined
  /** Texts of the flags that are inputs. */
  given: Partial<Record<InputName | 'brands' | 'category', string>>
  /** Search queries, the most frequent first. */
  queries: SearchQuery[]
  repository: Repository
  /** Paths of the files to write. */
  files: string[]
  /** Whether existing files are replaced. */
  replaces: boolean
  /** Command that starts this program. */
  program: string
  keywords: AnsweredQuestion[]
  /** Kind of product, such as `web analytics tool`. */
  category: string | undefined
  hasPages: boolean
}
