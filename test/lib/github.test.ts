import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { readGitHubFailure, splitRepository } from '../../src/lib/github.ts'

/** An error as the client makes it from an answer. */
function refusal(status: number, data: unknown, message = 'of the client') {
  return { name: 'HttpError', message, status, response: { data } }
}

/** Status | words of GitHub | cause, empty if unknown. */
const CAUSES = `
  403 | Resource not accessible by integration | permission
  403 | Resource not accessible by personal access token | permission
  403 | Must have admin rights to Repository. | permission
  403 | token does not have at least one of required scope(s): [write:issue] | permission
  403 | user should have a permission to write to a repo | permission
  403 | Unable to create comment because issue is locked. | locked
  403 | Unable to update comment because issue is locked. | locked
  403 | Repository was archived so is read-only. | archived
  403 | Repository was archived so is read-only and unable to create comment because issue is locked | archived
  403 | Repository access blocked | blocked
  403 | This installation has been suspended | blocked
  403 | API rate limit exceeded for installation ID 1. | rate-limit
  403 | You have exceeded a secondary rate limit and have been temporarily blocked from content creation. | rate-limit
  403 | You have triggered an abuse detection mechanism and have been temporarily blocked from content creation. | rate-limit
  429 | Too many requests | rate-limit
  403 | Although you appear to have the correct authorization credentials, the \`acme\` organization has an IP allow list enabled, and your IP address is not permitted to access this resource. |
  403 | Resource protected by organization SAML enforcement. |
  403 | This request was automatically declined. |
  401 | Bad credentials |
  404 | Not Found | not-found
  404 | This repository is empty. |
  409 | Git Repository is empty. |
  410 | Issues has been disabled in this repository. | gone
  422 | Validation Failed |
`
/** Type | words of GitHub | cause, empty if unknown. */
const GRAPHQL_CAUSES = `
  STALE_DATA | Expected branch to point to "1a2b" but it did not.  Pull and try again. | conflict
  NOT_FOUND | Could not resolve to a Repository with the name 'acme/archived'. | not-found
  RATE_LIMIT | API rate limit already exceeded for user ID 1. | rate-limit
  RATE_LIMITED | API rate limit exceeded | rate-limit
  | You have exceeded a secondary rate limit. | rate-limit
  FORBIDDEN | Resource not accessible by integration | permission
  FORBIDDEN | Resource protected by organization SAML enforcement. |
  FORBIDDEN | Repository was archived so is read-only. | archived
  INSUFFICIENT_SCOPES | Your token has not been granted the required scopes. | permission
  BRANCH_PROTECTION_RULE_VIOLATION | A review by someone with write access is required. |
  UNPROCESSABLE | Repository rule violations found for refs/heads/archived |
  | Field 'createCommitOnBranch' doesn't exist on type 'Mutation' |
`
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map(row => row.split('|').map(cell => cell.trim()))

describe('readGitHubFailure', () => {
  it.each(rowsOf(CAUSES))('reads the cause of a %s: %s is %s', (status, message, cause) => {
    const failure = readGitHubFailure(refusal(Number(status), { message }))
    expect(failure).toMatchObject({ kind: 'refused', status: Number(status), cause: cause || undefined })
  })

  it.each([403, 404, 410])('finds no cause in a %i that GitHub did not send', status => {
    for (const data of ['<h1>Resource not accessible</h1>', 'Forbidden', '', undefined, null, [], {}]) {
      expect(readGitHubFailure(refusal(status, data))).toMatchObject({ status, cause: undefined })
    }
  })

  it.each(rowsOf(GRAPHQL_CAUSES))(
    'reads the cause of a GraphQL error: %s, %s is %s',
    (type, message = '', cause) => {
      const error = { name: 'GraphqlResponseError', errors: [{ type: type || undefined, message }] }
      const failure = readGitHubFailure(error)
      expect(failure).toMatchObject({ kind: 'refused', cause: cause || undefined })
      expect(failure).toMatchObject({ status: undefined, detail: message.replace('  ', ' ') })
      expect(failure.sentence).toMatch(/^GitHub refused the request[ :]/)
    },
  )

  it('reads any 429 as a rate limit', () => {
    expect(readGitHubFailure(refusal(429, '<h1>Slow down</h1>'))).toMatchObject({ cause: 'rate-limit' })
  })

  it('names the value of a malformed answer that is not as documented', () => {
    const error = z.object({ artifacts: z.array(z.object({ id: z.int() })) }).safeParse({
      artifacts: [{ id: '<b>' }],
    }).error
    expect(readGitHubFailure(error)).toMatchObject({
      kind: 'malformed',
      detail: 'artifacts[0].id: Invalid input: expected number, received string',
    })
    expect(readGitHubFailure(z.array(z.string()).safeParse(null).error)).toMatchObject({
      detail: 'Invalid input: expected array, received null',
    })
    expect(readGitHubFailure(new Error('it has no end'))).toMatchObject({ detail: 'it has no end' })
  })
})

it('splits a repository at its slash', () => {
  expect(splitRepository('acme/website')).toEqual({ owner: 'acme', repo: 'website' })
})

it('leaves a missing part empty', () => {
  expect(splitRepository('acme')).toEqual({ owner: 'acme', repo: '' })
  expect(splitRepository('')).toEqual({ owner: '', repo: '' })
})
