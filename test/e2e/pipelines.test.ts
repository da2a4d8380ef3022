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

/** A folder with an `npx` that runs this program in place of the published package. */
function aFolderWithNpx(): string {
  const folder = aFolder()
  const program = [process.execPath, join(installAction(), 'bin', 'ai-visibility-gate.js')]
    .map(word => `'${word}'`)
    .join(' ')
  const script = `#!/bin/sh\n[ "$1" = --yes ] || exit 9\nshift 2\nexec ${program} "$@"\n`
  write(folder, { npx: script })
  chmodSync(join(folder, 'npx'), 0o755)
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
    const env = {
      ...systemVariables(),
      PATH: [aFolderWithNpx(), process.env['PATH']].join(delimiter),
      CI_MERGE_REQUEST_TARGET_BRANCH_NAME: 'main',
      CHANGE_TARGET: 'main',
    }
    const run = () => execFileSync('sh', ['-e', '-c', script()], { cwd: folder, env, stdio: 'pipe' })
    if (exit === 0) run()
    else expect(run).toThrow(expect.objectContaining({ status: exit }))
    expect(readdirSync(join(folder, 'ai-visibility'), { recursive: true })).toEqual(
      expect.arrayContaining([expect.stringMatching(/html$/), expect.stringMatching(/findings\.xml$/)]),
    )
  })
})
