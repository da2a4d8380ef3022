/** What the steps of `init` pass on. */
import type { FileChoices, WrittenFile } from '../../../init/files.ts'
import type { OwnedQuestion } from '../../../init/propose-owners.ts'
import type { SiteProposal } from '../../../init/propose-site.ts'
import type { SearchQuery } from '../../../init/search-console.ts'
import type { RepositoryFacts } from '../../../init/survey-site.ts'
import type { InputName } from '../../../inputs/inputs.ts'
import type { CommandContext } from '../run-flags.ts'
import type { Prompts } from './prompts.ts'

/** An asked question, and the address of the page that answers it, if one does. */
export interface AnsweredQuestion extends OwnedQuestion {
  page: string | undefined
  /** The page that is said to own it was read. */
  isRead: boolean
}

/** What is known of the setup so far. Each step returns it with more. */
export interface Setup extends SiteProposal, FileChoices {
  context: CommandContext
  /** Undefined where no person is asked. */
  prompts: Prompts | undefined
  /** Texts of the flags that are inputs. */
  given: Partial<Record<InputName | 'brands' | 'category', string>>
  /** Search queries, the most shown first. */
  queries: SearchQuery[]
  repository: RepositoryFacts
  /** The files to write. */
  files: WrittenFile[]
  /** Files that exist are replaced. */
  replaces: boolean
  /** What starts this program. */
  program: string
  keywords: AnsweredQuestion[]
  /** What the pages say that the brand is. */
  category: string | undefined
  /** The repository has pages. */
  hasPages: boolean
}
