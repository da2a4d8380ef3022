import { expect, it } from 'vitest'
import type { LostValues } from '../../../src/owners/keyword-change.ts'
import { valuesWay } from '../../../src/report/tell/values.ts'

const lost = (...places: string[][]): LostValues => ({
  ...{ kind: 'amount', isRows: false },
  places: places.map(values => ({ before: values.join(' and '), now: undefined, values, line: 1 })),
})

it.each([
  ['one value', lost(['$20']), '1 place says its price no more'],
  ['a value twice', lost(['$20', '$20']), '1 place says its price no more'],
  ['several values', lost(['$20', '$99']), '1 place says its prices no more'],
  ['several places', lost(['$20'], ['$99']), '2 places say their price no more'],
])('tells a place without %s', (_, values, text) => {
  expect(valuesWay(values)).toEqual([text])
})
