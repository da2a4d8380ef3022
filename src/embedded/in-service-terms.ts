import { ServiceError } from '../contract/errors.ts'
import { CorpusError } from './corpus/errors.ts'
import { RecordingError } from './engines/record.ts'

const REQUEST = 'the embedded service'

/**
 * Runs `work` unless `signal` has aborted, and says in the service's terms what went wrong with the pages or the
 * recording.
 */
export async function inServiceTerms<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    signal.throwIfAborted()
    return await work(signal)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    if (signal.aborted) throw new ServiceError({ kind: 'cancelled', request: REQUEST, detail: 'cancelled' })
    if (error instanceof CorpusError || error instanceof RecordingError) {
      throw new ServiceError({ kind: 'setup', request: REQUEST, detail: describe(error) }, { cause: error })
    }
    throw error
  }
}

function describe(error: CorpusError | RecordingError): string {
  if (error instanceof RecordingError) {
    const { path, detail, missing } = error.facts
    return missing
      ? `${path} holds no answer of ${missing.engine}:${missing.model} to “${missing.question}”, sample ${missing.sample}`
      : `${path}: ${detail}`
  }
  const { kind, detail, commit } = error.facts
  switch (kind) {
    case 'not-a-checkout':
      return 'the pages are those that git tracks, and this folder is no git checkout'
    case 'no-git':
      return 'git is not installed, or the folder does not exist'
    case 'commit-unavailable':
      return `the commit ${commit} to compare with is not in the checkout and could not be fetched (${detail})`
    case 'git-failed':
      return `git failed: ${detail}`
  }
}
