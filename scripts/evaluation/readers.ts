/**
 * What words leave open on real sites, and what readers make of it:
 *
 *     npm run evaluate -- reader [--reader ENGINE:MODEL] [--max-cost USD] FOLDER…
 *
 * The two worst readers are computed. The others answer over HTTP: the double here, and with --reader a real model, whose key
 * is in the environment as for the gate.
 */
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { createJudge, replayCommits } from '../../src/embedded/backtest/backtest.ts'
import { type EngineSpec, readEngineSpec } from '../../src/embedded/engines/engines.ts'
import { createLiveEngines } from '../../src/embedded/live-engines.ts'
import { countTokens } from '../../src/embedded/reader/choose-lines.ts'
import { judgeLine, readContent } from '../../src/embedded/reader/judge-line.ts'
import { decide, type OpenCase } from '../../src/embedded/reader/open-case.ts'
import { type ReadCase, toCaseReadings } from '../../src/embedded/reader/read-cases.ts'
import type { ReaderCase, StatementStatus } from '../../src/embedded/reader/reader-case.ts'
import type { TreeComparison } from '../../src/embedded/repository/compare.ts'
import type { KeywordEvidence } from '../../src/embedded/repository/outcome.ts'
import { createLanguage } from '../../src/embedded/repository/words.ts'
import { systemClock } from '../../src/lib/clock.ts'
import { listen } from '../lib/listen.ts'
import { readAs } from '../lib/reader-double.ts'
import { compareChanges, compareLabelled, LANGUAGE, openSite, ownersOf } from './comparisons.ts'
import type { Site, Verdict } from './sites.ts'

/** A change, by the keywords that it may lose. */
interface Judged {
  group: 'commits' | 'losses' | 'controls' | Verdict
  evidence: Pick<KeywordEvidence, 'keyword' | 'outcome'>[]
  open: TreeComparison['open']
  /** The only keyword that counts; undefined where all do. */
  keyword: string | undefined
}

/** Two readings of a case, or fewer without a usable reply. */
type Readings = readonly (readonly StatementStatus[])[]
interface Reader {
  name: string
  read(readerCase: ReaderCase): Promise<Readings>
}

interface Options {
  /** A model to ask; undefined for none. */
  reader: string | undefined
  /** US dollars. */
  maxCost: number
}

const language = { ...createLanguage(LANGUAGE), code: LANGUAGE }
const GROUPS: [Judged['group'], string][] = [
  ['commits', 'real commits'],
  ['losses', 'injected losses'],
  ['controls', 'injected edits that cost nothing'],
  ['loss', 'commits that readers call a loss'],
  ['doubtful', '… doubtful'],
  ['no loss', '… no loss'],
]

/** Returns the tables of the sites. Rejects where a folder cannot be read, or a reader is no engine. */
export async function evaluateReaders(sites: Site[], { reader, maxCost }: Options): Promise<string> {
  const changes: Judged[] = []
  for (const site of sites) changes.push(...(await compareSite(site)))
  const double = createServer(async (request, response) => {
    const { status = 200, body } = readAs({ body: await json(request) })
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const { url, close } = await listen(double)
  const asVendor = { ...process.env, OPENAI_COMPATIBLE_BASE_URL: url }
  const models = ['honest', 'all-found', 'best-lie', 'knows-controls', 'obedient', 'none-found']
  const asked = [
    ...models.map(model => ({ name: `openai-compatible:${model}`, env: asVendor, maxCost: Infinity })),
    ...(reader === undefined ? [] : [{ name: reader, env: process.env, maxCost }]),
  ].map(each => openReader(each.name, each.env, each.maxCost))
  try {
    const results = []
    for (const each of [...worst, ...asked])
      results.push({ name: each.name, rows: await measure(changes, each) })
    const notes = asked.slice(models.length).map(({ describe }) => describe())
    return [tableOfOpen(changes), tableOfReaders(results), ...notes].join('\n\n')
  } finally {
    await Promise.all(asked.map(each => each.close()))
    await close()
  }
}

async function compareSite(site: Site): Promise<Judged[]> {
  const found: Judged[] = []
  const judgeFor = (keywords: string[]) => createJudge({ keywords, language: LANGUAGE, hasReader: true })
  const judge = judgeFor(site.asked.map(({ question }) => question))
  const history = await openSite(site)
  try {
    for await (const { comparison } of replayCommits(history, judge, { owners: ownersOf(site) })) {
      if (comparison !== undefined)
        found.push({ group: 'commits', ...summarize(comparison), keyword: undefined })
    }
    for await (const { group, question, comparison } of compareChanges(site, history, judge)) {
      found.push({ group, ...summarize(comparison), keyword: group === 'losses' ? question : undefined })
    }
    const ofLabels = judgeFor([...new Set(site.labels.map(({ keyword }) => keyword))])
    for await (const { labels, comparison } of compareLabelled(site, history, ofLabels)) {
      if (comparison === undefined) continue
      const summary = summarize(comparison)
      found.push(...labels.map(({ label, keyword }) => ({ group: label, ...summary, keyword })))
    }
    return found
  } finally {
    history.close()
  }
}

/** Leaves the pages of a comparison behind, unless something is open: all commits of all sites are held. */
function summarize({ evidence, open }: TreeComparison): Pick<Judged, 'evidence' | 'open'> {
  return { evidence: evidence.map(({ keyword, outcome }) => ({ keyword, outcome })), open }
}

/** Readers that err as far as the gate lets them: no model is worse. */
const worst: Reader[] = [
  {
    name: 'finds whatever the gate admits',
    async read({ statements, lines }) {
      const ranks = ['refused', 'standing', 'changed', 'same'] as const
      const reading = statements.map(({ quote }) => {
        const statement = readContent(quote.text, language)
        const found = lines.map(
          line => judgeLine(statement, readContent(line.quote.text, language), line.isAdded).status,
        )
        return ranks[Math.max(0, ...found.map(status => ranks.indexOf(status)))] ?? 'refused'
      })
      return [reading, reading]
    },
  },
  {
    name: 'finds nothing',
    async read({ statements }) {
      const reading = statements.map(() => 'missing' as const)
      return [reading, reading]
    },
  },
]

/** Opens a reader that is asked as the gate asks. */
function openReader(name: string, env: NodeJS.ProcessEnv, maxCost: number) {
  const spec: EngineSpec | undefined = readEngineSpec(name)
  if (spec === undefined) throw new Error(`--reader is to be ENGINE:MODEL, not ${name}`)
  const { signal } = new AbortController()
  const engines = createLiveEngines(
    { ...embedded, maxCost: Number.isFinite(maxCost) ? maxCost : undefined },
    { env, signal, clock: systemClock, deadline: Infinity, warn: () => {}, onAnswer: () => {} },
  )
  const reads: ReadCase[] = []
  return {
    name,
    async read(readerCase: ReaderCase) {
      const [read] = await engines.readCases(spec, [readerCase], LANGUAGE, signal)
      if (read === undefined) return []
      reads.push(read)
      return toCaseReadings(read).readings
    },
    describe() {
      const problems = Map.groupBy(
        reads.flatMap(({ problem }) => problem ?? []),
        problem => problem,
      )
      const [cost] = engines.costs()
      const differing = reads.filter(
        ({ readings: [one, other] }) => one && other && one.statuses.join() !== other.statuses.join(),
      )
      return [
        `${name}: ${reads.length} questions, ${reads.reduce((sum, { requests }) => sum + requests, 0)} requests, ${(cost?.costUsd ?? 0).toFixed(2)} USD.`,
        `The two orders differ: ${differing.length}.`,
        ...Array.from(problems, ([problem, all]) => `${problem}: ${all.length}.`),
      ].join(' ')
    },
    close: () => engines.close(),
  }
}

const embedded = {
  ...{
    content: [],
    siteUrls: [],
    competitorFolders: [],
    competitors: [],
    brandDomains: [],
    brandAliases: [],
  },
  ...{ promptTemplates: [], ownQuestions: [], owners: [], countries: [], maxRequests: undefined },
  answers: { mode: 'live' as const },
  models: [],
}

interface Row {
  group: Judged['group']
  lost: number
  madeFail: number
  madePass: number
  undecided: number
  whole: number
}

/** Judges every change with a reader. Cases that several changes share are read once. */
async function measure(changes: Judged[], reader: Reader): Promise<Row[]> {
  const known = new Map<OpenCase, Readings>()
  const rows = GROUPS.map(([group]) => ({ group, lost: 0, madeFail: 0, madePass: 0, undecided: 0, whole: 0 }))
  for (const { group, evidence, open: cases, keyword } of changes) {
    const row = rows.find(each => each.group === group)
    if (row === undefined) continue
    const outcomes: { before: string; after: string; isUndecided: boolean }[] = []
    for (const [index, { keyword: asked, outcome: before }] of evidence.entries()) {
      if (keyword !== undefined && asked !== keyword) continue
      const open = cases.get(index)
      if (open === undefined) {
        outcomes.push({ before, after: before, isUndecided: false })
        continue
      }
      const readings = known.get(open) ?? (await reader.read(open.readerCase))
      known.set(open, readings)
      const decided = decide(open, readings)
      outcomes.push({
        before,
        after: decided.evidence?.outcome ?? before,
        isUndecided: decided.evidence === undefined,
      })
    }
    const wasLost = outcomes.some(({ before }) => before === 'lost')
    const isLost = outcomes.some(({ after }) => after === 'lost')
    row.whole += 1
    if (isLost) row.lost += 1
    if (isLost && !wasLost) row.madeFail += 1
    if (wasLost && !isLost) row.madePass += 1
    if (outcomes.some(({ isUndecided }) => isUndecided)) row.undecided += 1
  }
  return rows
}

/** What is open, before any reader. */
function tableOfOpen(changes: Judged[]): string {
  const rows = GROUPS.map(([group, name]) => {
    const ofGroup = changes.filter(change => change.group === group)
    const openOf = ({ open, keyword }: Judged) =>
      [...open.values()].filter(({ readerCase }) => keyword === undefined || readerCase.keyword === keyword)
    const cases = ofGroup.flatMap(openOf).map(({ readerCase }) => readerCase)
    const mean = (count: (each: ReaderCase) => number, digits = 0) =>
      cases.length === 0
        ? '–'
        : (cases.reduce((sum, each) => sum + count(each), 0) / cases.length).toFixed(digits)
    const tokens = ({ lines }: ReaderCase) =>
      lines.reduce((sum, { quote }) => sum + countTokens(quote.text), 0)
    const open = ofGroup.filter(change => openOf(change).length > 0)
    const isLost = ({ evidence, keyword }: Judged) =>
      evidence.some(each => each.outcome === 'lost' && (keyword === undefined || each.keyword === keyword))
    return `| ${name} | ${ofGroup.length} | ${ofGroup.filter(isLost).length} | ${open.length} | ${cases.length} | ${mean(({ statements }) => statements.length, 1)} | ${mean(tokens)} |`
  })
  return [
    '| change | number | fail by words | with an open question | questions | statements each | tokens of lines each |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
  ].join('\n')
}

function tableOfReaders(results: { name: string; rows: Row[] }[]): string {
  const titles = GROUPS.map(([, name]) => name)
  return [
    `| made to fail / made to pass / undecided | ${titles.join(' | ')} |`,
    `| --- |${' ---: |'.repeat(titles.length)}`,
    ...results.map(
      ({ name, rows }) =>
        `| ${name} | ${rows.map(row => `${row.madeFail} / ${row.madePass} / ${row.undecided}`).join(' | ')} |`,
    ),
  ].join('\n')
}
