/** The question about the page on tokens, and models that read it in this process: the same double answers over HTTP elsewhere. */
import { readAs } from '../../scripts/lib/reader-double.ts'
import { elsewhere, SAID, tokensPage } from '../../scripts/lib/reader-site.ts'
import { loadCorpora } from '../../src/embedded/pages/corpus.ts'
import { decide, type OpenCase } from '../../src/embedded/reader/open-case.ts'
import { readCases, toCaseReadings } from '../../src/embedded/reader/read-cases.ts'
import { createComparer } from '../../src/embedded/repository/compare.ts'
import { createLanguage } from '../../src/embedded/repository/words.ts'
import { aSource } from './pages.ts'

const KEYWORD = 'cancel an API token'

/** Compares the page on tokens with the files of a change. */
export async function compareTokens(head: Record<string, string>, hasReader = true) {
  const base = { ...elsewhere, 'tokens.md': tokensPage(SAID) }
  const [before, after] = [aSource(base), aSource({ ...elsewhere, ...head })]
  const settings = {
    language: 'en',
    competitors: [],
    siteUrls: [{ folder: '', template: 'https://acme.example/{path}' }],
  }
  const corpora = await loadCorpora(before, after, settings)
  const { evidence, open } = await createComparer([KEYWORD], 'en')(
    { corpus: corpora.base, source: before },
    { corpus: corpora.head, source: after },
    { owners: [{ keyword: KEYWORD, path: 'tokens.md' }], hasReader },
  )
  return { byWords: evidence[0]?.outcome, found: open.get(0) }
}

/** Has the double read an open question, and returns what follows, with what was sent. */
export async function readAsModel(model: string, open: OpenCase) {
  const prompts: string[] = []
  const [read] = await readCases([open.readerCase], {
    language: { ...createLanguage('en'), code: 'en' },
    isSequential: false,
    session: {
      async askForJson({ prompt }, schema) {
        prompts.push(prompt)
        const { body } = readAs({ body: { model, messages: [{ content: prompt }] } })
        const { choices, usage } = JSON.parse(JSON.stringify(body))
        const parsed = schema.safeParse(JSON.parse(choices[0].message.content))
        const counted = {
          inputTokens: usage.prompt_tokens,
          outputTokens: usage.completion_tokens,
          searches: 0,
        }
        const reply = { model, usage: counted, costUsd: 0, isRemembered: false }
        return parsed.success
          ? { value: { ...reply, value: parsed.data } }
          : { value: { ...reply, value: undefined, problem: 'odd-form' } }
      },
    },
  })
  if (read === undefined) throw new RangeError('nothing was read')
  return { ...decide(open, toCaseReadings(read).readings), read, prompts }
}
