import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { documents } from '../../scripts/lib/documents.ts'
import { inputTexts } from '../../scripts/lib/inputs.ts'
import { readFirstWorkflow } from '../../scripts/lib/quick-start.ts'
import { record } from '../../scripts/lib/recording.ts'
import type { ServiceErrorFacts } from '../../src/contract/errors.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { headlineText } from '../../src/report/document/gate-document.ts'
import { describeMissingBaseline } from '../../src/report/messages/baseline.ts'
import { COMMENT_MODE } from '../../src/report/messages/comment-mode.ts'
import { describeBlocker } from '../../src/report/messages/gate.ts'
import { describeInputs } from '../../src/report/messages/inputs.ts'
import { messageOf } from '../../src/report/messages/message.ts'
import { aContext } from '../support/settings.ts'
import { situations } from '../support/situations.ts'

const read = (path: string) => readFileSync(path, 'utf8')

describe('the generated parts of the documentation', () => {
  it('are what action.yml, the codes and the result schema generate', () => {
    // Exits 1 and says what is out of date otherwise.
    execFileSync(process.execPath, ['scripts/docs.ts', '--check'], { stdio: 'inherit' })
  })

  it('name the action and the command line by their full version, which the release procedure writes', () => {
    const { version } = z.object({ version: z.string() }).parse(JSON.parse(read('package.json')))
    const named = documents.flatMap(path => read(path).match(/ai-visibility-gate@\S+/g) ?? [])
    expect(named.length).toBeGreaterThan(10)
    expect(new Set(named)).toEqual(
      new Set([`ai-visibility-gate@v${version}`, `ai-visibility-gate@${version}`]),
    )
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

describe('docs/elsewhere.md', () => {
  it('has a workflow that can be pasted: its inputs are understood', async () => {
    const given = { ...readFirstWorkflow('docs/elsewhere.md'), 'api-key': 'stands-for-the-secret' }
    expect(await readSettings(inputTexts(given), {}, aContext())).toMatchObject({
      brand: 'Acme',
      service: { kind: 'hosted' },
      // The drop of a scheduled run is tested against chance.
      scanPer: 'keyword',
    })
  })
})

describe('docs/troubleshooting.md', () => {
  it('explains messages in the words in which the action gives them', () => {
    const rows = read('docs/troubleshooting.md').matchAll(/^\| `([^`]+)`/gm)
    const messages = [...rows].map(([, message = '']) => message)
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
    const given = readFirstWorkflow('docs/history.md')
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
    describeBlocker({ kind: 'service', facts: { kind: 'http', request, detail: '', ...facts } }).text
  return [
    ...describeInputs([problem, problem]),
    ...Object.entries({ 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 429: 'rate_limited' }).map(
      ([status, code]) => service({ status: Number(status), code }),
    ),
    service({ kind: 'timeout' }),
    service({ kind: 'timeout', retryAfter: 900 }),
    service({ kind: 'connection' }),
    service({ kind: 'invalid-response' }),
    describeBlocker({ kind: 'day-limit', requests: 600, perDay: 500 }).text,
    messageOf(COMMENT_MODE, 'AVG_COMMENT_MODE', { kind: 'newer-commit', numbers: [7] }).text,
    ...Object.values(situations).map(headlineText),
    describeMissingBaseline({
      kind: 'other-settings',
      place: { kind: 'branch', branch: 'history', path: 'default.ndjson' },
      changes: [{ name: 'scan-per', added: ['keyword'], removed: ['all'], single: true }],
    })?.text ?? '',
    describeBlocker({
      kind: 'baseline',
      unusable: { kind: 'history', place: { kind: 'file', path: 'last.json' }, cause: { kind: 'empty' } },
    }).text,
  ]
}
