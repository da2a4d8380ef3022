import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { documents } from '../../scripts/lib/documents.ts'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { readFirstWorkflow } from '../../scripts/lib/quick-start.ts'
import { record } from '../../scripts/lib/recording.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { aContext } from '../support/settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')

describe('the generated parts of the documentation', () => {
  it('are what action.yml, the codes and the result schema generate', () => {
    // Otherwise exits 1 and names the files that are out of date.
    execFileSync(process.execPath, ['scripts/docs.ts', '--check'], { stdio: 'inherit' })
  })

  it('pin the action to the full version, which the release procedure writes', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
    const named = documents.flatMap(path => read(path).match(/ai-visibility-gate@\S+/g) ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(new Set(named)).toEqual(new Set([`ai-visibility-gate@v${version}`]))
  })
})

describe('README', () => {
  it('has a quick start that can be pasted: its inputs are understood', async () => {
    expect(await readSettings(inputTexts(readFirstWorkflow('README.md')), {}, aContext())).toMatchObject({
      brand: 'Acme',
      service: { kind: 'embedded' },
      baseline: { source: { kind: 'base' } },
    })
  })

  it('shows a recording of its quick start: `npm run recording` makes it', () => {
    expect(read('README.md')).toContain('(docs/recording.svg)')
    expect(record()).toBe(read('docs/recording.svg'))
  })
})

describe('docs/recipes.md', () => {
  it('has a workflow that can be pasted: its inputs are understood', async () => {
    const given = { ...readFirstWorkflow('docs/recipes.md'), 'api-key': 'stands-for-the-secret' }
    expect(await readSettings(inputTexts(given), {}, aContext())).toMatchObject({
      brand: 'Acme',
      service: { kind: 'hosted' },
      // The drop of a scheduled run is tested against chance.
      scanPer: 'keyword',
    })
  })
})
