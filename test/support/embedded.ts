import { pathToFileURL } from 'node:url'
import { onTestFinished } from 'vitest'
import {
  createEmbeddedService,
  type EmbeddedOptions,
  type EmbeddedService,
} from '../../src/embedded/service.ts'
import type { EmbeddedSettings } from '../../src/embedded/settings.ts'
import type { AnswerRecord } from '../../src/engines/answer-record.ts'
import { DEFAULT_PROMPT_TEMPLATE } from '../../src/engines/question.ts'
import { makeDocument } from '../../src/run/service/open-embedded.ts'
import { createManualClock } from './clock.ts'
import { aFolder } from './git-repository.ts'

export function embeddedSettings(overrides: Partial<EmbeddedSettings> = {}): EmbeddedSettings {
  return {
    content: [],
    siteUrls: [],
    competitorFolders: [],
    competitors: [],
    brandDomains: ['acme.example'],
    brandAliases: [],
    promptTemplates: [DEFAULT_PROMPT_TEMPLATE],
    ownQuestions: [],
    owners: [],
    facts: [],
    countries: [],
    maxRequests: undefined,
    answers: { mode: 'live' },
    models: ['repository'],
    ...overrides,
  }
}

interface EmbeddedForTest extends EmbeddedService {
  /** What it warned of. */
  warnings: string[]
  /** What became of its questions to live engines. */
  answers: AnswerRecord[]
}

/** An embedded service on a manual clock with ten minutes; ends with the test. */
export function anEmbeddedService({
  folder = '.',
  keywords = [],
  env = {},
  run = {},
  ...settings
}: Partial<EmbeddedSettings> & {
  run?: Partial<EmbeddedOptions>
  folder?: string
  keywords?: string[]
  env?: NodeJS.ProcessEnv
} = {}): EmbeddedForTest {
  const clock = createManualClock()
  const warnings: string[] = []
  const answers: AnswerRecord[] = []
  const service = createEmbeddedService({
    settings: embeddedSettings(settings),
    folder,
    keywords,
    dataFolder: aFolder(),
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    makeDocument,
    env,
    clock,
    deadline: clock.now() + 600_000,
    signal: new AbortController().signal,
    warn: message => warnings.push(message),
    onAnswer: record => answers.push(record),
    ...run,
  })
  onTestFinished(() => service.close())
  return { ...service, warnings, answers }
}
