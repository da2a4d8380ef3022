import { globSync, readFileSync } from 'node:fs'
import { schema as published } from '@octokit/graphql-schema'
import { buildSchema, getVariableValues, Kind, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { commitFiles } from '../../src/history/git-data.ts'

// The published schema defines two fields twice, which the check of the schema itself would refuse.
const schema = buildSchema(published.idl, { assumeValidSDL: true })

const DOCUMENT = /[`']((?:query|mutation)\s*[({][^`']*)[`']/g
const sources = globSync('src/**/*.ts').map(path => ({ path, source: readFileSync(path, 'utf8') }))
const documents = sources.flatMap(({ path, source }) =>
  Array.from(source.matchAll(DOCUMENT), ([, document = '']) => ({ path, document })),
)

describe('GraphQL', () => {
  it('has a document in each file that calls it', () => {
    const callers = sources.filter(({ source }) => /\bgraphql\([A-Z']/.test(source)).map(({ path }) => path)
    expect(callers.length).toBeGreaterThan(2)
    expect([...new Set(documents.map(({ path }) => path))]).toEqual(callers)
  })

  it.each(documents)('has a document in $path that is valid in GitHub’s public schema', ({ document }) => {
    expect(validate(schema, parse(document))).toEqual([])
  })

  it('sends an input of createCommitOnBranch that is valid in the schema', async () => {
    const calls: { document: string; variables: Record<string, unknown> }[] = []
    const api = {
      request: () => Promise.reject(new Error('no REST call expected')),
      async graphql(document: string, variables: Record<string, unknown>) {
        calls.push({ document, variables })
        return { createCommitOnBranch: { commit: { oid: 'b'.repeat(40) } } }
      },
    }
    const place = { api, repository: 'acme/website', branch: 'history' }
    const files = [{ path: 'site.ndjson', bytes: Buffer.from('{}\n') }]
    await commitFiles(place, 'a'.repeat(40), 'Add a run', files)
    expect(calls).toHaveLength(1)
    for (const { document, variables } of calls) {
      const [operation] = parse(document).definitions
      const declared =
        operation?.kind === Kind.OPERATION_DEFINITION ? operation.variableDefinitions : undefined
      expect(declared).toHaveLength(1)
      expect(getVariableValues(schema, declared ?? [], variables)).toHaveProperty('coerced')
    }
  })
})
