import { describe, expect, it, vi } from 'vitest'
import { htmlErrorPage } from '../../../../scripts/lib/github-server.ts'
import { body, issue, marker, publish, recovery, reports, title } from '../../../support/issues.ts'
import { author, instead, start, writesOf } from '../../../support/sticky-comments.ts'

vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('publishIssue, while the gate fails', () => {
  it('opens an issue where the gate has none', async () => {
    const server = await start({ issues: reports(2) })
    expect(await publish(server)).toEqual({
      action: 'opened',
      issueUrl: `${server.url}/acme/website/issues/3`,
    })
    expect(server.issues[2]).toEqual({ number: 3, author, title, body, state: 'open' })
    expect(server.comments).toEqual([])
  })

  it('updates the body of the open issue, and neither its title nor by a comment', async () => {
    const renamed = issue(5, { title: 'Our pricing page lost it' })
    const server = await start({ issues: [renamed] })
    expect(await publish(server)).toEqual({
      action: 'updated',
      issueUrl: `${server.url}/acme/website/issues/5`,
    })
    expect(server.issues).toEqual([issue(5, { title: 'Our pricing page lost it', body })])
    expect(writesOf(server)).toEqual(['PATCH /issues/5'])
  })

  it('writes nothing when the issue says the same already', async () => {
    const server = await start({ issues: [issue(5, { body: body.replaceAll('\n', '\r\n') })] })
    expect(await publish(server)).toMatchObject({ action: 'unchanged' })
    expect(writesOf(server)).toEqual([])
  })

  it('opens a new issue after the last one was closed', async () => {
    const closed = issue(5, { state: 'closed' })
    const server = await start({ issues: [closed] })
    expect(await publish(server)).toMatchObject({ action: 'opened' })
    expect(server.issues.map(({ number, state }) => [number, state])).toEqual([
      [5, 'closed'],
      [6, 'open'],
    ])
  })

  it('finds its issue on the third page', async () => {
    const others = reports(230).map(report => ({ ...report, number: report.number + 1 }))
    const server = await start({ issues: [issue(1), ...others] })
    expect(await publish(server)).toMatchObject({ action: 'updated' })
    expect(server.issues).toHaveLength(231)
    const lists = server.requests.filter(({ path }) => path.endsWith('/issues'))
    expect(lists.map(({ query }) => [query.get('state'), query.get('per_page')])).toEqual(
      Array.from({ length: 3 }, () => ['open', '100']),
    )
  })

  it('takes no pull request for its issue', async () => {
    const server = await start({ issues: [issue(5, { isPull: true })] })
    expect(await publish(server)).toMatchObject({ action: 'opened' })
    expect(server.issues[0]).toEqual(issue(5, { isPull: true }))
  })

  it("leaves the marker in somebody else's issue alone", async () => {
    const server = await start({ issues: [issue(5, { author: 'mallory' })] })
    expect(await publish(server)).toMatchObject({ action: 'opened' })
    expect(server.issues[0]).toEqual(issue(5, { author: 'mallory' }))
  })

  it.each([
    ['quotes the marker', `As I said:\n${marker}\nnot cited`],
    ['has the marker in a longer line', `${marker} and more`],
    ["is another gate's", '<!-- ai-visibility-gate-issue:docs -->\nnot cited'],
    ["is the comment's", '<!-- ai-visibility-gate:default -->\nnot cited'],
  ])('leaves an own issue alone that %s', async (_, text) => {
    const server = await start({ issues: [issue(5, { body: text })] })
    expect(await publish(server)).toMatchObject({ action: 'opened' })
    expect(server.issues[0]).toEqual(issue(5, { body: text }))
  })

  it.each([
    ['the first lists', 2],
    ['the first lists and the second ones', 4],
  ])('leaves one open issue when two runs race and meet at %s', async (_, meetings) => {
    let waiting: (() => void)[] = []
    let lists = 0
    const server = await start({
      async behave({ method, path }, answer) {
        if (method !== 'GET' || !path.endsWith('/issues')) return answer()
        lists += 1
        if (lists <= meetings) {
          await new Promise<void>(resolve => {
            waiting.push(resolve)
            if (waiting.length < 2) return
            for (const proceed of waiting) proceed()
            waiting = []
          })
        }
        return answer()
      },
    })
    const bodies = ['one', 'two'].map(run => `${body} in run ${run}`)
    const published = await Promise.all(bodies.map(body => publish(server, { body })))
    expect(server.issues.map(({ number, state, reason }) => [number, state, reason])).toEqual([
      [1, 'open', undefined],
      [2, 'closed', 'not_planned'],
    ])
    expect(bodies).toContain(server.issues[0]?.body)
    expect(published.map(({ issueUrl }) => issueUrl?.at(-1))).toEqual(['1', '1'])
    expect(published.filter(({ warning }) => warning)).toEqual([])
  })

  it('leaves one open issue when a creation that happened was answered with an error', async () => {
    let spoilt = false
    const server = await start({
      behave({ method }, answer) {
        const reply = answer()
        if (method !== 'POST' || spoilt) return reply
        spoilt = true
        return htmlErrorPage()
      },
    })
    expect(await publish(server)).toMatchObject({ issueUrl: `${server.url}/acme/website/issues/1` })
    expect(server.issues.filter(({ state }) => state === 'open')).toHaveLength(1)
  })

  it('closes the duplicates that earlier runs left, the oldest stays', async () => {
    const server = await start({ issues: [issue(5), issue(9), issue(12)] })
    expect(await publish(server)).toMatchObject({ action: 'updated' })
    expect(server.issues.map(({ number, state }) => [number, state])).toEqual([
      [5, 'open'],
      [9, 'closed'],
      [12, 'closed'],
    ])
  })

  it('says that a duplicate could not be closed', async () => {
    const server = await start({
      issues: [issue(5, { body }), issue(9)],
      behave: instead('PATCH', '/9', () => ({ status: 422, body: { message: 'Validation Failed' } })),
    })
    expect(await publish(server)).toMatchObject({
      action: 'unchanged',
      warning: expect.stringMatching(/still has a duplicate.*422 \(Validation Failed\)/),
    })
  })

  it('keeps the opened issue when the look for duplicates fails', async () => {
    let lists = 0
    const server = await start({
      behave: ({ method }, answer) => (method === 'GET' && ++lists > 1 ? htmlErrorPage() : answer()),
    })
    expect(await publish(server)).toEqual({
      action: 'opened',
      issueUrl: `${server.url}/acme/website/issues/1`,
      warning: expect.stringMatching(/duplicate.*502 \(Unicorn!\)/),
    })
  })
})

describe.concurrent('publishIssue, when the gate has recovered', () => {
  const recovered = { state: 'recovered' } as const

  it('closes the issue with a comment and leaves its text', async () => {
    const server = await start({ issues: [issue(5)] })
    expect(await publish(server, recovered)).toEqual({
      action: 'closed',
      issueUrl: `${server.url}/acme/website/issues/5`,
    })
    expect(server.issues).toEqual([issue(5, { state: 'closed', reason: 'completed' })])
    expect(server.comments).toMatchObject([{ issue: 5, author, body: recovery }])
  })

  it('writes nothing where no issue is open', async () => {
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

  it('does not comment where the issue could not be closed, lest every run did', async () => {
    const behave = instead('PATCH', '/5', htmlErrorPage)
    const server = await start({ issues: [issue(5)], behave })
    expect(await publish(server, recovered)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/^AVG_ISSUE: The issue was not closed\..*502/),
    })
    expect(server.comments).toEqual([])
  })

  it('says that the comment is missing', async () => {
    const behave = instead('POST', '/comments', () => ({ status: 403, body: { message: 'Locked' } }))
    const server = await start({ issues: [issue(5)], behave })
    expect(await publish(server, recovered)).toMatchObject({
      action: 'closed',
      warning: expect.stringMatching(/closed without a comment\..*403 \(Locked/),
    })
  })
})
