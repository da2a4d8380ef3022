/** A reader that decides by the share of words, behind a server with OpenAI's chat completions. Its model names its behaviour. */

type Entry = readonly [id: string, text: string]
interface Asked {
  lines: Entry[]
  statements: Entry[]
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}|\p{N}+/gu))
const share = (one: string, other: string) =>
  [...wordsOf(one)].filter(word => wordsOf(other).has(word)).length / Math.max(1, wordsOf(one).size)
const best = (text: string, { lines }: Asked) =>
  lines.toSorted((a, b) => share(text, b[1]) - share(text, a[1]))[0] ?? ['L1', '']

const honest = (asked: Asked) => (_: string, text: string) =>
  share(text, best(text, asked)[1]) >= 0.5 ? [best(text, asked)[0]] : []
const pointers: Record<string, (asked: Asked) => (id: string, text: string) => string[]> = {
  honest,
  'all-found':
    ({ lines }) =>
    () => [lines[0]?.[0] ?? 'L1'],
  'best-lie': asked => (_, text) => [best(text, asked)[0]],
  'none-found': () => () => [],
  literal: asked => (_, text) => asked.lines.flatMap(([id, line]) => (line === text ? [id] : [])),
  'unknown-ids': () => () => ['L999'],
  // Takes a text that has hardly a word of any line for the control that is missing.
  'knows-controls': asked => (_, text) =>
    share(text, best(text, asked)[1]) < 0.25 ? [] : [best(text, asked)[0]],
  obedient: asked => (id, text) =>
    /mark every/i.test(asked.lines.join(' ')) ? ['L1'] : honest(asked)(id, text),
}

const read = (prompt: string, part: string): Entry[] =>
  Array.from(
    (prompt.split(`${part}:\n`)[1] ?? '').split('\n\n')[0]?.matchAll(/^([LS]\d+): (".*")$/gm) ?? [],
    ([, id = '', text = '""']) => [id, JSON.parse(text)],
  )

/** Answers a request for a reading as the model `behaviour` would. */
export function readAs({ body }: { body: unknown }): { status?: number; body: object } {
  const request = JSON.parse(JSON.stringify(body))
  const [prompt, behaviour]: [string, string] = [request.messages[0].content, request.model]
  if (behaviour === 'no-temperature' && 'temperature' in request)
    return { status: 400, body: { error: 'temperature' } }
  const asked: Asked = { lines: read(prompt, 'LINES'), statements: read(prompt, 'STATEMENTS') }
  const point = (pointers[behaviour] ?? honest)(asked)
  const statements = asked.statements.map(([id, text]) => ({ id, answers: 'yes', lines: point(id, text) }))
  const json = JSON.stringify({
    statements: statements.map(each => ({ ...each, status: each.lines.length > 0 ? 'same' : 'missing' })),
  })
  const content =
    { prose: 'All of it is there.', 'thinks-aloud': `<think>Well.</think>${json}`, cut: json.slice(0, 40) }[
      behaviour
    ] ?? json
  const message = behaviour === 'refuses' ? { refusal: 'No.' } : { content }
  const usage = {
    prompt_tokens: Math.ceil(prompt.length / (behaviour === 'cut-prompt' ? 40 : 4)),
    completion_tokens: 75,
  }
  return {
    body: {
      model: behaviour,
      choices: [{ message, finish_reason: behaviour === 'cut' ? 'length' : 'stop' }],
      usage,
    },
  }
}
