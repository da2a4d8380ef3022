import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'

afterEach(() => vi.unstubAllEnvs())

it('keeps inputs, keys, tokens and passwords from the worker, and gives it the rest', async () => {
  const secrets = ['INPUT_API-KEY', 'INPUT_BRAND', 'OPENAI_API_KEY', 'GITHUB_TOKEN', 'DATAFORSEO_PASSWORD']
  for (const name of [...secrets, 'GIT_ASKPASS']) vi.stubEnv(name, 'x')
  const script = join(mkdtempSync(join(tmpdir(), 'worker-')), 'worker.mjs')
  writeFileSync(script, 'process.send(Object.keys(process.env)); process.disconnect()')
  const worker = startWorkerOn(pathToFileURL(script), [])
  const [names] = await once(worker, 'message')
  expect(names).toEqual(expect.arrayContaining(['PATH', 'GIT_ASKPASS']))
  expect(names).not.toEqual(expect.arrayContaining([expect.stringMatching(/^INPUT_|KEY$|TOKEN$|PASSWORD$/)]))
})
