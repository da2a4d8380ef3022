/** The files for other systems than GitHub, run as those systems do. */
import { execFileSync } from 'node:child_process'
import { chmodSync, readdirSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { installAction, systemVariables } from '../../scripts/lib/action.ts'
import { aFolder, aRepository, cloneOf, commit, git, write } from '../support/git-repository.ts'

const gitlabSchema = z.object({ 'ai-visibility': z.looseObject({ script: z.array(z.string()) }) })

const pipelines = [
  {
    path: 'examples/gitlab/.gitlab-ci.yml',
    script: () =>
      gitlabSchema
        .parse(parse(readFileSync('examples/gitlab/.gitlab-ci.yml', 'utf8')))
        ['ai-visibility'].script.join('\n'),
  },
  {
    path: 'examples/jenkins/Jenkinsfile',
    script: () => /sh '''(.*?)'''/s.exec(readFileSync('examples/jenkins/Jenkinsfile', 'utf8'))?.[1] ?? '',
  },
]

/** The folder that the scripts clone the gate into, in a container of their own. */
const GATE = '/tmp/gate'

/** A folder with a `git` whose `clone` links this program to a folder. */
function aFolderWithGit(gate: string): string {
  const folder = aFolder()
  const git = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()
  const script = `#!/bin/sh\n[ "$1" = clone ] || exec ${git} "$@"\nln -s '${installAction()}' '${gate}'\n`
  write(folder, { git: script })
  chmodSync(join(folder, 'git'), 0o755)
  return folder
}

const kanban = [
  '# Kanban boards\n',
  'The best kanban board limits the work in progress of a team.',
  'Each card has an owner and a day on which it is due, and it turns red when nobody moved it for a week.',
  'A board has at most seven columns, and each of them says how many cards it takes.\n',
].join('\n')

/** A clone of a site whose branch `content` changes the page on kanban boards to `text`. */
function aCheckout(text: string): string {
  const origin = aRepository()
  commit(origin, {
    'docs/kanban.md': kanban,
    'docs/time-tracking.md': '# Time tracking for invoices\n\nAcme tracks the time for invoices.\n',
  })
  const folder = cloneOf(origin)
  git(folder, 'checkout', '--quiet', '-b', 'content')
  commit(folder, { 'docs/kanban.md': text })
  return folder
}

describe.runIf(platform() !== 'win32').each(pipelines)('the script of $path', ({ script }) => {
  const changes: [string, string, number][] = [
    ['fails where a change removes an answer', '# Kanban boards\n\nTo be written.\n', 1],
    ['passes where a change adds to a page', `${kanban}\nColumns show the state of each card.\n`, 0],
  ]

  it.each(changes)('%s, and keeps the reports', (_, text, exit) => {
    const folder = aCheckout(text)
    const gate = join(aFolder(), 'gate')
    const env = {
      ...systemVariables(),
      PATH: [aFolderWithGit(gate), process.env['PATH']].join(delimiter),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CHANGE_TARGET: 'main',
    }
    const commands = script().replaceAll(GATE, gate)
    const run = () => execFileSync('sh', ['-e', '-c', commands], { cwd: folder, env, stdio: 'pipe' })
    if (exit === 0) run()
    else expect(run).toThrow(expect.objectContaining({ status: exit }))
    expect(readdirSync(join(folder, 'ai-visibility'), { recursive: true })).toEqual(
      expect.arrayContaining([expect.stringMatching(/html$/), expect.stringMatching(/findings\.xml$/)]),
    )
  })
})
