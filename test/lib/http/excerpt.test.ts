import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { excerpt, plainDetail, readPage } from '../../../src/lib/http/excerpt.ts'
import { expectLinear } from '../../support/processor-time.ts'

describe('excerpt', () => {
  it('is one line without control characters', () => {
    expect(excerpt(' <h1>Bad\r\n\tgateway</h1>\u0000\u001b[31m\u202e ')).toBe('<h1>Bad gateway</h1> [31m')
  })

  it('is at most 200 characters of well-formed text on one line, broken characters or not', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0xffff), { maxLength: 500 }), units => {
        const text = String.fromCharCode(...units)
        const line = excerpt(text)
        expect(line.length).toBeLessThanOrEqual(200)
        expect(line.isWellFormed()).toBe(true)
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })

  it('ends with an ellipsis if it was cut, between characters', () => {
    expect(excerpt('a'.repeat(200))).toBe('a'.repeat(200))
    expect(excerpt('a'.repeat(201))).toBe(`${'a'.repeat(199)}…`)
    expect(excerpt(`${'a'.repeat(198)}😀😀`).isWellFormed()).toBe(true)
  })
})

const azure =
  '\uFEFF<?xml version="1.0" encoding="utf-8"?><Error><Code>AuthenticationFailed</Code><Message>Server failed to authenticate the request.\nRequestId:07289831-701e-0077-34f6-7a2e96000000</Message></Error>'

describe('readPage', () => {
  it.each([
    ['<!DOCTYPE html>\n<html><title>Access denied</title>', 'a web page instead of JSON: Access denied'],
    ['\uFEFF <HTML lang="en"><body>No', 'a web page instead of JSON'],
    [`<html><title>${'x'.repeat(300)}</title>`, `a web page instead of JSON: ${'x'.repeat(171)}…`],
  ])('names the title of %j', (text, detail) => {
    expect(readPage(text)).toEqual({ code: 'web-page', detail })
  })

  it.each(['{"error":"<html>"}', '<htmlx>', 'a < b', ''])('finds no page in %j', text => {
    expect(readPage(text)).toBeUndefined()
  })
})

describe('plainDetail', () => {
  it.each([
    ['words as they are', 'Not Found', 'Not Found'],
    ['one line of several', 'Sorry\r\n::error::no', 'Sorry ::error::no'],
    ['a comparison as it is', 'size < 5 and 6 > 5', 'size < 5 and 6 > 5'],
    ['the title of a page', '<!DOCTYPE html>\n<html><head><title lang="en">\nUnicorn!</title>', 'Unicorn!'],
    ["the error code of Azure's storage", azure, 'AuthenticationFailed'],
    ['no markup of a page without a title', '<p>Please <b>log in</b></p>', 'a page instead of JSON'],
    ['no markup of a page with an empty title', '<title> </title>', 'a page instead of JSON'],
    ['no markup of a title', '<title><img src=x></title>', 'a page instead of JSON'],
    ['no markup behind words', 'Error: <script>alert(1)</script>', 'a page instead of JSON'],
    ['no markup that an invisible character hides', '<\u200bimg src=x>', 'a page instead of JSON'],
    [
      'no markup that a parser quotes',
      `Failed to CreateArtifact: Unexpected token '<', "<!DOCTYPE "... is not valid JSON`,
      'a page instead of JSON',
    ],
    ['no text of an object that was cut off', '{"message":"Bad gate', 'no reason given'],
    ['no text of a list that was cut off', '\n[{"id":1,', 'no reason given'],
    ['a remark for an empty text', ' \n', 'no reason given'],
  ])('gives %s', (_, text, detail) => {
    expect(plainDetail(text)).toBe(detail)
  })

  it('gives at most 200 characters, of words and of titles', () => {
    expect(plainDetail('no '.repeat(500))).toHaveLength(200)
    expect(plainDetail(`<title>${'no '.repeat(500)}</title>`)).toHaveLength(200)
  })

  it('reads only the beginning of a page, in linear time', () => {
    expectLinear(1_000_000, times => {
      expect(plainDetail('<title '.repeat(times))).toBe('a page instead of JSON')
    })
  })
})
