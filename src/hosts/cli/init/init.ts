import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findWorkTree } from '../../../checkout/work-tree.ts'
import { readCitations } from '../../../doctor/owners.ts'
import { AvgError } from '../../../errors/avg-error.ts'
import { measureUnread } from '../../../init/built-site.ts'
import { planWeekly } from '../../../init/plan-weekly.ts'
import { proposeCited } from '../../../init/propose-owners.ts'
import { proposeSite, readLanguage } from '../../../init/propose-site.ts'
import { readSite } from '../../../init/read-site.ts'
import { readSearchConsole, type SearchQuery } from '../../../init/search-console.ts'
import { surveySite } from '../../../init/survey-site.ts'
import { InitError, listFiles, readChoices, requireWritable, writeFiles } from '../../../init/write-files.ts'
import { type InputProblem, InputsError } from '../../../inputs/given-values.ts'
import { toDay } from '../../../lib/clock.ts'
import type { TextLine } from '../../../lib/document/text/text.ts'
import { parseFlags } from '../flags.ts'
import { pick } from '../prompts.ts'
import { describeFlagProblems, printLines, showWait, type Terminal } from '../terminal.ts'
import { askQuestions, chooseBrand, choosePurposes, chooseTracking, readGiven, readItems } from './ask.ts'
import type { InitContext, Setup } from './setup.ts'
import {
  describeDropped,
  describeNextSteps,
  describeNoQuestion,
  describePageProblem,
  describePlan,
  describeQuestions,
  describeRecognized,
} from './words.ts'

const FIRST_ENGINES = ['openai', 'perplexity']

const STEPS: readonly ((setup: Setup) => Promise<Setup>)[] = [
  chooseBrand,
  chooseQuestions,
  chooseTracking,
  confirmPlan,
  writeSetup,
]

/**
 * Proposes, asks and writes the files. Returns the exit code: 0 if the files were written, otherwise 2. Rejects with an
 * AvgError if a symbolic link leads out of the repository.
 */
export async function init(argv: string[], context: InitContext): Promise<number> {
  try {
    let setup = await confirmSite(await start(argv, context))
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

/** Reads the flags and the repository. */
async function start(argv: string[], context: InitContext): Promise<Setup> {
  const { folder, err, signal } = context
  const { texts, problems } = parseFlags(argv, 'init')
  const { yes, force, forks, queries: file, for: wanted, ...given } = texts
  const queries = file === undefined ? [] : await readQueries(resolve(folder, file), problems)
  if (given.language !== undefined && readLanguage(given.language) === undefined)
    problems.push({ input: 'language', given: given.language, allowed: 'a language code, such as de' })
  if (problems.length > 0) throw new InputsError(problems)
  const repository = await findWorkTree(folder)
  const { root, hasGit } = repository
  const prompts = yes === 'true' ? undefined : context.prompts
  if (prompts === undefined && yes !== 'true')
    await err.write('No terminal to ask at: the proposals are taken as they are.\n')
  const baseUrl = given['base-url']
  const evidence = await showWait(err, 'Reading the repository', () =>
    surveySite({ folder: root, signal }, hasGit),
  )
  const chosen = await choosePurposes(wanted, baseUrl, prompts, evidence.titles.length > 0)
  const replaces = force === 'true'
  await requireWritable(root, listFiles({ purposes: chosen, hasForks: false }), replaces)
  const proposal = proposeSite(evidence)
  const setup: Setup = {
    ...context,
    prompts,
    given,
    queries,
    repository,
    replaces,
    baseUrl,
    ...proposal,
    content: given.content === undefined ? proposal.content : readItems(given.content),
    siteUrl: given['site-url'] === undefined ? proposal.siteUrl : readItems(given['site-url']),
    language: (given.language ?? proposal.language).trim(),
    sites: evidence.sites,
    site: undefined,
    purposes: chosen,
    hasForks: chosen.includes('gate') && (forks === undefined ? evidence.isPublic : forks === 'true'),
    keywords: [],
    asked: [],
    brands: [],
    engines: baseUrl === undefined ? FIRST_ENGINES : [],
    competitors: [],
    countries: [],
  }
  // A wrong flag ends the command before a person answers anything.
  await readChoices({
    ...setup,
    purposes: ['gate', 'track'],
    brand: 'Brand',
    keywords: [{ keyword: 'question' }],
    brands: [{ name: 'Brand', domains: ['brand.example'] }],
  })
  return setup
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

/** Reads the pages and shows what was recognized, until the person says that it is right. */
async function confirmSite(setup: Setup): Promise<Setup> {
  const { prompts, err } = setup
  const site = await showWait(err, 'Reading the pages', () => readPages(setup))
  if (site === undefined) return setup
  const unread = measureUnread(site.corpus)
  await print(setup, describeRecognized(setup, site.corpus, unread))
  // What is read of such a site are layouts and the like.
  if (unread > 0.9 && setup.purposes.includes('gate'))
    throw new InitError('The pages of this site cannot be read. Nothing was written.')
  const hasAddresses = site.corpus.pages.some(({ addresses }) => addresses !== undefined)
  if (prompts === undefined) return { ...setup, site }
  const answer = await pick(prompts, 'Is this right?', {
    y: 'Yes',
    ...(hasAddresses && { a: 'No, the addresses are wrong: leave them unknown' }),
    f: 'No, the site is in another folder',
  })
  if (answer === 'a') return confirmSite({ ...setup, hasNoAddresses: true })
  if (answer === 'y') return { ...setup, site }
  const folder = await prompts.line('Folder of the site, such as docs', '')
  const globs = [`${folder.trim().replace(/^(?:\.?\/)+|\/+$/g, '')}/**`]
  try {
    return await confirmSite({ ...setup, content: globs })
  } catch (error) {
    if (!(error instanceof InitError)) throw error
    await err.write(`${error.message}\n`)
    return confirmSite(setup)
  }
}

/** Returns undefined if there are no pages and the purposes need none. */
async function readPages({ repository, signal, sites, purposes, ...site }: Setup) {
  try {
    return await readSite({ folder: repository.root, signal }, site)
  } catch (error) {
    if (!(error instanceof AvgError)) throw error
    if (error.details.code === 'AVG_NO_PAGES' && !purposes.includes('gate')) return undefined
    throw new InitError(describePageProblem(error.details, repository.root, sites))
  }
}

/** Without pages, engines can still be asked about the given keywords. */
async function chooseQuestions(setup: Setup): Promise<Setup> {
  const { queries, given, site, brand, repository, signal } = setup
  if (site === undefined)
    return { ...setup, keywords: given.keywords === undefined ? [] : readGiven(given.keywords) }
  const { questions, dropped } = site.propose(brand, queries)
  await print(setup, describeDropped(dropped))
  const { located } = await readCitations(site.corpus, brand, { folder: repository.root, signal })
  const cited = proposeCited(located)
  const others = questions.filter(({ keyword }) => cited.every(each => each.keyword !== keyword))
  return { ...setup, keywords: await askQuestions(setup, site, [...cited, ...others]) }
}

/** Shows the questions, what they can find and what they cost, and lets the person stop. */
async function confirmPlan(setup: Setup): Promise<Setup> {
  const { keywords, asked, prompts } = setup
  if (keywords.length + asked.length === 0) throw new InitError(describeNoQuestion(setup))
  const plan = planWeekly(await readChoices(setup), toDay(Date.now()))
  await print(setup, describeQuestions(setup))
  if (plan === undefined) return setup
  await print(setup, describePlan(plan, setup))
  const answer = prompts && (await pick(prompts, 'Write the files?', { y: 'Yes', n: 'No' }))
  if (answer === 'n') throw new DOMException('stopped', 'AbortError')
  return { ...setup, maxCost: plan.maxCost }
}

async function writeSetup(setup: Setup): Promise<Setup> {
  const { replaces, repository, out } = setup
  const files = listFiles(setup)
  // Files may have been created while a person answered the questions.
  await requireWritable(repository.root, files, replaces)
  await writeFiles(repository.root, files, setup)
  await out.write(printLines(describeNextSteps(setup, files), out))
  return setup
}

async function print({ out }: Terminal, lines: TextLine[]): Promise<void> {
  if (lines.length > 0) await out.write(`${printLines(lines, out)}\n`)
}
