import { describe, expect, it } from 'vitest'
import { compareFingerprints, fingerprintOf } from '../../src/baseline/fingerprint.ts'
import type { Settings } from '../../src/inputs/settings.ts'
import { embeddedSettings } from '../support/embedded.ts'
import { aFingerprint } from '../support/history.ts'
import { baselineSettings, someSettings } from '../support/settings.ts'

const hosted = {
  kind: 'hosted' as const,
  baseUrl: 'https://api.example.com',
  apiKey: 'secret-key',
  limits: { perMinute: 10, perDay: 500, concurrent: 1 },
}

const embedded = (overrides: Parameters<typeof embeddedSettings>[0] = {}): Settings =>
  someSettings({ service: { kind: 'embedded', keysMissing: false, ...embeddedSettings(overrides) } })

/** The names that differ between runs with these settings. */
const differing = (before: Settings, now: Settings) =>
  compareFingerprints(fingerprintOf(before), fingerprintOf(now)).map(({ name }) => name)

describe('fingerprintOf', () => {
  it('holds what a hosted service was asked', () => {
    const settings = someSettings({
      keywords: ['crm', 'erp'],
      engines: ['chatgpt', 'gemini'],
      scanPer: 'keyword',
    })
    expect(fingerprintOf(settings)).toEqual(aFingerprint())
  })

  it('holds no secret', () => {
    const secrets = someSettings({ githubToken: 'ghs_token' })
    expect(JSON.stringify(fingerprintOf(secrets))).not.toMatch(/secret-key|ghs_token/)
  })

  it('names the models of the embedded engines, and the settings that answers and scores depend on', () => {
    const service = {
      models: ['repository', 'openai:gpt-6-luna'],
      content: ['docs/**'],
      competitors: [{ name: 'Umbrella', folder: 'rivals/umbrella' }],
      brandAliases: ['ACME Inc'],
      promptTemplate: 'What is the best {keyword}?',
    }
    expect(fingerprintOf(embedded(service))).toEqual({
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
    })
  })

  it.each<[string, Partial<Settings>]>([
    ['brand', { brand: 'Umbrella' }],
    ['keywords', { keywords: ['erp'] }],
    ['engines', { engines: ['chatgpt'] }],
    ['language', { language: 'ja' }],
    ['scan-per', { scanPer: 'keyword' }],
  ])('tells runs apart by their %s', (name, change) => {
    expect(differing(someSettings(), someSettings(change))).toEqual([name])
  })

  it.each([
    ['engines', { models: ['openai:gpt-6-sol'] }],
    ['content', { content: ['blog/**'] }],
    ['competitor-content', { competitors: [{ name: 'Umbrella', folder: 'other' }] }],
    ['brand-domains', { brandDomains: ['acme.test'] }],
    ['brand-aliases', { brandAliases: ['ACME'] }],
    ['prompt-template', { promptTemplate: '{keyword}?' }],
  ])('tells embedded runs apart by their %s', (name, change) => {
    expect(differing(embedded(), embedded(change))).toEqual([name])
  })

  it('tells the back ends apart', () => {
    const other = someSettings({ service: { ...hosted, baseUrl: 'https://other.example' } })
    expect(differing(someSettings(), other)).toEqual(['service'])
    expect(differing(embedded({ models: [] }), someSettings())).toEqual(['service'])
  })

  it.each<[string, Partial<Settings>]>([
    ['key', { service: { ...hosted, apiKey: 'new' } }],
    ['number of samples', { samples: { least: 3, most: 9 } }],
    ['idea of what fails', { failOn: [], alpha: 0.2 }],
    ['place for the baseline', { baseline: baselineSettings({ source: { kind: 'artifact' } }) }],
  ])('is the same with another %s', (_, change) => {
    expect(differing(someSettings(), someSettings(change))).toEqual([])
  })
})

describe('compareFingerprints', () => {
  it('finds nothing between equal ones, in whatever order their lists are', () => {
    const turned = aFingerprint({ keywords: ['erp', 'crm'], engines: ['gemini', 'chatgpt'] })
    expect(compareFingerprints(aFingerprint(), turned)).toEqual([])
    const names = Object.fromEntries(Object.entries(aFingerprint()).toReversed())
    expect(compareFingerprints(names, aFingerprint())).toEqual([])
  })

  it('does not compare what only one side names', () => {
    const more = aFingerprint({ content: ['docs/**'] })
    expect(compareFingerprints(aFingerprint(), more)).toEqual([])
    expect(compareFingerprints(more, aFingerprint())).toEqual([])
  })

  it('says what was added and what was removed, name by name', () => {
    const now = aFingerprint({ keywords: ['erp', 'hr', '人事'], language: ['ja'] })
    expect(compareFingerprints(aFingerprint(), now)).toEqual([
      { name: 'keywords', added: ['hr', '人事'], removed: ['crm'], single: false },
      { name: 'language', added: ['ja'], removed: ['en'], single: true },
    ])
  })

  it('tells an empty list from one that is not named', () => {
    expect(compareFingerprints(aFingerprint({ engines: [] }), aFingerprint())).toEqual([
      { name: 'engines', added: ['chatgpt', 'gemini'], removed: [], single: false },
    ])
  })
})
