/** Messages about files of the workspace that must not be used, and about files that a run writes. */
import type { BaseFileFacts, FileFacts } from '../../contract/corpus-facts.ts'
import { plainLine } from '../escape.ts'
import { NAME_LENGTH } from '../words.ts'
import { type Description, detailOf, inParentheses, messageOf } from './message.ts'

export const FILES = {
  AVG_BASE_FILE: {
    meaning:
      'A file that decides (config, keywords, baseline, recorded answers) could not be read at the tip of the base branch.',
    remedy:
      'Run actions/checkout before this step with fetch-depth: 2, or with fetch-depth: 0 where the step names a ref. For a file that a step of the job makes, give an absolute path outside of the workspace, such as ${{ runner.temp }}/baseline.json.',
    words: unusableFile,
  },
  AVG_LINK_OUT: {
    meaning: 'A symbolic link leads out of the workspace, or to nothing.',
    remedy: 'Remove the link, or give the absolute path of the place that it leads to.',
    words: unusableFile,
  },
  AVG_SUMMARY: {
    meaning: 'The job summary was not written.',
    remedy: 'Check the disk of the runner.',
    endsWithRemedy: false,
    words: (error: unknown) => `The job summary was not written. ${wordsOfError(error)}`,
  },
  AVG_OUTPUTS: {
    meaning: 'The outputs of the step were not set.',
    remedy: 'Check the disk of the runner.',
    endsWithRemedy: false,
    words: (error: unknown) => `The outputs were not set. ${wordsOfError(error)}`,
  },
  AVG_REPORT_FILE: {
    meaning: 'A report file was not written.',
    remedy: 'The other report files are not affected.',
    endsWithRemedy: false,
    words: ({ name, error }: { name: string; error: unknown }) =>
      `The report ${name} was not written. ${wordsOfError(error)}`,
  },
  AVG_FONT: {
    meaning: 'The PDF report lacks characters, or a font of the machine cannot be used.',
    remedy: 'Install a font that has the characters, such as the Debian package fonts-noto-cjk.',
    endsWithRemedy: false,
    words: (problem: string) => problem,
  },
}

/** Returns the code of what keeps a file from being used. */
export function codeOfFileProblem({ kind }: FileFacts): 'AVG_LINK_OUT' | 'AVG_BASE_FILE' {
  return kind === 'link-out' ? 'AVG_LINK_OUT' : 'AVG_BASE_FILE'
}

/** Returns why a file cannot be used, and what to do about it. `noun`: what the path is of. */
export function describeUnusableFile(facts: FileFacts, noun = 'file'): Description {
  return messageOf(FILES, codeOfFileProblem(facts), { facts, noun })
}

/** Returns why a file is not used, as a clause. */
export function describeFileProblem(facts: FileFacts): string {
  if (facts.kind === 'link-out') {
    const target = plainLine(facts.target, NAME_LENGTH)
    return `a symbolic link of the workspace leads from there to ${target}, which is outside of the workspace or does not exist`
  }
  return `it is read from the commit that the change is based on, and ${describeReason(facts.reason)}, so it could not be checked whether the change edits the file`
}

function describeReason(reason: BaseFileFacts['reason']): string {
  switch (reason.kind) {
    case 'not-a-checkout':
      return 'the workspace is not inside a git checkout'
    case 'no-git':
      return `git could not be started${inParentheses(reason.detail)}`
    case 'commit-unavailable':
      return `the commit ${plainLine((reason.commit ?? '').slice(0, 7))} is not in the checkout and could not be fetched${inParentheses(reason.detail)}`
    case 'git-failed':
      return `the command “${detailOf(reason.command)}” failed${inParentheses(reason.detail)}`
    case 'folder':
      return 'it is a folder there'
    case 'link':
      return 'a symbolic link there leads out of the repository or to nothing'
    case 'submodule':
      return 'it is in a submodule there'
  }
}

function unusableFile({ facts, noun }: { facts: FileFacts; noun: string }): string {
  return `The ${noun} ${plainLine(facts.path, NAME_LENGTH)} cannot be used: ${describeFileProblem(facts)}.`
}

/** Returns the message of an error in its own words. */
export function wordsOfError(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
