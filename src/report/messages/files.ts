import type { BaseFileFacts, FileFacts } from '../../contract/corpus-facts.ts'
import { plainLine } from '../../lib/escape.ts'
import { NAME_LENGTH } from '../words/words.ts'
import { type Description, inParentheses, messageOf } from './message.ts'

/** Describes why a file of the workspace cannot be used, and what to do. `noun` says what the path belongs to. */
export function describeUnusableFile(facts: FileFacts, noun = 'file'): Description {
  const path = plainLine(facts.path, NAME_LENGTH)
  return messageOf(
    codeOfFileProblem(facts),
    `The ${noun} ${path} cannot be used: ${describeFileProblem(facts)}.`,
  )
}

/** Returns the code of a file problem. */
export function codeOfFileProblem({ kind }: FileFacts): 'AVG_LINK_OUT' | 'AVG_BASE_FILE' {
  return kind === 'link-out' ? 'AVG_LINK_OUT' : 'AVG_BASE_FILE'
}

/** Describes a file problem as a clause. */
export function describeFileProblem(facts: FileFacts): string {
  if (facts.kind === 'link-out') {
    const target = plainLine(facts.target, NAME_LENGTH)
    return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`
  }
  return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`
}

function describeReason(reason: BaseFileFacts['reason']): string {
  if ('detail' in reason) return `git could not give it${inParentheses(reason.detail)}`
  return {
    folder: 'it is a folder there',
    link: 'a symbolic link there leads out of the repository or to nothing',
    submodule: 'it is in a submodule there',
  }[reason.kind]
}
