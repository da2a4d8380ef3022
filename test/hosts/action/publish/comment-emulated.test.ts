/** The comment against GitHub as somebody else has built it. It has no GraphQL and no limit for a body. */
import { createPrivateKey, sign } from 'node:crypto'
import { createEmulator } from 'emulate'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createGitHub, type GitHub } from '../../../../src/hosts/action/github.ts'
import { publishComment } from '../../../../src/hosts/action/publish/comment.ts'
import { asMarkdown } from '../../../support/markdown.ts'

const repository = 'acme-bot/website'
const marker = '<!-- ai-visibility-gate:default -->'
const thread = { owner: 'acme-bot', repo: 'website', issue_number: 1 }
const commentsSchema = z.array(
  z.object({ id: z.int(), body: z.string(), user: z.object({ login: z.string() }) }),
)

let url: string
let appKey: string

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
        apps: [
          {
            app_id: 1,
            slug: 'github-actions',
            name: 'GitHub Actions',
            permissions: { issues: 'write' },
            installations: [{ installation_id: 100, account: 'acme-bot', permissions: { issues: 'write' } }],
          },
        ],
      },
    },
  })
  onTestFinished(() => emulator.close())
  url = emulator.url
  appKey = emulator.generatedSecrets[0]?.value ?? ''
  await connect('bot').request('POST /repos/{owner}/{repo}/issues', {
    ...thread,
    title: 'Shorter front page',
  })
})

function connect(token: string): GitHub {
  return createGitHub(token, url, { timeout: 10_000, second: 1 })
}

function publish(text: string, token = 'bot') {
  const body = asMarkdown(`${marker}\n${text}`)
  const request = { repository, pullRequestNumber: 1, marker, body, mode: 'always', failed: false } as const
  return publishComment({ ...request, headSha: undefined, github: connect(token) })
}

/** Not through the client, which takes its time between two writes. */
async function say(body: string, token: string): Promise<void> {
  await fetch(`${url}/repos/${repository}/issues/1/comments`, {
    method: 'POST',
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ body }),
  })
}

async function listComments() {
  const list = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
  return commentsSchema.parse(await connect('bot').paginate(list, { ...thread, per_page: 100 }))
}

/** A token that may read issues only, as a fork's run is given. */
async function createReadOnlyToken(): Promise<string> {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now = Math.floor(Date.now() / 1000)
  const claims = `${encode({ alg: 'RS256' })}.${encode({ iat: now - 10, exp: now + 300, iss: '1' })}`
  const signature = sign('sha256', Buffer.from(claims), createPrivateKey(appKey)).toString('base64url')
  const response = await fetch(`${url}/app/installations/100/access_tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${claims}.${signature}` },
    body: JSON.stringify({ permissions: { issues: 'read' } }),
  })
  return z.object({ token: z.string() }).parse(await response.json()).token
}

describe('publishComment, against an emulator of GitHub', () => {
  it('creates, leaves alone and updates one comment', async () => {
    expect(await publish('cited')).toMatchObject({ action: 'created', commentId: 1 })
    expect(await publish('cited')).toMatchObject({ action: 'unchanged', commentId: 1 })
    expect(await publish('not cited')).toMatchObject({ action: 'updated', commentId: 1 })
    expect(await listComments()).toMatchObject([{ id: 1, body: `${marker}\nnot cited` }])
  })

  it('finds its comment behind 150 others and passes by that of somebody else', async () => {
    await say(`${marker}\nall is well`, 'mallory')
    await Promise.all(Array.from({ length: 150 }, () => say('Nice!', 'mallory')))
    await say(`${marker}\nlast week`, 'bot')
    expect(await publish('cited')).toMatchObject({ action: 'updated', commentId: 152 })
    expect((await listComments()).filter(({ body }) => body.startsWith(marker))).toMatchObject([
      { id: 1, body: `${marker}\nall is well`, user: { login: 'mallory' } },
      { id: 152, body: `${marker}\ncited` },
    ])
  })

  it('deletes its duplicates', async () => {
    await say(`${marker}\none`, 'bot')
    await say(`${marker}\ntwo`, 'bot')
    expect(await publish('cited')).toMatchObject({ action: 'updated', commentId: 1 })
    expect(await listComments()).toMatchObject([{ id: 1, body: `${marker}\ncited` }])
  })

  it('warns when the token may only read', async () => {
    expect(await publish('cited', await createReadOnlyToken())).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/403 \(.*\).*`pull-requests: write`/),
    })
    expect(await listComments()).toEqual([])
  })
})
