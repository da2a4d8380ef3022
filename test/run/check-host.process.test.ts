/** Finds what the host of a site, here a server on loopback, blocks for answer engines. */
import { describe, expect, it } from 'vitest'
import { examineGates } from '../../src/doctor/gates.ts'
import { readSettings } from '../../src/inputs/read-settings.ts'
import { findHostBlocks } from '../../src/run/check-host.ts'
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

/** Starts the host, and reads the settings of a gate whose site it serves. */
async function startHost({ robots = send('', {}, 404), answer = send('<p>x'), inputs = {} }: Host) {
  const server = await startFileServer(({ target }) => (target.endsWith('/robots.txt') ? robots : answer))
  const texts = {
    brand: 'Acme',
    engines: 'repository',
    keywords: 'tokens | owner: docs/tokens.md',
    ...inputs,
  }
  const given = { 'site-url': `${server.url}/{path}`, ...texts }
  return { server, settings: await readSettings(given, {}, { withoutSecrets: false }) }
}

function contextOf(files: Record<string, string>) {
  const workspace = aRepositoryOf({ ...page, ...files })
  return { ...aContext({ workspace }), env: {}, log: createLog(), signal: new AbortController().signal }
}

async function check(host: Host) {
  const { server, settings } = await startHost(host)
  const { files = {}, isOwn = true } = host
  const found = await findHostBlocks(settings, contextOf(files), isOwn ? server.url : undefined)
  return { blocks: found?.blocks, requests: server.requests }
}

const robotsOf = (text: string) => ({ robots: send(text) })
const blocks = robotsOf(blocking)
const all = 'User-agent: *\nDisallow: /\n'
const hidden = { answer: send('', { 'x-robots-tag': 'noindex' }) }
const answersWith = (status: number) => ({ answer: send('', {}, status) })
const off = { 'host-check': 'false' }
const headers = { 'public/_headers': '/docs/*\n  X-Robots-Tag: noindex\n' }
const template = { 'robots.txt': '{% if live %}\nDisallow:\n{% endif %}\n' }
const rule = { way: 'robots', crawlers: ['OAI-SearchBot'], evidence: 'Disallow: /docs/' }

describe('the host of a site', () => {
  it.each<[string, Host, object?]>([
    ['has no robots.txt', {}],
    ['admits all', robotsOf('User-agent: *\nAllow: /\n')],
    ['adds a rule', blocks, rule],
    ['serves the rule of the repository', { ...blocks, files: { 'public/robots.txt': blocking } }],
    ['serves what a build fills in', { ...blocks, files: template }],
    ['keeps other folders', robotsOf('User-agent: *\nDisallow: /admin/\n')],
    ['adds a header', hidden, { way: 'header', evidence: 'X-Robots-Tag: noindex' }],
    ['adds the header of the repository', { ...hidden, files: headers }],
    ['asks for a person', answersWith(403), { way: 'status', evidence: '403' }],
    ['does not know the page', answersWith(404)],
    ['sends its robots.txt for ever', { robots: repeat(all.repeat(1000)) }, { way: 'robots' }],
    ['leads to a private network', { answer: redirect('https://10.0.0.1/') }],
    ['is not asked', { ...blocks, inputs: off }],
    ['is in a private network', { ...blocks, isOwn: false }],
  ])('%s', async (_, host, block) => {
    const found = await check(host)
    if (block === undefined) expect(found.blocks).toBeUndefined()
    else expect(found.blocks).toMatchObject([block])
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
    expect((await check({ inputs: off })).requests).toEqual([])
    expect((await check({ isOwn: false })).requests).toEqual([])
  })
})

describe('doctor', () => {
  const added = 'Your repository has no such rule: your host adds it.'
  const where = '127.0.0.1:PORT/docs/tokens'

  it.each<[string, Host & { asksHost?: boolean }, string?]>([
    ['warns of a rule', blocks, `cannot read ${where}. Its robots.txt contains Disallow: /docs/. ${added}`],
    [
      'warns of a header',
      hidden,
      `cannot read ${where}. The page is sent with the header X-Robots-Tag: noindex. `,
    ],
    [
      'reports a refusal as a possibility',
      answersWith(403),
      `Your site may refuse answer engines: ${where} returned 403 to this check. `,
    ],
    ['reports nothing for a host that admits all', {}],
    ['reports nothing if the setting is off', { ...blocks, inputs: off }],
    ['asks no host if it must not', { ...blocks, asksHost: false }],
  ])('%s', async (_, { asksHost = true, ...host }, warning) => {
    const { server, settings } = await startHost(host)
    const options = { variables: [], live: false, ownOrigin: server.url }
    const gates = [{ key: 'acme', settings }]
    const [gate] = await examineGates(gates, contextOf({}), asksHost ? options : undefined)
    const checks = gate?.checks.filter(({ text }) => text.startsWith('Host: ')) ?? []
    const { port } = new URL(server.url)
    expect(checks.map(({ mark, text }) => [mark, text.replace(port, 'PORT')])).toEqual(
      warning === undefined ? [] : [['warn', expect.stringContaining(warning)]],
    )
    expect(server.requests.length > 0).toBe(asksHost && host.inputs === undefined)
  })
})
