/** Whole runs against a service that hides the key in its answers: no output may show it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ActionResult, filesBelow, manualEvent, pullRequestEvent } from '../../scripts/lib/action.ts'
import { parseJson } from '../../src/lib/json.ts'
import { runActionInProcess } from '../support/action-in-process.ts'
import { startVendor } from '../support/engine-server.ts'
import { pdfStrings } from '../support/pdf-document.ts'
import { generationFor, scanFor } from '../support/scans.ts'
import { failure } from '../support/service-server.ts'
import { apiKey, createStage } from '../support/stage.ts'

const inside = (hidden: string) => `${apiKey.slice(0, 6)}${hidden}${apiKey.slice(6)}`
const percent = (text: string) => text.replace(/./gs, unit => `%${unit.charCodeAt(0).toString(16)}`)

/** The ways in which the service writes the key, one of each kind. The tests of `createRedactor` have more. */
const DISGUISES = {
  'as it is': apiKey,
  'with a zero-width space': inside('\u200B'),
  'with a tag': inside('\u{E0041}'),
  'with a line feed, which a URL loses': inside('\n'),
  'with a variation selector, which a PDF loses': inside('\uFE0F'),
  'with an escaped zero-width space': inside('%E2%80%8B'),
  'percent-encoded': percent(apiKey),
}

/** A header only has ASCII. Escapes stay as they are. */
const inHeader = (text: string) => (/^[!-~]*$/.test(text) ? text : encodeURIComponent(text))

/** The log has all that is written for debugging. */
const env = { RUNNER_DEBUG: '1' }

/** Returns the text in the ways in which a reader, a browser or a shell reads it. */
function readings(text: string): string[] {
  const decoders: ((text: string) => string)[] = [
    text => text,
    text => text.replace(/%([\da-f]{2})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
    text =>
      text.replace(/\\u([\da-f]{4})/gi, (_, digits) => String.fromCharCode(Number.parseInt(digits, 16))),
  ]
  const once = decoders.map(decode => decode(text))
  return once.flatMap(read => decoders.map(decode => decode(read)))
}

function showsKey(text: string): boolean {
  return readings(text).some(read =>
    read.replace(/[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]|â\u0080\u008B/gu, '').includes(apiKey),
  )
}

/** Returns every text that a run leaves behind. None may contain the key. */
async function surfaces({ log, outputs, summary, tempFolder, workspace }: ActionResult, posts: string[]) {
  const files = [...filesBelow(tempFolder), ...filesBelow(workspace)]
  const texts = await Promise.all(
    files.map(async path => {
      const bytes = readFileSync(path)
      return [path, path.endsWith('.pdf') ? (await pdfStrings(bytes)).join('') : bytes.toString()] as const
    }),
  )
  // The runner masks what is registered as a secret by this line.
  const shownLog = log.replace(`::add-mask::${apiKey}\n`, '')
  return new Map([
    ...texts,
    ['log', shownLog],
    ['summary', summary],
    ['outputs', JSON.stringify(outputs)],
    ['posts', posts.join('\n')],
  ])
}

const inputs = {
  report: 'json, csv, html, pdf',
  'drafts.mode': 'always',
  baseline: 'history.json',
  record: 'always',
  'min-cited-engines': '9',
  comment: 'always',
}

describe('the key', () => {
  it('is in no output of a run whose answers contain it in many forms', async () => {
    const ways = Object.values(DISGUISES)
    const keywords = ways.map((_, index) => `keyword ${index}`)
    const hiddenFor = (keyword = '') => ways[keywords.indexOf(keyword)] ?? ''
    for (const hidden of ways) expect(showsKey(`a ${hidden} b`)).toBe(true)
    const { run, github } = await createStage(runActionInProcess, {
      answer: ({ path, body }) => {
        if (path.endsWith('/v1/content/generate')) {
          const hidden = hiddenFor(String(body.topic))
          return {
            body: generationFor(body, {
              content: `# ${hidden}\n\nText ${hidden}.`,
              metadata: {
                schema_markup: JSON.stringify({ name: hidden }),
                recommended_keywords: [hidden],
                citation_score_estimate: 1,
              },
            }),
          }
        }
        const hidden = hiddenFor(body.keywords?.[0])
        const scan = scanFor(body, { scan_id: `id ${hidden}`, engineResults: { gemini: { cited: false } } })
        const [first, ...others] = scan.results
        const shown = first && {
          ...first,
          engine: `engine ${hidden}`,
          sentiment: `good ${hidden}`,
          snippet: `Says ${hidden} here`,
          source_url: `https://${hidden}.example/${hidden}?q=${hidden}#${hidden}`,
          timestamp: hidden,
        }
        return {
          body: {
            ...scan,
            results: shown ? [shown, ...others] : [],
            summary: { ...scan.summary, avg_sentiment: `fine ${hidden}` },
          },
        }
      },
    })
    const given = { ...inputs, keywords: keywords.join('\n'), plan: 'business', 'drafts.max': '8' }
    const result = await run({ event: pullRequestEvent(), inputs: given, files: {}, env })
    expect(result.outputs['verdict'], result.log).toBe('fail')
    const posts = github.comments.map(({ body }) => body)
    const found = await surfaces(result, posts)
    const names = [...found.keys()].join()
    for (const kind of [
      'report.html',
      'report.pdf',
      'scans.csv',
      'result.json',
      'history.json',
      `suggestions/0${ways.length}.md`,
    ]) {
      expect(names).toContain(kind)
    }
    expect([...found.values()].join('\n')).toContain('***')
    expect(found.get('log')).toMatch(/^::debug::POST http:.*\/v1\/brand\/monitor: 200 after \d+ ms$/m)
    for (const [name, text] of found) expect(showsKey(text), name).toBe(false)
  })

  it.each(['as it is', 'with a zero-width space', 'percent-encoded'] as const)(
    'is in no output of a run whose error holds it %s',
    async way => {
      const hidden = DISGUISES[way]
      const { run, github } = await createStage(runActionInProcess, {
        answer: (_, index) =>
          index % 2 === 0
            ? failure(400, `code ${hidden}`, `The request ${hidden} is wrong.`)
            : { status: 307, headers: { location: `https://x.example/${inHeader(hidden)}` } },
      })
      for (const each of [1, 2]) {
        const result = await run({ event: manualEvent, inputs, env })
        expect(result.outputs['verdict'], `${each}`).toBe('error')
        const posts = github.comments.map(({ body }) => body)
        for (const [name, text] of await surfaces(result, posts)) expect(showsKey(text), name).toBe(false)
      }
    },
  )

  it('does not come together from the parts of an answer of a live engine', async () => {
    const [head, tail] = [apiKey.slice(0, 6), apiKey.slice(6)]
    const cited = { type: 'web_search_result_location', url: 'https://test.example/' }
    const vendor = await startVendor(() => ({
      body: {
        model: 'claude',
        content: [
          { type: 'server_tool_use', id: '1', name: 'web_search', input: { query: inside('\u200B') } },
          { type: 'web_search_tool_result', tool_use_id: '1', content: [] },
          { type: 'text', text: `Acme is good. Use ${head}`, citations: [cited] },
          { type: 'text', text: `${tail} for it.`, citations: [] },
        ],
        stop_reason: 'end_turn',
        usage: { input_tokens: 1, output_tokens: 1 },
      },
    }))
    const { run } = await createStage(runActionInProcess)
    const result = await run({
      event: manualEvent,
      inputs: {
        ...inputs,
        'min-cited-engines': '1',
        'drafts.mode': 'never',
        'base-url': '',
        'api-key': '',
        engines: 'anthropic',
        'brand-domains': 'acme.example',
      },
      env: { ...env, ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: vendor.url },
    })
    expect(result.log).toMatch(/^::debug::POST http:.*\/messages: 200 after \d+ ms$/m)
    const texts = await surfaces(result, [])
    expect(parseJson(readFileSync(result.outputs['result-file'] ?? '', 'utf8'))).toMatchObject({
      answer_contents: {
        answers: [{ content: { text: expect.stringMatching(/Acme is good. Use \*\*\* for it.$/) } }],
      },
    })
    for (const [name, text] of texts) expect(showsKey(text), name).toBe(false)
  })
})
