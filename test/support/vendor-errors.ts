/** Reads `test/engines/fixtures/errors.txt`: what each vendor replies when an account or a model fails. */
import { readFileSync } from 'node:fs'
import type { EngineReply } from './engine-server.ts'

interface VendorError {
  /** What happened, for the name of the test. */
  name: string
  reply: EngineReply
  /** The class of the failure. */
  code: string
  /** Number of requests for one question. */
  attempts: number
}

/** Requests for a question of 150 seconds that is limited all the time, with waits of half the longest backoff. */
export const LIMITED = 14
const USUAL: Record<string, number> = { 'rate-limited': LIMITED, 'server-error': 6 }

const [, ...parts] = readFileSync('test/engines/fixtures/errors.txt', 'utf8').split('\n# ')
export const VENDOR_ERRORS = new Map(
  parts.map(part => {
    const [engine = '', ...lines] = part.trim().split('\n')
    return [engine, lines.map(readError)]
  }),
)

function readError(line: string): VendorError {
  const [, name = '', answer = '', code = '', attempts, body = ''] =
    /^(.*?) \| (.*?) \| ([\w-]+)(?: (\d+))? \| (.*)$/.exec(line) ?? []
  const [status, ...headers] = answer.split(', ')
  const head = Object.fromEntries(headers.map(header => header.split(': ')))
  const reply = { status: Number(status), headers: head, body: JSON.parse(body) }
  return { name, reply, code, attempts: Number(attempts ?? USUAL[code] ?? 1) }
}
