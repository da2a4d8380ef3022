import * as z from 'zod'
import { lineOf } from '../../../errors/avg-error.ts'
import { plainDetail } from '../../../lib/http/excerpt.ts'

/** Returns the name of the artifact with the report files of a gate. */
export function nameArtifact(key: string): string {
  return `ai-visibility-${key}`
}

export interface ArtifactRequest {
  name: string
  /** Paths of existing files below `rootFolder`, whose structure the artifact keeps. */
  files: string[]
  rootFolder: string
  /** Page of the workflow run, which links to its artifacts. */
  runUrl: string | undefined
}

interface UploadedArtifact {
  id?: number
  url?: string
  warning?: string
}

/**
 * Uploads the files within `timeout` milliseconds. Never rejects: a failure is returned as a warning. The client cannot be
 * stopped, so after a time-out it may keep the process running.
 */
export async function uploadArtifact(request: ArtifactRequest, timeout = 120_000): Promise<UploadedArtifact> {
  const { name, files, rootFolder, runUrl } = request
  const stay = `The files stay in ${rootFolder}.`
  const failed = (detail: string) => ({
    warning: lineOf('AVG_ARTIFACT', `The artifact ${name} was not uploaded (${detail}).`, stay),
  })
  if (!hasArtifactStorage(process.env)) {
    const lack =
      'Artifacts need the storage of GitHub.com, which this run does not have: nothing was uploaded.'
    return { warning: lineOf('AVG_ARTIFACT_STORAGE', lack, stay) }
  }
  try {
    const { DefaultArtifactClient } = await import('@actions/artifact')
    const upload = new DefaultArtifactClient().uploadArtifact(name, files, rootFolder)
    const { id = 0 } = await Promise.race([upload, rejectAfter(timeout)])
    // The client returns 0 if the storage returned no id.
    if (id === 0) return failed('the storage gave it no number')
    return runUrl === undefined ? { id } : { id, url: `${runUrl}/artifacts/${id}` }
  } catch (error) {
    if (!/\(409\)/.test(String(error))) return failed(describeStorageError(error))
    const taken = `This workflow run already has an artifact named ${name}. ${stay}`
    return { warning: lineOf('AVG_ARTIFACT_409', taken) }
  }
}

/** The message of an error of Azure's client is the whole body of the answer. */
const failureSchema = z.object({ message: z.string(), statusCode: z.int().optional() })

function describeStorageError(error: unknown): string {
  const { message, statusCode } = failureSchema.safeParse(error).data ?? { message: String(error) }
  const words = plainDetail(message)
  return statusCode === undefined ? words : `the storage answered ${statusCode}: ${words}`
}

/** Its timer does not keep the process running. */
function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    const error = new Error(`no end after ${milliseconds / 1000} seconds`)
    AbortSignal.timeout(milliseconds).addEventListener('abort', () => reject(error))
  })
}

/** Enterprise servers and other forges have no such storage, and the client's warning about that is misleading. */
function hasArtifactStorage(env: NodeJS.ProcessEnv): boolean {
  const { hostname = '' } = URL.parse(env['GITHUB_SERVER_URL'] || 'https://github.com') ?? {}
  const isGitHub =
    hostname === 'github.com' || hostname.endsWith('.ghe.com') || hostname.endsWith('.localhost')
  return isGitHub && Boolean(env['ACTIONS_RUNTIME_TOKEN']) && Boolean(env['ACTIONS_RESULTS_URL'])
}
