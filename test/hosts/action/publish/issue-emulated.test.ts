/** The issue against GitHub as somebody else has built it. */
import { createEmulator } from 'emulate'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createGitHub, type GitHub } from '../../../../src/hosts/action/github.ts'
import { type IssueRequest, publishIssues } from '../../../../src/hosts/action/publish/issue.ts'
import { createManualClock } from '../../../support/clock.ts'
import { body, issueRequest, marker, recovery, title } from '../../../support/issues.ts'

const place = { owner: 'acme-bot', repo: 'website' }
const issuesSchema = z.array(z.object({ number: z.int(), state: z.string(), body: z.string().nullable() }))

let url: string

beforeEach(async () => {
  const emulator = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: {
        bot: { login: 'acme-bot', scopes: ['repo'] },
        mallory: { login: 'mallory', scopes: ['repo'] },
      },
      github: {
        users: [{ login: 'acme-bot' }, { login: 'mallory' }],
        repos: [{ owner: 'acme-bot', name: 'website' }],
      },
    },
  })
  onTestFinished(() => emulator.close())
  url = emulator.url
})

function connect(token: string): GitHub {
  return createGitHub(token, url, { timeout: 10_000, second: 1 })
}

async function publish(text: string, state: IssueRequest['state'] = 'failing') {
  const request = issueRequest({ body: `${body}\n${text}`, state })
  const tracker = { github: connect('bot'), repository: 'acme-bot/website', clock: createManualClock() }
  const [published] = await publishIssues([request], tracker)
  return published
}

async function listIssues() {
  const list = 'GET /repos/{owner}/{repo}/issues'
  const issues = issuesSchema.parse(await connect('bot').paginate(list, { ...place, state: 'all' }))
  return issues
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, state, body }) => [number, state, body?.split('\n').at(-1)])
}

describe('publishIssue, against an emulator of GitHub', () => {
  it('opens, leaves alone, updates and closes one issue, and opens a new one', async () => {
    expect(await publish('one')).toMatchObject({ action: 'opened' })
    expect(await publish('one')).toMatchObject({ action: 'unchanged' })
    expect(await publish('two')).toMatchObject({ action: 'updated' })
    expect(await listIssues()).toEqual([[1, 'open', 'two']])
    expect(await publish('three', 'recovered')).toMatchObject({ action: 'closed' })
    expect(await publish('three', 'recovered')).toEqual({ action: 'skipped' })
    expect(await publish('four')).toMatchObject({ action: 'opened' })
    expect(await listIssues()).toEqual([
      [1, 'closed', 'two'],
      [2, 'open', 'four'],
    ])
    const { data } = await connect('bot').request(
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      {
        ...place,
        issue_number: 1,
      },
    )
    expect(data).toMatchObject([{ body: recovery, user: { login: 'acme-bot' } }])
  })

  it("passes by somebody else's issue and closes its own duplicates", async () => {
    for (const [token, text] of [
      ['mallory', 'theirs'],
      ['bot', 'old'],
      ['bot', 'copy'],
    ] as const) {
      await connect(token).request('POST /repos/{owner}/{repo}/issues', {
        ...{ ...place, title },
        body: `${marker}\n${text}`,
      })
    }
    expect(await publish('new')).toMatchObject({ action: 'updated' })
    expect(await listIssues()).toEqual([
      [1, 'open', 'theirs'],
      [2, 'open', 'new'],
      [3, 'closed', 'copy'],
    ])
  })
})
