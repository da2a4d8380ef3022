/** Situations that users meet, each run through the bundle as a step of GitHub, between servers on loopback. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import {
  type ActionResult,
  type ActionRun,
  pullRequestEvent,
  runAction,
  scheduleEvent,
} from '../../scripts/lib/action.ts'
import { startArtifactService } from '../../scripts/lib/artifact-server.ts'
import { startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import { createSite, type Site } from '../../scripts/lib/site.ts'
import { openVendor } from '../support/engine-server.ts'
import { fixture } from '../support/engines.ts'
import { scanFor } from '../support/scans.ts'
import { startService } from '../support/service-server.ts'

export interface Scenario {
  /** A sentence about what happens. */
  about: string
  /** Runs the steps, and returns the last one. */
  run(stage: Stage): Promise<ActionResult>
}

interface Stage {
  /** Runs a step with all reports, as a workflow run of its own. */
  step(run: ActionRun): Promise<ActionResult>
  /** Calls this after the scenario. */
  atEnd(close: () => Promise<void>): void
}

/** What a scenario leaves behind. */
export interface Played {
  step: ActionResult
  /** The comment on the pull request, if there is one. */
  comment: string | undefined
}

/** Runs a scenario. `env` is added to the environment of each step. */
export async function play({ run }: Scenario, env: Record<string, string> = {}): Promise<Played> {
  const github = await startGitHub()
  const closing = [github.close]
  try {
    const step = await run({
      atEnd: close => void closing.push(close),
      async step({ inputs, event = pullRequestEvent(), env: own, ...rest }) {
        const artifacts = await startArtifactService()
        closing.push(artifacts.close)
        const head = headSchema.safeParse(event.payload).data
        if (head !== undefined) github.moveHead(head.pull_request.head.sha)
        return runAction({
          inputs: { 'github-token': workflowToken, report: 'json, html, pdf', ...inputs },
          event,
          env: { GITHUB_API_URL: github.url, ...artifacts.env, ...env, ...own },
          ...rest,
        })
      },
    })
    return { step, comment: github.comments.at(-1)?.body }
  } finally {
    await Promise.all(closing.map(close => close()))
  }
}

const headSchema = z.object({ pull_request: z.object({ head: z.object({ sha: z.string() }) }) })

const PAGE = 'content/guides/kanban.md'
const site = {
  brand: 'Acme',
  keywords: 'best kanban board\ntime tracking for invoices\nproject management for small teams',
  baseline: 'base',
  'site-url': 'content = https://acme.example/{path}',
  'competitor-content': 'Boardly = competitors/boardly',
}

/** Runs the gate on a pull request that changes the example site. */
function changePages(about: string, change: (site: Site) => Record<string, string | undefined>): Scenario {
  return {
    about,
    run({ step }) {
      const checkout = createSite('examples/site')
      const base = checkout.commit({})
      checkout.commit(change(checkout))
      return step({ inputs: site, event: checkout.pullRequest(base), checkout: checkout.folder })
    },
  }
}

const keywords = Array.from({ length: 10 }, (_, index) => `project management ${index + 1}`)
const API_KEY = 'key-4711-of-acme'
const HISTORY = 'visibility.json'

/** Starts a hosted service whose engines cite the brand on the first `citing` keywords, and returns the inputs for it. */
async function hostedBy({ atEnd }: Stage, citing: () => number): Promise<Record<string, string>> {
  const service = await startService({
    apiKey: API_KEY,
    answer: ({ body }) => {
      const cited = keywords.indexOf(body.keywords?.[0] ?? '') < citing()
      return { body: scanFor(body, { engineResults: { chatgpt: { cited }, perplexity: { cited } } }) }
    },
  })
  atEnd(service.close)
  return {
    ...{ brand: 'Acme', keywords: keywords.join('\n'), engines: 'chatgpt, perplexity' },
    limits: '1000/minute, 10000/day, 20 concurrent',
    ...{ 'base-url': service.url, 'api-key': API_KEY, baseline: HISTORY },
  }
}

const live = {
  ...{ brand: 'Acme', keywords: 'CRM', 'brand-domains': 'acme.example' },
  ...{ engines: 'openai, perplexity', samples: '3', 'min-cited-engines': '1' },
}

/** All scenarios, by name. */
export const scenarios: Record<string, Scenario> = {
  'content-fail': changePages('A pull request deletes the page that answers a keyword.', () => ({
    [PAGE]: undefined,
  })),
  'content-hidden': changePages(
    'A pull request hides a page from search engines with noindex.',
    checkout => ({
      [PAGE]: `---\nnoindex: true\n---\n${readFileSync(join(checkout.folder, PAGE), 'utf8').replace(/^---\n.*?\n---\n/s, '')}`,
    }),
  ),
  'content-pass': changePages('A pull request adds a page, and no answer is lost.', () => ({
    'content/guides/timers.md': '# Timers\n\nA timer in Acme stops when you close the laptop.\n',
  })),
  'first-run': {
    about: 'A hosted service is asked for the first time, so that there is no baseline.',
    run: async stage =>
      stage.step({ inputs: await hostedBy(stage, () => keywords.length), event: scheduleEvent }),
  },
  'live-drop': {
    about: 'The engines of a hosted service stop citing the brand on eight of ten keywords.',
    async run(stage) {
      let citing = keywords.length
      const inputs = await hostedBy(stage, () => citing)
      const { workspace } = await stage.step({ inputs, event: scheduleEvent })
      citing = 2
      const history = readFileSync(join(workspace, HISTORY), 'utf8')
      return stage.step({ inputs, files: { [HISTORY]: history } })
    },
  },
  'broken-key': {
    about: 'A hosted service refuses the API key.',
    run: async stage =>
      stage.step({
        inputs: { ...(await hostedBy(stage, () => 0)), 'api-key': 'key-of-last-year', baseline: 'none' },
      }),
  },
  'silent-engine': {
    about: 'One of two live engines refuses its key, and the other one answers.',
    async run({ step, atEnd }) {
      const openai = await openVendor(() => ({ body: fixture('openai-citations') }))
      const perplexity = await openVendor(() => ({
        status: 401,
        body: { error: { message: 'Invalid API key' } },
      }))
      atEnd(openai.close)
      atEnd(perplexity.close)
      const keys = { OPENAI_API_KEY: 'key-of-openai', PERPLEXITY_API_KEY: 'key-of-perplexity' }
      const urls = { OPENAI_BASE_URL: openai.url, PERPLEXITY_BASE_URL: perplexity.url }
      return step({ inputs: live, env: { ...keys, ...urls } })
    },
  },
  fork: {
    about: 'A fork opens a pull request, and its run gets no key of the live engines.',
    run: ({ step }) => step({ inputs: live, event: pullRequestEvent({ head: 'stranger/website' }) }),
  },
  fleet: {
    about: 'One step judges the six gates of the example fleet, of which two fail.',
    run({ step }) {
      const checkout = createSite()
      const files = ['ai-visibility.yml', 'answers.ndjson', 'baseline.json'].map(
        name => `examples/fleet/${name}`,
      )
      const base = checkout.commit(Object.fromEntries(files.map(path => [path, readFileSync(path, 'utf8')])))
      checkout.commit({ 'README.md': '# Acme\n' })
      return step({
        inputs: { config: 'examples/fleet/ai-visibility.yml' },
        ...{ event: checkout.pullRequest(base), checkout: checkout.folder },
      })
    },
  },
}
