import { describe, expect, it, vi } from 'vitest'
import { htmlErrorPage } from '../../../../scripts/lib/github-server.ts'
import { body, issue, publish, recovery, title } from '../../../support/issues.ts'
import { author, instead, start, writesOf } from '../../../support/sticky-comments.ts'

vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('publishIssue, for a failing gate', () => {
  it('updates the body of the open issue, without a comment and without a change of its title', async () => {
    const renamed = issue(5, { title: 'Our pricing page lost it' })
    const server = await start({ issues: [renamed] })
    expect(await publish(server)).toMatchObject({
      action: 'updated',
      post: { html_url: `${server.url}/acme/website/issues/5` },
    })
    expect(server.issues).toEqual([issue(5, { title: 'Our pricing page lost it', body })])
    expect(writesOf(server)).toEqual(['PATCH /issues/5'])
  })

  it('opens a new issue after the last one was closed', async () => {
    const closed = issue(5, { state: 'closed' })
    const server = await start({ issues: [closed] })
    expect(await publish(server)).toMatchObject({ action: 'created' })
    expect(server.issues.map(({ number, state }) => [number, state])).toEqual([
      [5, 'closed'],
      [6, 'open'],
    ])
  })

  it('ignores a pull request that has the marker', async () => {
    const server = await start({ issues: [issue(5, { isPull: true })] })
    expect(await publish(server)).toMatchObject({ action: 'created' })
    expect(server.issues[0]).toEqual(issue(5, { isPull: true }))
  })

  it('reports that issues are disabled', async () => {
    const server = await start({ issuesDisabled: true })
    expect(await publish(server)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/^AVG_ISSUE_410: .*410 \(Issues has been disabled.*issue: never/),
    })
  })

  it('opens an issue only with a title that GitHub accepts', async () => {
    const server = await start()
    expect(await publish(server, { title: 'x'.repeat(257) })).toMatchObject({ action: 'skipped' })
    expect(await publish(server, { title })).toMatchObject({ action: 'created' })
  })
})

describe.concurrent('publishIssue, when the gate has recovered', () => {
  const recovered = { state: 'recovered' } as const

  it('closes the issue with a comment and leaves its text', async () => {
    const server = await start({ issues: [issue(5)] })
    expect(await publish(server, recovered)).toMatchObject({
      action: 'closed',
      post: { html_url: `${server.url}/acme/website/issues/5` },
    })
    expect(server.issues).toEqual([issue(5, { state: 'closed', reason: 'completed' })])
    expect(server.comments).toMatchObject([{ issue: 5, author, body: recovery }])
  })

  it('writes nothing if no issue is open', async () => {
    const issues = [issue(4, { author: 'mallory' }), issue(5, { state: 'closed' })]
    const server = await start({ issues })
    expect(await publish(server, recovered)).toEqual({ action: 'skipped' })
    expect(writesOf(server)).toEqual([])
  })

  it('closes duplicates too, and comments once', async () => {
    const server = await start({ issues: [issue(9), issue(5)] })
    expect(await publish(server, recovered)).toMatchObject({ action: 'closed' })
    expect(server.issues.map(({ state }) => state)).toEqual(['closed', 'closed'])
    expect(server.comments.map(({ issue }) => issue)).toEqual([5])
  })

  it('is not closed if GitHub answers that it is still open', async () => {
    const behave = instead('PATCH', '/5', () => ({
      status: 200,
      body: { number: 5, html_url: '', state: 'open' },
    }))
    const server = await start({ issues: [issue(5)], behave })
    expect(await publish(server, recovered)).toMatchObject({ action: 'skipped' })
  })

  it('does not comment if the issue could not be closed, because every later run would comment again', async () => {
    const behave = instead('PATCH', '/5', htmlErrorPage)
    const server = await start({ issues: [issue(5)], behave })
    expect(await publish(server, recovered)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/^AVG_ISSUE: The issue was not closed\..*502/),
    })
    expect(server.comments).toEqual([])
  })

  it('reports that the comment is missing', async () => {
    const behave = instead('POST', '/comments', () => ({ status: 403, body: { message: 'Locked' } }))
    const server = await start({ issues: [issue(5)], behave })
    expect(await publish(server, recovered)).toMatchObject({
      action: 'closed',
      warning: expect.stringMatching(/closed without a comment\..*403 \(Locked/),
    })
  })
})
