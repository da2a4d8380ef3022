import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import type { ServiceErrorFacts } from '../../src/contract/errors.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { explainBlocker, explainInputs } from '../../src/report/problems.ts'
import { warnOfScanPerChange } from '../../src/report/warnings.ts'
import { aContext } from '../support/settings.ts'

const readme = readFileSync('README.md', 'utf8')

const workflowSchema = z.object({
  jobs: z.object({
    gate: z.object({
      steps: z.array(z.object({ with: z.record(z.string(), z.coerce.string()).optional() })),
    }),
  }),
})

describe('README', () => {
  it('has the tables that action.yml and the result schema generate', () => {
    // Exits 1 and says what is out of date otherwise.
    execFileSync(process.execPath, ['scripts/docs.ts', '--check'], { stdio: 'inherit' })
  })

  it('uses the action by its full version, which the release procedure writes, and a branch nowhere', () => {
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(readFileSync('package.json', 'utf8')))
    const files = ['README.md', 'docs/history.md', 'examples/README.md', 'examples/workflows/built-site.yml']
    const uses = files.flatMap(path => readFileSync(path, 'utf8').match(/ai-visibility-gate@\S+/g) ?? [])
    expect(uses.length).toBeGreaterThan(4)
    expect(new Set(uses)).toEqual(new Set([`ai-visibility-gate@v${version}`]))
  })

  it('has a quick start that can be pasted: its inputs are understood', async () => {
    const [first, second] = [...readme.matchAll(/```yaml\n(name:.*?)```/gs)].map(([, yaml = '']) =>
      parse(yaml),
    )
    const inputsOf = (workflow: unknown) => workflowSchema.parse(workflow).jobs.gate.steps.at(-1)?.with ?? {}
    expect(await readSettings(inputTexts(inputsOf(first)), {}, aContext())).toMatchObject({
      brand: 'Acme',
      service: { kind: 'embedded' },
      baseline: { source: { kind: 'base' } },
    })
    const texts = inputTexts({ ...inputsOf(second), 'api-key': 'stands-for-the-secret' })
    expect(await readSettings(texts, {}, aContext())).toMatchObject({
      brand: 'Acme',
      service: { limits: { perMinute: 60 } },
      // The drop of a scheduled run is tested against chance.
      scanPer: 'keyword',
    })
  })

  it('explains messages in the words in which the action gives them', () => {
    const troubleshooting = readme.slice(readme.indexOf('## Troubleshooting'), readme.indexOf('## Security'))
    const messages = [...troubleshooting.matchAll(/^\| `([^`]+)`/gm)].map(([, message = '']) => message)
    const given = gatherMessages()
    // Messages of GitHub's answers and of histories are held by the tests of publish/ and baseline/.
    const ofTheRun = messages.filter(message => !/permission|artifact|last run/.test(message))
    expect(ofTheRun.length).toBeGreaterThan(8)
    for (const message of ofTheRun) {
      const pattern = new RegExp(
        message
          .replace(/[()]/g, '\\$&')
          .replace(/\b[NM]\b/g, '\\d+')
          .replaceAll('…', '.*'),
      )
      expect(
        given.filter(text => pattern.test(text)),
        message,
      ).not.toEqual([])
    }
  })
})

describe('docs/history.md', () => {
  it('has a workflow that can be pasted: its inputs are understood, in a manual run and in others', async () => {
    const [, yaml = ''] = /```yaml\n(.*?)```/s.exec(readFileSync('docs/history.md', 'utf8')) ?? []
    const given = workflowSchema.parse(parse(yaml)).jobs.gate.steps.at(-1)?.with ?? {}
    const settingsWith = (accept: string) =>
      readSettings(inputTexts({ ...given, accept, 'api-key': 'stands-for-the-secret' }), {}, aContext())
    expect(given['accept']).toBe('${{ inputs.accept }}')
    expect(await settingsWith('true')).toMatchObject({
      accept: true,
      baseline: { source: { kind: 'branch' } },
    })
    expect(await settingsWith('')).toMatchObject({ accept: false })
  })
})

/** What the action says of inputs, obstacles and the service, one of each kind. */
function gatherMessages(): string[] {
  const problem = { input: 'samples', given: '0', allowed: 'more' }
  const request = 'POST https://api.example.com/v1/brand/monitor'
  const service = (facts: Partial<ServiceErrorFacts>) =>
    explainBlocker({ kind: 'service', facts: { kind: 'http', request, detail: '', ...facts } }).text
  return [
    ...explainInputs([problem, problem]),
    ...Object.entries({ 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 429: 'rate_limited' }).map(
      ([status, code]) => service({ status: Number(status), code }),
    ),
    service({ kind: 'timeout' }),
    service({ kind: 'timeout', retryAfter: 900 }),
    service({ kind: 'connection' }),
    service({ kind: 'invalid-response' }),
    explainBlocker({ kind: 'day-limit', requests: 600, perDay: 500 }).text,
    warnOfScanPerChange({
      kind: 'other-settings',
      place: { kind: 'branch', branch: 'history', path: 'default.ndjson' },
      changes: [{ name: 'scan-per', added: ['keyword'], removed: ['all'], single: true }],
    }) ?? '',
    explainBlocker({
      kind: 'baseline',
      unusable: { kind: 'history', place: { kind: 'file', path: 'last.json' }, cause: { kind: 'empty' } },
    }).text,
    explainBlocker({
      kind: 'baseline',
      unusable: { kind: 'all-dropped', place: { kind: 'file', path: 'history.json' } },
    }).text,
  ]
}
