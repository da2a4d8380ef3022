/** Errors of files of the workspace that must not be used. */
import * as z from 'zod'
import { text } from '../contract/parts.ts'
import { declareError, type StoredError } from './declare-error.ts'
import { inParentheses, nameOf } from './words.ts'

const baseFile = {
  /** As the user gave it. */
  path: text,
  /** What the path is in the base of the change; `git` if git could not read it. */
  reason: z.enum(['git', 'folder', 'link', 'submodule']),
  /** The words of git, with the reason `git`. */
  detail: text.exactOptional(),
}

const linkOut = {
  /** As the user gave it. */
  path: text,
  target: text,
}

export const FILE_ERRORS = {
  AVG_BASE_FILE: declareError('AVG_BASE_FILE', {
    meaning:
      'The config, a file of keywords, the baseline or recorded answers could not be read at the tip of the base branch.',
    remedy:
      'Run actions/checkout before this step with fetch-depth: 2, or fetch-depth: 0 if the step names a ref. For a file that a step of the job makes, give an absolute path, such as ${{ runner.temp }}/baseline.json.',
    details: baseFile,
    sentence: details => `The file ${nameOf(details.path)} cannot be used: ${describeBaseFile(details)}.`,
  }),
  AVG_LINK_OUT: declareError('AVG_LINK_OUT', {
    meaning: 'A symbolic link leads out of the workspace, or to nothing.',
    remedy: 'Remove the link, or give an absolute path.',
    details: linkOut,
    sentence: details => `The path ${nameOf(details.path)} cannot be used: ${describeLinkOut(details)}.`,
  }),
}

type FileError = StoredError<typeof FILE_ERRORS>

/** Describes as a clause why a file cannot be used. */
export function describeFileError(error: FileError): string {
  return error.code === 'AVG_LINK_OUT' ? describeLinkOut(error) : describeBaseFile(error)
}

function describeLinkOut({ target }: { target: string }): string {
  return `a symbolic link of the workspace leads from there to ${nameOf(target)}, which is outside of the workspace or does not exist`
}

function describeBaseFile({ reason, detail = '' }: z.output<z.ZodObject<typeof baseFile>>): string {
  const why = {
    git: `git could not give it${inParentheses(detail)}`,
    folder: 'it is a folder there',
    link: 'a symbolic link there leads out of the repository or to nothing',
    submodule: 'it is in a submodule there',
  }[reason]
  return `it is read from the commit that the change is based on, and ${why}, so it could not be checked whether the change edits the file`
}
