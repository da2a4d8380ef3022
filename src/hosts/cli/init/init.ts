import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { AvgError } from '../../../errors/avg-error.ts'
import { isPurpose, type Purpose, purposes } from '../../../init/config.ts'
import { proposeSite } from '../../../init/propose-site.ts'
import { readSite } from '../../../init/read-site.ts'
import { readSearchConsole, type SearchQuery } from '../../../init/search-console.ts'
import { findRepository, surveySite } from '../../../init/survey-site.ts'
import { InitError, listFiles, requireWritable, writeFiles } from '../../../init/write-files.ts'
import { type InputProblem, InputsError } from '../../../inputs/given-values.ts'
import { readSettings } from '../../../inputs/read-settings.ts'
import { readList } from '../../../inputs/values.ts'
import type { TextLine } from '../../../lib/document/text/text.ts'
import { parseFlags } from '../flags.ts'
import type { CommandContext } from '../run-flags.ts'
import { createStatusLine, describeFlagProblems, printLines, type Terminal } from '../terminal.ts'
import { askQuestions, choosePurposes, chooseSite, chooseTracking, readBrand, readGiven } from './ask.ts'
import type { Prompts } from './prompts.ts'
import type { Setup } from './setup.ts'
import { describeAnswers, describeNextSteps, describePageProblem, describeSite } from './words.ts'

interface InitContext extends CommandContext {
  /** Undefined if no person can be asked. */
  prompts: Prompts | undefined
  /** The command that starts this program. */
  program: string
  /** The value of `uses` in the workflow. */
  action: string
}

const STEPS: readonly ((setup: Setup) => Promise<Setup>)[] = [
  chooseSite,
  chooseQuestions,
  chooseTracking,
  writeSetup,
  printResult,
]

/**
 * Proposes, asks and writes the files. Returns the exit code: 0 if the files were written, otherwise 2. Rejects with an
 * AvgError if a symbolic link leads out of the repository.
 */
export async function init(argv: string[], context: InitContext): Promise<number> {
  try {
    let setup = await start(argv, context)
    for (const step of STEPS) setup = await step(setup)
    return 0
  } catch (error) {
    const failure = describeFailure(error)
    if (failure === undefined) throw error
    await context.err.write(`${failure}\n`)
    return 2
  }
}

function describeFailure(error: unknown): string | undefined {
  if (error instanceof InitError) return error.message
  if (error instanceof InputsError) {
    // The config file was not written, so it has no places to show.
    const problems = error.problems.map(problem => ({ ...problem, place: undefined }))
    return describeFlagProblems(problems)
  }
  const isStopped = error instanceof Error && error.name === 'AbortError'
  return isStopped ? '\nStopped. Nothing was written.' : undefined
}

/** Reads the flags and the repository. In a subfolder, only the pages of that folder are proposed. */
async function start(
  argv: string[],
  { prompts: person, program, action, ...context }: InitContext,
): Promise<Setup> {
  const { folder, err, signal } = context
  const { texts, problems } = parseFlags(argv, 'init')
  const { yes, force, queries: file, for: wanted, ...given } = texts
  const named = wanted === undefined ? undefined : readPurposes(wanted, problems)
  problems.push(...(await findProblems(given)))
  const queries = file === undefined ? [] : await readQueries(resolve(folder, file), problems)
  if (problems.length > 0) throw new InputsError(problems)
  const repository = await findRepository(folder)
  const { root, hasGit, subfolder } = repository
  const prompts = yes === 'true' ? undefined : person
  if (prompts === undefined && yes !== 'true')
    await err.write('No terminal to ask at: the proposals are taken as they are.\n')
  const chosen = await choosePurposes(named, prompts)
  const files = listFiles(chosen)
  const replaces = force === 'true'
  await requireWritable(root, files, replaces)
  const survey = () => surveySite({ folder: root, signal }, hasGit)
  const proposal = proposeSite(await showWork(context, prompts, 'Reading the repository', survey))
  return {
    ...proposal,
    content: subfolder === '' ? proposal.content : [`${subfolder}/**`],
    context,
    prompts,
    given,
    queries,
    purposes: chosen,
    program,
    action,
    repository,
    files,
    replaces,
    keywords: [],
    asked: [],
    brands: [],
    engines: [],
    competitors: [],
    countries: [],
    category: undefined,
    hasPages: false,
  }
}

function readPurposes(text: string, problems: InputProblem[]): Purpose[] {
  const names = readList(text) ?? [text]
  const read = names.filter(isPurpose)
  if (read.length === names.length && read.length > 0) return read
  problems.push({ input: 'for', given: text, allowed: `one or more of ${Object.keys(purposes).join(', ')}` })
  return []
}

async function findProblems({
  brands = '',
  category: _,
  ...given
}: Record<string, string>): Promise<InputProblem[]> {
  try {
    for (const brand of readList(brands) ?? [brands]) readBrand(brand)
    const { engines, competitors, country, 'brand-domains': domains, ...ofPages } = given
    await readSettings({ brand: 'any', keywords: 'any', ...ofPages }, {}, { withoutSecrets: true })
    return []
  } catch (error) {
    if (error instanceof InputsError) return error.problems
    throw error
  }
}

async function readQueries(path: string, problems: InputProblem[]): Promise<SearchQuery[]> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  const queries = text === undefined ? undefined : readSearchConsole(text)
  if (queries !== undefined) return queries
  const allowed =
    text === undefined ? 'a file that can be read' : 'Queries.csv of a Search Console export, with a query'
  problems.push({ input: 'queries', given: path, allowed })
  return []
}

/** Shows a text in the last line of a terminal during the work, and ignores what is typed meanwhile. */
async function showWork<T>(
  { err }: Terminal,
  prompts: Prompts | undefined,
  text: string,
  work: () => Promise<T>,
): Promise<T> {
  const status = createStatusLine(err)
  if (err.isTerminal) status.show(text)
  else await err.write(`${text}\n`)
  try {
    return await (prompts === undefined ? work() : prompts.ignoring(work))
  } finally {
    status.clear()
  }
}

/** Without pages, engines can still be asked about the given keywords. */
async function chooseQuestions(setup: Setup): Promise<Setup> {
  const { context, queries, given, prompts } = setup
  const site = await showWork(context, prompts, 'Reading the pages', () => readPages(setup))
  if (site === undefined) {
    const keywords = given.keywords === undefined ? [] : readGiven(given.keywords)
    return {
      ...setup,
      keywords: keywords.map(({ keyword }) => ({ keyword, page: undefined, isOwnerRead: false })),
    }
  }
  await print(context, describeSite(setup, site.pages))
  const questions = await askQuestions(setup, site, site.propose(queries).questions)
  const answers = site.answer(questions.map(({ keyword }) => keyword))
  const answered = questions.map((question, index) => ({
    ...question,
    page: answers[index]?.page,
    isOwnerRead: question.proposed !== undefined && site.has(question.proposed.owner),
  }))
  return { ...setup, keywords: answered, hasPages: true }
}

/** Returns undefined if there are no pages and the purposes need none. */
async function readPages({ repository, context, generator, purposes, ...site }: Setup) {
  try {
    return await readSite({ folder: repository.root, signal: context.signal }, site)
  } catch (error) {
    if (!(error instanceof AvgError)) throw error
    if (error.details.code === 'AVG_NO_PAGES' && !purposes.includes('gate')) return undefined
    throw new InitError(describePageProblem(error.details, generator))
  }
}

async function writeSetup(setup: Setup): Promise<Setup> {
  const { keywords, asked, purposes, brands, files, replaces, repository } = setup
  if (keywords.length + asked.length === 0) {
    throw new InitError(
      'No page has a title that can be asked about. Name what readers ask with --keywords, or what the brand is with --category.',
    )
  }
  if (purposes.some(purpose => purpose !== 'gate') && brands.length === 0) {
    throw new InitError('No brand is named. Name them with --brands, as NAME = DOMAIN, separated by commas.')
  }
  // Files may have been created while a person answered the questions.
  await requireWritable(repository.root, files, replaces)
  await writeFiles(repository.root, files, setup)
  return setup
}

async function printResult(setup: Setup): Promise<Setup> {
  await print(setup.context, describeAnswers(setup))
  await setup.context.out.write(printLines(describeNextSteps(setup), setup.context.out))
  return setup
}

async function print({ out }: Terminal, lines: TextLine[]): Promise<void> {
  await out.write(`${printLines(lines, out)}\n`)
}
