import { AvgError } from '../errors/avg-error.ts'
import { type Checkout, git } from './git.ts'

export interface Remote {
  host: string
  repository: string
}

/** Reads the remote `origin`; undefined if there is none, or its address does not end with `owner/name`. */
export async function readRemote(checkout: Checkout): Promise<Remote | undefined> {
  try {
    return parseRemote((await git(checkout, ['remote', 'get-url', 'origin'])).trim())
  } catch (error) {
    if (error instanceof AvgError) return undefined
    throw error
  }
}

function parseRemote(address: string): Remote | undefined {
  const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, 'ssh://$1/'))
  const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? '') ?? []
  return url?.hostname && repository ? { host: url.hostname, repository } : undefined
}

const COMMIT_PATHS = { github: 'commit/', gitlab: '-/commit/' }

/** Returns the address of commits, to which the id is appended; undefined for an unknown host. */
export async function findCommitPages(checkout: Checkout): Promise<string | undefined> {
  const { host = '', repository } = (await readRemote(checkout)) ?? {}
  const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split('.').includes(name))
  return known && `https://${host}/${repository}/${known[1]}`
}
