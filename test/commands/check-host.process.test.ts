/** What the host of a site keeps from answer engines, asked of a server on loopback. */
import { describe, expect, it } from 'vitest'
import { findHostBlocks } from '../../src/commands/check-host.ts'
import { examineGates } from '../../src/commands/doctor/gates.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { type Reply, redirect, repeat, send, startFileServer } from '../support/download-server.ts'
import { aRepositoryOf } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { aContext } from '../support/settings.ts'

const blocking = 'User-agent: OAI-SearchBot\nUser-agent: ClaudeBot\nDisallow: /docs/\n'
const page = { 'docs/tokens.md': '# Tokens\n\nA token is a key.' }

interface Host {
  robots?: Reply
  answer?: Reply
  files?: Record<string, string>
  inputs?: Record<string, string>
  isOwn?: boolean
}

async function check({
  robots = send('', {}, 404),
  answer = send('<p>x'),
  files = {},
  inputs = {},
  isOwn = true,
}: Host) {
  const server = await startFileServer(({ target }) => (target.endsWith('/robots.txt') ? robots : answer))
  const { service, hostCheck } = await readSettings(
    {
      ...{ brand: 'Acme', engines: 'repository', keywords: 'tokens | owner: docs/tokens.md' },
      ...{ 'site-url': `${server.url}/{path}`, ...inputs },
    },
    {},
    { withoutSecrets: false },
  )
  if (service.kind !== 'embedded') throw new Error('the settings name a hosted service')
  const found = await findHostBlocks(
    { service, hostCheck },
    {
      ...{ workspace: aRepositoryOf({ ...page, ...files }), env: {}, signal: new AbortController().signal },
      ...(isOwn && { ownOrigin: server.url }),
    },
  )
  return { blocks: found?.blocks, requests: server.requests }
}

describe('the host of a site', () => {
  it.each<[string, Host, object[] | undefined]>([
    ['has no robots.txt', {}, undefined],
    ['admits all', { robots: send('User-agent: *\nAllow: /\n') }, undefined],
    [
      'adds a rule',
      { robots: send(blocking) },
      [{ way: 'robots', crawlers: ['OAI-SearchBot'], evidence: 'Disallow: /docs/' }],
    ],
    [
      'serves the rule of the repository',
      { robots: send(blocking), files: { 'public/robots.txt': blocking } },
      undefined,
    ],
    [
      'serves what a build fills in',
      { robots: send(blocking), files: { 'robots.txt': '{% if live %}\nDisallow:\n{% endif %}\n' } },
      undefined,
    ],
    ['keeps other folders', { robots: send('User-agent: *\nDisallow: /admin/\n') }, undefined],
    [
      'adds a header',
      { answer: send('', { 'x-robots-tag': 'noindex' }) },
      [{ way: 'header', evidence: 'X-Robots-Tag: noindex' }],
    ],
    [
      'adds the header of the repository',
      {
        answer: send('', { 'x-robots-tag': 'noindex' }),
        files: { 'public/_headers': '/docs/*\n  X-Robots-Tag: noindex\n' },
      },
      undefined,
    ],
    ['asks for a person', { answer: send('', {}, 403) }, [{ way: 'status', evidence: '403' }]],
    ['does not know the page', { answer: send('', {}, 404) }, undefined],
    [
      'sends its robots.txt for ever',
      { robots: repeat('User-agent: *\nDisallow: /\n'.repeat(1000)) },
      [{ way: 'robots' }],
    ],
    ['leads to a private network', { answer: redirect('https://10.0.0.1/') }, undefined],
    ['is not asked', { robots: send(blocking), inputs: { 'host-check': 'false' } }, undefined],
    ['is in a private network', { robots: send(blocking), isOwn: false }, undefined],
  ])('%s', async (_, host, blocks) => {
    const found = await check(host)
    if (blocks === undefined) expect(found.blocks).toBeUndefined()
    else expect(found.blocks).toMatchObject(blocks)
  })

  it('is asked for two files, under the name of this program', async () => {
    const { requests } = await check({})
    expect(requests.map(({ target }) => target.replace(/^[^/]*/, ''))).toEqual([
      '/robots.txt',
      '/docs/tokens',
    ])
    for (const { headers } of requests) {
      expect(headers['user-agent']).toBe('ai-visibility-gate')
      expect(headers).not.toHaveProperty('cookie')
    }
    expect((await check({ inputs: { 'host-check': 'false' } })).requests).toEqual([])
    expect((await check({ isOwn: false })).requests).toEqual([])
  })
})

describe('doctor', () => {
  const added = 'No rule of your repository says so: your host adds it.'

  it.each<[string, Host & { asksHost?: boolean }, string[]]>([
    [
      'warns of a rule',
      { robots: send(blocking) },
      [`may not read 127.0.0.1:PORT/docs/tokens. Its robots.txt says Disallow: /docs/. ${added}`],
    ],
    [
      'warns of a header',
      { answer: send('', { 'x-robots-tag': 'noindex' }) },
      [
        `may not read 127.0.0.1:PORT/docs/tokens. The page comes with the header X-Robots-Tag: noindex. ${added}`,
      ],
    ],
    [
      'says perhaps of a refusal',
      { answer: send('', {}, 403) },
      [
        `are perhaps refused by 127.0.0.1:PORT/docs/tokens. It answers this check, which names itself ai-visibility-gate, with the status 403. ${added}`,
      ],
    ],
    ['says nothing of a host that admits all', {}, []],
    [
      'says nothing where the setting is off',
      { robots: send(blocking), inputs: { 'host-check': 'false' } },
      [],
    ],
    ['asks no host where it is not to', { robots: send(blocking), asksHost: false }, []],
  ])(
    '%s',
    async (_, { robots = send('', {}, 404), answer = send('<p>x'), inputs, asksHost = true }, told) => {
      const server = await startFileServer(({ target }) => (target.endsWith('/robots.txt') ? robots : answer))
      const settings = await readSettings(
        {
          ...{ brand: 'Acme', engines: 'repository', keywords: 'tokens | owner: docs/tokens.md' },
          ...{ 'site-url': `${server.url}/{path}`, ...inputs },
        },
        {},
        { withoutSecrets: false },
      )
      const [gate] = await examineGates([{ key: 'acme', settings }], {
        ...{ facts: aContext({ workspace: aRepositoryOf(page) }), env: {}, log: createLog() },
        ...{ signal: new AbortController().signal, isSetThere: () => false, live: false },
        ...{ asksHost, ownOrigin: server.url, day: '2026-11-28' },
      })
      const checks = gate?.checks.filter(({ text }) => text.startsWith('Host: ')) ?? []
      const { port } = new URL(server.url)
      expect(checks.map(({ mark, text }) => [mark, text.replace(port, 'PORT')])).toEqual(
        told.map(text => ['warn', expect.stringContaining(text)]),
      )
      expect(server.requests.length > 0).toBe(asksHost && inputs === undefined)
    },
  )
})
