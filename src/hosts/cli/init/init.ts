/** The command `init`: proposes what to ask, writes the workflows for what a person came for, and replays earlier commits. */
import { access, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { runBacktestOf } from '../../../commands/backtest.ts'
import type { OwnedQuestion } from '../../../commands/init/propose-owners.ts'
import { proposeSite, type SiteProposal } from '../../../commands/init/propose-site.ts'
import { type ReadSite, readSite } from '../../../commands/init/read-site.ts'
import { readSearchConsole, type SearchQuery } from '../../../commands/init/search-console.ts'
import { findRepository, type RepositoryFacts, surveySite } from '../../../commands/init/survey-site.ts'
import {
  CONFIG_PATH,
  renderConfig,
  renderWeekly,
  type TrackChoices,
  WEEKLY_PATH,
} from '../../../commands/init/weekly.ts'
import { renderWorkflow, toKeywordList, toList, WORKFLOW_PATH } from '../../../commands/init/workflow.ts'
import { CorpusError, factsOf } from '../../../embedded/pages/errors.ts'
import { type InputProblem, InputsError, readSettings } from '../../../inputs/read-settings.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { readList } from '../../../inputs/values.ts'
import { resolveInside, writeFileAtomically } from '../../../lib/files.ts'
import { backtestParts, describeBacktestProblem } from '../../../report/document/backtest.ts'
import { renderTextParts, type TextLine } from '../../../report/text/text.ts'
import { createUnreadableWarner } from '../backtest.ts'
import { parseFlags } from '../flags.ts'
import type { CommandContext } from '../run-flags.ts'
import { createStatusLine, describeFlagProblems, printLines } from '../terminal.ts'
import {
  choosePurposes,
  chooseQuestions,
  chooseSite,
  chooseTracking,
  isPurpose,
  type Purpose,
  purposes,
  readBrands,
} from './ask.ts'
import type { Prompts } from './prompts.ts'
import {
  describeAnswers,
  describeNextSteps,
  describePageProblem,
  describeSite,
  SEARCH_CONSOLE_PROBLEMS,
} from './words.ts'

interface InitContext extends CommandContext {
  /** Undefined where no person can be asked. */
  prompts: Prompts | undefined
  /** Of this program: the version that the workflow uses. */
  version: string
}

/** The backtest replays commits, the newest first, until one of both is reached. */
const MOST_COMMITS = 100
const BACKTEST_SECONDS = 20

const facts = { withoutSecrets: false, defaultBranch: undefined }

/** A problem that ends the command with 1. The text is for the person at the terminal. */
class InitError extends Error {
  override readonly name = 'InitError'
}

/**
 * Proposes, asks, writes the files and replays earlier commits. Returns the exit code: 0 where the files were written, whatever
 * the backtest says; 1 where they were not; 2 for wrong flags. Rejects with a LinkOutError where a symbolic link leads a
 * file out of the repository.
 */
export async function init(argv: string[], context: InitContext): Promise<number> {
  try {
    await run(argv, context)
    return 0
  } catch (error) {
    const failure = describeFailure(error)
    if (failure === undefined) throw error
    await context.err.write(`${failure.text}\n`)
    return failure.code
  }
}

function describeFailure(error: unknown): { text: string; code: number } | undefined {
  if (error instanceof InitError) return { text: error.message, code: 1 }
  if (error instanceof InputsError) return { text: describeFlagProblems(error.problems), code: 2 }
  if (error instanceof Error && error.name === 'AbortError') {
    return { text: '\nStopped. Nothing was written.', code: 1 }
  }
  return undefined
}

async function run(argv: string[], context: InitContext): Promise<void> {
  const { out, err, folder, signal } = context
  const { texts, problems } = parseFlags(argv, 'init')
  const {
    yes,
    force,
    'no-backtest': noBacktest,
    'search-console': queriesFile,
    for: wanted,
    ...given
  } = texts
  const named = wanted === undefined ? undefined : readPurposes(wanted, problems)
  problems.push(...(await findProblems(given)))
  const queries = queriesFile === undefined ? [] : await readQueries(resolve(folder, queriesFile), problems)
  if (problems.length > 0) throw new InputsError(problems)
  const repository = await findRepository(folder)
  const prompts = yes === 'true' ? undefined : context.prompts
  const print = (lines: TextLine[]) => out.write(`${printLines(lines, out)}\n`)
  const status = createStatusLine(err)
  const say = (text: string) => (err.isTerminal ? status.show(text) : void err.write(`${text}\n`))
  if (prompts === undefined && yes !== 'true')
    await err.write('No terminal to ask at: the proposals are taken as they are.\n')
  const purposes = await choosePurposes(named, prompts)
  const targets = targetsOf(purposes)
  const replaces = force === 'true'
  await checkTargets(repository, targets, replaces)

  say('Reading the repository')
  const { generator, ...proposal } = await propose(repository, signal)
  status.clear()
  const chosen = await chooseSite(proposal, given, prompts)
  await readSettings(toTexts(chosen, [{ keyword: 'any' }]), {}, facts)
  say('Reading the pages')
  const site = await readPagesOf(chosen, generator, repository, signal)
  const proposed = site.propose(queries)
  status.clear()
  await print(describeSite(chosen, { generator, pages: site.pages }))
  const questions = await chooseQuestions(site, { given, proposed, prompts })
  if (questions.length === 0) {
    throw new InitError('No page title or heading makes a question. Name what readers ask with --keywords.')
  }
  const settings = await readSettings(toTexts(chosen, questions), {}, facts)
  const answers = site.answer(settings.keywords)
  const isTracking = targets.includes(WEEKLY_PATH)
  const tracking = isTracking
    ? await chooseTracking(chosen, { given, purposes, rivals: site.rivals, prompts })
    : undefined
  const files = await renderFiles({ chosen, questions, purposes, tracking, version: `v${context.version}` })
  // A person may have answered for long.
  await checkTargets(repository, targets, replaces)
  for (const [path, text] of files) await writeFile(repository, path, text)
  await print(
    describeAnswers(
      questions.map((question, index) => ({
        ...question,
        page: answers[index]?.page,
        isRead: question.proposed !== undefined && site.has(question.proposed.owner),
      })),
      proposed.leftOut,
    ),
  )
  const next = describeNextSteps(
    files.map(([path]) => path),
    repository.hasGit,
    {
      engines: tracking?.engines ?? [],
      lacksCompetitors: purposes.includes('compare') && tracking?.competitors.length === 0,
    },
  )
  await out.write(printLines(next, out))
  if (noBacktest !== 'true' && repository.hasGit && purposes.includes('gate'))
    await printBacktest(settings, repository, context)
}

function readPurposes(text: string, problems: InputProblem[]): Purpose[] {
  const names = readList(text) ?? [text]
  const read = names.filter(isPurpose)
  if (read.length === names.length && read.length > 0) return read
  problems.push({ input: 'for', given: text, allowed: `one or more of ${Object.keys(purposes).join(', ')}` })
  return []
}

/** The files that the purposes need. */
function targetsOf(chosen: Purpose[]): string[] {
  return [
    ...(chosen.includes('gate') ? [WORKFLOW_PATH] : []),
    ...(chosen.some(purpose => purpose !== 'gate') ? [CONFIG_PATH, WEEKLY_PATH] : []),
  ]
}

/** Returns the texts of the files, by their paths. Throws an InputsError where a gate could not read its inputs. */
async function renderFiles({
  chosen,
  questions,
  purposes,
  tracking,
  version,
}: {
  chosen: Omit<SiteProposal, 'generator'>
  questions: OwnedQuestion[]
  purposes: Purpose[]
  tracking: Omit<TrackChoices, 'keywords'> | undefined
  version: string
}): Promise<[path: string, text: string][]> {
  const files: [string, string][] = []
  if (purposes.includes('gate'))
    files.push([WORKFLOW_PATH, renderWorkflow({ ...chosen, keywords: questions, version })])
  if (tracking === undefined) return files
  const keywords = questions.map(({ keyword }) => keyword)
  for (const { name, domains } of tracking.brands) {
    const inputs = {
      ...{ brand: name, keywords: toList(keywords), baseline: 'branch', language: tracking.language },
      ...{ engines: toList(tracking.engines), 'brand-domains': toList(domains) },
      ...{ competitors: toList(tracking.competitors), country: toList(tracking.countries) },
    }
    await readSettings(inputs, {}, { ...facts, withoutSecrets: true })
  }
  return [
    ...files,
    [CONFIG_PATH, renderConfig({ ...tracking, keywords })],
    [WEEKLY_PATH, renderWeekly(tracking, version)],
  ]
}

/** Returns what is wrong with the given inputs, before anything is read. */
async function findProblems({ brands, ...given }: Record<string, string>): Promise<InputProblem[]> {
  try {
    readBrands(brands ?? '')
    const { engines, competitors, country, 'brand-domains': domains, ...ofPages } = given
    await readSettings({ brand: 'any', keywords: 'any', ...ofPages }, {}, facts)
    return []
  } catch (error) {
    if (error instanceof InputsError) return error.problems
    throw error
  }
}

async function readQueries(path: string, problems: InputProblem[]): Promise<SearchQuery[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const read = text === undefined ? undefined : readSearchConsole(text)
  if (read !== undefined && 'queries' in read) return read.queries
  const allowed = read === undefined ? 'a file that can be read' : SEARCH_CONSOLE_PROBLEMS[read.problem]
  problems.push({ input: 'search-console', given: path, allowed })
  return []
}

/** Throws where a file must not be written: where it exists, unless it is replaced, and through a link out. */
async function checkTargets({ root }: RepositoryFacts, paths: string[], replaces: boolean): Promise<void> {
  for (const path of paths) {
    const exists = await access(await resolveInside(root, path)).then(
      () => true,
      () => false,
    )
    if (exists && !replaces)
      throw new InitError(`${path} exists, and nothing was written. --force replaces it.`)
  }
}

/** Proposes the site. In a folder of the repository, its pages are those of the folder. */
async function propose(
  { root, hasGit, subfolder }: RepositoryFacts,
  signal: AbortSignal,
): Promise<SiteProposal> {
  const proposal = proposeSite(await surveySite({ folder: root, signal }, hasGit))
  return subfolder === '' ? proposal : { ...proposal, content: [`${subfolder}/**`] }
}

async function readPagesOf(
  chosen: Omit<SiteProposal, 'generator'>,
  generator: string | undefined,
  { root }: RepositoryFacts,
  signal: AbortSignal,
): Promise<ReadSite> {
  try {
    return await readSite({ folder: root, signal }, chosen)
  } catch (error) {
    if (error instanceof CorpusError) throw new InitError(describePageProblem(error.facts, generator))
    throw error
  }
}

/** Returns the inputs that the workflow will give, as texts. */
function toTexts(
  { brand, content, siteUrl, language }: Omit<SiteProposal, 'generator'>,
  questions: OwnedQuestion[],
) {
  const texts = {
    brand,
    language,
    keywords: toKeywordList(questions),
    content: toList(content),
    'site-url': toList(siteUrl),
  }
  const problems = Object.entries(texts)
    .filter(([, text]) => text.includes('${{'))
    .map(([input, given]) => ({
      input,
      given,
      allowed: 'a text without ${{, which GitHub would run as an expression',
    }))
  if (problems.length > 0) throw new InputsError(problems)
  return { ...texts, baseline: 'base' }
}

/** Replays commits. The files are written: whoever stops here keeps them. */
async function printBacktest(
  settings: Settings,
  { root }: RepositoryFacts,
  { out, err, signal }: InitContext,
): Promise<void> {
  const status = createStatusLine(err)
  const onProgress = (_: string, done: number, planned: number) => {
    if (err.isTerminal)
      status.show(`Replaying commits: ${done} of at most ${planned}. Ctrl-C leaves it; the files stay.`)
  }
  try {
    const found = await runBacktestOf(
      settings,
      root,
      {
        range: { most: MOST_COMMITS },
        ...{ inject: false, maxSeconds: BACKTEST_SECONDS, onProgress },
        onUnreadable: createUnreadableWarner(err, status),
      },
      signal,
    )
    status.clear()
    await out.write(`\n${printLines(renderTextParts(backtestParts(found)), out)}\n`)
  } catch (error) {
    status.clear()
    if (signal.aborted) return
    const problem = factsOf(error)
    if (problem === undefined) throw error
    await out.write(`\n${describeBacktestProblem(problem)}\n`)
  }
}

async function writeFile({ root }: RepositoryFacts, path: string, text: string): Promise<void> {
  try {
    await writeFileAtomically(path, text, root)
  } catch (error) {
    throw new InitError(`${path} was not written: ${error instanceof Error ? error.message : error}`)
  }
}
