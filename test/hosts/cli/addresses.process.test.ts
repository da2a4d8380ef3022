import { describe, expect, it } from 'vitest'
import { addresses } from '../../../src/hosts/cli/addresses.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const files = {
  'docusaurus.config.js':
    "export default { baseUrl: '/kit/', presets: [['classic', { docs: { routeBasePath: 'guide' } }]] }",
  'docs/Intro.md': '# Intro\n',
  'docs/_part.md': '# Part\n',
  'README.md': '# Kit\n',
}

/** Runs the command in a repository with these files. */
async function run(argv: string[], added: Record<string, string> = {}, isTerminal = false) {
  const folder = aRepository()
  commit(folder, { ...files, ...added })
  const terminal = createTerminal({}, isTerminal)
  const code = await addresses(argv, { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

describe('addresses', () => {
  it('prints JSON into a pipe, without pages whose address is not known', async () => {
    const { code, out, err } = await run([])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toEqual({ 'docs/Intro.md': ['/kit/guide/Intro'], 'docs/_part.md': [] })
  })

  it('mentions on standard error that no address is known', async () => {
    const { code, out, err } = await run([], { 'docusaurus.config.js': '' })
    expect({ code, out }).toEqual({ code: 0, out: '{}\n' })
    expect(err).toBe('No address is known. Set generator, or site-url such as https://HOST/{path}.\n')
  })

  it('prints a table at a terminal', async () => {
    const { out } = await run([], {}, true)
    expect(out).toBe(
      [
        'README.md      not known',
        'docs/Intro.md  /kit/guide/Intro',
        'docs/_part.md  not published',
        '',
      ].join('\n'),
    )
  })

  it('uses the config file', async () => {
    const config = 'brand: Acme\nkeywords: [a b]\ngenerator: none\nsite-url: https://acme.dev/x/{path}\n'
    const { out } = await run([], { '.github/ai-visibility.yml': config })
    expect(JSON.parse(out)).toMatchObject({ 'docs/Intro.md': ['/x/docs/Intro'] })
  })

  it('exits with 2 for a wrong flag', async () => {
    expect(await run(['--format', 'xml'])).toMatchObject({ code: 2, out: '' })
  })
})
