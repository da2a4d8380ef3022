import { afterAll, describe, expect, it } from 'vitest'
import { headSha, otherSha } from '../../../scripts/lib/action.ts'
import {
  type GitHubOptions,
  type GitHubReview,
  type GitHubServer,
  htmlErrorPage,
  notAccessible,
  primaryRateLimit,
  startGitHub,
  workflowToken,
} from '../../../scripts/lib/github-server.ts'
import { createGitHub } from '../../../src/hosts/action/github.ts'
import { findAcceptance, hasAcceptLine } from '../../../src/hosts/action/read-reviews.ts'
import { instead } from '../../support/sticky-comments.ts'

const baseSha = 'b'.repeat(40)
const groupSha = 'c'.repeat(40)

const servers: GitHubServer[] = []
afterAll(async () => {
  for (const server of servers) await server.close()
})

/** A comment review of a person with write permission, on the head of the pull request that `mallory` opened. */
function review(overrides: Partial<GitHubReview> = {}): GitHubReview {
  return { id: 80, pull: 7, author: 'alice', body: 'accept answer loss', ...overrides }
}

const pulls = [7, 8].map(number => ({ number, headSha, state: 'open' as const, author: 'mallory' }))
const ofPull = { pullRequest: { number: 7, headSha } }
const ofGroup = { pullRequest: undefined, change: { base: baseSha, head: groupSha } }

async function acceptanceOf(
  reviews: GitHubReview[],
  options: GitHubOptions = {},
  run: Partial<Parameters<typeof findAcceptance>[1]> = ofPull,
) {
  const writers = ['alice', 'bob', 'mallory', 'gate[bot]']
  const server = await startGitHub({ pulls, writers, reviews, ...options })
  servers.push(server)
  return findAcceptance(createGitHub(workflowToken, server.url, { timeout: 10_000, second: 1 }), {
    repository: 'acme/website',
    reviewedPull: 7,
    pullRequest: undefined,
    change: { base: baseSha, head: headSha },
    ...run,
  })
}

const accepted = { by: 'alice', review: '80', isAuthor: false }

describe('findAcceptance', () => {
  it.each(['APPROVED', 'CHANGES_REQUESTED', 'COMMENTED'] as const)(
    'finds a review of a person with write permission: %s',
    async state => {
      expect(await acceptanceOf([review({ state })])).toEqual(accepted)
    },
  )

  it('takes the newest review that counts', async () => {
    const reviews = [review(), review({ id: 81, author: 'bob' }), review({ id: 82, body: 'Thanks!' })]
    expect(await acceptanceOf(reviews)).toMatchObject({ by: 'bob', review: '81' })
  })

  it('knows the author of the pull request, in any letter case', async () => {
    const found = await acceptanceOf([review({ author: 'Mallory' })], { writers: ['Mallory'] })
    expect(found).toEqual({ by: 'Mallory', review: '80', isAuthor: true })
  })

  it('counts a review again when its commit is the head again after a force-push', async () => {
    const reviews = [review({ commit: otherSha })]
    const pushedTo = (sha: string) => ({ pullRequest: { ...ofPull.pullRequest, headSha: sha } })
    expect(await acceptanceOf(reviews, {}, pushedTo(headSha))).toBeUndefined()
    expect(await acceptanceOf(reviews, {}, pushedTo(otherSha))).toEqual(accepted)
  })

  const { author: _, ...orphan } = review()
  it.each<[string, GitHubReview]>([
    ['is on an older head', review({ commit: otherSha })],
    ['is on the base, as its author asked the API for', review({ commit: baseSha })],
    ['is on a commit that GitHub no longer has', review({ commit: null })],
    ['was written by a bot, whatever it may do', review({ author: 'gate[bot]' })],
    ['is of somebody without write permission', review({ author: 'stranger' })],
    ['was edited, maybe by another account', review({ isEdited: true })],
    ['was dismissed', review({ state: 'DISMISSED' })],
    ['is not submitted', review({ state: 'PENDING' })],
    ['has no author any longer', orphan],
    ['is of another pull request with the same head', review({ pull: 8 })],
    ['has the line in a quotation', review({ body: '> accept answer loss' })],
  ])('leaves out a review that %s', async (_, given) => {
    expect(await acceptanceOf([given])).toBeUndefined()
  })

  it.each<[string, string[]]>([
    ['merges', [baseSha, headSha]],
    ['squashes', [baseSha]],
  ])('takes the head of the pull request that a merge group %s', async (_, parents) => {
    expect(await acceptanceOf([review()], { parents: { [groupSha]: parents } }, ofGroup)).toEqual(accepted)
    const onGroup = [review({ commit: groupSha })]
    expect(await acceptanceOf(onGroup, { parents: { [groupSha]: parents } }, ofGroup)).toBeUndefined()
  })

  it.each<[string, string[]]>([
    ['is on top of another pull request', [otherSha, headSha]],
    ['merges another head', [baseSha, otherSha]],
    ['is not known to GitHub', []],
  ])('finds no review for a merge group that %s', async (_, parents) => {
    expect(await acceptanceOf([review()], { parents: { [groupSha]: parents } }, ofGroup)).toBeUndefined()
  })

  it('reads the newest 1,000 reviews', async () => {
    const others = Array.from({ length: 1000 }, (_, id) => review({ id: 100 + id, body: 'Nice!' }))
    expect(await acceptanceOf([review(), ...others.slice(1)])).toEqual(accepted)
    expect(await acceptanceOf([review(), ...others])).toBeUndefined()
  })

  it.each([
    ['refuses', notAccessible],
    ['has a rate limit', () => primaryRateLimit(3600)],
    ['answers with a page', () => htmlErrorPage(200)],
    ['answers with an error of GraphQL', () => ({ status: 200, body: { errors: [{ message: 'no' }] } })],
    [
      'knows no such pull request',
      () => ({ status: 200, body: { data: { repository: { object: null, pullRequest: null } } } }),
    ],
  ])('rejects when GitHub %s', async (_, reply) => {
    await expect(acceptanceOf([review()], { behave: instead('POST', '/graphql', reply) })).rejects.toThrow()
  })
})

const line = 'accept answer loss'

describe('hasAcceptLine', () => {
  it.each([
    ['is all of the review', line],
    ['is among other lines', `Fine, we move this to the shop.\r\n ${line} \r\nThanks!`],
    ['is written with a capital letter', 'Accept answer loss'],
    ['follows a comment', `<!-- template -->\n\n${line}`],
    ['follows a quotation and code', `> Why?\n\n\`\`\`html\n<del>\n\`\`\`\n\nFine.\n\n${line}`],
    ['is above an element', `${line}\n\n<details>notes</details>`],
  ])('finds a line that %s', (_, body) => {
    expect(hasAcceptLine(body)).toBe(true)
  })

  it.each([
    ['is part of a sentence', `I do not ${line}`],
    ['goes on', `${line} of prices only`],
    ['has a code of a loss', 'accept loss 0123-4567-89ab-cdef: prices'],
    ['is quoted', `> ${line}`],
    ['is quoted by the line above', `> Fine.\n${line}`],
    ['is fenced', `\`\`\`\n${line}\n\`\`\``],
    ['is indented as code', `Why?\n\n    ${line}`],
    ['is in code within a line', `\`${line}\``],
    ['is in code over several lines', `\`Why\n${line}\nso?\``],
    ['is code by an element', `Why <code>\n${line}\n</code>?`],
    ['is a comment', `Fine.\n<!-- to accept:\n\n${line}\n-->`],
    ['is in a comment without an end', `<!-- to accept:\n\n${line}`],
    ['is a comment within a paragraph', `Fine <!--\n${line}\n-->.`],
    ['is struck out', `~~${line}~~`],
    ['is struck out with others', `Fine.\n~~so\n${line}\nor so~~`],
    ['is struck out by an element', `<del>${line}</del>`],
    ['is in an element around paragraphs', `<del>\n\n${line}\n\n</del>`],
    ['is in an element around lines', `Fine **<del>\n${line}\n</del>**`],
    ['follows an element that a paragraph leaves open', `**<del>**\n\n${line}`],
    ['follows an element that a quotation leaves open', `> <s>\n\n${line}`],
    ['is folded', `<details>\n\n${line}\n\n</details>`],
    ['is in a footnote that GitHub does not show', `[^1]: note\n${line}`],
    ['is a label of a link', `[Fine\n${line}\n](https://acme.dev)`],
    ['is a heading', `# ${line}`],
    ['is a box to tick', `- [ ] ${line}`],
    ['is below nesting that is too deep', `${'>'.repeat(200)} a\n\n${line}`],
  ])('finds no line that %s', (_, body) => {
    expect(hasAcceptLine(body)).toBe(false)
  })
})
