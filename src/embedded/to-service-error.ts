import { ServiceError, type ServiceErrorFacts } from '../contract/errors.ts'
import { LinkOutError } from '../lib/files.ts'
import { RecordingError } from './engines/recording.ts'
import { CorpusError } from './pages/errors.ts'

const REQUEST = 'the embedded service'

/**
 * Runs `work` unless `signal` has aborted. Rejects with a ServiceError: kind `timeout` when the time budget has ended;
 * kind `cancelled` after another abort; kind `setup` if the pages or the recording cannot be read, with the facts in
 * `corpus` or the problem of the recording as `code`.
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

function readSetupFacts(error: unknown): Pick<ServiceErrorFacts, 'code' | 'corpus' | 'detail'> | undefined {
  if (error instanceof RecordingError) return readRecordingFacts(error)
  if (error instanceof CorpusError || error instanceof LinkOutError) {
    return { corpus: error.facts, detail: error.message }
  }
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
