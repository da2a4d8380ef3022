import { mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readBaseFile } from '../../src/checkout/base-commits.ts'
import {
  aFolder,
  aRepository,
  aRepositoryWithSubmodule,
  commit,
  git,
  write,
} from '../support/git-repository.ts'
import { keepsCase } from '../support/keeps-case.ts'
import { detailsOf } from '../support/pages.ts'

const path = 'data/baseline.json'
const strict = '{"strict":true}'
const loose = '{"loose":true}'

/** Reads the file as it was before what `change` does to a repository with these files. */
async function readBefore(
  files: Record<string, string>,
  change: (folder: string) => void,
  { folder = aRepository(), asked = path }: { folder?: string; asked?: string } = {},
) {
  const base = commit(folder, files)
  change(folder)
  return { base, file: await readBaseFile({ folder }, { change: { base, head: commit(folder, {}) } }, asked) }
}

/** Returns why the file cannot be read as it was before. */
async function reasonOf(reading: Promise<unknown>) {
  const details = await detailsOf(reading)
  return details.code === 'AVG_BASE_FILE' ? details.reason : details
}

describe('a file that a change edits', () => {
  it('is read from the base, whatever replaced it', async () => {
    const changes: ((folder: string) => void)[] = [
      folder => write(folder, { [path]: loose }),
      folder => rmSync(join(folder, 'data'), { recursive: true }),
      folder => {
        rmSync(join(folder, path))
        write(folder, { [`${path}/file`]: loose })
      },
      folder => {
        renameSync(join(folder, 'data'), join(folder, 'moved'))
        write(folder, { 'moved/baseline.json': loose })
        symlinkSync('moved', join(folder, 'data'))
      },
    ]
    for (const change of changes) {
      const { base, file } = await readBefore({ [path]: strict }, change)
      expect(file).toEqual({ kind: 'base', text: strict, commit: base })
    }
  })

  it('is read from the base if a submodule of the repository itself replaces its folder', async () => {
    const { file } = await readBefore({ [path]: strict, 'baseline.json': loose }, folder => {
      rmSync(join(folder, 'data'), { recursive: true })
      git(folder, 'add', '--all')
      const words = ['submodule', '--quiet', 'add', pathToFileURL(folder).href, 'data']
      git(folder, '-c', 'protocol.file.allow=always', ...words)
    })
    expect(file).toMatchObject({ text: strict })
  })

  it('is read through the links of the commit', async () => {
    const folder = aRepository()
    mkdirSync(join(folder, 'data'))
    symlinkSync('../kept/first.json', join(folder, path))
    const files = { 'kept/first.json': strict }
    const { file } = await readBefore(files, () => write(folder, { 'kept/first.json': loose }), { folder })
    expect(file).toMatchObject({ text: strict })
  })

  it.each([
    ['in a checkout in a folder of the workspace', 'site/', ''],
    ['below the folder of a larger repository', '', 'site/'],
  ])('is found %s', async (_, repository, inside) => {
    const workspace = aFolder()
    const folder = join(workspace, repository)
    mkdirSync(folder, { recursive: true })
    git(folder, 'init', '--quiet')
    const base = commit(folder, { [`${inside}${path}`]: strict })
    const change = { base, head: commit(folder, { [`${inside}${path}`]: loose }) }
    const file = await readBaseFile({ folder: join(workspace, inside) }, { change }, `${repository}${path}`)
    expect(file).toMatchObject({ text: strict })
  })

  it('is found by an absolute path, also through a link outside of the workspace', async () => {
    const folder = aRepository()
    const link = join(aFolder(), 'link')
    symlinkSync(folder, link)
    const edit = () => write(folder, { [path]: loose })
    const { file } = await readBefore({ [path]: strict }, edit, { folder, asked: join(link, path) })
    expect(file).toMatchObject({ text: strict })
  })

  it('is found in another case only if the file system ignores case', async () => {
    for (const ignoresCase of ['true', 'false']) {
      const folder = aRepository()
      git(folder, 'config', 'core.ignorecase', ignoresCase)
      const remove = () => rmSync(join(folder, path))
      const { file } = await readBefore({ [path]: strict }, remove, { folder, asked: 'Data/Baseline.json' })
      expect(file.kind).toBe(ignoresCase === 'true' ? 'base' : 'work-tree')
    }
  })

  it.runIf(keepsCase())('differs from a file whose name differs only in case', async () => {
    const folder = aRepository()
    const files = { 'data/Baseline.json': loose, [path]: strict }
    const { file } = await readBefore(files, () => write(folder, { [path]: loose }), { folder })
    expect(file).toMatchObject({ text: strict })
  })

  it('has the line ends of the commit, not those of the work tree', async () => {
    const folder = aRepository()
    git(folder, 'config', 'core.autocrlf', 'true')
    const { file } = await readBefore({ [path]: '{\n}\n' }, () => write(folder, { [path]: '{}\r\n' }), {
      folder,
    })
    expect(file).toMatchObject({ text: '{\n}\n' })
  })
})

describe('a file of a branch that began before the file existed', () => {
  it('is read from the tip of the base branch, whether or not the branch has its own', async () => {
    for (const own of [{}, { [path]: loose }]) {
      const folder = aRepository()
      commit(folder, { 'a.md': 'a' })
      git(folder, 'checkout', '--quiet', '-b', 'head')
      const head = commit(folder, { 'b.md': 'b', ...own })
      git(folder, 'checkout', '--quiet', 'main')
      const base = commit(folder, { [path]: strict })
      git(folder, 'checkout', '--quiet', 'head')
      const file = await readBaseFile({ folder }, { change: { base, head } }, path)
      expect(file).toEqual({ kind: 'base', text: strict, commit: base })
    }
  })
})

describe('a file in a run for an event without a change', () => {
  it('is read from the commit of the workflow, whatever is checked out', async () => {
    const folder = aRepository()
    const workflowCommit = commit(folder, { [path]: strict })
    commit(folder, { [path]: loose, 'own.json': loose })
    expect(await readBaseFile({ folder }, { workflowCommit }, path)).toMatchObject({ text: strict })
    expect(await readBaseFile({ folder }, { workflowCommit }, 'own.json')).toMatchObject({ kind: 'added' })
  })

  it('is not read if that commit is not available', async () => {
    const folder = aRepository()
    commit(folder, { [path]: loose })
    for (const workflowCommit of ['1'.repeat(40), '']) {
      expect(await reasonOf(readBaseFile({ folder }, { workflowCommit }, path))).toBe('git')
    }
  })

  it('is read from the work tree if only people with write access cause the event', async () => {
    expect(await readBaseFile({ folder: aFolder() }, {}, path)).toEqual({ kind: 'work-tree' })
  })
})

describe('a file that is not in the base', () => {
  it('is added together with its folder and with a link to it', async () => {
    for (const asked of [path, 'link.json']) {
      const { file } = await readBefore(
        {},
        folder => {
          write(folder, { [path]: loose })
          symlinkSync(path, join(folder, 'link.json'))
        },
        { asked },
      )
      expect(file).toMatchObject({ kind: 'added' })
    }
  })

  it('is decided by the work tree if a step of the job created it, or if it is missing', async () => {
    const folder = aRepository()
    const base = commit(folder, {})
    const read = () => readBaseFile({ folder }, { change: { base, head: base } }, path)
    expect(await read()).toEqual({ kind: 'work-tree' })
    write(folder, { [path]: loose })
    expect(await read()).toEqual({ kind: 'work-tree' })
  })

  it('is read from the base if a link of the job leads to a file that the change edits', async () => {
    const folder = aRepository()
    const base = commit(folder, { [path]: strict })
    const head = commit(folder, { [path]: loose })
    symlinkSync(path, join(folder, 'latest.json'))
    expect(await readBaseFile({ folder }, { change: { base, head } }, 'latest.json')).toMatchObject({
      text: strict,
    })
  })
})

describe('a file that cannot be read from the base', () => {
  it('is a folder in the commit', async () => {
    const reading = readBefore({ [`${path}/inner`]: 'x' }, () => {})
    expect(await reasonOf(reading)).toBe('folder')
  })

  it.each(['../../outside.json', 'nothing.json', 'baseline.json'])('is a link to %s', async target => {
    const folder = aRepository()
    mkdirSync(join(folder, 'data'))
    symlinkSync(target, join(folder, path))
    expect(await reasonOf(readBefore({}, () => {}, { folder }))).toBe('link')
  })

  it('is in a submodule, which the change could move', async () => {
    const folder = aRepositoryWithSubmodule({ 'baseline.json': strict })
    const base = git(folder, 'rev-parse', 'HEAD')
    const reading = readBaseFile({ folder }, { change: { base, head: base } }, 'sub/baseline.json')
    expect(await reasonOf(reading)).toBe('submodule')
  })

  it('is outside of a checkout, or the commit is not available', async () => {
    const change = { base: '1'.repeat(40), head: '2'.repeat(40) }
    const none = readBaseFile({ folder: aFolder() }, { change }, path)
    expect(await reasonOf(none)).toBe('git')
    const folder = aRepository()
    commit(folder, { [path]: loose })
    expect(await reasonOf(readBaseFile({ folder }, { change }, path))).toBe('git')
  })

  it('rejects with the reason of its signal', async () => {
    const folder = aRepository()
    const base = commit(folder, { [path]: strict })
    const signal = AbortSignal.abort(new Error('the time budget ended'))
    const reading = readBaseFile({ folder, signal }, { change: { base, head: base } }, path)
    await expect(reading).rejects.toThrow('the time budget ended')
  })
})
