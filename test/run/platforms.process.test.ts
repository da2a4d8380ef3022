/** The same site gives the same verdict on every system: line ends, names that differ in case, paths with backslashes. */
import { describe, expect, it } from 'vitest'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { readPages } from '../../src/sites/read-pages.ts'
import { runInFolder, runOnChange } from '../support/content-run.ts'
import { aFolder, aRepository, commit, git, write } from '../support/git-repository.ts'
import { keepsCase } from '../support/keeps-case.ts'
import { aContext } from '../support/settings.ts'

const pages = {
  'docs/kanban.md': [
    '---',
    'title: Kanban boards',
    'description: Work in progress',
    '---',
    '# Kanban boards',
    '',
    'The best kanban board limits the',
    'work in progress of a team.',
    '',
    '| Board | Limit |',
    '| --- | --- |',
    '| Kanban board of Acme | 3 cards |',
    '',
    '```sh',
    'acme board --limit 3',
    '```',
    '',
    '- A kanban board shows the flow',
    '  of all cards.',
    '',
  ].join('\n'),
  'docs/tracking.mdx':
    "import { Card } from '../commands/card'\n\n# Time tracking\n\n<Card>\n\nTime tracking turns hours\ninto invoices.\n\n</Card>\n",
  'docs/plans.html':
    '<!doctype html>\n<html>\n<head><title>Plans</title></head>\n<body>\n<h1>Project plans</h1>\n<p>A project plan\nnames its milestones.</p>\n<pre>\na\nb\n</pre>\n</body>\n</html>\n',
  'static/_redirects': '/old /docs/kanban 301\n/older /docs/plans 301\n',
}
const keywords = 'best kanban board\ntime tracking\nproject plan milestones'

const withCrlf = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [path, text.replaceAll('\n', '\r\n')]))

/** Returns what a run measured on the pages, without ids and times. */
function contentOf({ outcome }: Awaited<ReturnType<typeof runOnChange>>) {
  const { verdict, measurement, baseline } = outcome
  return { status: verdict.status, score: measurement?.overallBcr, keywords: baseline?.content?.keywords }
}

describe('pages with CRLF', () => {
  it('are the same pages as with LF', async () => {
    const read = async (files: Record<string, string>) => {
      const folder = aFolder()
      write(folder, files)
      const corpus = await readPages({ folder }, { content: [], competitors: [], siteUrls: [] })
      return corpus.pages.map(({ path, content }) => ({ path, content }))
    }
    expect(await read(withCrlf(pages))).toEqual(await read(pages))
  })

  it.each([
    ['LF becomes CRLF', pages, withCrlf(pages)],
    ['CRLF becomes LF', withCrlf(pages), pages],
  ])('lose and gain nothing if %s', async (_, base, change) => {
    const run = contentOf(await runOnChange({ base, change, inputs: { keywords } }))
    expect(run).toMatchObject({ status: 'pass', score: 100 })
    for (const { baseScore, headScore } of run.keywords ?? []) expect(headScore).toBe(baseScore)
    expect(run.keywords).toHaveLength(3)
  })

  it('give the same verdict and lines with and without core.autocrlf', async () => {
    const lose = async (autocrlf: 'true' | 'false') => {
      const folder = aRepository()
      git(folder, 'config', 'core.autocrlf', autocrlf)
      const base = commit(folder, pages)
      const head = commit(folder, { 'docs/kanban.md': '# Boards\n\nNothing is left of it.\n' })
      git(folder, 'rm', '--quiet', '--cached', '-r', '.')
      git(folder, 'reset', '--quiet', '--hard')
      return contentOf(await runInFolder(folder, { keywords }, { base, head }))
    }
    const lost = await lose('false')
    expect(lost.status).toBe('fail')
    expect(await lose('true')).toEqual(lost)
  })
})

describe.runIf(keepsCase())('two files whose names differ only in case', () => {
  it('are two pages, and the loss of one does not affect the other', async () => {
    const [kanban, tracking] = [
      pages['docs/kanban.md'],
      '# Time tracking\n\nTime tracking turns hours into invoices.\n',
    ]
    const base = { 'docs/Board.md': kanban, 'docs/board.md': tracking }
    const inputs = { keywords: 'best kanban board\ntime tracking' }
    const run = await runOnChange({ base, change: { 'docs/Board.md': null }, inputs })
    expect(contentOf(run)).toMatchObject({
      status: 'fail',
      keywords: [
        { keyword: 'best kanban board', headScore: 0 },
        { keyword: 'time tracking', headScore: 100 },
      ],
    })
  })
})

describe('paths with backslashes in inputs', () => {
  const read = (inputs: Record<string, string>) =>
    readSettings({ brand: 'Acme', keywords: 'crm', ...inputs }, {}, aContext())

  it('are the same with slashes', async () => {
    const settings = await read({
      baseline: 'data\\ai\\baseline.json',
      content: 'docs\\**\\*.md, .\\blog\\*.mdx, !docs\\old\\**, app\\\\[id\\]/*.md',
      'competitor-content': 'Globex = captures\\globex\\',
      'site-url': 'docs\\en = https://acme.example/{path}',
      answers: 'record:out\\answers.ndjson',
    })
    expect(settings.baseline.source).toEqual({ kind: 'file', path: 'data/ai/baseline.json' })
    expect(settings.service).toMatchObject({
      content: ['docs/**/*.md', './blog/*.mdx', '!docs/old/**', 'app/\\[id\\]/*.md'],
      competitorFolders: [{ name: 'Globex', folder: 'captures/globex' }],
      siteUrls: [{ folder: 'docs/en' }],
      answers: { mode: 'record', path: 'out/answers.ndjson' },
    })
  })

  it.each(['..\\outside', '\\absolute', 'a\\..\\..\\b'])('do not leave the repository: %s', async folder => {
    await expect(read({ 'competitor-content': `Globex = ${folder}` })).rejects.toThrow('competitor-content')
  })
})
