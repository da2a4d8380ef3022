import { expect, it } from 'vitest'
import { parsePage } from '../../src/pages/page.ts'

const namesOf = (fields: string) => parsePage(`---\n${fields}\n---\nText.`, 'markdown').names

it.each([
  ['linkTitle: Setup', ['Setup']],
  ['sidebar_label: Setup', ['Setup']],
  ['nav_title: Setup', ['Setup']],
  ['short_title: Setup', ['Setup']],
  ['sidebar:\n  label: Setup\n  order: 3', ['Setup']],
  ['aliases: [/docs/quick-start/, /docs/set_up/index.html, /old.html#top]', ['quick start', 'set up', 'old']],
  ['redirect_from: /en/getting-started', ['getting started']],
  ['alias: What is Acme', ['What is Acme']],
  ['linkTitle: Setup\nsidebar_label: Setup', ['Setup']],
  [`aliases: [/, {a: b}, "", 3]\nlinkTitle: ${'x'.repeat(201)}\nsidebar: docs`, []],
])('reads names from %j', (fields, names) => {
  expect(namesOf(fields)).toEqual(names)
})

it('keeps no more than 50 names', () => {
  const aliases = Array.from({ length: 60 }, (_, index) => `/a/page-${index}/`)
  expect(namesOf(`aliases: [${aliases}]\nlinkTitle: Setup`)).toHaveLength(50)
})

it('shares one array between pages without a name', () => {
  expect(namesOf('title: A')).toBe(namesOf('title: B'))
})
