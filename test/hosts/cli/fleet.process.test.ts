/** What plan, shard and merge say to wrong flags, and to a run without secrets. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { merge, plan, shard } from '../../../src/hosts/cli/fleet.ts'
import { aFolder, aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const gate = ['--brand', 'Acme', '--keywords', 'kanban', '--keywords', 'crm']
const account = ['--base-url', 'https://api.example.com', '--api-key', 'key', '--plan', 'pro']

async function run(
  command: (argv: string[], context: Parameters<typeof shard>[1]) => Promise<number>,
  argv: string[],
  folder = aFolder(),
) {
  const terminal = createTerminal({})
  const code = await command(argv, { ...terminal, folder, signal, version: '1.2.3' })
  return { code, ...terminal.printed }
}

describe('wrong flags', () => {
  it.each([
    [
      'a range of samples',
      shard,
      ['1/2', ...gate, '--samples', '3..9'],
      /--samples: got "3..9"; expected a single/,
    ],
    ['a range of samples', plan, [...gate, '--samples', '3..9'], /--samples: got "3..9"/],
    ['a range of samples', merge, ['.', ...gate, '--samples', '3..9'], /--samples: got "3..9"/],
    [
      'more shards than the account feeds',
      shard,
      ['1/6', ...gate, ...account],
      /"1\/6"; expected at most 5 shards/,
    ],
    ['no shard', shard, gate, /--shard: nothing was given; expected a shard after the command/],
    ['a shard that is none', shard, ['3/2', ...gate], /--shard: got "3\/2"/],
    ['an attempt that is none', shard, ['1/2', ...gate, '--attempt', '0'], /--attempt: got "0"/],
    [
      'a shard for another command',
      check,
      [...gate, '--shard', '1/2'],
      /--shard: got "1\/2"; expected no value/,
    ],
    ['no folder', merge, ['no-folder', ...gate], /no-folder: expected a folder with results of shards/],
    [
      'a format of no plan',
      plan,
      [...gate, '--format', 'markdown'],
      /--format: got "markdown"; expected text or json/,
    ],
  ])('are refused before anything is scanned: %s', async (_, command, argv, words) => {
    const { code, out, err } = await run(command, argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(words)
  })
})

describe('a shard', () => {
  const aSite = () => {
    const folder = aRepository()
    commit(folder, { 'docs/crm.md': '# What is a CRM?\n\nA CRM is what Acme makes.\n' })
    return folder
  }

  it('says what it did and where its result is, and leaves nothing else', async () => {
    const output = join(aFolder(), 'parts')
    const { code, out } = await run(shard, ['1/1', ...gate, '--output', output], aSite())
    const path = join(output, 'ai-visibility-partial-1-1-of-1.ndjson.gz')
    expect([code, out]).toEqual([0, `Shard 1/1 made 2 of 2 scans. The result is in ${path}\n`])
    expect(existsSync(path)).toBe(true)
  })

  it.each([
    ['fails where the verdict will be an error', [], 1],
    ['passes where fail-on does not list error', ['--fail-on', 'fail'], 0],
  ])('that cannot scan writes why, and %s', async (_, more, expected) => {
    const folder = aRepository()
    const argv = ['1/1', ...gate, '--output', join(folder, 'parts'), ...more]
    const { code, out, err } = await run(shard, argv, folder)
    expect(code).toBe(expected)
    expect(out).toMatch(/^Shard 1\/1 made 0 of 2 scans/)
    expect(err).toMatch(/^AVG_\w+: default: /m)
    const merged = await run(merge, [join(folder, 'parts'), ...gate], folder)
    expect(merged).toMatchObject({ code: 1, out: expect.stringMatching(/^✗ .*: Acme was not measured\n/) })
  })
})
