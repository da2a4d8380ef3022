/** The commands that read which pages engines cite from the history branch of the clone. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { doctor } from '../../../src/hosts/cli/doctor.ts'
import { init } from '../../../src/hosts/cli/init/init.ts'
import type { Prompts } from '../../../src/hosts/cli/prompts.ts'
import { aCell } from '../../support/baseline-runs.ts'
import { aRepository, commit, git, write } from '../../support/git-repository.ts'
import { aFingerprint, aRecord, linesOf } from '../../support/history.ts'
import { answering } from '../../support/prompts.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

const { signal } = new AbortController()
const DAY = 24 * 60 * 60 * 1000
const CONFIG = '.github/ai-visibility.yml'
const config = (keyword: string) =>
  `brand: Acme\nbaseline: base\nsite-url: https://acme.example/{path}\nkeywords:\n  - ${keyword}\n`

/** A site that two runs of the last weeks cited in nine answers: thrice the page on boards, and six times an old address. */
let site: string
beforeEach(() => {
  site = aRepository()
  commit(site, {
    'docs/kanban.md': '# Kanban\n\nCards move from left to right.\n',
    'docs/boards.md': '# Boards\n\nA kanban board limits the work in progress of a team.\n',
  })
  const runs = [3, 10].map((days, index) => {
    const cite = (path: string, answers: number) =>
      ({ keyword: 'kanban', engine: 'openai', address: `acme.example/docs/${path}`, answers }) as const
    return aRecord({
      runUrl: `https://github.com/acme/website/actions/runs/${index}`,
      createdAt: new Date(Date.now() - days * DAY).toISOString(),
      fingerprint: aFingerprint({ keywords: ['kanban'] }),
      cells: [aCell('kanban', 'openai', 80, 80, 80, 0, 0)],
      citedPages: [cite('boards', 1 + index), cite('old-guide', 3)],
    })
  })
  git(site, 'switch', '--quiet', '--orphan', 'ai-visibility-history')
  commit(site, { 'weekly.ndjson': linesOf(...runs) })
  git(site, 'switch', '--quiet', 'main')
})

async function run(command: typeof doctor, argv: string[], prompts?: ReturnType<typeof answering>) {
  const terminal = createTerminal({ NO_COLOR: '1' })
  await command(argv, { ...terminal, folder: site, signal, prompts })
  return joinBroken(terminal.printed.out)
}

it('doctor reports cited addresses without a page, and confirmed owners that are never cited', async () => {
  write(site, { [CONFIG]: config('kanban | owner: docs/kanban.md') })
  const out = await run(doctor, [])
  expect(out).toContain(
    '! Citations: Engines cited acme.example/docs/old-guide in 6 answers, and no page has this address.',
  )
  expect(out).toContain(
    'Owner of “kanban”: Engines cited docs/boards.md in 3 answers, and never docs/kanban.md.',
  )
  expect(out).toContain('- kanban | owner: docs/boards.md')
})

it('doctor does not judge addresses if the host of the site is not known', async () => {
  write(site, { [CONFIG]: config('kanban').replace(/site-url.*\n/, '') })
  expect(await run(doctor, [])).not.toContain('Citations:')
})

it('doctor --confirm proposes the most cited page first, with its count', async () => {
  write(site, { [CONFIG]: config('kanban') })
  const messages: string[] = []
  const line: Prompts['line'] = async message => {
    messages.push(message)
    return ''
  }
  await run(doctor, ['--confirm'], { ...answering(), line })
  expect(messages).toEqual([
    expect.stringContaining('\n1  docs/boards.md (cited in 3 answers)\n2  docs/kanban.md\nn  None of them'),
  ])
})

it('init proposes the questions and the pages that engines cite first, with their counts', async () => {
  const terminal = createTerminal()
  const context = { folder: site, signal, prompts: undefined, program: 'gate', action: 'acme/gate@v1' }
  await init(['--yes', '--brand', 'Acme', '--site-url', 'https://acme.example/{path}'], {
    ...terminal,
    ...context,
  })
  expect(terminal.printed.out).toMatch(
    /\n {2}\? kanban +perhaps docs\/boards\.md \(cited in 3 answers\): confirm/,
  )
  expect(readFileSync(join(site, CONFIG), 'utf8')).toContain('  #- kanban | owner: docs/boards.md\n')
})

it('check warns about a page that engines cite', async () => {
  commit(site, { 'docs/boards.md': '# Boards\n\nNothing.\n' })
  write(site, { [CONFIG]: config('kanban') })
  const out = await run(check, ['--baseline-ref', 'HEAD~1'])
  expect(out).toContain('ChatGPT cited docs/boards.md in 3 of 10 answers in the last four weeks')
})
