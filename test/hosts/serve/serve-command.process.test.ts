import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createServedService, serve, UsageError } from '../../../src/hosts/serve/served-service.ts'
import { aFolder, write } from '../../support/git-repository.ts'
import { createReferenceService, serviceWith } from '../../support/reference-service.ts'
import { ask, monitorBody, serveToAll } from '../../support/served.ts'
import { API_KEY } from '../../support/service-client.ts'
import { createTerminal } from '../../support/terminal.ts'

const MONITOR = '/v1/brand/monitor'

/** The command in this process, on a free port for API_KEY; it has stopped when the test ends. */
function run({
  argv = ['--port', '0'],
  env = { API_KEYS: `${API_KEY}=pro` },
  createService = async () => serveToAll({ service: createReferenceService() }),
}: {
  argv?: string[]
  env?: NodeJS.ProcessEnv
  createService?: Parameters<typeof serve>[2]
} = {}) {
  const lines: string[] = []
  const errors: string[] = []
  const stop = new AbortController()
  const listening = Promise.withResolvers<string>()
  const printTo = (kept: string[]) => ({
    ...createTerminal().out,
    async write(text: string) {
      const line = text.trimEnd()
      kept.push(line)
      if (line.startsWith('listening on ')) listening.resolve(line.slice('listening on '.length))
    },
  })
  const terminal = { env, out: printTo(lines), err: printTo(errors), signal: stop.signal }
  const code = serve(argv, terminal, createService)
  onTestFinished(async () => {
    stop.abort()
    await code
  })
  return { code, lines, errors, listening: listening.promise, stop: () => stop.abort() }
}

describe('serve', () => {
  it('says where it listens, and serves until it is stopped', async () => {
    const { code, listening, lines, errors, stop } = run()
    const url = await listening
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(200)
    stop()
    expect(await code).toBe(0)
    expect(lines[0]).toBe(`listening on ${url}`)
    expect(lines.at(-1)).toBe('shutting down')
    expect(errors).toEqual([])
    await expect(fetch(url)).rejects.toThrow()
  })

  it('answers the request that the document shows', async () => {
    const folder = aFolder()
    write(folder, { 'docs/a.md': '# Boards\n\nThe best kanban board has columns.\n' })
    const page = readFileSync('docs/command-line.md', 'utf8')
    const [, keys = '', flags = ''] = /^API_KEYS='([^']+)' \S+ \S+ (.*)$/m.exec(page) ?? []
    const [, shown = '', key = '', type = '', body = ''] =
      /^curl -s (\S+) -H '([^']+)' -H '([^']+)' \\\n +-d '([^']+)'$/m.exec(page) ?? []
    const argv = Array.from(flags.matchAll(/'([^']*)'|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '')
    const { listening } = run({
      argv: [...argv, '--port', '0', '--data', aFolder()],
      env: { API_KEYS: keys },
      createService: (settings, urlOf) =>
        createServedService(settings, urlOf, { folder, env: {}, warn: () => {} }),
    })
    const headers = Object.fromEntries([key, type].map(header => header.split(': ')))
    const url = new URL(new URL(shown).pathname, await listening)
    const answer = await fetch(url, { method: 'POST', headers, body })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ brand_name: 'Acme', results: [{ cited: true }] })
  })

  it('prints a line of JSON for each request, without the key', async () => {
    const { code, listening, lines, stop } = run()
    await ask(await listening, `${MONITOR}?key=${API_KEY}`, { body: monitorBody })
    stop()
    await code
    const [, line = '', ...others] = lines
    expect(JSON.parse(line)).toEqual({
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      route: `POST ${MONITOR}`,
      status: 200,
      ms: expect.any(Number),
      bytes: expect.any(Number),
      tenant: expect.stringMatching(/^[0-9a-f]{8}$/),
    })
    expect(line).not.toContain(API_KEY)
    expect(others).toEqual(['shutting down'])
  })

  it('gives the service its own flags, a line for each time one is given', async () => {
    const given: unknown[] = []
    const argv = ['--content', 'docs/**', '--port=0', '--content=blog/**', '--site-url', 'https://a.example']
    const { listening } = run({
      argv,
      async createService(settings) {
        given.push(settings)
        return serveToAll({ service: createReferenceService() })
      },
    })
    await listening
    expect(given).toEqual([{ content: 'docs/**\nblog/**', 'site-url': 'https://a.example' }])
  })

  it.each([
    [['--prot', '1'], '--prot: expected one of the flags that serve --help lists'],
    [['monitor'], 'monitor: expected a flag'],
    [['--port'], '--port: expected a value after it'],
    [['--port', '65536'], '--port: got "65536"; expected a number from 0 to 65535'],
    [['--port', '0x50'], '--port: got "0x50"; expected a number'],
    [['--port', '1', '--port', '2'], '--port: got "2"; expected one value'],
    [['--host', 'http://localhost'], '--host: got "http://localhost"; expected a host name'],
  ])('exits with 2 for a wrong flag: %j', async (argv, message) => {
    const { code, lines, errors } = run({ argv })
    expect(await code).toBe(2)
    expect(errors.join('\n')).toContain(message)
    expect(lines).toEqual([])
  })

  it.each([
    [undefined, 'API_KEYS is empty'],
    ['', 'API_KEYS is empty'],
    ['s3cret', 'API_KEYS: entry 1 is not key=plan or key=plan:group.'],
    ['s3cret=pro,s3cret=free,x=gold', 'API_KEYS: entry 2 repeats a key; entry 3 has a plan other than'],
  ])('exits with 2 for wrong keys, and shows none: %s', async (keys, message) => {
    const { code, errors } = run({ env: { API_KEYS: keys } })
    expect(await code).toBe(2)
    expect(errors.join('\n')).toContain(message)
    expect(errors.join('\n')).not.toMatch(/s3cret|gold/)
  })

  it('exits with 2 for a setting that the service does not understand', async () => {
    const { code, errors } = run({
      createService: () => Promise.reject(new UsageError('--content is empty.')),
    })
    expect(await code).toBe(2)
    expect(errors).toEqual(['--content is empty.'])
  })

  it('exits with 2 when it cannot listen', async () => {
    const first = await run().listening
    const { code, errors } = run({ argv: ['--port', new URL(first).port] })
    expect(await code).toBe(2)
    expect(errors.join('\n')).toContain('EADDRINUSE')
  })

  it('prints what callers are not told', async () => {
    const service = serviceWith({ monitor: () => Promise.reject(new Error('The disk is full.')) })
    const { listening, errors } = run({ createService: async () => serveToAll({ service }) })
    expect((await ask(await listening, MONITOR, { body: monitorBody })).status).toBe(500)
    expect(errors.join('\n')).toContain('The disk is full.')
  })
})

// Windows has no signals: what ends a process there gives it no time for anything.
it.runIf(platform() !== 'win32').each(['SIGINT', 'SIGTERM'] as const)(
  'a process ends in peace on %s',
  async signal => {
    const child = spawn(process.execPath, ['test/support/serve-reference.ts', '--port', '0'], {
      env: { ...process.env, API_KEYS: `${API_KEY}=pro` },
    })
    onTestFinished(() => {
      child.kill('SIGKILL')
    })
    const errors = text(child.stderr)
    const [line] = await once(createInterface(child.stdout), 'line')
    const url = String(line).replace('listening on ', '')
    expect((await ask(url, MONITOR, { body: monitorBody })).status).toBe(200)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
    expect(await errors).toBe('')
  },
)
