/** Answers that GitHub never documents: of something between GitHub and the run, of a server that is another one, or cut off. */
import { type GitHubReply, htmlErrorPage } from '../../scripts/lib/github-server.ts'

const asJson = { 'content-type': 'application/json; charset=utf-8' }
const page = '<!DOCTYPE html><html><head><title>Sign in</title></head><body><script>1</script></body></html>'
const azureError =
  '\uFEFF<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed.\nRequestId:1</Message></Error>'

/** By name. Each can be the answer to any call. */
export const faults: Record<string, GitHubReply> = {
  'a conflict': { status: 409, body: { message: 'Conflict' } },
  'a conflict on a page': { status: 409, body: page },
  'the status 204': { status: 204 },
  'the status 304': { status: 304 },
  'an empty answer': { status: 200 },
  'an empty answer that is no JSON': { status: 200, headers: { 'content-type': 'text/plain' }, body: '' },
  null: { status: 200, body: null },
  'an empty object': { status: 200, body: {} },
  'a message in place of the answer': { status: 200, body: { message: 'Service <b>degraded</b>' } },
  'an object that counts': { status: 200, body: { total_count: 0 } },
  'a search result': { status: 200, body: { total_count: 1, items: [] } },
  'a number': { status: 200, body: 42 },
  'a list of other things': { status: 200, body: [{ id: '<img src=x>' }] },
  'a list of nulls': { status: 200, body: [null] },
  'a page': { status: 200, body: page },
  'a page that calls itself JSON': { status: 200, headers: asJson, body: page },
  'a list that was cut off': { status: 200, headers: asJson, body: '[{"id":5,"body":"<!-- ai-vis' },
  'an error that was cut off': { status: 502, headers: asJson, body: '{"message":"<b>Bad gatew' },
  'an error of the storage': {
    status: 403,
    headers: { 'content-type': 'application/xml' },
    body: azureError,
  },
  'a forbidden page': { status: 403, body: page },
  'a missing page': { status: 404, body: page },
  'a gone page': { status: 410, body: page },
  'an outage': htmlErrorPage(),
}

const SOME = [
  'the status 204',
  'an object that counts',
  'a page',
  'a list that was cut off',
  'an error of the storage',
]

/** One fault of each kind, for what reads the answers by the same code as the calls that are tried with every fault. */
export const someFaults = Object.entries(faults).filter(([name]) => SOME.includes(name))
