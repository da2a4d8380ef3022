/** The quick start of the README in a terminal: a question loses its answer and gets it back. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { stringify } from 'yaml'
import { createQuickStart, PAGE, readFirstWorkflow } from './quick-start.ts'
import { drawTerminal, type Shown } from './terminal-picture.ts'

/** A phone shows 48 columns in a readable size. Further lines are indented by four. */
const LINE = /(.{1,44})(?: |$)/gm

/** Runs the commands in a site of their own and returns the picture. The settings that a verdict ends with are left out. */
export function record(): string {
  const { brand, keywords = '', baseline } = readFirstWorkflow('README.md')
  const { folder, git, commit } = createQuickStart()
  commit({
    '.github/ai-visibility.yml': stringify({ brand, keywords: keywords.trim().split('\n'), baseline }),
  })
  const check = (): Shown => {
    const { stdout } = spawnSync(process.execPath, [resolve('src/index.ts'), 'check'], {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '1' },
      encoding: 'utf8',
    })
    const [firstScreen = ''] = stdout.split('\n\nBaseline\n')
    return { command: 'ai-visibility-gate check', output: wrap(firstScreen.trimEnd()) }
  }
  const run = (...words: string[]): Shown => {
    git(...words)
    return { command: `git ${words.join(' ')}`, output: '' }
  }
  return drawTerminal(
    [run('rm', '--quiet', PAGE), check(), run('restore', '--staged', '--worktree', PAGE), check()],
    'A terminal: the check fails after a page is deleted, and passes when it is restored',
  )
}

/**
 * Wraps an output of 80 columns for a phone. A line belongs to the paragraph before it if it is indented by four, or by two
 * after a line of at least 60 characters.
 */
function wrap(output: string): string {
  return output
    .replace(/\n {4}(?! )|(?<=^.{60,})\n {2}(?![ -])/gm, ' ')
    .replace(LINE, '$1\n    ')
    .replace(/\n {4}(?=\n|$)/g, '')
}
