/** The quick start of the README in a terminal: a question loses its answer and gets it back. */
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { createQuickStart, PAGE, readFirstWorkflow } from './quick-start.ts'
import { drawTerminal, type Shown } from './terminal-picture.ts'

/** Runs the commands in a site of their own and returns the picture. The settings that a verdict ends with are left out. */
export function record(): string {
  const { brand = '', keywords = '' } = readFirstWorkflow('README.md')
  const flags = keywords
    .trim()
    .split('\n')
    .map(keyword => ['--keywords', keyword])
  const { folder, git } = createQuickStart()
  const check = (): Shown => {
    const words = ['check', '--brand', brand, '--baseline-ref', 'main', ...flags.flat()]
    const env = { ...process.env, FORCE_COLOR: '1' }
    const { stdout } = spawnSync(process.execPath, [resolve('src/index.ts'), ...words], {
      cwd: folder,
      env,
      encoding: 'utf8',
    })
    const quoted = flags.map(([flag, keyword]) => ` \\\n    ${flag} '${keyword}'`).join('')
    const [firstScreen = ''] = stdout.split('\n\nBaseline\n')
    return {
      command: `ai-visibility-gate check --brand ${brand} --baseline-ref main${quoted}`,
      output: firstScreen.trimEnd(),
    }
  }
  const run = (...words: string[]): Shown => {
    git(...words)
    return { command: `git ${words.join(' ')}`, output: '' }
  }
  return drawTerminal(
    [
      run('rm', '--quiet', PAGE),
      check(),
      run('restore', '--source=main', '--staged', '--worktree', PAGE),
      check(),
    ],
    'A terminal: the check fails after a page is deleted, and passes when it is restored',
  )
}
