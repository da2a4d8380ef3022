/** The history in a file on a data branch, to which lines are added. */
import * as z from 'zod'
import type { Clock } from '../lib/clock.ts'
import { readGitHubFailure } from '../lib/github-failure.ts'
import { splitRepository } from '../lib/repository-name.ts'
import { type BranchFile, type BranchFilePlace, findFile } from './branch-file.ts'
import { addRecord, formatRecord, parseHistory } from './format.ts'
import { createBranch, createCommit, createTree } from './git-data.ts'
import type { GitHubApi } from './github-api.ts'
import type { HistoryRecord } from './record.ts'
import type { AppendProblem, HistoryStore } from './store.ts'
import { repeatOnConflict } from './swap.ts'

export interface BranchStoreOptions extends BranchFilePlace {
  api: GitHubApi
  /** Of the commit that adds a record. */
  message: string
  clock: Pick<Clock, 'sleep' | 'random'>
}

/** Creates the store of a history on a branch. The first append creates the file and the branch if they are missing. */
export function createBranchStore(options: BranchStoreOptions): HistoryStore {
  const { api, branch, path } = options
  const place = { kind: 'branch', branch, path } as const
  return {
    place,
    async read() {
      const found = await findFile(api, options, 'contents: read')
      return 'file' in found ? parseHistory(new TextDecoder().decode(found.file.bytes)) : found
    },
    async append(record) {
      const problem = await add(options, record)
      return problem === undefined ? { stored: place } : { problem }
    },
  }
}

/**
 * Adds a record by compare-and-swap: no line of another writer is lost. Resolves with what went wrong. Never rejects.
 */
async function add(options: BranchStoreOptions, record: HistoryRecord): Promise<AppendProblem | undefined> {
  const line = formatRecord(record)
  const { problem } = await repeatOnConflict(options.clock, async mayBeWritten => {
    const found = await findFile(options.api, options, 'contents: write')
    if ('unreadable' in found) return { problem: found.unreadable }
    const file = 'file' in found ? found.file : undefined
    const isWritten = mayBeWritten && file?.bytes.toString('utf8').split('\n').includes(line)
    if (!isWritten) await write(options, record, file)
    return { problem: undefined }
  })
  return problem
}

/** GitHub's answer to a file that was written. Any other answer does not tell that the record is kept. */
const writtenSchema = z.object({ commit: z.object({ sha: z.string() }) })

/** Replaces `old`. Rejects with a conflict when the file has changed since `old` was read. */
async function write(
  options: BranchStoreOptions,
  record: HistoryRecord,
  old: BranchFile | undefined,
): Promise<void> {
  const { api, repository, path, branch, message } = options
  try {
    const { data } = await api.request('PUT /repos/{owner}/{repo}/contents/{path}', {
      ...splitRepository(repository),
      path,
      branch,
      message,
      content: Buffer.from(addRecord(old?.bytes ?? new Uint8Array(), record)).toString('base64'),
      ...(old && { sha: old.sha }),
    })
    writtenSchema.parse(data)
  } catch (error) {
    const isBranchMissing = old === undefined && readGitHubFailure(error).cause === 'not-found'
    if (!isBranchMissing) throw error
    // Its first commit has no parents, and this one file.
    const tree = await createTree(options, undefined, [{ path, content: `${formatRecord(record)}\n` }])
    await createBranch(options, branch, await createCommit(options, { message, tree, parents: [] }))
  }
}
