import { ServiceError } from '../contract/errors.ts'
import { CorpusError, type CorpusErrorFacts, type NothingReadFacts } from './corpus/errors.ts'
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
  return describeFacts(error.facts)
}

function describeFacts(facts: CorpusErrorFacts): string {
  switch (facts.kind) {
    case 'not-a-checkout':
      return 'pages are compared with a commit, and this folder is no git checkout'
    case 'no-git':
      return 'pages are compared with a commit, and git is not installed'
    case 'commit-unavailable':
      return `the commit ${facts.commit} to compare with is not in the checkout and could not be fetched (${facts.detail})`
    case 'git-failed':
      return `git failed: ${facts.detail}`
    case 'no-folder':
      return `the folder ${facts.folder} does not exist or cannot be read`
    case 'no-pages':
      return `no page was found${lookedFor(facts)}`
    case 'no-match':
      return `content: no page was found${lookedFor(facts)}`
    case 'no-competitor-pages':
      return `competitor-content: no page of ${facts.competitor} was found${lookedFor(facts)}`
    case 'no-base-pages':
      return `base-content: no page was found${lookedFor(facts)}`
    case 'base-not-in-git':
      return `the pages${lookedFor(facts)} are not in git, so that no commit holds what they were before: set base-content to the folder of the base's build`
  }
}

function lookedFor({ lookedFor, passedOver }: NothingReadFacts): string {
  const where = lookedFor.length > 0 ? ` by ${lookedFor.join(', ')}` : ''
  const counts = passedOver.map(
    ({ count, extension, language, reason }) => `${count} ${extension ?? language ?? ''} (${reason})`,
  )
  return counts.length > 0 ? `${where}; passed over: ${counts.join(', ')}` : where
}
