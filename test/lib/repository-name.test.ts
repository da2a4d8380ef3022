import { expect, it } from 'vitest'
import { splitRepository } from '../../src/lib/repository-name.ts'

it('splits a repository at its slash', () => {
  expect(splitRepository('acme/website')).toEqual({ owner: 'acme', repo: 'website' })
})

it('leaves a part empty that is not there', () => {
  expect(splitRepository('acme')).toEqual({ owner: 'acme', repo: '' })
  expect(splitRepository('')).toEqual({ owner: '', repo: '' })
})
