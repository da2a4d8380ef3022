/** Where the repository of a checkout is hosted. */
import { AvgError } from '../errors/avg-error.ts'
import { type Checkout, git } from './git.ts'

/** The remote `origin`. */
export interface Remote {
  /** Such as `github.com`. */
  host: string
  /** `owner/name`. */
  repository: string
}

/** Reads the remote `origin`; undefined where there is none, and for an address that names no owner. */
export async function readRemote(checkout: Checkout): Promise<Remote | undefined> {
  try {
    return parseRemote((await git(checkout, ['remote', 'get-url', 'origin'])).trim())
  } catch (error) {
    if (error instanceof AvgError) return undefined
    throw error
  }
}

/** A user and a password of the address are left out. */
function parseRemote(address: string): Remote | undefined {
  const url = URL.parse(address.replace(/^[\w.-]+@([\w.-]+):/, 'ssh://$1/'))
  const [, repository] = /^\/([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url?.pathname ?? '') ?? []
  return url?.hostname && repository ? { host: url.hostname, repository } : undefined
}

/** What stands before the id in the address of a commit, by a part of the name of its host. */
const COMMIT_PATHS = { github: 'commit/', gitlab: '-/commit/' }

/** Returns the address of the page of a commit, up to the id; undefined where the pages of the host are not known. */
export async function findCommitPages(checkout: Checkout): Promise<string | undefined> {
  const { host = '', repository } = (await readRemote(checkout)) ?? {}
  const known = Object.entries(COMMIT_PATHS).find(([name]) => host.split('.').includes(name))
  return known && `https://${host}/${repository}/${known[1]}`
}
