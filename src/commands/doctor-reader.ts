/** What `doctor` finds out about the model that reads what words leave open. */
import { estimateReadings } from '../embedded/engines/estimate.ts'
import type { ReaderCase } from '../embedded/reader/reader-case.ts'
import type { Settings } from '../inputs/settings.ts'
import { systemClock } from '../lib/clock.ts'
import type { ReaderFindings } from '../report/diagnosis.ts'
import { examineKey } from './doctor.ts'
import { openReader } from './open-reader.ts'
import type { OpenContext } from './service/open-service.ts'

/** Returns what is known of the reader, and asks it about a test where `live`; undefined where the settings name none. */
export async function examineReader(
  { service, keywords, timeoutMinutes }: Settings,
  {
    env,
    signal,
    variables,
    live,
  }: Pick<OpenContext, 'env' | 'signal'> & { variables: string[]; live: boolean },
): Promise<ReaderFindings | undefined> {
  if (!('content' in service)) return undefined
  const deadline = systemClock.now() + timeoutMinutes * 60_000
  const reader = openReader({ ...service, answers: { mode: 'live' } }, { env, signal, deadline })
  if (reader === undefined) return undefined
  const key = examineKey(reader.spec.name, env, variables)
  const findings = { ...key, estimate: estimateReadings(reader.spec, keywords.length), live: undefined }
  try {
    if (!live || key.problem !== undefined) return findings
    const [read] = await reader.read([TEST], 'en')
    return {
      ...findings,
      live: {
        problem: read?.problem,
        detail: read?.reason?.detail ?? '',
        isFound: read?.readings.every(({ statuses }) => statuses[0] === 'same') ?? false,
        cost: reader.costs()[0],
      },
    }
  } finally {
    await reader.close()
  }
}

const place = { path: '', title: '', headings: [] }
const quote = (text: string) => ({ text, url: '', place })
const OTHER = 'A workspace holds the projects of one team, with its own members and invoices.'

/** A sentence in other words, in the first of two lines. */
const TEST: ReaderCase = {
  index: 0,
  keyword: 'revoke an API token',
  statements: [
    {
      quote: quote('You revoke an API token in Settings; it stops working at once.'),
      weight: 10,
      isOwners: true,
    },
  ],
  lines: [
    { quote: quote('Open Settings to revoke an API token: it stops at that moment.'), isAdded: true },
    { quote: quote(OTHER), isAdded: false },
  ],
  controls: [
    { text: OTHER, line: 1 },
    { text: 'The ferry to the northern island leaves pier twelve at sunset in winter.', line: undefined },
  ],
}
