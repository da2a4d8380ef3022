import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scenarios } from '../scenarios/scenarios.ts'
import { aFolder } from '../support/git-repository.ts'

const runScript = (...words: string[]) =>
  execFileSync(process.execPath, ['test/scenarios/run.ts', ...words], { encoding: 'utf8' })

describe('npm run scenario', () => {
  it('lists the scenarios, each with a sentence', () => {
    const lines = runScript().trim().split('\n')
    expect(lines.map(line => line.split(' ', 1)[0])).toEqual(Object.keys(scenarios))
    for (const line of lines) expect(line).toMatch(/^[a-z-]+ +[A-Z].*\.$/)
  })

  it('leaves what a user sees of one in a folder that it prints', () => {
    const folder = aFolder()
    expect(runScript('content-fail', '--output', folder)).toContain(folder)
    expect(readdirSync(folder).toSorted()).toEqual([
      ...['comment.md', 'log.txt', 'report.html', 'report.pdf', 'result.json', 'summary.md'],
    ])
    const readText = (name: string) => readFileSync(join(folder, name), 'utf8')
    expect(JSON.parse(readText('result.json'))).toMatchObject({ verdict: { status: 'fail' } })
    expect(readText('comment.md')).toContain('“best kanban board” lost its answer')
    expect(readText('log.txt')).toContain('::error')
  })
})
