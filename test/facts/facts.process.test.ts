/** Facts of a config file, from the file to the comment of a pull request. */
import { describe, expect, it } from 'vitest'
import { readGates } from '../../src/inputs/read-gates.ts'
import { runGate } from '../../src/run/run-gate.ts'
import { aFolder, aRepository, commit } from '../support/git-repository.ts'
import { createLog } from '../support/log.ts'
import { aContext } from '../support/settings.ts'

const path = '.github/ai-visibility.yml'
const config = `brand: Acme Ring
keywords: [acme ring price]
baseline: base
facts:
  - name: price of the ring
    is: [$399, $499]
    was: [$299, $349]
    except: [docs/changelog/**]
    as-of: 2020-01-01
`
const base = {
  [path]: config,
  'docs/store.md': '# Store\n\nThe Acme Ring costs $399 in our store, and $499 with a case.\n',
  'docs/faq.md': '# FAQ\n\nThe Acme Ring is $399 for everybody.\n',
  'docs/old.md': '# Old\n\nThe Acme Ring costs $349 in a shop.\n',
}

async function judge(change: Record<string, string>) {
  const workspace = aRepository()
  const before = commit(workspace, base)
  const head = commit(workspace, change)
  const facts = aContext({
    ...{ eventName: 'pull_request', workspace, tempFolder: aFolder() },
    ...{ change: { base: before, head }, sha: head },
  })
  const { signal } = new AbortController()
  const log = createLog()
  const { gates } = await readGates({}, { ...facts, env: {} })
  const [gate] = gates
  if (gate === undefined) throw new Error('no gate')
  const { outcome } = await runGate(gate.settings, { ...facts, env: {}, log, signal })
  return { outcome, warnings: log.warnings }
}

describe('a pull request that restores an old value', () => {
  it.each<[string, Record<string, string>, 'pass' | 'fail']>([
    ['in a sentence', { 'docs/new.md': '# New\n\nThe Acme Ring is $299 for members.\n' }, 'fail'],
    ['in the changelog', { 'docs/changelog/1.md': '# One\n\nThe Acme Ring was $299.\n' }, 'pass'],
    [
      'with a move of its page',
      { 'docs/moved.md': `${base['docs/old.md']}\nMore.\n`, 'docs/old.md': '# Old\n' },
      'pass',
    ],
    [
      'and takes it off the list',
      { [path]: config.replace('$299, ', ''), 'docs/new.md': '# New\n\nThe Acme Ring is $299.\n' },
      'fail',
    ],
    ['only by the list', { [path]: config.replace('$299', '$399.00 EUR, $319') }, 'pass'],
  ])('%s', async (_, change, status) => {
    const { outcome } = await judge(change)
    expect(outcome.verdict.status).toBe(status)
  })

  it.each<[string, string, string[]]>([
    [
      'what the change calls old',
      config.replace('$399, $499', '$499').replace('$299', '$299, $399'),
      ['docs/faq.md: $399', 'docs/old.md: $349'],
    ],
    ['nothing of a list with a mistake', config.replace('$299', '$399'), []],
    ['nothing of a file that is not YAML', `${config}\n: [`, []],
  ])('reports where pages still state %s, and passes', async (_, edited, found) => {
    const { outcome } = await judge({ [path]: edited })
    const { facts = [] } = outcome.baseline?.content ?? {}
    expect(outcome.verdict.status).toBe('pass')
    expect(facts.map(({ path, said }) => `${path}: ${said}`)).toEqual(found)
  })

  it('warns about a list that was not reviewed for 180 days', async () => {
    const { warnings } = await judge({ 'docs/a.md': '# A\n\nText.\n' })
    expect(warnings.join()).toContain('AVG_FACTS_OLD')
  })
})
