import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { type ArtifactServiceOptions, startArtifactService } from '../../../../scripts/lib/artifact-server.ts'
import { type ArtifactRequest, uploadArtifact } from '../../../../src/hosts/action/publish/artifact.ts'
import { createRunner, type Runner } from '../../../support/runner.ts'

let runner: Runner
let request: ArtifactRequest

beforeEach(async () => {
  runner = await createRunner()
  const rootFolder = join(runner.folder, 'reports')
  const files = [join(rootFolder, 'result.json'), join(rootFolder, 'tables', 'scans.csv')]
  await mkdir(join(rootFolder, 'tables'), { recursive: true })
  await writeFile(files[0] ?? '', '{"brand":"Acme"}')
  await writeFile(files[1] ?? '', 'brand,cited\nÄcme,true\n')
  const runUrl = 'https://github.com/acme/website/actions/runs/42'
  request = { name: 'ai-visibility-default', files, rootFolder, runUrl }
  vi.stubEnv('GITHUB_SERVER_URL', undefined)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await runner.remove()
})

async function start(options?: ArtifactServiceOptions) {
  const service = await startArtifactService(options)
  onTestFinished(service.close)
  for (const [name, value] of Object.entries(service.env)) vi.stubEnv(name, value)
  return service
}

describe('uploadArtifact', () => {
  it('uploads the files unchanged and returns their address', async () => {
    const service = await start()
    const uploaded = await uploadArtifact(request)
    expect(service.artifacts).toEqual([
      {
        id: 7_000_000_000,
        name: 'ai-visibility-default',
        expiresAt: undefined,
        files: { 'result.json': '{"brand":"Acme"}', 'tables/scans.csv': 'brand,cited\nÄcme,true\n' },
      },
    ])
    expect(uploaded).toEqual({
      id: 7_000_000_000,
      url: 'https://github.com/acme/website/actions/runs/42/artifacts/7000000000',
    })
  })

  it('explains how a matrix gives each artifact its own name (row 12)', async () => {
    const service = await start()
    await uploadArtifact(request)
    const { id, warning } = await uploadArtifact(request)
    expect(id).toBeUndefined()
    expect(warning).toMatch(/already has an artifact named ai-visibility-default.*matrix.*its own key/)
    expect(warning).toContain(request.rootFolder)
    expect(service.artifacts).toHaveLength(1)
  })

  it.each([
    ['an Enterprise server or another forge', { GITHUB_SERVER_URL: 'https://git.example.com' }],
    ['a server with an invalid address', { GITHUB_SERVER_URL: 'git.example.com' }],
    ['a runner without a token', { ACTIONS_RUNTIME_TOKEN: undefined }],
    ['a runner without a results service', { ACTIONS_RESULTS_URL: '' }],
  ])('warns on %s that the files stay where they are (row 13)', async (_, env) => {
    const service = await start()
    for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
    const { warning, ...rest } = await uploadArtifact(request)
    expect(warning).toMatch(/^AVG_ARTIFACT_STORAGE: .*The files stay in /)
    expect(warning).toContain(request.rootFolder)
    expect(rest).toEqual({})
    expect(service.calls).toEqual([])
  })

  it('uploads on GitHub with data residency', async () => {
    const service = await start()
    vi.stubEnv('GITHUB_SERVER_URL', 'https://acme.ghe.com')
    expect(await uploadArtifact(request)).toMatchObject({ id: 7_000_000_000 })
    expect(service.artifacts).toHaveLength(1)
  })

  it.each([
    ['refuses the upload', 'CreateArtifact', { status: 403, body: { msg: 'no quota' } }, /\(403\).*no quota/],
    ['refuses the blob', 'PutBlock', { status: 403, body: '<Error/>' }, /not uploaded/],
    ['refuses to end it', 'FinalizeArtifact', { status: 400, body: { msg: 'size' } }, /\(400\).*size/],
    ['refuses without a reason', 'CreateArtifact', { status: 200, body: { ok: false } }, /was not ok/],
  ])('survives that the service %s', async (_, method, reply, reason) => {
    const service = await start({ behave: (called, answer) => (called === method ? reply : answer()) })
    const { id, warning } = await uploadArtifact(request)
    expect(id).toBeUndefined()
    expect(warning).toMatch(reason)
    expect(warning).not.toContain('\n')
    expect(service.artifacts).toEqual([])
  })

  it.each(['PutBlock', 'PutBlockList'])(
    'describes in one plain sentence what the storage answers to %s',
    async method => {
      const xml =
        '\uFEFF<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed.\nRequestId:1</Message></Error>'
      const page = '<!DOCTYPE html><html><title>Sign in</title><body></body></html>'
      for (const [status, body, words] of [
        [403, xml, 'the storage answered 403: AuthenticationFailed'],
        [403, page, 'the storage answered 403: Sign in'],
        [200, page, 'the storage answered 200: Sign in'],
        [200, '', 'the storage answered 200: no reason given'],
        [400, { error: '<b>' }, 'the storage answered 400: a page instead of JSON'],
        [400, {}, 'the storage answered 400: no reason given'],
      ] as const) {
        await start({ behave: (called, answer) => (called === method ? { status, body } : answer()) })
        expect(await uploadArtifact(request)).toEqual({
          warning: `AVG_ARTIFACT: The artifact ai-visibility-default was not uploaded (${words}). The files stay in ${request.rootFolder}.`,
        })
      }
    },
  )

  it.each([
    ['CreateArtifact', { ok: true }],
    ['CreateArtifact', null],
    ['CreateArtifact', { ok: true, signed_upload_url: 'nowhere' }],
    ['FinalizeArtifact', { ok: true }],
    ['FinalizeArtifact', { ok: true, artifact_id: 'x' }],
    ['FinalizeArtifact', null],
    ['FinalizeArtifact', 7],
  ])('takes no artifact for uploaded when %s is answered with %j', async (method, body) => {
    await start({ behave: (called, answer) => (called === method ? { status: 200, body } : answer()) })
    const { warning, ...rest } = await uploadArtifact(request)
    expect(rest).toEqual({})
    expect(warning).toMatch(/^AVG_ARTIFACT: [^<>{\n]*\.$/)
  })

  it('reports that the service is not reachable', async () => {
    const service = await start()
    await service.close()
    expect((await uploadArtifact(request)).warning).toMatch(/not uploaded \(.*ECONNREFUSED/)
  })

  it.each([
    ['never answers', () => new Promise<never>(() => {})],
    [
      'answers with pages, which the client asks for again',
      () => ({ status: 502, body: '<h1>Bad Gateway</h1>' }),
    ],
  ])('gives up in time when the service %s', async (_, behave) => {
    await start({ behave })
    expect((await uploadArtifact(request, 100)).warning).toMatch(/not uploaded \(no end after 0\.1 seconds\)/)
  })

  it('reports a missing file', async () => {
    await start()
    const files = [join(request.rootFolder, 'missing.json')]
    expect((await uploadArtifact({ ...request, files })).warning).toMatch(/not uploaded \(.*does not exist/)
  })

  it('reports a name that no artifact can have, on one line', async () => {
    await start()
    const { warning } = await uploadArtifact({ ...request, name: 'a/b' })
    expect(warning).toMatch(/not uploaded \(The artifact name is not valid: a\/b\./)
    expect(warning).not.toContain('\n')
  })
})
