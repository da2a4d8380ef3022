import { expect, it } from 'vitest'
import type { LostValues } from '../../../src/owners/keyword-change.ts'
import { describeLostValues } from '../../../src/report/text/values.ts'

const lost = (now: string | undefined, ...places: string[][]): LostValues => ({
  kind: 'amount',
  places: places.map(values => ({ before: values.join(' and '), now, values, line: 1 })),
})

it.each([
  ['one value', lost(undefined, ['$20']), '1 place no longer states a price'],
  ['several places', lost('Ask us', ['$20'], ['$99']), '2 places no longer state a price'],
  [
    'values from data',
    lost('{{ price }} a seat', ['$20'], ['$99']),
    '2 places take the price from a variable',
  ],
  ['a value from data', lost('{price} a seat', ['$20']), '1 place takes the price from a variable'],
])('describes a place without %s', (_, values, text) => {
  expect(describeLostValues(values)).toEqual([text])
})
