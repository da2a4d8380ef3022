import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { git } from '../../../checkout/git.ts'
import { readRemote } from '../../../checkout/remote.ts'
import { withSlashes } from '../../../lib/files.ts'

const RELEASED = 'ai-visibility-gate/ai-visibility-gate'

/** Returns the command that starts the script from a folder. `node` is the path of the program that runs it. */
export function describeProgram(script: string, node: string, folder: string): string {
  if (/[\\/]node_modules[\\/]/.test(script)) return 'npx ai-visibility-gate'
  if (!/\.[jt]s$/.test(script)) return 'ai-visibility-gate'
  // npx installed this Node, because that of the machine is too old.
  const start = /[\\/]_npx[\\/]/.test(node) ? 'npx -p node@24 -- node' : 'node'
  const path = withSlashes(relative(folder, script))
  return `${start} ${/^[\w./@-]+$/.test(path) ? path : JSON.stringify(path)}`
}

/** Returns the action as a step uses it: the commit of a clone that is on GitHub, otherwise the release. */
export async function findAction(script: string, version: string): Promise<string> {
  const folder = existsSync(script) ? dirname(dirname(realpathSync(script))) : ''
  if (!existsSync(join(folder, '.git'))) return `${RELEASED}@v${version}`
  const repository = (await readRemote({ folder }))?.repository
  const commit = (await git({ folder }, ['rev-parse', 'HEAD'])).trim()
  return repository === undefined ? `${RELEASED}@v${version}` : `${repository}@${commit}`
}
