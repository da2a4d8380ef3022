import { copyFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { readBaseFile } from '../../checkout/base-commits.ts'
import { measureBase } from '../../comparison/measure-base.ts'
import type { MakeDocument } from '../../embedded/report-export/create-export.ts'
import { createEmbeddedService } from '../../embedded/service.ts'
import type { EngineCost } from '../../engines/account.ts'
import type { AnswerRecord } from '../../engines/answer-record.ts'
import { REPOSITORY } from '../../engines/engine-names.ts'
import { formatAskedKeyword } from '../../engines/question.ts'
import { planQuestions } from '../../engines/question-plan.ts'
import { lineOf } from '../../errors/avg-error.ts'
import { type RunContext, runFolder } from '../../inputs/run-context.ts'
import type { EmbeddedServiceSettings, Settings } from '../../inputs/settings.ts'
import { toDay } from '../../lib/clock.ts'
import { demandOf } from '../../scan/demand.ts'
import { fingerprintOf, type OpenService, type ServiceCalls } from './opened-service.ts'

/** Opens the embedded service on the pages of the workspace. */
export function openEmbedded(
  service: EmbeddedServiceSettings,
  settings: Settings,
  context: RunContext,
  calls: ServiceCalls,
): OpenService {
  const { workspace, change, log, signal } = context
  const { keywords, engines } = settings
  const dataFolder = `${runFolder(context, settings.key)}/embedded`
  const { maxRequests, maxCost, keysMissing: lacksKeys } = service
  const isReplay = service.answers.mode === 'replay'
  const planned = planQuestions({ ...service, ...settings }, toDay(calls.clock.wallTime()))
  const answers: AnswerRecord[] = []
  const embedded = createEmbeddedService({
    ...calls,
    settings: service,
    folder: workspace,
    change,
    recordings: {
      workspace,
      readBase: path => readBaseFile({ folder: workspace, signal }, context, path),
    },
    keywords,
    dataFolder,
    downloadUrl: ({ path }) => pathToFileURL(path).href,
    makeDocument,
    onAnswer: record => answers.push(record),
    warn: text => log.warning(lineOf('AVG_ENGINE', text)),
  })
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
        questions: service.ownQuestions.map(formatAskedKeyword),
      },
    }),
    // A replay sends no request and has no limits.
    demand: demandOf(settings, { lacksKeys, ...(!isReplay && { engines: planned, maxRequests, maxCost }) }),
    questions: planned.flatMap(({ questions }) => questions),
    costs: () => orderCosts(embedded.costs(), engines),
    answers: () => orderAnswers(answers, keywords, engines),
    // The URL is that of `downloadUrl`.
    fetchReport: ({ url, path }) => copyFile(fileURLToPath(url), path),
    measureBase: citations => measureBase(embedded, settings, context, citations),
    locate: (commit, groups) => embedded.locate(commit, groups, settings.language),
    close: embedded.close,
  }
}

/** Makes the document of an exported PDF, with the modules that only an export loads. */
export const makeDocument: MakeDocument = async (request, scans, createdAt) => {
  const { exportDocument } = await import('./export-document.ts')
  return exportDocument(request, scans, createdAt)
}

/** Sorts records by sample, then by keyword and engine in the order of the settings. */
export function orderAnswers(
  records: readonly AnswerRecord[],
  keywords: string[],
  engines: string[],
): AnswerRecord[] {
  const keywordPlace = createRanking(keywords)
  const enginePlace = createRanking(engines)
  return records.toSorted(
    (a, b) =>
      a.sample - b.sample ||
      keywordPlace(a.keyword) - keywordPlace(b.keyword) ||
      enginePlace(a.engine) - enginePlace(b.engine),
  )
}

/** Sorts costs by the engines of the settings. */
export function orderCosts(costs: readonly EngineCost[], engines: string[]): EngineCost[] {
  const place = createRanking(engines)
  return costs.toSorted((a, b) => place(a.engine) - place(b.engine))
}

/** Unknown names come last. */
function createRanking(names: readonly string[]): (name: string) => number {
  const places = new Map(names.map((name, index) => [name, index]))
  return name => places.get(name) ?? names.length
}
