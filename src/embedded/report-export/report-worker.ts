/** The worker's side: builds one report. */
import { parentPort, workerData } from 'node:worker_threads'
import { ServiceError, type ServiceErrorFacts } from '../../contract/errors.ts'
import { type BuiltReport, buildReport, type ReportTask } from './build-report.ts'

/** What the worker gets. By the name of the first field, the program's entry knows this worker. */
export interface ReportWorkerData {
  report: ReportTask
  /** Font file for characters that the included font lacks. */
  reportFont: string | undefined
}

export type ReportReply = { built: BuiltReport } | { facts: ServiceErrorFacts }

/** Posts the report to the main thread, or the facts of a ServiceError. Rejects with any other error, which ends the worker. */
export async function answerReport(): Promise<void> {
  const { report, reportFont }: ReportWorkerData = workerData
  const reply = await buildReport(report, { path: reportFont }).then(
    (built): ReportReply => ({ built }),
    (error: unknown): ReportReply => {
      if (error instanceof ServiceError) return { facts: error.facts }
      throw error
    },
  )
  parentPort?.postMessage(reply)
}
