/** A service, GitHub with the branch of a history, and the action between them on a schedule. */
import { onTestFinished } from 'vitest'
import { type ActionResult, type ActionRun, scheduleEvent } from '../../scripts/lib/action.ts'
import { workflowToken } from '../../scripts/lib/github-server.ts'
import { type BranchServerOptions, startBranchServer } from './branch-server.ts'
import { scanFor } from './scans.ts'
import { startService } from './service-server.ts'

export const apiKey = 'key-4711-of-acme'
export const keywords = ['カンバン ボード', ...Array.from({ length: 9 }, (_, index) => `keyword ${index}`)]

/** Starts a service whose engines cite on the keywords that `citing` names, and a repository. `run` runs the action. */
export async function createHistoryStage(
  runAction: (run: ActionRun) => Promise<ActionResult>,
  contentsOptions: BranchServerOptions = {},
) {
  const citing = new Set(keywords)
  const service = await startService({
    apiKey,
    answer: ({ body }) => {
      const cited = body.keywords?.every((keyword: string) => citing.has(keyword)) ?? false
      return { body: scanFor(body, { engineResults: { chatgpt: { cited } } }) }
    },
  })
  const contents = await startBranchServer(contentsOptions)
  onTestFinished(async () => void (await Promise.all([service.close(), contents.close()])))
  const run = ({ inputs = {}, env = {}, ...rest }: Partial<ActionRun> = {}) =>
    runAction({
      inputs: {
        brand: 'Acme',
        keywords: keywords.join('\n'),
        engines: 'chatgpt',
        'base-url': service.url,
        'api-key': apiKey,
        limits: '1000/minute, 10000/day, 20 concurrent',
        'github-token': workflowToken,
        comment: 'never',
        ...inputs,
      },
      event: scheduleEvent,
      env: { GITHUB_API_URL: contents.url, ...env },
      ...rest,
    })
  return { contents, citing, run }
}
