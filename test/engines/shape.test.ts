import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeShape } from '../../src/engines/shape.ts'

describe('describeShape', () => {
  it('has the path and the type of each value, once and in order', () => {
    const body = {
      output: [
        { type: 'message', content: [{ text: 'Acme.', annotations: [] }] },
        { type: 'search', score: 0.5, done: true, error: null },
      ],
    }
    expect(describeShape([body, { output: [{ type: 'message' }], extra: {} }])).toEqual([
      'extra: empty object',
      'output[].content[].annotations: empty list',
      'output[].content[].text: string',
      'output[].done: boolean',
      'output[].error: null',
      'output[].score: number',
      'output[].type: string',
    ])
  })

  it('shows no name that may be a text, and none of a map', () => {
    const map = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`host${index}`, index]))
    expect(describeShape([{ 'best crm?': 1, 'https://acme.example/': 2, 'acme.example': 3, map }])).toEqual([
      '?: number',
      'map.*: number',
    ])
  })

  it('holds no value of any body, and stays small', () => {
    const marked = fc.string({ minLength: 1 }).map(text => `\uE000${text}`)
    const { tree } = fc.letrec(tie => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        marked,
        fc.array(tie('tree'), { maxLength: 4 }),
        fc.dictionary(fc.string(), tie('tree'), { maxKeys: 6 }),
      ),
    }))
    fc.assert(
      fc.property(tree, body => {
        const shape = describeShape([body])
        expect(shape.join('')).not.toContain('\uE000')
        expect(shape.every(path => path.length <= 600 && /^[\w$@.*?[\]-]*: [a-z ]+$/.test(path))).toBe(true)
      }),
    )
    const wide = Array.from({ length: 30_000 }, (_, index) => ({ [`f${index % 200}`]: index }))
    expect(describeShape([wide])).toHaveLength(100)
  })

  it('ends on a body that is nested without end', () => {
    let body: unknown = 'deep'
    for (let depth = 0; depth < 5000; depth++) body = { inner: [body] }
    expect(describeShape([body])).toEqual([])
  })
})
