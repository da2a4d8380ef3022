import type { ActionContext } from '../../src/hosts/action/context.ts'
import { type BaselineSettings, type Settings, toSettings } from '../../src/inputs/settings.ts'
import { defaultInputs } from './default-inputs.ts'
import { thresholds } from './measurements.ts'

/** A push to the default branch. */
export function aContext(overrides: Partial<ActionContext> = {}): ActionContext {
  return {
    eventName: 'push',
    repository: 'acme/website',
    sha: '0123456789abcdef0123456789abcdef01234567',
    ref: 'refs/heads/main',
    runAttempt: 1,
    defaultBranch: 'main',
    apiUrl: 'https://api.github.com',
    runUrl: undefined,
    commitUrl: undefined,
    pullRequest: undefined,
    reviewedPull: undefined,
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
  return { ...toSettings(defaultInputs).baseline, ...overrides }
}

/** A hosted service, one keyword, one sample, no rule. */
export function someSettings(overrides: Partial<Settings> = {}): Settings {
  return {
    ...toSettings(defaultInputs),
    keywords: ['crm'],
    engines: [],
    scanPer: 'all',
    service: {
      kind: 'hosted',
      baseUrl: 'https://api.example.com',
      apiKey: 'secret-key',
      limits: { perMinute: 10, perDay: 500, concurrent: 1 },
    },
    thresholds: thresholds(),
    baseline: baselineSettings(),
    comment: 'never',
    ...overrides,
  }
}
