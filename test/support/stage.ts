import { onTestFinished } from 'vitest'
import * as z from 'zod'
import type { ActionResult, ActionRun } from '../../scripts/lib/action.ts'
import { type GitHubOptions, startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import { scanFor } from './scans.ts'
import { type ServiceScript, startService } from './service-server.ts'

export const apiKey = 'key-4711-of-acme'

const pullSchema = z.object({ pull_request: z.object({ head: z.object({ sha: z.string() }) }) })

/** Starts a service and GitHub for a test. `run` runs the action between them, with `runAction`. */
export async function createStage<Run extends Partial<ActionRun>>(
  runAction: (run: Run & Pick<ActionRun, 'inputs'>) => Promise<ActionResult>,
  script: ServiceScript = {},
  gitHubOptions: GitHubOptions = {},
) {
  const service = await startService({ apiKey, ...script })
  const github = await startGitHub(gitHubOptions)
  onTestFinished(async () => void (await Promise.all([service.close(), github.close()])))
  const run = (given: Run) => {
    const pull = pullSchema.safeParse(given.event?.payload).data
    if (pull !== undefined) github.moveHead(pull.pull_request.head.sha)
    return runAction({
      ...given,
      inputs: {
        brand: 'Acme',
        keywords: 'project management',
        'base-url': service.url,
        'api-key': apiKey,
        'github-token': workflowToken,
        ...given.inputs,
      },
      env: { GITHUB_API_URL: github.url, ...given.env },
    })
  }
  return { service, github, run }
}

/** A service where gemini does not cite: score 47.5, three of four engines. */
export const geminiLost: ServiceScript = {
  answer: ({ body }) => ({ body: scanFor(body, { engineResults: { gemini: { cited: false } } }) }),
}

/** A baseline file that geminiLost falls below. */
export const fourCited = { 'baseline.json': JSON.stringify({ overall_bcr: 65, cited_engines: 4 }) }
