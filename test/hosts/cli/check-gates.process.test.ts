/** What several gates of one config file print and write. They answer from the pages of a repository. */
import { readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const config = `gates:
  - key: acme
    brand: Acme
    keywords: [what is a crm]
    report: [html, csv]
  - key: globex
    brand: Globex
    keywords: [the oldest teapots]
    min-cited-engines: 1
  - key: initech
    brand: Initech
    keywords: [the oldest teapots]
    min-cited-engines: 1
`

/** Makes a repository with the gates. Returns its folder, and a function that checks them. */
function aFleet(...flags: string[]) {
  const folder = aRepository()
  commit(folder, {
    'docs/crm.md': '# What is a CRM?\n\nA CRM is what Acme makes.\n',
    '.github/fleet.yml': config,
  })
  const checkAll = async (...more: string[]) => {
    const terminal = createTerminal({})
    const argv = [...more, '--config', '.github/fleet.yml', ...flags]
    const code = await check(argv, { ...terminal, folder, signal })
    return { code, ...terminal.printed }
  }
  return { folder, checkAll }
}

describe('several gates', () => {
  it('prints all gates in one text in each format, fails, and gives the reason once', async () => {
    const { checkAll } = aFleet()
    const text = await checkAll()
    expect(text.code).toBe(1)
    expect(text.out.split('\n')[0]).toBe('✗ 2 of 3 gates failed')
    expect(text.out).toMatch(/^ {2}1 gate has no rule and cannot fail\.$/m)
    expect(text.out.match(/^ {2}✗ (Globex|Initech) +0 of 1$/gm)).toHaveLength(2)
    expect(text.err).not.toContain('AVG_')

    const json = await checkAll('--format', 'json')
    const result = JSON.parse(json.out)
    expect(json.code).toBe(1)
    expect(result).toMatchObject({ config: '.github/fleet.yml', verdict: 'fail', failed: true })
    expect(result.gates.map(({ key }: { key: string }) => key)).toEqual(['acme', 'globex', 'initech'])
    expect(json.err.match(/gates fail this run/g)).toHaveLength(1)
    expect(json.err).toMatch(
      /^AVG_RULE_MIN_CITED_ENGINES: globex: 0 engines cite Globex\. Your floor is 1\.$/m,
    )

    const markdown = await checkAll('--format', 'markdown')
    expect(markdown.out.match(/^## .*/gm)).toEqual([
      '## ❌ 2 of 3 gates failed',
      '## ❌ 0 engines cite Globex. Your floor is 1 · globex',
      '## ❌ 0 engines cite Initech. Your floor is 1 · initech',
    ])
  })

  it('writes one HTML report and one document for all gates, and the other files for each', async () => {
    const { checkAll } = aFleet()
    const output = aFolder()
    const { err } = await checkAll('--output', output)
    const files = (name: string) =>
      readdirSync(join(output, name))
        .filter(file => file.includes('.'))
        .toSorted()
    expect(readdirSync(output).toSorted()).toEqual(['_fleet', 'acme', 'globex', 'initech'])
    expect(files('_fleet')).toEqual(['fleet.json', 'report.html'])
    expect(files('acme')).toEqual(['result.json', 'scans.csv'])
    expect(files('globex')).toEqual(['result.json'])
    expect(JSON.parse(readFileSync(join(output, '_fleet/fleet.json'), 'utf8')).gates).toHaveLength(3)
    expect(err).toContain('fleet.json, and the files of 3 gates')
  })

  it('writes no file of the fleet through a link that leads out of the workspace', async () => {
    const { folder, checkAll } = aFleet()
    const output = join(folder, 'reports')
    commit(folder, { 'reports/.keep': '' })
    symlinkSync(aFolder(), join(output, '_fleet'))
    await expect(checkAll('--output', output)).rejects.toMatchObject({ details: { code: 'AVG_LINK_OUT' } })
  })

  it('prints the verdict of the gate that the flags choose', async () => {
    const { checkAll } = aFleet('--key', 'acme')
    const { code, out } = await checkAll('--format', 'json')
    expect([code, JSON.parse(out)]).toMatchObject([0, { format: 'ai-visibility-result', key: 'acme' }])
  })
})
