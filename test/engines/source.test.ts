import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toSource } from '../../src/engines/source.ts'

const rows = readFileSync('test/engines/sources.tsv', 'utf8').trimEnd().split('\n').slice(1)

/** The address of its page, its host, or that it is a view of Google's search, which tells no page. */
it.each(rows.map(row => row.split('\t')))('the %s of %j is %j', (rule = '', address = '', value = '') => {
  const source = toSource(address)
  const expected = { page: { url: value }, host: { host: value }, view: { url: address, host: '' } }
  expect(source).toMatchObject(expected[rule === 'page' || rule === 'host' ? rule : 'view'])
})
