/** The command `init`: proposes the inputs, writes the workflow, and says the verdict on the site as it is now. */
import { access, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { runBacktestOf } from '../../../commands/backtest.ts'
import type { OwnedQuestion } from '../../../commands/init/propose-owners.ts'
import { proposeSite, type SiteProposal } from '../../../commands/init/propose-site.ts'
import { type ReadSite, readSite } from '../../../commands/init/read-site.ts'
import { readSearchConsole } from '../../../commands/init/search-console.ts'
import { findRepository, type RepositoryFacts, surveySite } from '../../../commands/init/survey-site.ts'
import { renderWorkflow, toKeywordList, toList, WORKFLOW_PATH } from '../../../commands/init/workflow.ts'
import { runGate } from '../../../commands/run-gate.ts'
import { CorpusError, factsOf } from '../../../embedded/pages/errors.ts'
import { type InputProblem, InputsError, readSettings } from '../../../inputs/read-settings.ts'
import type { Settings } from '../../../inputs/settings.ts'
import { resolveInside, writeFileAtomically } from '../../../lib/files.ts'
import type { Log } from '../../../lib/log.ts'
import { backtestParts, describeBacktestProblem } from '../../../report/document/backtest.ts'
import { gateDocument } from '../../../report/document/gate-document.ts'
import { renderText, renderTextParts, type TextLine } from '../../../report/text/text.ts'
import { createBacktestProgress, createUnreadableWarner } from '../backtest.ts'
import { parseFlags } from '../flags.ts'
import { type CommandContext, findCommit } from '../run-flags.ts'
import { createStatusLine, createTerminalLog, describeFlagProblems, printLines } from '../terminal.ts'
import { type Ask, chooseKeywords, chooseOwners, chooseSite } from './ask.ts'
import {
  describeAnswers,
  describeNextSteps,
  describePageProblem,
  describeSite,
  SEARCH_CONSOLE_PROBLEMS,
} from './words.ts'

export interface InitContext extends CommandContext {
  /** Undefined where no person can be asked. */
  ask: Ask | undefined
  /** Of this program: the version that the workflow uses. */
  version: string
}

/** The backtest replays commits, the newest first, until one of both is reached. */
const MOST_COMMITS = 100
const BACKTEST_SECONDS = 20

const facts = { withoutSecrets: false, defaultBranch: undefined }

/** A problem that ends the command. The text is for the person at the terminal. */
class InitError extends Error {
  readonly code: 1 | 2

  constructor(text: string, code: 1 | 2) {
    super(text)
    this.name = 'InitError'
    this.code = code
  }
}

/**
 * Proposes, asks, writes the workflow and prints the verdict on standard output. Returns the exit code: 0 where the
 * workflow was written, whatever the verdict; 1 where it was not; 2 for wrong flags. Rejects with a LinkOutError where a
 * symbolic link leads the workflow out of the repository.
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
  if (error instanceof InitError) return { text: error.message, code: error.code }
  if (error instanceof InputsError) return { text: describeFlagProblems(error.problems), code: 2 }
  if (error instanceof Error && error.name === 'AbortError') {
    return { text: '\nStopped. No workflow was written.', code: 1 }
  }
  return undefined
}

async function run(argv: string[], context: InitContext): Promise<void> {
  const { out, err, folder, signal, version } = context
  const { texts, problems } = parseFlags(argv, 'init')
  const { yes, force, 'no-backtest': noBacktest, 'search-console': queriesFile, ...given } = texts
  problems.push(...(await findProblems(given)))
  const queries = queriesFile === undefined ? [] : await readQueries(resolve(folder, queriesFile), problems)
  if (problems.length > 0) throw new InputsError(problems)
  const repository = await findRepository(folder)
  const replaces = force === 'true'
  await checkTarget(repository, replaces)
  const ask = yes === 'true' ? undefined : context.ask
  const print = (lines: TextLine[]) => out.write(`${printLines(lines, out)}\n`)

  const status = createStatusLine(err)
  const say = (text: string) => (err.isTerminal ? status.show(text) : void err.write(`${text}\n`))
  if (ask === undefined && yes !== 'true')
    await err.write('No terminal to ask at: the proposals are taken as they are.\n')
  say('Reading the repository')
  const { generator, ...proposal } = await propose(repository, signal)
  status.clear()
  const chosen = await chooseSite(proposal, given, ask)
  await readSettings(toTexts(chosen, [{ keyword: 'any' }]), {}, facts)
  say('Reading the pages')
  const site = await readPagesOf(chosen, generator, repository, signal)
  status.clear()
  const show = (lines: string[]) => err.write(`${lines.join('\n')}\n`)
  const { keywords, unanswered } = await chooseKeywords(site, { given, queries, ask, show })
  if (keywords.length === 0) {
    throw new InitError(
      'No page title or heading makes a question. Name what readers ask with --keywords.',
      1,
    )
  }
  const questions = await chooseOwners(site, keywords, { ask, show })
  const settings = await readSettings(toTexts(chosen, questions), {}, facts)
  await print(describeSite(chosen, { generator, pages: site.pages }))
  const answers = site.answer(settings.keywords)
  await print(
    describeAnswers(
      questions.map((question, index) => ({
        ...question,
        page: answers[index]?.page,
        isRead: question.proposed !== undefined && site.has(question.proposed.owner),
      })),
      unanswered,
    ),
  )
  if (noBacktest !== 'true') await printBacktest(settings, repository, context)
  await printVerdict(settings, repository, context)
  if (ask !== undefined && /^n/i.test(await ask(`Write ${WORKFLOW_PATH}? [Y/n] `))) {
    throw new InitError('No workflow was written.', 1)
  }
  // A person may have answered for long.
  await checkTarget(repository, replaces)
  await writeWorkflow(repository, renderWorkflow({ ...chosen, keywords: questions, version: `v${version}` }))
  await out.write(printLines(describeNextSteps(repository.hasGit), out))
}

/** Returns what is wrong with the given inputs, before anything is read. */
async function findProblems(given: Record<string, string>): Promise<InputProblem[]> {
  try {
    await readSettings({ brand: 'any', keywords: 'any', ...given }, {}, facts)
    return []
  } catch (error) {
    if (error instanceof InputsError) return error.problems
    throw error
  }
}

async function readQueries(path: string, problems: InputProblem[]): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const read = text === undefined ? undefined : readSearchConsole(text)
  if (read !== undefined && 'queries' in read) return read.queries
  const allowed = read === undefined ? 'a file that can be read' : SEARCH_CONSOLE_PROBLEMS[read.problem]
  problems.push({ input: 'search-console', given: path, allowed })
  return []
}

/** Throws where the workflow must not be written: where it exists, unless it is replaced, and through a link out. */
async function checkTarget({ root }: RepositoryFacts, replaces: boolean): Promise<void> {
  const exists = await access(await resolveInside(root, WORKFLOW_PATH)).then(
    () => true,
    () => false,
  )
  if (exists && !replaces)
    throw new InitError(`${WORKFLOW_PATH} exists, and nothing was written. --force replaces it.`, 1)
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
    if (error instanceof CorpusError) throw new InitError(describePageProblem(error.facts, generator), 1)
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

async function printBacktest(
  settings: Settings,
  { root }: RepositoryFacts,
  context: InitContext,
): Promise<void> {
  const { out, err, signal } = context
  const progress = createBacktestProgress(err)
  try {
    const found = await runBacktestOf(
      settings,
      root,
      {
        range: { most: MOST_COMMITS },
        inject: false,
        maxSeconds: BACKTEST_SECONDS,
        onProgress: progress.show,
        onUnreadable: createUnreadableWarner(err, progress),
      },
      signal,
    )
    progress.clear()
    signal.throwIfAborted()
    await out.write(`${printLines(renderTextParts(backtestParts(found)), out)}\n`)
  } catch (error) {
    progress.clear()
    const problem = factsOf(error)
    if (problem === undefined) throw error
    await out.write(`${describeBacktestProblem(problem)}\n\n`)
  }
}

/** Prints the verdict on the files as they are, compared with the commit before the newest one where there is one. */
async function printVerdict(
  settings: Settings,
  { root }: RepositoryFacts,
  context: InitContext,
): Promise<void> {
  const { out, env, signal } = context
  const [head, base] = await Promise.all([findCommit(root, 'HEAD'), findCommit(root, 'HEAD~1')])
  const change = head !== undefined && base !== undefined ? { base, head } : undefined
  const source = change === undefined ? ({ kind: 'none' } as const) : settings.baseline.source
  const log = createTerminalLog(context)
  // The scans are of no interest here.
  const quiet: Log = { ...log, info() {}, notice() {} }
  const { outcome } = await runGate(
    { ...settings, baseline: { ...settings.baseline, source } },
    {
      facts: {
        ...{ eventName: 'local', sha: head, runUrl: undefined, commitUrl: undefined, change },
        ...{ ...facts, workspace: root, tempFolder: tmpdir() },
      },
      history: undefined,
      env,
      log: quiet,
      signal,
    },
  )
  log.clear()
  const what =
    change === undefined ? 'The verdict on your pages as they are now' : 'The verdict on your newest commit'
  await out.write(`${out.style('bold', what)}\n${printLines(renderText(gateDocument(outcome)), out)}\n`)
}

async function writeWorkflow({ root }: RepositoryFacts, text: string): Promise<void> {
  try {
    await writeFileAtomically(WORKFLOW_PATH, text, root)
  } catch (error) {
    throw new InitError(
      `${WORKFLOW_PATH} was not written: ${error instanceof Error ? error.message : error}`,
      1,
    )
  }
}
