import { describe, expect, it, vi } from 'vitest'
import { htmlErrorPage } from '../../../../scripts/lib/github-server.ts'
import {
  author,
  body,
  chatter,
  comment,
  instead,
  marker,
  publish,
  start,
  writesOf,
} from '../../../support/sticky-comments.ts'

// Writes of one client are a second apart, as GitHub asks for: the tests spend that second together.
vi.setConfig({ maxConcurrency: 50 })

describe.concurrent('publishComment', () => {
  it('creates a comment where the gate has none', async () => {
    const server = await start()
    const published = await publish(server)
    expect(server.comments).toEqual([{ id: 1001, issue: 7, author, body }])
    expect(published).toEqual({
      action: 'created',
      commentId: 1001,
      commentUrl: `${server.url}/acme/website/pull/7#issuecomment-1001`,
    })
  })

  it('updates the comment of an earlier run', async () => {
    const server = await start({ comments: [comment(5)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('writes nothing when the comment says the same already', async () => {
    const server = await start({ comments: [comment(5, { body: body.replaceAll('\n', '\r\n') })] })
    expect(await publish(server)).toMatchObject({ action: 'unchanged', commentId: 5 })
    expect(writesOf(server)).toEqual([])
  })

  it('leaves the comment of a newer commit as it is', async () => {
    const server = await start({ comments: [comment(5)] })
    server.moveHead('b'.repeat(40))
    expect(await publish(server, { headSha: 'a'.repeat(40) })).toEqual({
      action: 'skipped',
      notice: expect.stringContaining('#7 has another commit by now'),
    })
    expect(writesOf(server)).toEqual([])
    expect(await publish(server, { headSha: 'b'.repeat(40) })).toMatchObject({ action: 'updated' })
  })

  it('writes nothing where the head of the pull request cannot be read', async () => {
    const server = await start({ comments: [comment(5)], behave: instead('GET', '/pulls/7', htmlErrorPage) })
    const published = await publish(server, { headSha: 'a'.repeat(40) })
    expect(published).toMatchObject({
      action: 'skipped',
      warning: expect.stringContaining('was not written'),
    })
    expect(writesOf(server)).toEqual([])
  })

  it('finds its comment on the third page (row 6)', async () => {
    const server = await start({ comments: [...chatter(230), comment(500)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 500 })
    expect(server.comments).toHaveLength(231)
    expect(server.requests.filter(request => request.query.get('per_page') === '100')).toHaveLength(3)
  })

  it.each([
    ['the first lists', 2],
    ['the first lists and the second ones', 4],
  ])('leaves one comment when two runs race and meet at %s (row 7)', async (_, meetings) => {
    let waiting: (() => void)[] = []
    let lists = 0
    const server = await start({
      async behave({ method, path }, answer) {
        if (method !== 'GET' || !path.endsWith('/7/comments')) return answer()
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
    expect(writesOf(server).filter(write => write.startsWith('POST'))).toHaveLength(2)
    expect(server.comments).toHaveLength(1)
    expect(server.comments).toContainEqual(expect.objectContaining({ id: 1001 }))
    expect(bodies).toContain(server.comments[0]?.body)
    expect(published.map(({ commentId }) => commentId)).toEqual([1001, 1001])
    expect(published.filter(({ warning }) => warning)).toEqual([])
  })

  it('leaves one comment when a creation that happened was answered with an error (row 7)', async () => {
    let spoilt = false
    const server = await start({
      behave({ method }, answer) {
        const reply = answer()
        if (method !== 'POST' || spoilt) return reply
        spoilt = true
        return htmlErrorPage()
      },
    })
    expect(await publish(server)).toMatchObject({ commentId: 1001 })
    expect(server.comments).toEqual([{ id: 1001, issue: 7, author, body }])
  })

  it('deletes the duplicates that earlier runs left, the oldest comment stays', async () => {
    const server = await start({ comments: [comment(9), comment(5), comment(12)] })
    expect(await publish(server)).toMatchObject({ action: 'updated', commentId: 5 })
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('does not mind that a duplicate was deleted by somebody else', async () => {
    const server = await start({
      comments: [comment(5, { body }), comment(9)],
      behave({ method }, answer) {
        if (method === 'DELETE') answer()
        return answer()
      },
    })
    expect(await publish(server)).toEqual(expect.not.objectContaining({ warning: expect.anything() }))
    expect(server.comments).toEqual([comment(5, { body })])
  })

  it('says that a duplicate could not be deleted', async () => {
    const server = await start({
      comments: [comment(5, { body }), comment(9)],
      behave: instead('DELETE', '/9', () => ({ status: 403, body: { message: 'Must have admin rights' } })),
    })
    expect(await publish(server)).toMatchObject({
      action: 'unchanged',
      commentId: 5,
      warning: expect.stringMatching(/duplicate.*403 \(Must have admin rights\)/),
    })
  })

  it('keeps the created comment when the look for duplicates fails', async () => {
    let lists = 0
    const server = await start({
      behave: ({ method }, answer) => (method === 'GET' && ++lists > 1 ? htmlErrorPage() : answer()),
    })
    expect(await publish(server)).toMatchObject({
      action: 'created',
      commentId: 1001,
      warning: expect.stringMatching(/duplicate.*502 \(Unicorn!\)/),
    })
  })

  it("leaves the marker in somebody else's comment alone (row 8)", async () => {
    const theirs = comment(5, { author: 'mallory' })
    const server = await start({ comments: [theirs] })
    expect(await publish(server)).toMatchObject({ action: 'created', commentId: 1001 })
    expect(server.comments[0]).toEqual(comment(5, { author: 'mallory' }))
  })

  it.each([
    ['quotes the marker', `As I said:\n${marker}\nnot cited`],
    ['has the marker in a longer line', `${marker} and more`],
    ["is another gate's", '<!-- ai-visibility-gate:docs -->\nnot cited'],
    ['has another marker that ours begins', '<!-- ai-visibility-gate:default --> -->\nnot cited'],
  ])('leaves an own comment alone that %s (row 8)', async (_, text) => {
    const server = await start({ comments: [comment(5, { body: text })] })
    expect(await publish(server)).toMatchObject({ action: 'created' })
    expect(server.comments[0]).toEqual(comment(5, { body: text }))
  })

  it('creates nothing for a pass with `on-failure` (row 11)', async () => {
    const server = await start({ comments: [comment(5, { author: 'mallory' })] })
    expect(await publish(server, { mode: 'on-failure', failed: false })).toEqual({ action: 'skipped' })
    expect(writesOf(server)).toEqual([])
  })

  it('creates a comment for a failure with `on-failure` (row 11)', async () => {
    const server = await start()
    expect(await publish(server, { mode: 'on-failure', failed: true })).toMatchObject({ action: 'created' })
  })

  it('updates the red comment after recovery with `on-failure` (row 11)', async () => {
    const server = await start({ comments: [comment(5)] })
    expect(await publish(server, { mode: 'on-failure', failed: false })).toMatchObject({ action: 'updated' })
    expect(server.comments).toEqual([comment(5, { body })])
  })
})
