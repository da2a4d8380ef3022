/** Errors of the checkout, and of files of the workspace that must not be used. */
import * as z from 'zod'
import { text } from '../contract/parts.ts'
import { declareError, type StoredError } from './declare-error.ts'
import { detailOf, inParentheses, nameOf, shortId } from './words.ts'

const failedCommand = {
  /** What was asked of git: `git ls-files`. */
  command: text,
  /** The message of git, which may quote file names. */
  detail: text,
}

export const GIT_ERRORS = {
  AVG_NO_CHECKOUT: declareError('AVG_NO_CHECKOUT', {
    meaning: '`baseline: base` needs a git checkout.',
    remedy:
      'Let actions/checkout, without `path`, put the repository into the workspace itself. Or set base-content to a folder with the build of the base.',
    atTerminal: 'Start in a folder of the repository.',
    details: {
      ...failedCommand,
      /** A folder directly in it that is a checkout. */
      inner: text.exactOptional(),
    },
    sentence: ({ inner }) => {
      const what = 'The folder is not inside a git checkout.'
      return inner === undefined ? what : `${what} Its folder ${nameOf(inner)} is one.`
    },
  }),
  AVG_OTHER_OWNER: declareError('AVG_OTHER_OWNER', {
    meaning: 'git refuses to read a checkout that belongs to another user.',
    remedy:
      'Run `git config --global --add safe.directory FOLDER` before, as the user that runs the gate, with the path of the checkout as FOLDER.',
    details: failedCommand,
    sentence: ({ detail }) =>
      `git refuses the checkout, because another user owns it${inParentheses(detail)}.`,
  }),
  AVG_NO_GIT: declareError('AVG_NO_GIT', {
    meaning: '`baseline: base` needs git, which could not be started.',
    remedy: 'Install git on the runner, and check that the folder of the pages exists.',
    details: failedCommand,
    sentence: ({ detail }) => `git could not be started${inParentheses(detail)}.`,
  }),
  AVG_GIT: declareError('AVG_GIT', {
    meaning: 'git failed while the pages were read.',
    remedy: 'See the words of git in the message.',
    details: failedCommand,
    sentence: ({ command, detail }) => `The command “${detailOf(command)}” failed${inParentheses(detail)}.`,
  }),
  AVG_BASE_UNAVAILABLE: declareError('AVG_BASE_UNAVAILABLE', {
    meaning: 'The base of the change is not in the checkout, and could not be fetched.',
    remedy: 'Give actions/checkout fetch-depth: 2, or 0 if the step names a ref.',
    atTerminal: 'Fetch the older commits with git fetch --unshallow.',
    details: { ...failedCommand, commit: text },
    sentence: ({ commit, detail }) =>
      `The commit ${shortId(commit)} that the change is based on is not in the checkout, and could not be fetched${inParentheses(detail)}.`,
  }),
  AVG_OTHER_TREE: declareError('AVG_OTHER_TREE', {
    meaning: 'The checked-out commit is not that of the change or of the push.',
    remedy:
      'Run the gate on pull_request, with actions/checkout and no ref. If the branch has a newer commit, its own run judges it.',
    details: { checkedOut: text, head: text },
    sentence: ({ checkedOut, head }) =>
      `The checked-out commit ${shortId(checkedOut)} is neither ${shortId(head)}, which this run is for, nor GitHub's merge of it.`,
  }),
  AVG_NO_COMMITS: declareError('AVG_NO_COMMITS', {
    meaning: 'No commit changes a page.',
    remedy: 'Check --content.',
    details: { isShallow: z.boolean() },
    sentence: ({ isShallow }) => {
      const what = 'There is nothing to replay: no commit with a parent changes a page.'
      const shallow = 'The checkout is shallow: fetch the older commits with git fetch --unshallow.'
      return isShallow ? `${what} ${shallow}` : what
    },
  }),
}

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
    atTerminal: 'Commit the file itself, or give an absolute path.',
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
