import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'
import { runAction, scheduleEvent, systemVariables } from '../../scripts/lib/action.ts'
import { createSite } from '../../scripts/lib/site.ts'
import { searchableText } from '../support/pdf-document.ts'
import { API_KEY, connectTo } from '../support/service-client.ts'

const page = '# CRM for teams\n\nA CRM for teams keeps the notes of every call in one place.\n'
const withKey = { headers: { authorization: `Bearer ${API_KEY}` } }

/** The bundle of the serve command in a process of its own, away from node_modules; its URL once it is ready. */
async function startServed(folder: string, ...flags: string[]) {
  const installed = mkdtempSync(join(tmpdir(), 'served-'))
  cpSync('dist', installed, { recursive: true })
  const script = join(installed, 'serve', 'index.js')
  const words = [script, '--port', '0', '--data', join(installed, 'data'), ...flags]
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { ...systemVariables(), API_KEYS: `${API_KEY}=pro,other=free` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

it('the serve bundle serves scans, content and reports, also to the action, until it is stopped', async () => {
  const site = createSite()
  site.commit({ 'docs/crm.md': page, 'notes/crm.md': page })
  const flags = ['--content', 'docs/**', '--site-url', 'https://acme.example/{path}']
  const { url, stop } = await startServed(site.folder, ...flags)
  const service = connectTo(url)
  const scan = await service.monitor({ brand_name: 'Acme', keywords: ['CRM for teams'] })
  expect(scan.results).toMatchObject([{ engine: 'repository', source_url: 'https://acme.example/docs/crm' }])
  const generation = await service.generate({ brand_name: 'Acme', topic: 'CRM for teams' })
  expect(generation.content).toContain('notes of every call')

  const today = new Date().toISOString().slice(0, 10)
  const download = async (brand_name: string, format: 'csv' | 'pdf') => {
    const { download_url } = await service.export({
      ...{ brand_name, format, date_range: { start: today, end: today } },
    })
    return fetch(download_url ?? '', withKey)
  }
  const csv = await download('Acme', 'csv')
  expect(csv.headers.get('content-type')).toContain('text/csv')
  expect(await csv.text()).toContain('repository')
  // The font ships with it.
  const pdf = await download('Київ', 'pdf')
  expect(await searchableText(await pdf.bytes())).toContain('No answer about Київ')
  expect((await fetch(`${url}/reports/../data`)).status).toBe(404)

  const { outputs } = await runAction({
    inputs: {
      ...{ brand: 'Acme', keywords: 'CRM for teams', 'min-cited-engines': '1' },
      ...{ 'base-url': url, 'api-key': API_KEY },
    },
    event: scheduleEvent,
  })
  expect(outputs).toMatchObject({ verdict: 'pass', 'cited-engines': '1' })
  expect(await stop()).toBe(0)
})
