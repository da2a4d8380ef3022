/** A hosted service with files of reports, GitHub, and the action between them on a schedule. */
import { basename } from 'node:path'
import { onTestFinished } from 'vitest'
import { type ActionResult, type ActionRun, scheduleEvent } from '../../scripts/lib/action.ts'
import { startArtifactService } from '../../scripts/lib/artifact-server.ts'
import { startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import type { VisibilityService } from '../../src/contract/contract.ts'
import { CSV, PDF } from './download-server.ts'
import { serviceWith } from './reference-service.ts'
import { startServerForTest } from './served.ts'
import { API_KEY } from './service-client.ts'

const FILES: Record<string, string> = { 'report.csv': CSV, 'report.pdf': PDF }

/** Starts a service that can do `own`, and GitHub. `run` runs the action. */
export async function createReportStage(
  runAction: (run: ActionRun) => Promise<ActionResult>,
  own: (url: () => string) => Partial<VisibilityService> = () => ({}),
) {
  let url = ''
  const server = await startServerForTest({
    service: serviceWith(own(() => url)),
    readReport: async name => {
      const text = FILES[name]
      return text === undefined ? undefined : { bytes: Buffer.from(text), contentType: 'text/plain' }
    },
  })
  url = server.url
  const github = await startGitHub()
  const artifacts = await startArtifactService()
  onTestFinished(async () => void (await Promise.all([github.close(), artifacts.close()])))
  const run = ({ inputs = {}, env = {}, ...rest }: Partial<ActionRun> = {}) =>
    runAction({
      inputs: {
        brand: 'Acme',
        keywords: 'best kanban board\nカンバン ボード',
        'base-url': server.url,
        'api-key': API_KEY,
        plan: 'business',
        'github-token': workflowToken,
        ...inputs,
      },
      event: scheduleEvent,
      env: { GITHUB_API_URL: github.url, ...artifacts.env, ...env },
      ...rest,
    })
  return { artifacts, run }
}

/** The names of the files that an output lists. */
export function namesOf(lines = ''): string[] {
  return lines.split('\n').map(path => basename(path))
}
