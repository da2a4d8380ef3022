import { stringify } from 'csv-stringify/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

describe('readLines', () => {
  it('takes one item a line, without blank lines, comments and repetitions', () => {
    expect(readLines('Best, or cheapest?\n\n# later\n Which? \nWhich?')).toEqual([
      'Best, or cheapest?',
      'Which?',
    ])
  })

  it('does not split a single line at commas', () => {
    expect(readLines('Best {keyword}, and why?')).toEqual(['Best {keyword}, and why?'])
  })
})

describe('readCountries', () => {
  it('reads codes of ISO 3166-1 in either case, each once', () => {
    expect(readCountries('de, US, De')).toEqual(['DE', 'US'])
    expect(readCountries('')).toEqual([])
  })

  it.each(['UK', 'EU', 'XX', 'DEU', 'Germany', 'DE, XK', '"DE'])('does not know %s', text => {
    expect(readCountries(text)).toBeUndefined()
  })
})

describe('readList', () => {
  it('takes one item a line, commas and quotes included', () => {
    expect(readList('crm software\nsmall, cheap\n"quoted"')).toEqual([
      'crm software',
      'small, cheap',
      '"quoted"',
    ])
  })

  it('splits a single line at commas, with CSV quoting', () => {
    expect(readList('crm, "small, cheap" , "say ""hi"""')).toEqual(['crm', 'small, cheap', 'say "hi"'])
  })

  it('ignores blank lines and lines that start with #', () => {
    expect(readList('\n# brands\n\n  crm \r\n\t\n#erp\nhr')).toEqual(['crm', 'hr'])
  })

  it('splits the only line with content although comments stand around it', () => {
    expect(readList('# all of them\ncrm, erp\n')).toEqual(['crm', 'erp'])
  })

  it('keeps the order and drops repeats', () => {
    expect(readList('b, a, b, c, a')).toEqual(['b', 'a', 'c'])
  })

  it('is empty for empty text, and for commas alone', () => {
    expect([readList(''), readList(' \n # x'), readList(' , ,')]).toEqual([[], [], []])
  })

  it('does not understand a quote that never ends', () => {
    expect(readList('crm, "erp')).toBeUndefined()
  })

  const item = fc.string({ minLength: 1, unit: 'grapheme' }).filter(text => {
    const trimmed = text.trim() === text && text !== ''
    return trimmed && !/[\r\n]/.test(text) && !text.startsWith('#') && !text.startsWith('\uFEFF')
  })

  it('gives back any items that were written one a line', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { minLength: 2 }), items => {
        expect(readList(items.join('\n'))).toEqual(items)
      }),
    )
  })

  it('gives back any items that were written as one line of CSV', () => {
    fc.assert(
      fc.property(fc.uniqueArray(item, { minLength: 1 }), items => {
        const line = stringify([items], { quoted: true }).trimEnd()
        expect(readList(line)).toEqual(items)
      }),
    )
  })
})

describe('readNumber', () => {
  it.each([
    ['42', 42],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['-3', -3],
    ['+1', 1],
    ['1e3', 1000],
    ['5.', 5],
  ])('reads %s', (text, number) => {
    expect(readNumber(text)).toBe(number)
  })

  it.each(['', 'abc', '1,5', '1 000', '10%', '0x10', 'NaN', 'Infinity', '1e999', '1.2.3', '--1'])(
    'does not take %j for a number',
    text => {
      expect(readNumber(text)).toBeUndefined()
    },
  )

  it('reads back any finite number', () => {
    fc.assert(
      fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), value => {
        expect(readNumber(String(value))).toBe(value === 0 ? Number(String(value)) : value)
      }),
    )
  })
})

describe('readInteger', () => {
  it('keeps within its bounds and takes whole numbers only', () => {
    const read = (text: string) => readInteger(text, 1, 100)
    expect(['1', '100', '007'].map(read)).toEqual([1, 100, 7])
    expect(
      ['0', '101', '1.0', '-1', '+1', '', 'x', '99999999999999999999']
        .map(read)
        .filter(value => value !== undefined),
    ).toEqual([])
  })
})

describe('readPositive', () => {
  it('takes numbers above 0, up to a maximum', () => {
    expect(['0.5', '52', '0', '-1', '52.1', '1/year', ''].map(text => readPositive(text, 52))).toEqual([
      0.5,
      52,
      ...Array(5).fill(undefined),
    ])
    expect(readPositive('1e9')).toBe(1e9)
  })
})

describe('readTolerance', () => {
  it('reads a number or a share', () => {
    expect(readTolerance('2.5')).toEqual({ kind: 'absolute', value: 2.5 })
    expect(readTolerance('10%')).toEqual({ kind: 'percent', value: 10 })
    expect(readTolerance('10 %')).toEqual({ kind: 'percent', value: 10 })
  })

  it.each(['-1', '-5%', '%', 'x%', '1%%'])('does not take %j', text => {
    expect(readTolerance(text)).toBeUndefined()
  })
})

describe('readBaseUrl', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['https://api.example.com/visibility//', 'https://api.example.com/visibility'],
    ['https://api.example.com:8443/a/b', 'https://api.example.com:8443/a/b'],
    ['https://api.example.com/v1', 'https://api.example.com'],
    ['https://api.example.com/a/v1/', 'https://api.example.com/a'],
    ['http://127.0.0.1:8787', 'http://127.0.0.1:8787'],
    ['http://localhost/x', 'http://localhost/x'],
    ['http://[::1]:80/', 'http://[::1]'],
  ])('reads %s', (text, root) => {
    expect(readBaseUrl(text)).toBe(root)
  })

  it.each([
    'http://api.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'ftp://api.example.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'api.example.com',
    'https://user:password@api.example.com',
    'https://api.example.com/?x=1',
    'https://api.example.com/#x',
  ])('does not take %s', text => {
    expect(readBaseUrl(text)).toBeUndefined()
  })
})

describe('readWebhook', () => {
  it.each([
    ['https://hooks.slack.com/services/T0/B0/x', 'slack', undefined],
    ['https://hooks.slack-gov.com/services/T0/B0/x', 'slack', undefined],
    ['json=https://chat.acme.example/hook?a=b', 'json', 'https://chat.acme.example/hook?a=b'],
    ['slack=https://mattermost.acme.example/hooks/x', 'slack', 'https://mattermost.acme.example/hooks/x'],
    ['slack=http://127.0.0.1:8080/x', 'slack', 'http://127.0.0.1:8080/x'],
    ['json=https://10.0.0.7/hook', 'json', 'https://10.0.0.7/hook'],
  ])('reads %s', (text, format, url) => {
    expect(readWebhook(text)).toEqual({ format, url: new URL(url ?? text).href })
  })

  it.each([
    'https://chat.acme.example/hook',
    'https://acme.webhook.office.com/webhookb2/x',
    'https://hooks.slack.com.evil.example/services/x',
    'https://evilhooks.slack.com/services/x',
    'http://hooks.slack.com/services/x',
    'json=http://chat.acme.example/hook',
    'json=https://user:password@chat.acme.example/hook',
    'discord=https://chat.acme.example/hook',
    'json=',
    'hook',
  ])('refuses %s', text => {
    expect(readWebhook(text)).toBeUndefined()
  })
})
