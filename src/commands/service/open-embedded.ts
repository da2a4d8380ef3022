import { pathToFileURL } from 'node:url'
import { measureBase } from '../../comparison/measure-base.ts'
import type { AnswerRecord } from '../../embedded/engines/answer-record.ts'
import { REPOSITORY } from '../../embedded/engines/engine-names.ts'
import { formatAskedKeyword } from '../../embedded/engines/question.ts'
import { createEmbeddedService, type EmbeddedOptions } from '../../embedded/service.ts'
import type { RunFacts } from '../../inputs/run-facts.ts'
import { listCalls } from '../../inputs/scan-settings.ts'
import type { EmbeddedServiceSettings, Settings } from '../../inputs/settings.ts'
import { orderAnswers, orderCosts } from '../../scan/answer-order.ts'
import { type Demand, minutesOf } from '../../scan/demand.ts'
import { copyReport } from '../../service-reports/copy-report.ts'
import { checkCost, fingerprintOf, type OpenService } from './opened-service.ts'

type EmbeddedRun = Pick<
  EmbeddedOptions,
  'env' | 'clock' | 'deadline' | 'limiters' | 'signal' | 'warn' | 'onRequest' | 'dataFolder'
> & {
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
    change: facts.change,
    recordings: {
      workspace: facts.workspace,
      change: facts.change,
      workflowCommit: facts.workflowCommit,
    },
    keywords,
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    reportFont,
    onAnswer: record => answers.push(record),
    ...run,
  })
  const liveEngines = settings.engines.filter(engine => engine !== REPOSITORY)
  const demand = demandOf(service, settings)
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
    demand: () => demand,
    costs: () => orderCosts(embedded.costs(), settings),
    answers: () => orderAnswers(answers, settings),
    preflight: () => (keysMissing ? { kind: 'no-secrets' } : checkCost(demand)),
    fetchReport: request => copyReport(request, run.dataFolder),
    deadline: run.deadline,
    measureBase: () => measureBase(embedded, settings, facts),
    close: embedded.close,
  }
}

/** Returns what the greatest number of samples asks of live engines. A replay asks nothing, and has no limits. */
function demandOf(
  service: Omit<EmbeddedServiceSettings, 'keysMissing'>,
  settings: Omit<Settings, 'service'>,
): Demand {
  if (service.answers.mode === 'replay') {
    return { requests: 0, minutes: 0, engines: [], maxRequests: undefined, maxCost: undefined }
  }
  const calls = listCalls(service, settings)
  const requestsOf = (some: typeof calls) =>
    some.reduce((sum, { answers: count, judgments }) => sum + count + judgments, 0)
  const vendors = [...Map.groupBy(calls, ({ vendor }) => vendor).values()]
  const minutes = vendors.map(ofVendor => minutesOf(requestsOf(ofVendor), ofVendor[0]?.perMinute ?? 1))
  return {
    requests: requestsOf(calls),
    minutes: Math.max(0, ...minutes),
    engines: calls,
    maxRequests: service.maxRequests,
    maxCost: service.maxCost,
  }
}
