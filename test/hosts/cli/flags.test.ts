import { describe, expect, it } from 'vitest'
import { commands } from '../../../src/hosts/cli/commands.ts'
import { parseFlags as parse } from '../../../src/hosts/cli/flags.ts'
import { inputNames } from '../../../src/inputs/inputs.ts'

const parseFlags = (argv: string[]) => parse(argv, 'check')

const problemsOf = (...argv: string[]) => parseFlags(argv).problems.map(({ input }) => input)

describe('parseFlags', () => {
  it('takes every input, with its value after a space or an equals sign', () => {
    for (const name of inputNames.filter(name => !Object.hasOwn(commands.check.flags, name))) {
      const expected = { texts: { [name]: 'a=b' }, problems: [] }
      expect(parseFlags([`--${name}=a=b`])).toEqual(expected)
      expect(parseFlags([`--${name}`, 'a=b'])).toEqual(expected)
    }
  })

  it('takes values that begin with a dash, and empty ones', () => {
    expect(parseFlags(['--min-overall-bcr', '-5', '--content=']).texts).toEqual({
      'min-overall-bcr': '-5',
      content: '',
    })
  })

  it('makes the lines of a list from a repeated flag', () => {
    expect(parseFlags(['--keywords', 'best crm, cheap', '--keywords=erp']).texts).toEqual({
      keywords: 'best crm, cheap\nerp',
    })
  })

  it('suggests the flag that is nearest to an unknown one', () => {
    expect(parseFlags(['--brand-domain', 'acme.com', '--frobnicate']).problems).toEqual([
      {
        input: '--brand-domain',
        given: undefined,
        allowed: 'the name of a flag. Did you mean --brand-domains?',
      },
      { input: '--frobnicate', given: undefined, allowed: 'one of the flags that check --help lists' },
    ])
  })

  it('explains that a value belongs in the config file, with the line to write', () => {
    const { problems } = parseFlags(['--language', 'de'])
    expect(problems.map(({ allowed }) => allowed)).toEqual([
      'no value here: only the config file has it. Write to .github/ai-visibility.yml: language: de',
    ])
  })

  it('refuses a second value for an input that is not a list', () => {
    expect(parseFlags(['--brand', 'Acme', '--brand', 'Globex'])).toEqual({
      texts: { brand: 'Acme' },
      problems: [{ input: '--brand', given: 'Globex', allowed: expect.stringContaining('one value') }],
    })
  })

  it.each([
    [['--accept'], 'true'],
    [['--accept', '--key', 'blog'], 'true'],
    [['--accept', 'false'], 'false'],
    [['--accept=false'], 'false'],
  ])('reads a switch: %j', (argv, text) => {
    const { texts, problems } = parseFlags(argv)
    expect(texts['accept']).toBe(text)
    expect(problems).toEqual([])
  })

  it('reports every word that it cannot use, and an unknown flag once', () => {
    expect(problemsOf('stray', '--min-overal-bcr', '4', '--alpha')).toEqual([
      'stray',
      '--min-overal-bcr',
      '--alpha',
    ])
  })

  it('does not take the next flag for a value', () => {
    expect(problemsOf('--brand', '--keywords')).toEqual(['--brand'])
  })

  it('reports a value that a flag of the command does not take', () => {
    expect(parse(['--format', 'markdown', '--live=maybe'], 'doctor').problems).toEqual([
      { input: 'live', given: 'maybe', allowed: 'nothing after it, true or false' },
      { input: 'format', given: 'markdown', allowed: 'one of text, json' },
    ])
  })
})
