import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { commands, isCommand } from '../../../src/hosts/cli/commands.ts'
import { renderCompletion } from '../../../src/hosts/cli/completion.ts'
import { flagNames } from '../../../src/hosts/cli/flags.ts'
import { renderCommandHelp, renderHelp, renderInputsHelp } from '../../../src/hosts/cli/help.ts'
import { runCommand } from '../../../src/hosts/cli/main.ts'
import { inputNames } from '../../../src/inputs/inputs.ts'
import { DOCUMENTS } from '../../../src/lib/documents.ts'
import { createTerminal } from '../../support/terminal.ts'

const { out } = createTerminal()

/** What the program prints, and how it ends. */
async function run(...words: string[]) {
  const terminal = createTerminal()
  const code = await runCommand(words, terminal)
  return { code, ...terminal.printed }
}

describe('help', () => {
  it('fits a screen, and names init first', () => {
    const page = renderHelp(out)
    expect(page.split('\n').length).toBeLessThan(24)
    expect(page.match(/^ {2}(\w+) {2,}\S/gm)?.map(line => line.trim().split(' ')[0])).toEqual([
      'init',
      'check',
      'backtest',
      'doctor',
      'report',
      'serve',
    ])
  })

  it('describes every input on the page of inputs', () => {
    const page = renderInputsHelp(out)
    for (const name of inputNames)
      expect(page.match(new RegExp(`^ {2}--${name}$`, 'gm')), name).toHaveLength(1)
  })

  it('names pages by their addresses on the web', () => {
    const page = renderInputsHelp(out)
    expect(page).toContain(`${DOCUMENTS}/inputs`)
    expect(page).not.toMatch(/see docs\//)
  })

  it('shows the inputs that act in a workflow only apart, and last', () => {
    const page = renderInputsHelp(out)
    expect(page.match(/^ {2}--\S+$/gm)?.slice(0, 4)).toEqual([
      '  --brand',
      '  --keywords',
      '  --engines',
      '  --config',
    ])
    const [, rest = ''] = page.split('Without effect outside a GitHub workflow:')
    expect(rest.match(/^ {2}--\S+$/gm)?.map(flag => flag.trim())).toEqual([
      ...['--comment', '--issue', '--notify', '--mode', '--github-token'],
    ])
  })

  it('shows on the page of a command no input that acts in a workflow only', () => {
    for (const name of ['comment', 'issue', 'github-token'])
      expect(renderCommandHelp(out, 'check')).not.toContain(`\n  --${name}`)
  })

  it('describes the flags of a command, and names the page of all inputs', () => {
    for (const name of Object.keys(commands.check.flags))
      expect(renderCommandHelp(out, 'check')).toContain(`\n  --${name}`)
    for (const command of ['init', 'serve', 'backtest'] as const)
      for (const name of flagNames(command))
        expect(renderCommandHelp(out, command)).toContain(`\n  --${name}`)
    expect(renderCommandHelp(out, 'check')).toContain('ai-visibility-gate help inputs')
  })
})

describe('the program', () => {
  it('prints the page of a command for help COMMAND and for COMMAND --help', async () => {
    const [first, second] = await Promise.all([run('help', 'doctor'), run('doctor', '--help')])
    expect(first).toEqual({ code: 0, out: renderCommandHelp(out, 'doctor'), err: '' })
    expect(second).toEqual(first)
  })

  it.each([
    [['docter'], 'There is no command "docter". Did you mean doctor?\n'],
    [['help', 'nothing'], /^There is no page of help "nothing"\. There are init, .*, inputs\.\n$/],
    [['nothing', '--help'], /^There is no page of help "nothing"\./],
    [['completion', 'tcsh'], /^There is no completion "tcsh"\./],
  ])('refuses %j in one line, with what is there instead', async (words, err) => {
    const line = typeof err === 'string' ? err : expect.stringMatching(err)
    expect(await run(...words)).toEqual({ code: 2, out: '', err: line })
  })

  it('completes commands and flags in bash', async () => {
    const { out: script } = await run('completion', 'bash')
    const complete = (...words: string[]) => {
      const call = `COMP_WORDS=(ai-visibility-gate ${words.join(' ')}); COMP_CWORD=${words.length}; _ai_visibility_gate; echo "\${COMPREPLY[@]}"`
      return execFileSync('bash', ['-c', `${script}\n${call}`], { encoding: 'utf8' }).trim()
    }
    expect(complete('do')).toBe('doctor')
    expect(complete('backtest', '--comm')).toBe('--commits')
    expect(complete('check', '--baseline-r')).toBe('--baseline-ref')
  })

  it('names every flag of every command for fish and zsh', () => {
    for (const name of Object.keys(commands).filter(isCommand))
      for (const flag of flagNames(name)) {
        expect(renderCompletion('fish')).toContain(`__fish_seen_subcommand_from ${name}' -l ${flag}`)
        expect(renderCompletion('zsh')).toContain(`--${flag}`)
      }
  })

  it('prints no error if the reader has closed the pipe', async () => {
    const child = spawn(process.execPath, ['src/index.ts', 'help', 'inputs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.destroy()
    const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
    expect({ code, err }).toEqual({ code: 0, err: '' })
  })
})
