import { describe, expect, it } from 'vitest'
import { compareFingerprints } from '../../../src/comparison/align-runs.ts'
import type { Settings } from '../../../src/inputs/settings.ts'
import { openService } from '../../../src/run/service/open-service.ts'
import { embeddedSettings } from '../../support/embedded.ts'
import { aFingerprint } from '../../support/history.ts'
import { createLog } from '../../support/log.ts'
import { aContext, baselineSettings, someSettings } from '../../support/settings.ts'

const { signal } = new AbortController()

async function fingerprintOf(settings: Settings) {
  const opened = await openService(settings, { ...aContext(), env: {}, log: createLog(), signal })
  await opened.close()
  return opened.fingerprint
}

const hosted = {
  kind: 'hosted' as const,
  baseUrl: 'https://api.example.com',
  apiKey: 'secret-key',
  limits: { perMinute: 10, perDay: 500, concurrent: 1 },
}

const embedded = (overrides: Parameters<typeof embeddedSettings>[0] = {}): Settings =>
  someSettings({ service: { kind: 'embedded', keysMissing: false, ...embeddedSettings(overrides) } })

/** The names that differ between runs with these settings. */
const differing = async (before: Settings, now: Settings) =>
  compareFingerprints(await fingerprintOf(before), await fingerprintOf(now)).map(({ name }) => name)

describe('the fingerprint of an opened service', () => {
  it('holds what a hosted service was asked', async () => {
    const settings = someSettings({
      keywords: ['crm', 'erp'],
      engines: ['chatgpt', 'gemini'],
      scanPer: 'keyword',
    })
    expect(await fingerprintOf(settings)).toEqual(aFingerprint())
  })

  it('holds no secret', async () => {
    const secrets = someSettings({ githubToken: 'ghs_token' })
    expect(JSON.stringify(await fingerprintOf(secrets))).not.toMatch(/secret-key|ghs_token/)
  })

  it('names the models of the embedded engines, and the settings that answers and scores depend on', async () => {
    const service = {
      models: ['repository', 'openai:gpt-6-luna'],
      content: ['docs/**'],
      competitorFolders: [{ name: 'Umbrella', folder: 'rivals/umbrella' }],
      brandAliases: ['ACME Inc'],
      promptTemplates: ['What is the best {keyword}?'],
      ownQuestions: [{ keyword: 'crm', questions: ['Which CRM?', 'What CRM?'] }],
      countries: ['DE'],
    }
    expect(await fingerprintOf(embedded(service))).toEqual({
      brand: ['Acme'],
      keywords: ['crm'],
      engines: ['repository', 'openai:gpt-6-luna'],
      language: ['en'],
      'scan-per': ['all'],
      service: ['embedded'],
      content: ['docs/**'],
      'competitor-content': ['Umbrella = rivals/umbrella'],
      'brand-domains': ['acme.example'],
      'brand-aliases': ['ACME Inc'],
      'prompt-template': ['What is the best {keyword}?'],
      country: ['DE'],
      questions: ['crm = Which CRM? | What CRM?'],
    })
  })

  it('is the same with another owner of a keyword, which changes no answer', async () => {
    const owned = embedded({ owners: [{ keyword: 'crm', path: 'docs/crm.md' }] })
    expect(await differing(embedded(), owned)).toEqual([])
  })

  it('distinguishes the back ends', async () => {
    const other = someSettings({ service: { ...hosted, baseUrl: 'https://other.example' } })
    expect(await differing(someSettings(), other)).toEqual(['service'])
    expect(await differing(embedded({ models: [] }), someSettings())).toEqual(['service'])
  })

  it.each<[string, Partial<Settings>]>([
    ['key', { service: { ...hosted, apiKey: 'new' } }],
    ['number of samples', { samples: 3 }],
    ['idea of what fails', { failOn: [], falseAlarmsPerYear: 2 }],
    ['place for the baseline', { baseline: baselineSettings({ source: { kind: 'branch' } }) }],
  ])('is the same with another %s', async (_, change) => {
    expect(await differing(someSettings(), someSettings(change))).toEqual([])
  })
})
