import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('says in one line which Node the served service needs', () => {
  const old = "Object.defineProperty(process, 'versions', { value: { node: '20.9.0' } })"
  const options = ['--import', `data:text/javascript,${encodeURIComponent(old)}`]
  const { status, stderr } = spawnSync(process.execPath, [...options, 'scripts/bundle/serve.cjs'])
  expect({ status, stderr: String(stderr) }).toEqual({
    ...{ status: 2, stderr: 'This is Node 20.9.0; AI Visibility Gate needs 22 or later.\n' },
  })
})
