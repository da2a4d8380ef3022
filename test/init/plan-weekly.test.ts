import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SENSITIVITY } from '../../src/init/plan-weekly.ts'

it.each(SENSITIVITY)('shows what %i answers find as docs/verdict.md does', (_, asked, found) => {
  expect(readFileSync('docs/verdict.md', 'utf8')).toContain(`| ${asked} | ${found} |`)
})
