import { describe, expect, it, vi } from 'vitest'
import { primaryRateLimit, secondaryRateLimit, workflowToken } from '../../../../scripts/lib/github-server.ts'
import { issue, publish, title } from '../../../support/issues.ts'
import { author, instead, start, writesOf } from '../../../support/sticky-comments.ts'

vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('publishIssue, when GitHub fails', () => {
  it.each([
    ['open', []],
    ['update', [issue(5)]],
  ])('turns a 403 to %s into one warning that names the permission', async (_, issues) => {
    const tokens = { [workflowToken]: { login: author, app: true, readOnly: true } }
    const server = await start({ issues, tokens })
    expect(await publish(server)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/^AVG_ISSUE_403: .*403.*`issues: write`/),
    })
    expect(writesOf(server)).toHaveLength(1)
  })

  it('says that the repository has its issues disabled', async () => {
    const server = await start({ issuesDisabled: true })
    expect(await publish(server)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/^AVG_ISSUE_410: .*410 \(Issues has been disabled.*`issue: never`/),
    })
  })

  it.each([
    ['primary', () => primaryRateLimit(3600)],
    ['secondary', () => secondaryRateLimit(3600)],
  ])('calls a %s rate limit by its name, and no permission missing', async (_, reply) => {
    const server = await start({ behave: instead('POST', '/issues', reply) })
    const { action, warning } = await publish(server)
    expect(action).toBe('skipped')
    expect(warning).toMatch(/^AVG_GITHUB_RATE_LIMIT: /)
    expect(warning).not.toContain('issues: write')
  })

  it('is kept from no title by its length alone', async () => {
    const server = await start()
    expect(await publish(server, { title: 'x'.repeat(257) })).toMatchObject({ action: 'skipped' })
    expect(await publish(server, { title })).toMatchObject({ action: 'opened' })
  })
})
