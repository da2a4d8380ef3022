/** The commits of a checkout that touch certain files, with one `git log`. */
import { excerpt } from '../../lib/http/excerpt.ts'
import { CorpusError } from '../pages/errors.ts'
import { type Checkout, git, spawnGit } from '../pages/git.ts'

export interface HistoryCommit {
  id: string
  /** The first parent, which the commit is compared with. */
  parent: string
  /** ISO 8601. */
  date: string
  /** The first line of its message; it comes from outside. */
  subject: string
}

/** Which commits of the current branch are taken, newest first. */
export interface CommitRange {
  /** Merge commits of the first parents, in place of commits with one parent. */
  merges: boolean
  /** Undefined for all. */
  most?: number | undefined
  /** In a form of git: commits before this date are left out. */
  since?: string | undefined
}

/** Returns the id of the newest commit; undefined in a repository without commits. Rejects with a CorpusError. */
export async function findNewestCommit(checkout: Checkout): Promise<string | undefined> {
  try {
    return (await git(checkout, ['rev-parse', '--verify', 'HEAD^{commit}'])).trim()
  } catch (error) {
    if (error instanceof CorpusError && /Needed a single revision/.test(error.message)) return undefined
    throw error
  }
}

/** Lists the commits that touch a file that `isWanted` tells. Rejects with a CorpusError. */
export async function listCommits(
  checkout: Checkout,
  { merges, most = Number.POSITIVE_INFINITY, since }: CommitRange,
  isWanted: (path: string) => boolean,
): Promise<HistoryCommit[]> {
  const kind = merges ? ['--merges', '--first-parent', '-m'] : ['--no-merges']
  const form = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative', '--no-color', '--encoding=UTF-8']
  const date = since === undefined ? [] : [`--since=${since}`]
  const format = '--format=%H%x00%P%x00%cI%x00%s'
  const words = ['log', '--no-show-signature', ...kind, ...form, ...date, format, 'HEAD', '--']
  const commits: HistoryCommit[] = []
  for await (const { changed, ...commit } of readLog(readFields(checkout, words))) {
    if (commit.parent === '' || !changed.some(isWanted)) continue
    commits.push(commit)
    if (commits.length >= most) break
  }
  return commits
}

/**
 * A commit is four fields; each file it changes is `:MODE MODE ID ID STATUS` and its path. No id starts with a colon, so
 * that no subject and no path can be taken for something else.
 */
async function* readLog(
  fields: AsyncGenerator<string>,
): AsyncGenerator<HistoryCommit & { changed: string[] }> {
  const take = async () => {
    const next = await fields.next()
    return next.done ? undefined : next.value
  }
  try {
    let id = await take()
    while (id !== undefined) {
      const [parents = '', date = '', subject = ''] = [await take(), await take(), await take()]
      const changed: string[] = []
      let field = await take()
      while (field !== undefined && /^\n?:/.test(field)) {
        changed.push((await take()) ?? '')
        field = await take()
      }
      const [parent = ''] = parents.split(' ')
      yield { id, parent, date, subject, changed }
      id = field
    }
  } finally {
    await fields.return(undefined)
  }
}

/** What git prints, up to each NUL. Git ends when no more is asked for. */
async function* readFields(checkout: Checkout, words: string[]): AsyncGenerator<string> {
  const child = spawnGit(checkout, words)
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', text => errors.push(String(text)))
  const ended = new Promise<number | null>(resolve => {
    child.on('error', () => resolve(null)).on('close', resolve)
  })
  try {
    let rest = ''
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      const fields = (rest + String(chunk)).split('\0')
      rest = fields.pop() ?? ''
      yield* fields
    }
    const code = await ended
    checkout.signal?.throwIfAborted()
    if (code === 0) return
    const detail = excerpt(errors.join('')) || `it ended with ${code}`
    throw new CorpusError({ kind: 'git-failed', command: 'git log', detail })
  } finally {
    child.kill()
  }
}
