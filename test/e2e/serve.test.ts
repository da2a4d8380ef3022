import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { describe, expect, it, onTestFinished } from 'vitest'
import { runAction, scheduleEvent, systemVariables } from '../../scripts/lib/action.ts'
import { createSite } from '../../scripts/lib/site.ts'
import { searchableText } from '../support/pdf-document.ts'
import { API_KEY, connectTo } from '../support/service-client.ts'

const page = '# CRM for teams\n\nA CRM for teams keeps the notes of every call in one place.\n'

const withKey = { headers: { authorization: `Bearer ${API_KEY}` } }

/** The bundle of the serve command in a process of its own, away from node_modules; its URL once it is ready. */
async function startServed(
  folder: string,
  ...flags: string[]
): Promise<{ url: string; stop(): Promise<number | null> }> {
  const installed = mkdtempSync(join(tmpdir(), 'served-'))
  cpSync('dist', installed, { recursive: true })
  const script = join(installed, 'serve', 'index.js')
  const child = spawn(
    process.execPath,
    [script, '--port', '0', '--data', join(installed, 'data'), ...flags],
    {
      cwd: folder,
      env: { ...systemVariables(), API_KEYS: `${API_KEY}=pro,other=free` },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const ended = new Promise<number | null>(resolve => child.on('close', resolve))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onTestFinished(async () => void (await stop()))
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^listening on (http:\S+)$/.exec(line) ?? []
    if (url !== undefined) return { url, stop }
  }
  throw new Error('the server ended before it listened')
}

describe('the serve bundle', () => {
  it('serves scans, content and reports from the pages of a checkout', async () => {
    const site = createSite()
    site.commit({ 'docs/crm.md': page, 'notes/crm.md': page })
    const { url } = await startServed(
      site.folder,
      '--content',
      'docs/**',
      '--site-url',
      'https://acme.example/{path}',
    )
    const service = connectTo(url)
    const scan = await service.monitor({ brand_name: 'Acme', keywords: ['CRM for teams'] })
    expect(scan.results).toMatchObject([
      { engine: 'repository', source_url: 'https://acme.example/docs/crm' },
    ])
    const generation = await service.generate({ brand_name: 'Acme', topic: 'CRM for teams' })
    expect(generation.content).toContain('notes of every call')
    const today = new Date().toISOString().slice(0, 10)
    const report = await service.export({
      brand_name: 'Acme',
      date_range: { start: today, end: today },
      format: 'csv',
    })
    const downloaded = await fetch(report.download_url ?? '', withKey)
    expect(downloaded.headers.get('content-type')).toContain('text/csv')
    expect(await downloaded.text()).toContain('repository')
    expect((await fetch(`${url}/reports/../data`)).status).toBe(404)
  })

  it('writes PDFs in the font that it ships with', async () => {
    const site = createSite()
    site.commit({ 'docs/crm.md': page })
    const { url } = await startServed(site.folder)
    const service = connectTo(url)
    const { download_url } = await service.export({
      brand_name: 'Київ',
      date_range: { start: '2026-01-01', end: '2026-01-02' },
      format: 'pdf',
    })
    const downloaded = await fetch(download_url ?? '', withKey)
    const text = await searchableText(await downloaded.bytes())
    expect(text).toContain('AI visibility of Київ')
  })

  it('is a hosted service to the action', async () => {
    const site = createSite()
    site.commit({ 'docs/crm.md': page })
    const { url } = await startServed(site.folder)
    const { outputs } = await runAction({
      inputs: {
        brand: 'Acme',
        keywords: 'CRM for teams',
        'base-url': url,
        'api-key': API_KEY,
        'min-cited-engines': '1',
      },
      event: scheduleEvent,
    })
    expect(outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '1' })
  })

  it('ends with 0 when it is told to stop', async () => {
    const site = createSite()
    site.commit({ 'docs/crm.md': page })
    const { stop } = await startServed(site.folder)
    expect(await stop()).toBe(0)
  })
})
