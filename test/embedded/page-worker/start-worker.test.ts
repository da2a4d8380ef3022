import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'

afterEach(() => vi.unstubAllEnvs())

it('gives the worker an environment without keys', async () => {
  const kept = ['INPUT_BRAND', 'API_KEYS', 'DB_PASS', 'GITHUB_TOKEN', 'NODE_OPTIONS']
  for (const name of [...kept, 'GIT_ASKPASS']) vi.stubEnv(name, '')
  const script = join(mkdtempSync(join(tmpdir(), 'worker-')), 'worker.mjs')
  writeFileSync(script, 'process.send(Object.keys(process.env)); process.disconnect()')
  const worker = startWorkerOn(pathToFileURL(script), [])
  const [names] = await once(worker, 'message')
  expect(names).toEqual(expect.arrayContaining(['PATH', 'GIT_ASKPASS']))
  expect(names.filter((name: string) => kept.includes(name))).toEqual([])
})
