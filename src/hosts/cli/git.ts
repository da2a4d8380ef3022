import { CorpusError } from '../../embedded/pages/errors.ts'
import { git } from '../../embedded/pages/git.ts'

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
