/** The command `report`, on real folders and a real branch. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Loss } from '../../../src/history/record.ts'
import { report } from '../../../src/hosts/cli/report-site.ts'
import { aRepository, commit, git } from '../../support/git-repository.ts'
import { aFingerprint, aLoss, aRecord, linesOf } from '../../support/history.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()

async function run(folder: string, ...argv: string[]) {
  const terminal = createTerminal()
  const code = await report(argv, { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

describe('report', () => {
  it('makes a site of the files of a folder, and reports what it left out', async () => {
    const folder = aRepository()
    const history = join(folder, 'history')
    mkdirSync(join(history, '.git'), { recursive: true })
    const future = aRecord({
      createdAt: '9999-01-01T00:00:00.000Z',
      fingerprint: aFingerprint({ brand: ['Initech'] }),
    })
    writeFileSync(join(history, 'acme.ndjson'), `${linesOf(aRecord())}\nbroken\n${linesOf(future)}`)
    const globex = aRecord({ fingerprint: aFingerprint({ brand: ['Globex'] }) })
    writeFileSync(join(history, 'globex.json'), JSON.stringify({ records: [JSON.parse(linesOf(globex))] }))
    writeFileSync(join(history, '.git', 'other.ndjson'), linesOf(aRecord()))
    const { code, out, err } = await run(folder, '--history', history, '--output', join(folder, 'site'))
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining(': 2 records.\n') })
    expect(out).toMatch(/^2 brands, 2 runs: wrote 3 files/)
    expect(existsSync(join(folder, 'site', 'brands', 'globex.html'))).toBe(true)
    const one = ['--history', history, '--output', join(folder, 'one'), '--brand']
    const written = { code: 0, out: expect.stringMatching(/^1 brand, 1 run: /) }
    expect(await run(folder, ...one, 'Globex')).toMatchObject(written)
    expect(readFileSync(join(folder, 'one', 'index.html'), 'utf8')).not.toContain('Acme')
    expect(await run(folder, ...one, 'Initech')).toMatchObject({
      ...{ code: 2, err: expect.stringContaining('The records have: Acme, Globex.') },
    })
  })

  it('refuses to write a site of more than 1,000 brands', async () => {
    const folder = aRepository()
    const records = Array.from({ length: 1001 }, (_, index) =>
      aRecord({ fingerprint: aFingerprint({ brand: [`Brand ${index}`] }) }),
    )
    writeFileSync(join(folder, 'a.ndjson'), records.map(record => linesOf(record)).join('\n'))
    const result = await run(folder, '--history', folder, '--output', join(folder, 'site'))
    expect(result).toMatchObject({ code: 2, err: expect.stringContaining('at most 1000') })
  })

  it('reads a branch of the clone, and no other branch', async () => {
    const folder = aRepository()
    commit(folder, { 'README.md': 'Acme' })
    git(folder, 'switch', '--quiet', '--orphan', 'ai-visibility-history')
    commit(folder, { 'acme.ndjson': linesOf(aRecord()) })
    const { code } = await run(folder, '--history', 'branch', '--output', join(folder, 'site'))
    expect(code).toBe(0)
    expect(readFileSync(join(folder, 'site', 'index.html'), 'utf8')).toContain('Acme')
    const other = aRepository()
    commit(other, { 'README.md': 'Acme' })
    expect((await run(other, '--history', 'branch')).code).toBe(2)
  })

  it.each([
    [[], 'no branch ai-visibility-history. Name a file of records with --history FILE, or fetch'],
    [['--history', 'nowhere'], 'nowhere does not exist.'],
  ])('refuses %j', async (argv, words) => {
    const { code, err } = await run(aRepository(), ...argv)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })

  it('writes nothing through a link that leads out of the checkout', async () => {
    const folder = aRepository()
    writeFileSync(join(folder, 'acme.ndjson'), linesOf(aRecord()))
    const outside = aRepository()
    symlinkSync(outside, join(folder, 'site'))
    const { code, err } = await run(
      ...([folder, '--history', join(folder, 'acme.ndjson'), '--output', join(folder, 'site')] as const),
    )
    expect(code).toBe(2)
    expect(err).toContain('AVG_LINK_OUT')
    expect(existsSync(join(outside, 'index.html'))).toBe(false)
  })
})

describe('report --month', () => {
  it('writes a page and a PDF for each brand, from the runs of all its gates', async () => {
    const folder = aRepository()
    const history = join(folder, 'history')
    mkdirSync(history)
    const inCountry = (country: string, createdAt: string, ...losses: Loss[]) =>
      aRecord({ createdAt, losses, costUsd: 0.2, fingerprint: aFingerprint({ country: [country] }) })
    const loss = aLoss({ since: '2026-10-30T23:59:00Z', scope: { kind: 'whole' } })
    const recovered: Loss = { ...loss, state: 'recovered', recoveringSince: '2026-11-02T10:00:00Z' }
    writeFileSync(
      join(history, 'de.ndjson'),
      linesOf(
        inCountry('DE', '2026-10-30T23:59:00Z', loss),
        inCountry('DE', '2026-11-02T10:00:00Z', recovered),
      ),
    )
    writeFileSync(join(history, 'us.ndjson'), linesOf(inCountry('US', '2026-11-02T11:00:00Z')))
    const globex = aRecord({ fingerprint: aFingerprint({ brand: ['Globex / Inc.'] }) })
    writeFileSync(join(history, 'globex.ndjson'), linesOf(globex))
    const pages = join(folder, 'pages')
    const { code, out } = await run(folder, '--history', history, '--output', pages, '--month', '2026-11')
    const names = [
      'acme-2026-11.html',
      'acme-2026-11.pdf',
      'globex---inc--2026-11.html',
      'globex---inc--2026-11.pdf',
    ]
    expect({ code, out }).toEqual({ code: 0, out: names.map(name => `${pages}/${name}\n`).join('') })
    const page = readFileSync(join(pages, 'acme-2026-11.html'), 'utf8')
    expect(page).toContain('8 answers of ChatGPT and Gemini on 1 day. Compared: the 4 answers')
    await run(folder, '--history', history, '--output', pages, '--month', '2026-10')
    for (const text of [page, readFileSync(join(pages, 'acme-2026-10.html'), 'utf8')])
      expect(text).toContain(' was cited less in Germany from 30 October to 2 November; the citations')
    expect(page).toContain('The answers cost 0.40 USD in 2 runs.')
    expect(page).toMatch(/ChatGPT in Germany.*1 of 2.*ChatGPT in the United States.*not compared/s)
    expect(readFileSync(join(pages, 'acme-2026-11.pdf'), 'latin1')).toMatch(/^%PDF/)
  })

  it.each([
    ['2026-13', '--month'],
    ['November', '--month'],
    ['2026-01', 'No run of 2026-01 is recorded. The records are of 2026-11.'],
  ])('refuses %s', async (month, words) => {
    const folder = aRepository()
    writeFileSync(join(folder, 'acme.ndjson'), linesOf(aRecord()))
    const { code, err } = await run(folder, '--history', join(folder, 'acme.ndjson'), '--month', month)
    expect(code).toBe(2)
    expect(err).toContain(words)
  })
})
