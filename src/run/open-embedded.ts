import { pathToFileURL } from 'node:url'
import { measureBase } from '../baseline/measure-base.ts'
import type { AnswerRecord } from '../embedded/engines/answer-record.ts'
import { formatAskedKeyword } from '../embedded/engines/question.ts'
import { createEmbeddedService, type EmbeddedOptions } from '../embedded/service.ts'
import { REPOSITORY } from '../embedded/settings.ts'
import type { RunFacts } from '../inputs/run-facts.ts'
import type { EmbeddedServiceSettings, Settings } from '../inputs/settings.ts'
import { copyReport } from '../service-reports/copy-report.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { OpenService } from './opened-service.ts'

type EmbeddedRun = Pick<EmbeddedOptions, 'env' | 'clock' | 'deadline' | 'signal' | 'warn' | 'dataFolder'> & {
  facts: RunFacts
}

/** Opens the embedded service on the pages of the workspace. */
export function openEmbedded(
  { keysMissing, ...service }: EmbeddedServiceSettings,
  settings: Omit<Settings, 'service'>,
  { facts, ...run }: EmbeddedRun,
): OpenService {
  const { keywords, samples, reportFont } = settings
  const answers: AnswerRecord[] = []
  const embedded = createEmbeddedService({
    settings: service,
    folder: facts.workspace,
    keywords,
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    reportFont,
    onAnswer: record => answers.push(record),
    ...run,
  })
  const liveEngines = settings.engines.filter(engine => engine !== REPOSITORY)
  return {
    service: embedded,
    isDeterministic: service.models.join() === REPOSITORY,
    fingerprint: fingerprintOf(settings, {
      engines: service.models,
      service: 'embedded',
      settings: {
        content: service.content,
        'competitor-content': service.competitorFolders.map(({ name, folder }) => `${name} = ${folder}`),
        'brand-domains': service.brandDomains,
        'brand-aliases': service.brandAliases,
        'prompt-template': service.promptTemplates,
        country: service.countries,
        city: service.city === undefined ? [] : [service.city],
        questions: service.ownQuestions.map(formatAskedKeyword),
      },
    }),
    cost: {
      address: undefined,
      limits: undefined,
      questions: liveEngines.map(engine => ({ engine, count: keywords.length * samples.max })),
    },
    answers: () => answers,
    preflight: () => (keysMissing ? { kind: 'no-secrets' } : undefined),
    fetchReport: request => copyReport(request, run.dataFolder),
    deadline: run.deadline,
    measureBase: () => measureBase(embedded, settings, facts),
    close: embedded.close,
  }
}
