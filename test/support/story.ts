/** A gate with two live engines, its repository on GitHub and a webhook, run after run. */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import * as z from 'zod'
import { type ActionResult, type ActionRun, scheduleEvent } from '../../scripts/lib/action.ts'
import { type GitHubOptions, startGitHub, workflowToken } from '../../scripts/lib/github-server.ts'
import { listen } from '../../scripts/lib/listen.ts'
import { CONFIG_PATH } from '../../src/inputs/unknown-names.ts'
import { createBranches } from './branch-server.ts'
import { type EngineReply, startVendor } from './engine-server.ts'
import { ENGINE_KEY } from './engines.ts'
import { aFolder } from './git-repository.ts'

/** No keyword is part of another. */
export const keywords = Array.from({ length: 12 }, (_, index) => `topic-${String(index).padStart(2, '0')}`)

type EngineName = 'openai' | 'perplexity'

/** What the engines say, and what GitHub does. A test changes it between two runs. */
export interface World {
  /** Number of the 12 questions on which each engine cites the brand. */
  cited: Record<EngineName, number>
  /** By how many questions the cited ones move from run to run: 0 cites the same ones in each run. */
  turn: number
  /** The page that they cite. */
  page: string
  /** The model that answers for `openai`. */
  model: string
  /** Replies in place of the engine. */
  outage?: (engine: EngineName) => EngineReply | undefined
  /** Stands between the run and GitHub. */
  github: Required<GitHubOptions>['behave']
}

export const healthy: World = {
  cited: { openai: 12, perplexity: 12 },
  turn: 0,
  page: 'https://acme.example/crm',
  model: 'gpt-6.2-sol-2026-10-06',
  github: (_, answer) => answer(),
}

/** Both engines cite the brand for this number of questions. */
export const both = (count: number) => ({ openai: count, perplexity: count })

/** Three runs, and one in which ChatGPT no longer cites the brand. */
export async function lose(story: Story, run: StoryRun = {}): Promise<void> {
  for (let count = 0; count < 3; count += 1) await story.run(run)
  story.world.cited = { openai: 0, perplexity: 12 }
  await story.run(run)
}

/** Returns exit code, verdict, mark · issues · messages · codes of warnings. */
export function lineOf({ exit, verdict, headline, issues, messages, codes }: StoryResult): string {
  const mark = /❌|✅|⚠️|🛑|📊/.exec(headline)?.[0]
  return [`${exit} ${verdict} ${mark}`, ...[issues, messages, codes].map(list => list.join(', '))]
    .join(' · ')
    .replaceAll('  ', ' ')
    .trim()
}

const OTHER = 'https://boardly.example/crm'

/** What a run left: what its user sees of it. */
export interface StoryResult {
  exit: number | null
  verdict: string | undefined
  /** The first line of the summary. */
  headline: string
  /** Number and state of each issue. */
  issues: string[]
  /** Events of the messages that this run sent. */
  messages: string[]
  /** Codes of the warnings. */
  codes: string[]
  summary: string
}

/** `gates`: those of a fleet, in the config file. `key`: the gate that the step names. */
type StoryRun = Partial<ActionRun> & { gates?: object[]; key?: string; accept?: string }

/** Starts the servers. `run` runs the action on a schedule, and returns what it told. */
export async function createStory(runAction: (run: ActionRun) => Promise<ActionResult>) {
  const world = { ...healthy }
  let branches = createBranches()
  const github = await startGitHub({
    more: request => branches.route(request),
    behave: (request, answer) => world.github(request, answer),
  })
  const sent: string[] = []
  const webhook = await listen(
    createServer(async (incoming, outgoing) => {
      sent.push(z.object({ event: z.string() }).parse(await json(incoming)).event)
      outgoing.end()
    }),
  )
  onTestFinished(async () => void (await Promise.all([github, webhook].map(({ close }) => close()))))
  let runs = 0
  const vendorOf = (engine: EngineName) =>
    startVendor(({ body }) => {
      const asked = JSON.stringify(body)
      const question = Number(/topic-(\d\d)/.exec(asked)?.[1]) + world.turn * runs
      const isCited = question % keywords.length < world.cited[engine]
      const reply = { url: isCited ? world.page : OTHER, model: world.model }
      return world.outage?.(engine) ?? { body: replyOf[engine](reply) }
    })
  const [openai, perplexity] = [await vendorOf('openai'), await vendorOf('perplexity')]
  const settings: Record<string, string> = {}
  const compiled = aFolder()

  async function run({ inputs: own, env, gates, key, accept, ...rest }: StoryRun = {}): Promise<StoryResult> {
    if (!story.again) runs += 1
    const attempt = story.again ? '2' : '1'
    story.again = false
    const before = sent.length
    const inputs = {
      ...{ brand: 'Acme', keywords: keywords.join('\n'), 'brand-domains': 'acme.example' },
      ...{ engines: 'openai:gpt-6.2-sol, perplexity', limits: '10000/minute', baseline: 'branch' },
      ...{ issue: 'on-failure', comment: 'never' },
      ...settings,
      ...own,
    }
    const ofStep = { ...(key && { key }), ...(accept && { accept }) }
    const secrets = { ...ofStep, 'github-token': workflowToken, notify: `json=${webhook.url}` }
    const { exitCode, outputs, summary, log } = await runAction({
      ...(gates === undefined
        ? { inputs: { ...inputs, ...secrets } }
        : { inputs: secrets, files: { [CONFIG_PATH]: JSON.stringify({ ...inputs, gates }) } }),
      event: scheduleEvent,
      env: {
        // What a run compiled is compiled for the later ones, too.
        NODE_COMPILE_CACHE: compiled,
        ...{ GITHUB_API_URL: github.url, GITHUB_RUN_ID: `${runs}`, GITHUB_RUN_ATTEMPT: attempt },
        ...{ OPENAI_API_KEY: ENGINE_KEY, OPENAI_BASE_URL: openai.url },
        ...{ PERPLEXITY_API_KEY: ENGINE_KEY, PERPLEXITY_BASE_URL: perplexity.url },
        ...env,
      },
      ...rest,
    })
    return {
      ...{ exit: exitCode, verdict: outputs['verdict'], summary },
      headline: summary.split('\n')[0] ?? '',
      issues: github.issues.map(({ number, state }) => `${number} ${state}`),
      messages: sent.slice(before),
      codes: [...new Set(log.match(/(?<=::warning::)AVG_\w+/g))],
    }
  }

  const story = {
    ...{ world, github, run },
    /** Inputs of this run and the later ones. */
    settings,
    /** The next run is the last one again. */
    again: false,
    fileOn: (path: string) => branches.fileOn('ai-visibility-history', path)?.toString() ?? '',
    /** Somebody deletes the branch of the history. */
    loseBranch() {
      branches = createBranches()
    },
  }
  return story
}

export type Story = Awaited<ReturnType<typeof createStory>>

const TEXT = 'Acme is a good choice for small teams.'

/** Replies in the vendors' formats, which name the brand and cite one page. */
const replyOf = {
  openai: ({ url, model }: { url: string; model: string }) => ({
    ...{ object: 'response', status: 'completed', model },
    output: [
      { type: 'web_search_call', status: 'completed', action: { type: 'search', query: 'crm' } },
      {
        ...{ type: 'message', status: 'completed', role: 'assistant' },
        content: [
          {
            ...{ type: 'output_text', text: `${TEXT} (${url})` },
            annotations: [
              {
                ...{ type: 'url_citation', title: 'CRM', url },
                ...{ start_index: TEXT.length + 1, end_index: TEXT.length + url.length + 3 },
              },
            ],
          },
        ],
      },
    ],
  }),
  perplexity: ({ url }: { url: string }) => ({
    ...{ object: 'response', status: 'completed', model: 'perplexity/sonar' },
    output: [
      { type: 'search_results', queries: ['crm'], results: [{ id: 1, url, title: 'CRM', source: 'web' }] },
      {
        ...{ type: 'message', status: 'completed', role: 'assistant' },
        content: [{ type: 'output_text', annotations: [], text: `${TEXT}[1]` }],
      },
    ],
  }),
}
