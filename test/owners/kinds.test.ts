/** Changes of pages by kind, and the verdict that an editor expects. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readKeywords } from '../../src/inputs/keywords.ts'
import { createComparer } from '../../src/owners/compare.ts'
import { loadCorpora } from '../../src/sites/corpus.ts'
import { readSiteUrls } from '../../src/sites/folder-rules.ts'
import { aRepositorySource } from '../support/pages.ts'
import kinds from './kinds.json' with { type: 'json' }

const verdict = z.enum(['fails', 'warns', 'passes', 'warns or passes', 'warns or fails'])
const filesSchema = z.record(z.string(), z.string().nullable())
const caseSchema = z.object({
  kind: z.number(),
  case: z.string(),
  expected: verdict,
  /** What the cause names: a file, or a file and a line. */
  names: z.string().optional(),
  base: filesSchema,
  change: filesSchema,
  keywords: z.array(z.string()),
})
const { cases, markdown, html } = z
  .object({ markdown: z.string(), html: z.string(), cases: z.array(caseSchema) })
  .parse(kinds)

const siteUrls = readSiteUrls([
  'https://acme.example/{path}',
  'src/content/articles = https://acme.example/{path}',
])
const other = {
  'docs/other.md': '# Other\n\nSomething else is written here for the sake of it, and it is long enough.\n',
}

function toTexts(files: z.output<typeof filesSchema>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([path, text]) =>
      text === null ? [] : [[path, text.replaceAll('$markdown', markdown).replaceAll('$html', html)]],
    ),
  )
}

async function judge({ base, change, keywords }: z.output<typeof caseSchema>) {
  const before = aRepositorySource({ ...other, ...toTexts(base) })
  const after = aRepositorySource({ ...other, ...toTexts({ ...base, ...change }) })
  const corpora = await loadCorpora(before, after, {
    language: 'en',
    competitors: [],
    siteUrls: siteUrls ?? [],
  })
  const reading = readKeywords(keywords)
  const asked = 'keywords' in reading ? reading.keywords : []
  const owners = asked.flatMap(({ keyword, owner }) => (owner === undefined ? [] : [{ keyword, ...owner }]))
  const compare = createComparer(
    asked.map(({ keyword }) => keyword),
    'en',
  )
  const { changes } = await compare(
    { corpus: corpora.base, source: before },
    { corpus: corpora.head, source: after },
    { owners },
  )
  return changes
}

describe('the verdict that an editor expects for a change', () => {
  it.each(cases.map(each => [`${each.kind}: ${each.case}`, each] as const))('%s', async (_, each) => {
    const changes = await judge(each)
    const outcomes = new Set(changes.map(({ outcome }) => outcome))
    const verdict = outcomes.has('lost') ? 'fails' : outcomes.has('weaker') ? 'warns' : 'passes'
    expect(each.expected.split(' or '), JSON.stringify(changes)).toContain(verdict)
    if (each.names !== undefined) expect(JSON.stringify(changes[0]?.causes)).toContain(each.names)
  })
})
