import { lstat, mkdir, open, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { AvgError } from '../../src/errors/avg-error.ts'
import {
  openToAppend,
  pathInside,
  readSmallFile,
  requireFolderInside,
  resolveInside,
  retryWhileInUse,
  writeFileAtomically,
} from '../../src/lib/files.ts'
import { createRunner, type Runner } from '../support/runner.ts'

let runner: Runner
let folder: string
beforeEach(async () => {
  runner = await createRunner()
  folder = join(runner.folder, 'reports', 'default')
})
afterEach(() => runner.remove())

describe('writeFileAtomically', () => {
  it('creates the file and the folders above it, and nothing else', async () => {
    await writeFileAtomically(join(folder, 'result.json'), '{"ü":1}')
    expect(await readFile(join(folder, 'result.json'), 'utf8')).toBe('{"ü":1}')
    expect(await readdir(folder)).toEqual(['result.json'])
  })

  it('replaces a file atomically, so that an open file remains readable', async () => {
    const path = join(folder, 'result.json')
    await writeFileAtomically(path, 'old')
    const reader = await open(path)
    await writeFileAtomically(path, Buffer.from('new'))
    expect(await reader.readFile('utf8')).toBe('old')
    await reader.close()
    expect(await readFile(path, 'utf8')).toBe('new')
  })

  it('leaves no temporary file after a failure', async () => {
    await mkdir(join(folder, 'result.json'), { recursive: true })
    await expect(writeFileAtomically(join(folder, 'result.json'), '{}')).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    )
    expect(await readdir(folder)).toEqual(['result.json'])
  })
})

describe('readSmallFile', () => {
  it('distinguishes a file, a folder, a large file and a missing one', async () => {
    const workspace = runner.folder
    await mkdir(join(workspace, 'a/b'), { recursive: true })
    await writeFile(join(workspace, 'a/c'), 'text')
    const read = (path: string) => readSmallFile(workspace, path, 4)
    expect(await read('a/c')).toEqual({ text: 'text' })
    expect(await readSmallFile(workspace, 'a/c', 3)).toEqual({ problem: 'too-large' })
    expect(await read('a/b')).toEqual({ problem: 'not-a-file' })
    for (const path of ['a/d', 'a/c/d']) expect(await read(path)).toEqual({ problem: 'missing' })
  })

  it.skipIf(process.platform === 'win32')('does not read a device, which may be endless', async () => {
    expect(await readSmallFile(runner.folder, '/dev/zero', 4)).toEqual({ problem: 'not-a-file' })
  })
})

/** A workspace with links that a commit could contain, and a folder next to it. */
async function aWorkspace(): Promise<{ workspace: string; outside: string }> {
  const [workspace, outside] = [join(runner.folder, 'workspace'), join(runner.folder, 'outside')]
  for (const path of [join(workspace, 'kept'), outside]) await mkdir(path, { recursive: true })
  await writeFile(join(outside, 'secret'), 'secret')
  const links = { reports: outside, relative: '../outside', 'file.json': '../outside/secret', inner: 'kept' }
  for (const [name, target] of Object.entries(links)) await symlink(target, join(workspace, name))
  await symlink('../outside/absent', join(workspace, 'dangling.json'))
  return { workspace, outside }
}

const PATHS = ['reports/a.json', 'relative/deep/a.json', 'file.json', 'dangling.json', 'reports/../reports/a']

describe('a link inside the workspace that leads out of it', () => {
  it.each(PATHS)('is refused by every writer: %s', async path => {
    const { workspace, outside } = await aWorkspace()
    for (const given of [path, join(workspace, path)]) {
      const writing = writeFileAtomically(given, 'x', workspace)
      await expect(writing).rejects.toThrow(AvgError)
      await expect(writing).rejects.toMatchObject({ details: { code: 'AVG_LINK_OUT', path: given } })
      await expect(openToAppend(given, workspace)).rejects.toThrow(AvgError)
    }
    expect(await readdir(outside)).toEqual(['secret'])
    expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('secret')
  })

  it('is allowed if the path itself is outside', async () => {
    const { workspace, outside } = await aWorkspace()
    const link = join(runner.folder, 'link.ndjson')
    await symlink(join(outside, 'secret'), link)
    for (const path of [link, '../link.ndjson']) {
      const file = await openToAppend(path, workspace)
      await file.appendFile('!')
      await file.close()
    }
    expect(await readFile(join(outside, 'secret'), 'utf8')).toBe('secret!!')
    await writeFileAtomically(join(outside, 'new', 'a.json'), '{}', workspace)
    expect(await readFile(join(outside, 'new', 'a.json'), 'utf8')).toBe('{}')
  })
})

describe('a link that stays inside the workspace', () => {
  it('is followed, and stays a link', async () => {
    const { workspace } = await aWorkspace()
    await writeFile(join(workspace, 'kept', 'a.json'), 'old')
    await symlink('kept/a.json', join(workspace, 'a.json'))
    await writeFileAtomically('a.json', 'new', workspace)
    await writeFileAtomically('inner/deep/b.json', 'b', workspace)
    expect((await lstat(join(workspace, 'a.json'))).isSymbolicLink()).toBe(true)
    expect(await readFile(join(workspace, 'kept', 'a.json'), 'utf8')).toBe('new')
    expect(await readFile(join(workspace, 'kept', 'deep', 'b.json'), 'utf8')).toBe('b')
  })

  it('may be the workspace itself', async () => {
    const { workspace } = await aWorkspace()
    await symlink(workspace, join(runner.folder, 'linked'))
    const real = join(await realpath(workspace), 'new', 'a.json')
    expect(await resolveInside(join(runner.folder, 'linked'), 'new/a.json')).toBe(real)
  })
})

describe('openToAppend', () => {
  it('creates the file and its folders, and keeps existing content', async () => {
    const { workspace } = await aWorkspace()
    for (const line of ['a', 'b']) {
      const file = await openToAppend('deep/lines', workspace)
      await file.appendFile(line)
      await file.close()
    }
    expect(await readFile(join(workspace, 'deep', 'lines'), 'utf8')).toBe('ab')
  })
})

describe('pathInside', () => {
  it.each([
    ['a/b.json', 'a/b.json'],
    ['./a//b.json', 'a/b.json'],
    ['a/../b.json', 'b.json'],
    ['..a/b.json', '..a/b.json'],
    ['/work/a.json', 'a.json'],
    ['../a.json', undefined],
    ['a/../../work2/b.json', undefined],
    ['/workspace/a.json', undefined],
    ['.', undefined],
    ['..', undefined],
  ])('reads %s as %s', (path, expected) => {
    expect(pathInside('/work', path)).toBe(expected)
  })
})

describe('retryWhileInUse', () => {
  const inUse = (code: string) => Object.assign(new Error(code), { code })

  it.each(['EPERM', 'EACCES', 'EBUSY'])('tries again after %s', async code => {
    let calls = 0
    const work = async () => {
      calls += 1
      if (calls < 3) throw inUse(code)
      return 'done'
    }
    expect(await retryWhileInUse(work, [0, 0, 0])).toBe('done')
    expect(calls).toBe(3)
  })

  it('gives up eventually, and immediately after any other error', async () => {
    const codes = ['EBUSY', 'EBUSY', 'EBUSY', 'ENOSPC', 'EBUSY']
    const work = () => Promise.reject(inUse(codes.shift() ?? ''))
    await expect(retryWhileInUse(work, [0, 0])).rejects.toThrow('EBUSY')
    await expect(retryWhileInUse(work, [0, 0])).rejects.toThrow('ENOSPC')
    expect(codes).toEqual(['EBUSY'])
  })
})

describe('requireFolderInside', () => {
  it.each(['reports', 'relative/new', 'run'])(
    'refuses %s, which leads out or contains a link that does',
    async folder => {
      const { workspace, outside } = await aWorkspace()
      await mkdir(join(workspace, 'run', 'deep'), { recursive: true })
      await symlink(outside, join(workspace, 'run', 'deep', 'embedded'))
      await expect(requireFolderInside(workspace, folder)).rejects.toThrow(AvgError)
    },
  )

  it('accepts a folder whose links stay inside, a missing one, and any outside of the workspace', async () => {
    const { workspace, outside } = await aWorkspace()
    await mkdir(join(workspace, 'run'))
    await symlink('../kept', join(workspace, 'run', 'kept'))
    await symlink(workspace, join(outside, 'link'))
    for (const folder of ['run', 'new/run', outside]) await requireFolderInside(workspace, folder)
  })
})
