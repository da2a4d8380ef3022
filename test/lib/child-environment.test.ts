import { expect, it } from 'vitest'
import { childEnvironment } from '../../src/lib/child-environment.ts'

it('passes the variables of a system, a locale, git and a proxy', () => {
  const env = {
    PATH: '/bin',
    HOME: '/home/a',
    LANG: 'C',
    LC_ALL: 'C',
    TMPDIR: '/tmp',
    SystemRoot: 'C:\\Windows',
    GIT_CONFIG_GLOBAL: '/dev/null',
    SSH_AUTH_SOCK: '/run/agent',
    https_proxy: 'http://proxy.example',
    NO_PROXY: '*',
  }
  expect(childEnvironment(env)).toEqual(env)
})

it('withholds all others', () => {
  const names = [
    ...['API_KEYS', 'DB_PASS', 'PGPASSFILE', 'CREDENTIALS', 'SLACK_WEBHOOK', 'AWS_SESSION', 'INPUT_API-KEY'],
    ...['OPENAI_API_KEY', 'GITHUB_TOKEN', 'NODE_OPTIONS', 'LD_PRELOAD', 'MY_PATH', 'PATH_KEY', 'XLANG'],
  ]
  expect(childEnvironment(Object.fromEntries(names.map(name => [name, 'x'])))).toEqual({})
})
