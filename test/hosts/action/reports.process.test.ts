import { describe, expect, it } from 'vitest'
import { filesBelow } from '../../../scripts/lib/action.ts'
import type { VisibilityService } from '../../../src/contract/contract.ts'
import { ServiceError } from '../../../src/errors/service.ts'
import { runActionInProcess } from '../../support/action-in-process.ts'
import { createReportStage, namesOf } from '../../support/report-stage.ts'
import { generationFor, reportFor, scanFor } from '../../support/scans.ts'
import { API_KEY } from '../../support/service-client.ts'

const stage = (own?: (url: () => string) => Partial<VisibilityService>) =>
  createReportStage(runActionInProcess, own)

const citedBy = (...citing: string[]): Partial<VisibilityService> => ({
  monitor: async request =>
    scanFor(request, {
      engineResults: Object.fromEntries(
        ['chatgpt', 'gemini', 'claude', 'perplexity'].map(engine => [
          engine,
          { cited: citing.includes(engine) },
        ]),
      ),
    }),
})

describe('reports', () => {
  it('of the service that are not ready cost nothing: the summary has their id and time, and the gate writes its CSV', async () => {
    const { run } = await stage()
    const { outputs, exitCode, summary } = await run({ inputs: { 'exports.formats': 'pdf' } })
    expect(exitCode).toBe(0)
    expect(namesOf(outputs['report-files'])).toEqual(['scans.csv'])
    expect(summary).toContain('PDF (report-1)&#58; not ready in time; the service expects it at')
  })

  it('never fail the gate when the service names an address of the network', async () => {
    const { run } = await stage(() => ({
      export: async () => reportFor({ download_url: 'http://169.254.169.254/latest/meta-data' }),
    }))
    const { outputs, exitCode, summary, log, tempFolder } = await run({
      inputs: { 'exports.formats': 'pdf' },
    })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
    expect(summary).toContain('could not be fetched')
    expect(namesOf(outputs['report-files'])).toEqual(['scans.csv'])
    expect(filesBelow(tempFolder).filter(path => path.includes('service-report'))).toEqual([])
    expect(log.replace(/^::add-mask::.*/gm, '') + summary).not.toContain(API_KEY)
  })
})

describe('drafts', () => {
  it('are made for what nobody cites when the gate fails, and named in the report', async () => {
    const asked: unknown[] = []
    const { artifacts, run } = await stage(() => ({
      ...citedBy('claude'),
      generate: async request => {
        asked.push(request)
        return generationFor(request, { content: '# Kanban\n```\n@everyone <img src=x>' })
      },
    }))
    const { outputs, exitCode, summary } = await run({
      inputs: {
        'min-cited-engines': '3',
        'drafts.mode': 'on-failure',
        'drafts.max': '1',
        'drafts.tone': 'plain',
      },
    })
    expect(exitCode).toBe(1)
    expect(asked).toEqual([
      {
        brand_name: 'Acme',
        topic: 'best kanban board',
        target_engines: ['chatgpt', 'gemini', 'perplexity'],
        tone: 'plain',
        language: 'en',
      },
    ])
    expect(namesOf(outputs['suggestion-files'])).toEqual(['01.md'])
    expect(Object.keys(artifacts.artifacts[0]?.files ?? {})).toEqual(['suggestions/01.md'])
    expect(summary).toContain('suggestions/01.md')
    expect(summary).not.toContain('@everyone')
  })

  it('are also made if only the verdict or only the step fails', async () => {
    const { run } = await stage(() => citedBy('claude'))
    const inputs = { 'min-cited-engines': '3', 'drafts.mode': 'on-failure', 'fail-on': 'none' }
    const { outputs, exitCode } = await run({ inputs })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'fail' })
    expect(namesOf(outputs['suggestion-files'])).toHaveLength(2)
    const passing = { ...inputs, 'min-cited-engines': '1' }
    expect((await run({ inputs: passing })).outputs['suggestion-files']).toBe('')
    const strict = { ...passing, baseline: 'absent.json', 'fail-on': 'no-baseline' }
    expect(namesOf((await run({ inputs: strict })).outputs['suggestion-files'])).toHaveLength(2)
  })

  it('that fail change no verdict', async () => {
    const { run } = await stage(() => ({
      ...citedBy('claude'),
      generate: () =>
        Promise.reject(
          new ServiceError({
            kind: 'http',
            request: '',
            detail: 'not in your plan',
            status: 403,
            code: 'forbidden',
          }),
        ),
    }))
    const { outputs, exitCode, summary } = await run({ inputs: { 'drafts.mode': 'always' } })
    expect({ exitCode, verdict: outputs['verdict'] }).toEqual({ exitCode: 0, verdict: 'pass' })
    expect(summary).toContain('No draft for “best kanban board”')
  })
})
