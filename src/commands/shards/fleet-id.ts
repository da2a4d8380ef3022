import { createHash } from 'node:crypto'
import { basename } from 'node:path'

/**
 * Returns a text that tells the fleets of a repository apart, such as `ai-visibility-5e0c7b21`. It is a part of names of
 * artifacts. `config`: path of the config file; `key`: of the only gate, where the run has one.
 */
export function fleetId(config: string | undefined, key: string | undefined): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([config ?? null, key ?? null]))
    .digest('hex')
    .slice(0, 8)
  const name = config === undefined ? (key ?? 'default') : basename(config).replace(/\.[^.]*$/, '')
  const plain = name.replaceAll(/[^A-Za-z\d._-]+/g, '-').slice(0, 64)
  return `${plain}-${digest}`
}
