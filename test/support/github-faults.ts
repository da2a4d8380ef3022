/** Answers that GitHub never documents: of something between GitHub and the run, of another server, or cut off. */
import { type GitHubReply, htmlErrorPage } from '../../scripts/lib/github-server.ts'

const asJson = { 'content-type': 'application/json; charset=utf-8' }
const asXml = { 'content-type': 'application/xml' }
const page = '<!DOCTYPE html><html><head><title>Sign in</title></head><body><script>1</script></body></html>'
const azureError =
  '\uFEFF<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed.\nRequestId:1</Message></Error>'

/** One of each kind, by name: test/lib/github.test.ts has what the classifier makes of other statuses and bodies. */
export const faults: Record<string, GitHubReply> = {
  'a conflict': { status: 409, body: { message: 'Conflict' } },
  'the status 204': { status: 204 },
  null: { status: 200, body: null },
  'an object that counts': { status: 200, body: { total_count: 0 } },
  'a list of other things': { status: 200, body: [{ id: '<img src=x>' }] },
  'a page': { status: 200, body: page },
  'a list that was cut off': { status: 200, headers: asJson, body: '[{"id":5,"body":"<!-- ai-vis' },
  'an error of the storage': { status: 403, headers: asXml, body: azureError },
  'an outage': htmlErrorPage(),
}
