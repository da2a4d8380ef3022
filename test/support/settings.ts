import type { ActionContext } from '../../src/hosts/action/context.ts'
import type { BaselineSettings, Settings } from '../../src/inputs/settings.ts'
import { thresholds } from './measurements.ts'

/** A push to the default branch. */
export function aContext(overrides: Partial<ActionContext> = {}): ActionContext {
  return {
    eventName: 'push',
    repository: 'acme/website',
    sha: '0123456789abcdef0123456789abcdef01234567',
    ref: 'refs/heads/main',
    runId: undefined,
    runAttempt: 1,
    defaultBranch: 'main',
    apiUrl: 'https://api.github.com',
    runUrl: undefined,
    commitUrl: undefined,
    pullRequest: undefined,
    finishedRun: undefined,
    change: undefined,
    withoutSecrets: false,
    tempFolder: '/tmp',
    workspace: '/tmp',
    ...overrides,
  }
}

/** No baseline at all. */
export function baselineSettings(overrides: Partial<BaselineSettings> = {}): BaselineSettings {
  return {
    source: { kind: 'none' },
    window: 5,
    overallBcr: undefined,
    citedEngines: undefined,
    ...overrides,
  }
}

/** A hosted service, one keyword, one sample, no rule. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    brand: 'Acme',
    keywords: ['crm'],
    engines: [],
    language: 'en',
    scanPer: 'all',
    scanPerReason: 'given',
    samples: { min: 1, max: 1 },
    service: {
      kind: 'hosted',
      baseUrl: 'https://api.example.com',
      apiKey: 'secret-key',
      limits: { perMinute: 10, perDay: 500, concurrent: 1 },
    },
    timeoutMinutes: 10,
    thresholds: thresholds(),
    baseline: baselineSettings(),
    record: 'auto',
    accept: false,
    alpha: 0.05,
    failOn: ['fail', 'error'],
    key: 'default',
    comment: 'never',
    githubToken: '',
    reports: [],
    serviceReport: { range: { days: 30 }, includeCompetitors: false, waitMinutes: 0 },
    reportFont: undefined,
    competitors: [],
    suggestions: { mode: 'never', max: 3, contentType: undefined, tone: undefined, maxLength: undefined },
    issue: 'never',
    notify: undefined,
    artifactName: '',
    artifactRetentionDays: undefined,
    fleet: { shard: undefined, maxShards: 20, partial: 'refuse' },
    ...overrides,
  }
}
