/** A diagnosis in words, and as blocks: one check a line, each with what to do. */

import { findBlocker, findCostLimit, findFullDays } from '../../gate/find-blocker.ts'
import type { Blocker } from '../../gate/verdict.ts'
import type {
  CheckoutFacts,
  Diagnosis,
  GateFindings,
  GateStep,
  PageFindings,
  TokenFacts,
} from '../diagnosis.ts'
import { plainLine } from '../escape.ts'
import { describeDemand, describeTotal, warnOfDemand } from '../messages/demand.ts'
import { describeBlocker } from '../messages/gate.ts'
import { describeGitHubFailure } from '../messages/github.ts'
import { describeInputs } from '../messages/inputs.ts'
import { type Code, formatMessage } from '../messages/message.ts'
import { describeCorpusProblem, PAGES } from '../messages/pages.ts'
import { countOf } from '../numbers.ts'
import { NAME_LENGTH } from '../words.ts'
import type { Block, Mark } from './blocks.ts'
import { type Check, type CheckStatus, check } from './check.ts'
import { viewLive } from './doctor-live.ts'
import { viewOwners } from './doctor-owners.ts'

const LINE_LENGTH = 2000

const ESTIMATE =
  'It takes typical tokens and searches for each question, and list prices. Prices change, and an answer may use several times as many tokens.'

/** Returns the checks of a diagnosis in the order in which a run comes to them. */
export function checksOf({ checkout, steps: found, unreadable, token, run }: Diagnosis): Check[] {
  const baselines = 'gates' in run ? run.gates.map(({ baseline }) => baseline) : []
  const steps = 'gates' in run ? found.map(step => withFile(step, run)) : found
  const checks = [
    viewCheckout(checkout, baselines),
    ...viewWorkflows(steps, unreadable),
    ...viewForks(steps),
    viewToken(token, baselines),
    ...('gates' in run
      ? [...viewGates(run.gates, viewGate), ...viewDemands(run.gates)]
      : viewProblems(run.problems)),
  ]
  return onLines(checks)
}

/** Returns the checks of what gates ask, and those that stop them. */
export function demandChecksOf(gates: GateFindings[]): Check[] {
  const stops = viewGates(gates, viewGate).filter(({ status }) => status === 'stop')
  return onLines([...stops, ...viewDemands(gates)])
}

function onLines(checks: Check[]): Check[] {
  return checks.map(({ status, subject, text, remedy }) => ({
    status,
    subject,
    text: plainLine(text, LINE_LENGTH),
    remedy: plainLine(remedy, LINE_LENGTH),
  }))
}

const MARKS: Record<CheckStatus, Mark> = { ok: 'pass', note: 'report', warning: 'warn', stop: 'fail' }

/** Returns a line for each check with what to do, and last whether the gate can run. */
export function doctorParts(checks: Check[]): Block[][] {
  const countBy = (status: CheckStatus) => checks.filter(each => each.status === status).length
  const [stops, warnings] = [countBy('stop'), countBy('warning')]
  return [
    checks.flatMap(({ status, subject, text, remedy }) => [
      lineOf(status, `${subject}: ${text}`),
      ...(remedy === '' ? [] : [{ kind: 'list' as const, items: [[remedy]] }]),
    ]),
    [
      stops > 0
        ? lineOf('stop', `The gate cannot run: ${stops} ✗ to correct.`)
        : warnings > 0
          ? lineOf('warning', `The gate can run. ${warnings} ! to look at.`)
          : lineOf('ok', 'The gate can run.'),
    ],
  ]
}

function lineOf(status: CheckStatus, text: string): Block {
  return {
    kind: 'headline',
    mark: MARKS[status],
    status,
    text: [text],
    isHeading: false,
  }
}

function viewCheckout({ kind, hasParent }: CheckoutFacts, baselines: string[]): Check {
  const subject = 'Checkout'
  const remedy = 'In the workflow, write fetch-depth: 2 under with: of the step that uses actions/checkout.'
  switch (kind) {
    case 'no-git':
      return baselines.includes('base')
        ? check('stop', subject, 'The folder is not inside a git checkout.', PAGES.AVG_NO_CHECKOUT.remedy)
        : check('note', subject, 'The folder is not inside a git checkout.')
    case 'no-commits':
      return check('note', subject, 'The repository has no commit yet.')
    case 'shallow':
      return hasParent
        ? check(
            'ok',
            subject,
            'It holds the newest commit and its parent, which is what a pull request needs.',
          )
        : check(
            'warning',
            subject,
            'It holds the newest commit alone, and baseline: base needs its parent.',
            remedy,
          )
    case 'whole':
      return check('ok', subject, 'It holds the whole history.')
  }
}

/** What a gate of the config file may need, the most first. */
const NEEDS = {
  baseline: ['branch', 'base'],
  issue: ['on-failure', 'never'],
  comment: ['always', 'on-failure', 'never'],
} as const

/** Returns a step with what the gates of the config file need, where its own inputs do not say it. */
function withFile(step: GateStep, { config, gates }: { config: string | undefined; gates: GateFindings[] }) {
  if (config === undefined) return step
  const ofFile = (['baseline', 'issue', 'comment'] as const).flatMap(name => {
    const value = NEEDS[name].find(one => gates.some(gate => gate[name] === one))
    return value === undefined ? [] : [[name, value] as const]
  })
  return { ...step, inputs: { ...Object.fromEntries(ofFile), ...step.inputs } }
}

/** A pull request from a fork has a token that only reads: its comment needs a workflow of its own. */
function viewForks(steps: GateStep[]): Check[] {
  const comments = steps.filter(
    ({ events, inputs }) => events.includes('pull_request') && inputs['comment'] !== 'never',
  )
  if (comments.length === 0 || steps.some(({ inputs }) => inputs['mode'] === 'comment')) return []
  const text = 'Pull requests from forks are judged, and get no comment: their token only reads.'
  return [
    check(
      'note',
      'Forks',
      text,
      'Where you have some, take fork-gate.yml and fork-comment.yml: see docs/forks.md.',
    ),
  ]
}

function viewWorkflows(steps: GateStep[], unreadable: string[]): Check[] {
  const broken = unreadable.map(file =>
    check('warning', `Workflow ${plainLine(file, NAME_LENGTH)}`, 'It is no YAML.', 'Correct the file.'),
  )
  if (steps.length > 0) return [...steps.map(viewStep), ...broken]
  const none = 'No workflow in .github/workflows uses ai-visibility-gate.'
  return [check('warning', 'Workflow', none, 'Write one: ai-visibility-gate init.'), ...broken]
}

/** What is wrong with a step, and what to write. The first one is what its line says. */
function viewStep(step: GateStep): Check {
  const subject = `Workflow ${plainLine(step.file, NAME_LENGTH)}`
  const problems = [...findStepProblems(step)]
  if (problems.length === 0) {
    return check(
      'ok',
      subject,
      `The job ${plainLine(step.job, NAME_LENGTH)} has the checkout and the permissions that the gate needs.`,
    )
  }
  return check(
    problems.some(({ stops }) => stops) ? 'stop' : 'warning',
    subject,
    problems.map(({ text }) => text).join(' '),
    problems.map(({ remedy }) => remedy).join(' '),
  )
}

function* findStepProblems({ events, fetchDepth, permissions, inputs }: GateStep) {
  const { baseline = 'none', engines = '', 'base-url': baseUrl = '' } = inputs
  const { comment = 'always', issue = 'never' } = inputs
  const readsPages = baseUrl === '' && (engines === '' || /\brepository\b/.test(engines))
  if (readsPages && fetchDepth === undefined) {
    yield {
      stops: true,
      text: 'No step checks out the repository before the gate reads its pages.',
      remedy: 'Put - uses: actions/checkout@v7 before the step of the gate.',
    }
  } else if (baseline === 'base' && fetchDepth === 1 && inputs['base-content'] === undefined) {
    yield {
      stops: false,
      text: 'The checkout fetches one commit, and baseline: base compares with the commit before it.',
      remedy: 'Write fetch-depth: 2 under with: of the step that uses actions/checkout.',
    }
  }
  const hasPullRequests = events.some(event => event === 'pull_request' || event === 'pull_request_target')
  if (baseline === 'base' && !hasPullRequests && !events.includes('merge_group')) {
    yield {
      stops: false,
      text: 'The workflow does not run on pull requests, and baseline: base compares nothing elsewhere.',
      remedy: 'Write on: pull_request.',
    }
  }
  const push = hasPullRequests ? 'read' : 'write'
  const needs = [
    {
      isNeeded: hasPullRequests && comment !== 'never',
      permission: 'pull-requests',
      access: 'write',
      what: 'the comment',
    },
    { isNeeded: issue === 'on-failure', permission: 'issues', access: 'write', what: 'the issue' },
    {
      isNeeded: baseline === 'branch',
      permission: 'contents',
      access: push,
      what: 'the history on a branch',
    },
  ]
  for (const { permission, access, what } of needs.filter(({ isNeeded }) => isNeeded)) {
    const given = permissions?.[permission] ?? (permissions === undefined ? 'unknown' : 'none')
    if (given === 'write' || given === access) continue
    yield {
      stops: false,
      text: `The token has no permission for ${what}${permissions === undefined ? ', unless the settings of the repository give it' : ''}.`,
      remedy: `Write ${permission}: ${access} under permissions: of the job or the workflow.`,
    }
  }
}

function viewToken(token: TokenFacts, baselines: string[]): Check {
  const subject = 'GitHub token'
  switch (token.kind) {
    case 'no-token':
      return check(
        'note',
        subject,
        'Not checked: GITHUB_TOKEN is not set here. In a workflow GitHub sets it.',
      )
    case 'no-repository':
      return check('note', subject, 'Not checked: the repository on GitHub is not known here.')
    case 'refused':
      return check(
        'warning',
        subject,
        `It does not read ${plainLine(token.repository, NAME_LENGTH)}. ${describeGitHubFailure(token.failure)}`,
        'Check that the token belongs to this repository and is not expired.',
      )
    case 'reads': {
      const name = plainLine(token.repository, NAME_LENGTH)
      const write = 'Whether it may comment is known only when it does.'
      if (baselines.includes('branch') && token.mayPush === false) {
        const text = `It reads ${name}, and may not push to it: this run cannot record its history. ${write}`
        return check(
          'warning',
          subject,
          text,
          'Write contents: write under permissions: of the job that records.',
        )
      }
      return check('ok', subject, `It reads ${name}. ${write}`)
    }
  }
}

function viewProblems(problems: Parameters<typeof describeInputs>[0]): Check[] {
  const [, ...lines] = describeInputs(problems)
  return lines.map(line => check('stop', 'Inputs', line, 'Correct the input.'))
}

/** Returns what each gate and all of them ask, what that costs, and what stops it. */
function viewDemands(gates: GateFindings[]): Check[] {
  const demands = gates.map(({ demand }) => demand)
  const subject = 'Limits and cost'
  return [
    ...viewGates(gates, ({ demand }) =>
      warnOfDemand(demand).map(({ code, what, remedy }) =>
        check('warning', subject, `${code satisfies Code}: ${what}`, remedy),
      ),
    ),
    ...gates.map(({ key, demand }) =>
      viewDemand(
        gates.length === 1 ? subject : `${subject} of ${plainLine(key, NAME_LENGTH)}`,
        describeDemand(demand),
        [findBlocker(demand)],
      ),
    ),
    ...(gates.length === 1
      ? []
      : [
          viewDemand(`${subject} of all ${countOf(gates.length, 'gate')}`, describeTotal(demands), [
            ...findFullDays(demands),
            findCostLimit(demands),
          ]),
        ]),
    ...(demands.some(({ engines }) => engines.length > 0) ? [check('note', 'Estimate', ESTIMATE)] : []),
  ]
}

function viewDemand(subject: string, text: string, found: (Blocker | undefined)[]): Check {
  const blockers = found.filter(blocker => blocker !== undefined)
  if (blockers.length === 0) return check('ok', subject, text)
  return check('stop', subject, text, blockers.map(describeBlocker).map(formatMessage).join(' '))
}

/** A check that is the same for all gates has one line. */
function viewGates(gates: GateFindings[], viewGate: (gate: GateFindings) => Check[]): Check[] {
  const views = gates.flatMap(gate => viewGate(gate).map(view => ({ key: gate.key, view })))
  return [...Map.groupBy(views, ({ view }) => JSON.stringify(view)).values()].flatMap(same => {
    const [first] = same
    if (first === undefined) return []
    const keys = same.map(({ key }) => plainLine(key, NAME_LENGTH)).join(', ')
    const { view } = first
    return same.length === gates.length ? [view] : [{ ...view, subject: `${view.subject} of ${keys}` }]
  })
}

function viewGate(run: GateFindings): Check[] {
  return [
    ...(run.pages === undefined ? [] : viewPages(run.pages)),
    ...viewNames(run.commonNames),
    ...run.keys.map(viewKey),
    ...run.live.map(viewLive),
  ]
}

function viewPages(pages: PageFindings): Check[] {
  const subject = 'Pages'
  if ('problem' in pages) {
    const { what, remedy } = describeCorpusProblem(pages.problem)
    return [check('stop', subject, what, remedy)]
  }
  const { count, hidden, passedOver, plainLanguage, owners } = pages
  const files = passedOver.reduce((sum, group) => sum + group.count, 0)
  const others = files === 0 ? '' : ` ${countOf(files, 'other file')} passed over.`
  const text = `${countOf(count, 'page')} found${hidden === 0 ? '' : `, and ${hidden} hidden from search engines`}.${others}`
  const plain = `Word forms and stop words of the language ${plainLanguage} are unknown: only equal words match.`
  return [
    check('ok', subject, text),
    ...(plainLanguage === undefined ? [] : [check('note', subject, plain)]),
    ...(owners === undefined ? [] : viewOwners(owners)),
  ]
}

function viewNames(names: string[]): Check[] {
  if (names.length === 0) return []
  const listed = names.map(name => plainLine(name, NAME_LENGTH)).join(', ')
  const text = `${listed}: also ${names.length === 1 ? 'a common word' : 'common words'}. A mention needs a capital letter and a sign that it is a name; others are counted as ambiguous.`
  const remedy = 'Give the longer names of your brand in brand-aliases. See docs/competitors.md.'
  return [check('warning', 'Names', text, remedy)]
}

function viewKey({ engine, missing, isSetThere }: GateFindings['keys'][number]): Check {
  const subject = `Key of ${plainLine(engine, NAME_LENGTH)}`
  const [first] = missing
  if (first === undefined) return check('ok', subject, 'It is set.')
  const names = missing.join(' or ')
  if (isSetThere)
    return check('note', subject, `${names} is not set here. The workflow sets it from a secret.`)
  const remedy = `Write ${first}: \${{ secrets.${first} }} under env: of the step, and store the secret.`
  return check('stop', subject, `${names} is not set.`, remedy)
}
