import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { DownloadError, type DownloadErrorDetails } from '../../../src/client/download-error.ts'
import { copyReport } from '../../../src/run/service/open-embedded.ts'
import { aFolder, write } from '../../support/git-repository.ts'

/** A data folder with a report, next to a file and a folder of others. */
function aMachine() {
  const machine = aFolder()
  write(machine, { 'data/reports/a b.csv': 'a,b\n', 'secret.csv': 'x,y\n', 'data-of-others/x.csv': 'x,y\n' })
  mkdirSync(join(machine, 'run'))
  const urlOf = (path: string) => pathToFileURL(join(machine, path)).href
  const path = join(machine, 'run', 'service-report.csv')
  return {
    machine,
    urlOf,
    path,
    copy: (url: string, to = path) => copyReport({ url, path: to, format: 'csv' }, join(machine, 'data')),
  }
}

async function factsOf(copied: Promise<void>): Promise<DownloadErrorDetails> {
  const error = await copied.catch((reason: unknown) => reason)
  if (error instanceof DownloadError) return error.details
  throw new Error(`Not a DownloadError: ${error}`)
}

describe('a report of the embedded service', () => {
  it('is copied by its URL', async () => {
    const { copy, urlOf, path } = aMachine()
    await copy(urlOf('data/reports/a b.csv'))
    expect(readFileSync(path, 'utf8')).toBe('a,b\n')
  })

  it.each(['secret.csv', 'data-of-others/x.csv', 'data', 'data/link.csv', 'data/linked/secret.csv'])(
    'is not the file %s',
    async name => {
      const { machine, copy, urlOf } = aMachine()
      symlinkSync(join(machine, 'secret.csv'), join(machine, 'data', 'link.csv'))
      symlinkSync(machine, join(machine, 'data', 'linked'))
      expect(await factsOf(copy(urlOf(name)))).toMatchObject({ kind: 'refused' })
      expect(readdirSync(join(machine, 'run'))).toEqual([])
    },
  )

  it('cannot be reached by a path that leaves the folder', async () => {
    const { copy, urlOf } = aMachine()
    for (const way of ['/../secret.csv', '/%2e%2e/secret.csv']) {
      expect(await factsOf(copy(urlOf('data') + way))).toMatchObject({ kind: 'refused' })
    }
    expect(await factsOf(copy(`${urlOf('data')}/..%2fsecret.csv`))).toMatchObject({ kind: 'disk' })
  })

  it.each([
    'https://files.example/report.csv',
    'http://127.0.0.1/report.csv',
    'file://files.example/share/report.csv',
    'data:,a%2Cb',
    '/etc/passwd',
    '',
  ])('is not at %j', async url => {
    expect(await factsOf(aMachine().copy(url))).toMatchObject({ kind: 'refused' })
  })

  it('fails if it does not exist or cannot be written', async () => {
    const { machine, copy, urlOf } = aMachine()
    expect(await factsOf(copy(urlOf('data/reports/none.csv')))).toMatchObject({
      kind: 'disk',
      code: 'ENOENT',
    })
    const nowhere = join(machine, 'none', 'report.csv')
    const facts = await factsOf(copy(urlOf('data/reports/a b.csv'), nowhere))
    expect(facts).toMatchObject({ kind: 'disk', code: 'ENOENT' })
  })
})
