import { describe, expect, it, vi } from 'vitest'
import { htmlErrorPage } from '../../../../scripts/lib/github-server.ts'
import {
  author,
  body,
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
  it('returns number and address of the comment that it created', async () => {
    const server = await start()
    const commentUrl = `${server.url}/acme/website/pull/7#issuecomment-1001`
    expect(await publish(server)).toMatchObject({
      action: 'created',
      post: { id: 1001, html_url: commentUrl },
    })
    expect(server.comments).toEqual([{ id: 1001, issue: 7, author, body }])
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

  it('writes nothing if the head of the pull request cannot be read', async () => {
    const server = await start({ comments: [comment(5)], behave: instead('GET', '/pulls/7', htmlErrorPage) })
    const published = await publish(server, { headSha: 'a'.repeat(40) })
    expect(published).toMatchObject({
      action: 'skipped',
      warning: expect.stringContaining('was not written'),
    })
    expect(writesOf(server)).toEqual([])
  })

  it('ignores a duplicate that somebody has deleted in the meantime', async () => {
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

  it.each([
    ['create', []],
    ['update', [comment(5)]],
  ])('warns if GitHub refuses to %s a comment because its body is too long (row 9)', async (_, comments) => {
    const server = await start({ comments })
    const fitting = await publish(server, { body: `${marker}\n${'x'.repeat(65_535 - marker.length)}` })
    expect(fitting).not.toHaveProperty('warning')
    expect(await publish(server, { body: `${marker}\n${'x'.repeat(65_536 - marker.length)}` })).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/not written.*422.*body is too long \(maximum is 65536 characters\)/),
    })
  })

  it('warns once about a refused connection', async () => {
    const server = await start()
    await server.close()
    expect(await publish(server)).toEqual({
      action: 'skipped',
      warning: expect.stringMatching(/could not be reached \(.*ECONNREFUSED.*\)\.$/),
    })
  })
})
