/** A git repository of one's own with pages in it, and pull requests that change them. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pullRequestEvent, type WorkflowEvent } from './action.ts'

export interface Site {
  folder: string
  /** Writes files, or removes those whose text is undefined, and commits; the commit's id. */
  commit(files: Record<string, string | undefined>): string
  git(...words: string[]): string
  /** The pull request from `base` to what is checked out. */
  pullRequest(base: string): WorkflowEvent
}

const identity = [
  '-c',
  'user.name=Tester',
  '-c',
  'user.email=tester@example.com',
  '-c',
  'commit.gpgsign=false',
]

/** An empty repository, or one with a copy of the files in `template`. */
export function createSite(template?: string): Site {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const git = (...words: string[]) =>
    execFileSync('git', [...identity, ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim()
  git('init', '--quiet', '--initial-branch=main')
  if (template !== undefined) cpSync(template, folder, { recursive: true })
  return {
    folder,
    git,
    commit(files) {
      for (const [path, text] of Object.entries(files)) {
        if (text === undefined) rmSync(join(folder, path))
        else {
          mkdirSync(dirname(join(folder, path)), { recursive: true })
          writeFileSync(join(folder, path), text)
        }
      }
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message=Change the pages')
      return git('rev-parse', 'HEAD')
    },
    pullRequest: base => pullRequestEvent({ baseSha: base, headSha: git('rev-parse', 'HEAD') }),
  }
}
