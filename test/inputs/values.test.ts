import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  readBaseUrl,
  readCountries,
  readInteger,
  readLines,
  readList,
  readNumber,
  readPositive,
  readTolerance,
  readWebhook,
} from '../../src/inputs/values.ts'

const READERS = {
  lines: readLines,
  list: readList,
  countries: readCountries,
  number: readNumber,
  integer: (text: string) => readInteger(text, 1, 100),
  positive: (text: string) => readPositive(text, 52),
  'any positive': (text: string) => readPositive(text),
  tolerance: readTolerance,
  'base URL': readBaseUrl,
  webhook: readWebhook,
}
type ReaderName = keyof typeof READERS

/** The URL of a webhook, as it is read. */
const hook = (format: string, url: string) => ({ format, url })

it.each<[ReaderName, text: string, value: unknown]>([
  ['lines', 'Best, or cheapest?\n\n# later\n Which? \nWhich?', ['Best, or cheapest?', 'Which?']],
  ['lines', 'Best {keyword}, and why?', ['Best {keyword}, and why?']],
  ['list', 'crm software\nsmall, cheap\n"quoted"', ['crm software', 'small, cheap', '"quoted"']],
  ['list', 'crm, "small, cheap" , "say ""hi"""', ['crm', 'small, cheap', 'say "hi"']],
  ['list', '# brands\n\n  crm \r\n\t\n#erp\nhr', ['crm', 'hr']],
  ['list', '# all of them\ncrm, erp\n', ['crm', 'erp']],
  ['list', 'b, a, b, c, a', ['b', 'a', 'c']],
  ['list', '', []],
  ['list', ' \n # x', []],
  ['list', ' , ,', []],
  ['countries', 'de, US, De', ['DE', 'US']],
  ['countries', '', []],
  ['number', '42', 42],
  ['number', '.5', 0.5],
  ['number', '5.', 5],
  ['number', '-3', -3],
  ['number', '+1', 1],
  ['number', '1e3', 1000],
  ['integer', '1', 1],
  ['integer', '100', 100],
  ['integer', '007', 7],
  ['positive', '0.5', 0.5],
  ['positive', '52', 52],
  ['any positive', '1e9', 1e9],
  ['tolerance', '2.5', { kind: 'absolute', value: 2.5 }],
  ['tolerance', '10%', { kind: 'percent', value: 10 }],
  ['tolerance', '10 %', { kind: 'percent', value: 10 }],
  ['base URL', 'https://api.example.com', 'https://api.example.com'],
  ['base URL', 'https://api.example.com/', 'https://api.example.com'],
  ['base URL', 'https://api.example.com/visibility//', 'https://api.example.com/visibility'],
  ['base URL', 'https://api.example.com:8443/a/b', 'https://api.example.com:8443/a/b'],
  ['base URL', 'https://api.example.com/v1', 'https://api.example.com'],
  ['base URL', 'https://api.example.com/a/v1/', 'https://api.example.com/a'],
  ['base URL', 'http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
  ['base URL', 'http://localhost/x', 'http://localhost/x'],
  ['base URL', 'http://[::1]:80/', 'http://[::1]'],
  ['webhook', 'https://hooks.slack.com/a', hook('slack', 'https://hooks.slack.com/a')],
  ['webhook', 'https://hooks.slack-gov.com/a', hook('slack', 'https://hooks.slack-gov.com/a')],
  ['webhook', 'json=https://chat.acme.example/a?b=c', hook('json', 'https://chat.acme.example/a?b=c')],
  ['webhook', 'slack=https://acme.example/a', hook('slack', 'https://acme.example/a')],
  ['webhook', 'slack=http://127.0.0.1:8080/x', hook('slack', 'http://127.0.0.1:8080/x')],
  ['webhook', 'json=https://10.0.0.7/hook', hook('json', 'https://10.0.0.7/hook')],
])('%s: %j is %j', (name, text, value) => {
  expect(READERS[name](text)).toEqual(value)
})

const WRONG_BASE_URLS = `
  http://api.example.com http://127.0.0.1.example.com http://localhost.example.com ftp://api.example.com
  javascript:alert(1) file:///etc/passwd api.example.com https://user:password@api.example.com
  https://api.example.com/?x=1 https://api.example.com/#x
`
const WRONG_WEBHOOKS = `
  https://chat.acme.example/hook https://acme.webhook.office.com/webhookb2/x http://hooks.slack.com/services/x
  https://hooks.slack.com.evil.example/services/x https://evilhooks.slack.com/services/x json= hook
  json=http://chat.acme.example/hook json=https://user:password@chat.acme.example/hook
  discord=https://chat.acme.example/hook
`

it.each<[ReaderName, string[]]>([
  ['list', ['crm, "erp']],
  ['countries', ['UK', 'EU', 'XX', 'DEU', 'Germany', 'DE, XK', '"DE']],
  ['number', ['', 'abc', '1,5', '1 000', '10%', '0x10', 'NaN', 'Infinity', '1e999', '1.2.3', '--1']],
  ['integer', ['0', '101', '1.0', '-1', '+1', '', 'x', '99999999999999999999']],
  ['positive', ['0', '-1', '52.1', '1/year', '']],
  ['tolerance', ['-1', '-5%', '%', 'x%', '1%%']],
  ['base URL', WRONG_BASE_URLS.trim().split(/\s+/)],
  ['webhook', WRONG_WEBHOOKS.trim().split(/\s+/)],
])('%s: wrong texts are refused', (name, texts) => {
  expect(texts.filter(text => READERS[name](text) !== undefined)).toEqual([])
})

const item = fc.string({ minLength: 1, unit: 'grapheme' }).filter(text => {
  const trimmed = text.trim() === text && text !== ''
  return trimmed && !/[\r\n]/.test(text) && !text.startsWith('#') && !text.startsWith('\uFEFF')
})

it('reads any items that were written one per line', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 2 }), items => {
      expect(readList(items.join('\n'))).toEqual(items)
    }),
  )
})

it('reads any items that were written as one line of CSV', () => {
  fc.assert(
    fc.property(fc.uniqueArray(item, { minLength: 1 }), items => {
      const line = stringify([items], { quoted: true }).trimEnd()
      expect(readList(line)).toEqual(items)
    }),
  )
})

it('reads any finite number', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), value => {
      expect(readNumber(String(value))).toBe(value === 0 ? Number(String(value)) : value)
    }),
  )
})
