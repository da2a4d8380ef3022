/** What the upload and the download of artifacts share. */
import * as z from 'zod'
import { plainDetail } from '../../lib/http/excerpt.ts'

/** Azure's client has the status, and the whole body of an answer as its message. */
const failureSchema = z.object({ message: z.string(), statusCode: z.int().optional() })

/** Returns what the client says of a failure, without markup. */
export function describeStorageError(error: unknown): string {
  const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) }
  const words = plainDetail(message)
  return statusCode === undefined ? words : `the storage answered ${statusCode}: ${words}`
}

/** Rejects after this time. Its timer keeps no process alive. */
export function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    const error = new Error(`no end after ${milliseconds / 1000} seconds`)
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}

/** Tells whether the run has a storage for artifacts. Enterprise servers and other forges lack the service; the client would say so in a warning that misleads. */
export function hasArtifactStorage(env: NodeJS.ProcessEnv): boolean {
  const { hostname = '' } = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com') ?? {}
  const isGitHub =
    hostname === 'github.com' || hostname.endsWith('.ghe.com') || hostname.endsWith('.localhost')
  return isGitHub && Boolean(env['ACTIONS_RUNTIME_TOKEN']) && Boolean(env['ACTIONS_RESULTS_URL'])
}
