import { ServiceError, type ServiceErrorFacts } from '../contract/errors.ts'
import { CorpusError, type CorpusErrorFacts, type NothingReadFacts } from './corpus/errors.ts'
import { RecordingError } from './engines/recording.ts'

const REQUEST = 'the embedded service'

/**
 * Runs `work` unless `signal` has aborted. Rejects with a ServiceError: kind `timeout` when the time budget has
 * ended; kind `cancelled` after another abort; kind `setup` if the pages or the recording cannot be read, with the kind of
 * that problem as `code`.
 */
export async function withServiceErrors<T>(
  work: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    signal.throwIfAborted()
    return await work(signal)
  } catch (error) {
    if (error instanceof ServiceError) throw error
    if (signal.aborted) throw new ServiceError({ request: REQUEST, ...describeAbort(signal) })
    const facts = readSetupFacts(error)
    if (facts) throw new ServiceError({ kind: 'setup', request: REQUEST, ...facts }, { cause: error })
    throw error
  }
}

function describeAbort({ reason }: AbortSignal): Pick<ServiceErrorFacts, 'kind' | 'detail'> {
  const isTimeout = reason instanceof DOMException && reason.name === 'TimeoutError'
  return isTimeout
    ? { kind: 'timeout', detail: 'the time budget ended' }
    : { kind: 'cancelled', detail: 'cancelled' }
}

function readSetupFacts(error: unknown): { code: string; detail: string } | undefined {
  if (error instanceof RecordingError) return readRecordingFacts(error)
  if (error instanceof CorpusError)
    return { code: error.facts.kind, detail: describeCorpusFacts(error.facts) }
  return undefined
}

function readRecordingFacts({ facts: { path, detail, missing } }: RecordingError) {
  if (!missing) return { code: 'bad-recording', detail: `${path}: ${detail}` }
  const { engine, model, question, sample } = missing
  return {
    code: 'missing-recording',
    detail: `${path} holds no answer of ${engine}:${model} to “${question}”, sample ${sample}`,
  }
}

/** Returns what is wrong with the pages or with git, without a period at its end. It may quote file names. */
export function describeCorpusFacts(facts: CorpusErrorFacts): string {
  switch (facts.kind) {
    case 'not-a-checkout':
      return 'pages are compared with a commit, but the folder is not inside a git checkout'
    case 'no-git':
      return 'pages are compared with a commit, but git is not installed'
    case 'commit-unavailable':
      return `the commit ${facts.commit} is not in the checkout and could not be fetched (${facts.detail})`
    case 'git-failed':
      return `git failed: ${facts.detail}`
    case 'page-reading-failed':
      return facts.reason === 'out-of-memory'
        ? 'the pages need more memory than allowed: select fewer pages with content'
        : `reading and scanning the pages failed: ${facts.detail}`
    case 'no-folder':
      return `the folder ${facts.folder} does not exist or cannot be read`
    case 'no-pages':
      return `no page was found${describeSearch(facts)}`
    case 'no-match':
      return `content: no page was found${describeSearch(facts)}`
    case 'no-competitor-pages':
      return `competitor-content: no page of ${facts.competitor} was found${describeSearch(facts)}`
    case 'no-base-pages':
      return `base-content: no page was found${describeSearch(facts)}`
    case 'base-not-in-git':
      return `the pages${describeSearch(facts)} are not in git, so no commit holds their earlier version: set base-content to the folder of the base's build`
  }
}

/** Returns what was searched for, and how many files were passed over for which reason. */
function describeSearch({ lookedFor, passedOver }: NothingReadFacts): string {
  const where = lookedFor.length > 0 ? ` by ${lookedFor.join(', ')}` : ''
  const counts = passedOver.map(
    ({ count, extension, language, reason }) => `${count} ${extension ?? language ?? ''} (${reason})`,
  )
  return counts.length > 0 ? `${where}; passed over: ${counts.join(', ')}` : where
}
