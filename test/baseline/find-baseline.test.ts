import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { findBaseline } from '../../src/baseline/find-baseline.ts'

let workspace: string
beforeAll(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'baseline-'))
})

const measureBase = () => Promise.resolve({ missing: 'no base here' })
const none = { overallBcr: undefined, citedEngines: undefined }

async function find(content: string) {
  await writeFile(join(workspace, 'baseline.json'), content)
  return findBaseline(
    { source: { kind: 'file', path: 'baseline.json' }, ...none },
    { workspace, measureBase },
  )
}

describe('findBaseline', () => {
  it('is missing when none is configured', async () => {
    expect(await findBaseline({ source: { kind: 'none' }, ...none }, { workspace, measureBase })).toEqual({
      missing: 'none is configured',
    })
  })

  it('is missing when the file does not exist yet', async () => {
    expect(
      await findBaseline(
        { source: { kind: 'file', path: 'absent.json' }, ...none },
        { workspace, measureBase },
      ),
    ).toEqual({
      missing: 'there is no file absent.json',
    })
  })

  it('needs no more than the two numbers', async () => {
    expect(await find('{"overall_bcr":41.5,"cited_engines":2}')).toEqual({
      baseline: { overallBcr: 41.5, citedEngines: 2, engines: undefined, label: 'baseline.json' },
    })
  })

  it('reads the engines of a result file and ignores what it does not know', async () => {
    const engines = [{ engine: 'chatgpt', cited: true, bcr_score: 70, snippet: 'x' }]
    const found = await find(JSON.stringify({ overall_bcr: 1, cited_engines: 1, engines, verdict: 'pass' }))
    expect(found).toMatchObject({ baseline: { engines: [{ engine: 'chatgpt', cited: true, bcrScore: 70 }] } })
  })

  it('lets explicit numbers win, each over its own', async () => {
    await writeFile(join(workspace, 'baseline.json'), '{"overall_bcr":1,"cited_engines":2}')
    const found = await findBaseline(
      { source: { kind: 'file', path: 'baseline.json' }, overallBcr: 9, citedEngines: undefined },
      { workspace, measureBase },
    )
    expect(found).toMatchObject({
      baseline: { overallBcr: 9, citedEngines: 2, label: 'the inputs and baseline.json' },
    })
  })

  it('works from explicit numbers alone', async () => {
    const found = await findBaseline(
      { source: { kind: 'none' }, overallBcr: 9, citedEngines: undefined },
      { workspace, measureBase },
    )
    expect(found).toEqual({
      baseline: { overallBcr: 9, citedEngines: undefined, engines: undefined, label: 'the inputs' },
    })
  })

  it.each([
    ['', 'the file is empty'],
    [' \n', 'the file is empty'],
    ['{"overall_bcr":1', 'the file is not JSON'],
    ['[]', 'the file: '],
    ['{"overall_bcr":"1","cited_engines":2}', 'overall_bcr: '],
    ['{"overall_bcr":null,"cited_engines":null}', 'overall_bcr: '],
    ['{"overall_bcr":1,"cited_engines":-2}', 'cited_engines: '],
    ['{"overall_bcr":1e999,"cited_engines":2}', 'overall_bcr: '],
    ['{"overall_bcr":1,"cited_engines":2,"engines":[{"cited":true}]}', 'engines[0].engine: '],
  ])('is unusable, not missing, when the file holds %j', async (content, problem) => {
    expect(await find(content)).toEqual({
      unusable: { kind: 'file', name: 'baseline.json', problem: expect.stringContaining(problem) },
    })
  })

  it('is unusable when the path is a folder', async () => {
    expect(
      await findBaseline({ source: { kind: 'file', path: '.' }, ...none }, { workspace, measureBase }),
    ).toMatchObject({ unusable: { name: '.' } })
  })

  it('is what the base of the change measures, when that is asked for', async () => {
    const found = await findBaseline({ source: { kind: 'base' }, ...none }, { workspace, measureBase })
    expect(found).toEqual({ missing: 'no base here' })
  })
})
