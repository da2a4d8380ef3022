/** The quick start of the README on a small site, for the pictures that the README shows. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { createSite, type Site } from './site.ts'

/** The page of the first question, which the pictures delete. */
export const PAGE = 'docs/kanban.md'

const workflowSchema = z.object({
  jobs: z.object({
    gate: z.object({
      steps: z.array(z.object({ with: z.record(z.string(), z.coerce.string()).optional() })),
    }),
  }),
})

/** Returns the inputs of the first workflow of a page. */
export function readFirstWorkflow(path: string): Record<string, string> {
  const [, yaml = ''] = /```yaml\n((?:name|on):.*?)```/s.exec(readFileSync(path, 'utf8')) ?? []
  return workflowSchema.parse(parse(yaml)).jobs.gate.steps.at(-1)?.with ?? {}
}

/** Creates a site with the pages that the quick start names. They are those of the example site. */
export function createQuickStart(): Site {
  const site = createSite()
  const pages = {
    'index.md': 'index.md',
    'kanban.md': 'guides/kanban.md',
    'time-tracking.md': 'guides/time-tracking.md',
  }
  const read = ([name, source]: [string, string]) => [
    `docs/${name}`,
    readFileSync(`examples/site/content/${source}`, 'utf8'),
  ]
  site.commit(Object.fromEntries(Object.entries(pages).map(read)))
  return site
}
