import { CorpusError } from '../../embedded/corpus/errors.ts'
import { git } from '../../embedded/corpus/git.ts'

/** Returns the id of the commit that `ref` names in the repository of `folder`; undefined where there is none. */
export async function findCommit(folder: string, ref: string): Promise<string | undefined> {
  try {
    const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]
    return (await git({ folder }, words)).trim()
  } catch (error) {
    if (error instanceof CorpusError) return undefined
    throw error
  }
}
