/** A change hides an answer: its words stay in the file, but readers do not see them. */
import { expect, it } from 'vitest'
import { type ContentLoss, findCauses } from '../../src/findings/content-findings.ts'
import { plainOf } from '../../src/lib/document/plain-text.ts'
import { describeLoss } from '../../src/report/text/loss.ts'
import { runOnChange } from '../support/content-run.ts'
import { type HidingPage, waysToHide } from '../support/ways-to-hide.ts'

/** Names of trees, each the subject of exactly one page. */
const SUBJECTS = [
  'alder ash aspen bamboo beech birch cedar cherry chestnut cypress ebony elm fir ginkgo hazel hickory juniper',
  'larch linden mahogany maple oak olive pine plane poplar rowan sequoia spruce sycamore teak walnut willow yew',
].flatMap(names => names.split(' '))

const ways = waysToHide.map((way, index) => {
  const name = SUBJECTS[index] ?? `tree${index}`
  const path = `docs/${name}.${way.extension ?? 'md'}`
  const heading = way.extension === 'html' ? `<h1>About ${name}</h1>` : `# About ${name}`
  const answer = [
    `The ${name} plan costs ${index + 10} dollars a month and keeps every file of ${name} for a year.`,
    `You may end it on any day, and a disk with all files of ${name} comes by mail within a week.`,
    `Schools and charities pay half of it, and a company with more than forty people gets a price of its own.`,
  ].join(' ')
  const page: HidingPage = {
    ...{ path, name, answer },
    with: text => `${heading}\n\n<p>Two friends write these pages.</p>\n\n${text}\n`,
  }
  const says = way.says.replaceAll('{page}', path).replaceAll('{name}', name)
  return { way: way.name, says, page, change: way.hide(page) }
})

/** Returns why the answer is lost, without the quote of the line that hides it. */
function whyOf(loss: ContentLoss): string {
  const { why } = describeLoss(loss, { commitUrl: undefined, sha: undefined })
  const said = plainOf(why.map(part => (typeof part === 'object' && 'code' in part ? '…' : part)))
  return said.replace(/removes the text from|replaces line 5 of/, 'takes the text from')
}

it('loses each hidden answer, names the cause, and fails', async () => {
  const { outcome } = await runOnChange({
    base: Object.fromEntries(ways.map(({ page }) => [page.path, page.with(page.answer)])),
    change: Object.assign({}, ...ways.map(({ change }) => change)),
    inputs: {
      keywords: ways.map(({ page }) => `${page.name} plan costs`).join('\n'),
      'site-url': 'https://acme.dev/{path}',
    },
  })
  const keywords = outcome.baseline?.content?.keywords ?? []
  const found = ways.map(({ way }, index) => {
    const change = keywords[index]
    return { way, outcome: change?.outcome, says: change === undefined ? [] : findCauses(change).map(whyOf) }
  })
  expect(found).toEqual(ways.map(({ way, says }) => ({ way, outcome: 'lost', says: [says] })))
  expect(outcome.failures).toEqual(['fail'])
})
