/** The answers of an engine whose terms forbid storing them: what a whole run writes of them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../../../src/hosts/cli/check.ts'
import { startEngineServer } from '../../support/engine-server.ts'
import { engineEnv, fixture } from '../../support/engines.ts'
import { aRepository, commit } from '../../support/git-repository.ts'
import { createTerminal, joinBroken } from '../../support/terminal.ts'

/** A sentence of the answer, the start of an address in it, and words that the engine searched for. */
const TEXTS = ['beste Wahl', 'grounding-api-redirect']

/** Runs a gate with Gemini, and returns all that it wrote and printed. */
async function run(more: Record<string, string> = {}) {
  const folder = aRepository()
  commit(folder, { 'a.md': '# CRM\n', ...more })
  const server = await startEngineServer({ body: fixture('gemini-citations') })
  const terminal = createTerminal({
    ...engineEnv('gemini', server.url),
    XDG_CACHE_HOME: join(folder, 'cache'),
  })
  const flags = ['--brand', 'Acme', '--brand-domains', 'acme.example.com', '--keywords', 'crm, erp']
  const reports = [
    '--report',
    'html, csv, pdf',
    '--baseline',
    './history.json',
    '--engines',
    'gemini',
    '--output',
    join(folder, 'out'),
  ]
  const { signal } = new AbortController()
  const code = await check([...flags, ...reports], { ...terminal, folder, signal })
  const files = filesBelow(folder)
  const { out, err } = terminal.printed
  return {
    code,
    files,
    requests: server.requests.length,
    out: joinBroken(out + err),
    all: [...files.values(), out, err],
  }
}

function filesBelow(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !`${entry.parentPath}/`.includes('/.git/'),
  )
  return new Map(names.map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')]))
}

const holding = (all: string[]) => TEXTS.filter(text => all.some(file => file.includes(text)))
const answersIn = (files: Map<string, string>) => JSON.parse(files.get('result.json') ?? '').answer_contents

describe('a run with an engine whose terms forbid storing its answers', () => {
  it('writes its counts, names and hosts, and none of its text', async () => {
    const { code, files, all, requests } = await run()
    expect({ code, requests }).toEqual({ code: 0, requests: 2 })
    expect([...files.keys()]).toEqual(expect.arrayContaining(['result.json', 'report.html', 'scans.csv']))
    expect(holding(all)).toEqual([])
    const { answers, total } = answersIn(files)
    const { evaluated, cited } = total
    expect({ evaluated, cited }).toEqual({ evaluated: 2, cited: 2 })
    const [{ content }] = answers
    expect(content).toMatchObject({ text: '', is_withheld: true, queries: [] })
    expect(content.cited_sources).toContainEqual({
      ...{ url: '', domain: 'example.com', owner: { kind: 'own' } },
    })
    expect(files.get('report.html')).toContain('The text is not stored: the terms of Google forbid it.')
  })

  it('records raw replies only where the user asks for them', async () => {
    const { files } = await run({ '.github/ai-visibility.yml': 'answers: record:answers.ndjson\n' })
    const recorded = files.get('answers.ndjson') ?? ''
    expect(holding([recorded])).toEqual(TEXTS)
    files.delete('answers.ndjson')
    expect(holding([...files.values()])).toEqual([])
  })
})
