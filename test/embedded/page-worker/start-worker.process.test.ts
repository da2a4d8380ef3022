import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, it, vi } from 'vitest'
import { startWorkerOn } from '../../../src/embedded/page-worker/start-worker.ts'
import { aFolder, write } from '../../support/git-repository.ts'

afterEach(() => vi.unstubAllEnvs())

it('gives the worker an environment without keys', async () => {
  const kept = ['INPUT_BRAND', 'API_KEYS', 'DB_PASS', 'GITHUB_TOKEN', 'NODE_OPTIONS']
  for (const name of [...kept, 'GIT_ASKPASS']) vi.stubEnv(name, '')
  const names = await answerOf('Object.keys(process.env)', [])
  expect(names).toEqual(expect.arrayContaining(['PATH', 'GIT_ASKPASS']))
  expect(names.filter(name => kept.includes(name))).toEqual([])
})

it('lets the worker only read its folders', async () => {
  const [own, other] = [aFolder(), aFolder()]
  write(own, { 'docs/page.md': 'text' })
  write(other, { 'key.txt': 'key' })
  const attempts = [
    [`fs.readFileSync(${JSON.stringify(join(own, 'docs/page.md'))}, 'utf8')`, 'text'],
    [`fs.readFileSync(${JSON.stringify(join(other, 'key.txt'))}, 'utf8')`, 'ERR_ACCESS_DENIED'],
    [`fs.readdirSync(${JSON.stringify(other)})`, 'ERR_ACCESS_DENIED'],
    [`fs.writeFileSync(${JSON.stringify(join(own, 'docs/page.md'))}, '')`, 'ERR_ACCESS_DENIED'],
    [`fs.writeFileSync(${JSON.stringify(join(other, 'new.txt'))}, '')`, 'ERR_ACCESS_DENIED'],
  ]
  const tries = attempts.map(([code]) => `(() => { try { return ${code} } catch (e) { return e.code } })()`)
  expect(await answerOf(`[${tries.join(', ')}]`, [own])).toEqual(attempts.map(([, result]) => result))
})

it.each([
  ['its program is inside', 'site', 'site/node_modules/gate'],
  ['its name begins the name of another one', 'site', 'site-old'],
  ['it has a space and a comma', 'the site, ours', 'base'],
])('lets the worker list a folder if %s', async (_, site, other) => {
  const folder = aFolder()
  const folders = [site, other].map(name => join(folder, name))
  for (const each of folders) write(each, { 'page.md': 'text' })
  const lists = [...folders, folder].map(each => {
    const path = JSON.stringify(each)
    return `(() => { try { return fs.readdirSync(${path}).at(-1) } catch (e) { return e.code } })()`
  })
  const listed = ['page.md', 'page.md', 'ERR_ACCESS_DENIED']
  expect(await answerOf(`[${lists.join(', ')}]`, folders)).toEqual(listed)
  expect(await answerOf(`[${lists.join(', ')}]`, folders.toReversed())).toEqual(listed)
})

/** Returns the value of an expression in a worker. */
async function answerOf(expression: string, folders: string[]): Promise<string[]> {
  const folder = aFolder()
  write(folder, {
    'worker.mjs': `import fs from 'node:fs'\nprocess.send(${expression})\nprocess.disconnect()`,
  })
  const worker = startWorkerOn(pathToFileURL(join(folder, 'worker.mjs')), [], folders)
  const [answer] = await once(worker, 'message')
  return answer
}
