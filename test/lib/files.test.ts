import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeFileAtomically } from '../../src/lib/files.ts'
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

  it('replaces a file in one step: who has it open reads the old one to its end', async () => {
    const path = join(folder, 'result.json')
    await writeFileAtomically(path, 'old')
    const reader = await open(path)
    await writeFileAtomically(path, Buffer.from('new'))
    expect(await reader.readFile('utf8')).toBe('old')
    await reader.close()
    expect(await readFile(path, 'utf8')).toBe('new')
  })

  it('leaves nothing behind when the file cannot take its name', async () => {
    await mkdir(join(folder, 'result.json'), { recursive: true })
    await expect(writeFileAtomically(join(folder, 'result.json'), '{}')).rejects.toThrow(
      /EISDIR|ENOTEMPTY|EEXIST/,
    )
    expect(await readdir(folder)).toEqual(['result.json'])
  })
})
