/** A confirmed owner on its way from an input or a file to the verdict. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { backtest } from '../../../src/hosts/cli/backtest.ts'
import { check } from '../../../src/hosts/cli/check.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal } from '../../support/terminal.ts'

const { signal } = new AbortController()
const QUESTION = 'return a parcel'
const OWNER = 'docs/desk.md'

/** No name of the page says the question. */
const desk = `# The desk at the harbor

Bring the box and its receipt to the desk before six in the evening. The clerk weighs it and prints a label.
Stick the label over the old address, keep the lower half, and wait for the mail that tells its number.

Boxes above thirty kilos go to the ramp behind the building, where a driver takes them on Tuesdays and Fridays.
The money comes back to the card within nine days; for gifts it becomes a voucher with the same value.
`
const pages = {
  [OWNER]: desk,
  'docs/index.md':
    '# Parcels\n\nReturn a parcel whenever you like: people return a parcel for many reasons.\n',
}

/** A history whose last commit deletes the page, and writes other files. */
function aSite(before: Record<string, string> = {}, after: Record<string, string> = {}): string {
  const folder = aRepository()
  commit(folder, { ...pages, ...before })
  rmSync(join(folder, OWNER))
  commit(folder, after)
  return folder
}

const gate = (keyword: string) => ['--brand', 'Acme', '--keywords', keyword]

async function run(command: typeof check, folder: string, argv: string[]) {
  const terminal = createTerminal({ NO_COLOR: '1' })
  const code = await command(argv, { ...terminal, folder, signal })
  return { code, ...terminal.printed }
}

describe('a confirmed owner', () => {
  it.each([
    [QUESTION, 0],
    [`${QUESTION} | owner: docs/index.md`, 0],
    [`${QUESTION} | owner: ${OWNER}`, 1],
  ])('decides the verdict of a deleted page: %s', async (keyword, exit) => {
    const { code } = await run(check, aSite(), [...gate(keyword), '--baseline-ref', 'HEAD~1'])
    expect(code).toBe(exit)
  })

  it('is named once by check if the base does not have its page', async () => {
    const keyword = `${QUESTION} | owner: docs/old.md`
    const config = { '.github/ai-visibility.yml': `brand: Acme\nkeywords:\n  - ${keyword}\n` }
    const { out, err } = await run(check, aSite(config), ['--baseline-ref', 'HEAD~1'])
    expect(out).toContain('docs/old.md')
    expect(err).not.toContain('docs/old.md')
  })

  it('decides about the commits of a backtest', async () => {
    const failedOf = async (keyword: string) => {
      const { out } = await run(backtest, aSite(), [...gate(keyword), '--format', 'json'])
      return JSON.parse(out).verdicts.failed
    }
    expect(await failedOf(QUESTION)).toBe(0)
    expect(await failedOf(`${QUESTION} | owner: ${OWNER}`)).toBe(1)
  })

  it('is that of the base if the change names another one in the config file', async () => {
    const config = (owner: string) => ({
      'gates.yml': `gates:\n  - key: docs\n    brand: Acme\n    keywords:\n      - ${QUESTION} | owner: ${owner}\n`,
    })
    const folder = aSite(config(OWNER), config('docs/index.md'))
    const argv = ['--config', 'gates.yml', '--baseline', 'base', '--baseline-ref', 'HEAD~1']
    const { code, err } = await run(check, folder, argv)
    expect(code).toBe(1)
    expect(err).toContain('gates.yml')
  })
})
