import { describe, expect, it } from 'vitest'
import type { Page } from '../../../src/embedded/pages/corpus.ts'
import { createComparer, withScores } from '../../../src/embedded/repository/compare.ts'
import type { OutcomeOptions } from '../../../src/embedded/repository/outcome.ts'
import { pagesOf } from '../../support/pages.ts'

function compareTrees(
  base: Page[],
  head: Page[],
  keywords: string[],
  language: string,
  options?: OutcomeOptions,
) {
  return createComparer(keywords, language)(base, head, options)
}

/** The comparison of two trees, and the keywords that are not unchanged. */
function compare(base: Record<string, string>, head: Record<string, string>, ...keywords: string[]) {
  const comparison = compareTrees(pagesOf(base), pagesOf(head), keywords, 'en')
  const changes = comparison.evidence.filter(({ outcome }) => outcome !== 'unchanged')
  return { ...comparison, changes }
}

const about = { 'about.md': 'Acme was founded in Oslo by two friends.' }
const pricing = { 'pricing.md': 'Cloud backup costs ten dollars a month.' }

describe('a comparison of two trees', () => {
  it('finds nothing between equal trees', () => {
    const comparison = compare(about, about, 'acme founded', 'cloud backup')
    expect(comparison).toMatchObject({ changes: [] })
    expect(comparison.base).toEqual(comparison.head)
  })

  it('names the keyword that lost its citation and the file that is gone', () => {
    const { changes, head } = compare({ ...about, ...pricing }, about, 'acme founded', 'cloud backup')
    expect(changes).toEqual([
      {
        keyword: 'cloud backup',
        outcome: 'lost',
        loss: 1,
        before: {
          text: 'Cloud backup costs ten dollars a month.',
          url: 'https://acme.example/pricing',
          place: { path: 'pricing.md', title: '', headings: [] },
        },
        after: undefined,
        causes: [{ kind: 'deleted', path: 'pricing.md' }],
        files: ['pricing.md'],
        gone: [{ path: 'pricing.md', text: 'Cloud backup costs ten dollars a month.' }],
      },
    ])
    expect(head.keywords[1]?.cited).toBe(false)
  })

  it('names the keyword that gained a citation and the file that is new', () => {
    const { changes } = compare(about, { ...about, ...pricing }, 'cloud backup')
    expect(changes).toMatchObject([{ outcome: 'gained', files: ['pricing.md'] }])
  })

  it('names an edited file', () => {
    const { changes } = compare(pricing, { 'pricing.md': 'Ask us about it.' }, 'cloud backup')
    expect(changes).toMatchObject([{ outcome: 'lost', files: ['pricing.md'] }])
  })

  it('names the passage that was cited, by the headings around it', () => {
    const text = '# Acme\n\n## Plans\n\n### Prices\n\nCloud backup costs ten dollars a month.'
    const { changes } = compare({ 'a.md': text }, { 'a.md': '# Acme' }, 'cloud backup')
    expect(changes).toMatchObject([
      { outcome: 'lost', before: { place: { path: 'a.md', title: 'Acme', headings: ['Plans', 'Prices'] } } },
    ])
  })

  it('prefers the passage whose file changed, and never names a competitor’s', () => {
    const rival = { 'rival/a.md': '# Cloud backup\n\nCloud backup is what rivals sell, with restore.' }
    const base = {
      ...rival,
      'kept.md': 'Cloud backup is good.',
      'edited.md': '## Plans\n\nWhoever has a backup of all files restores them from the cloud.',
    }
    const taken = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `rival/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    )
    const head = { ...base, ...taken, 'edited.md': '## Plans\n\nAsk us.' }
    const { base: before, changes } = compare(base, head, 'cloud backup')
    expect(before.keywords[0]?.sentences.map(({ page }) => page.path)).toEqual([
      'rival/a.md',
      'kept.md',
      'edited.md',
    ])
    expect(changes).toMatchObject([
      { outcome: 'lost', before: { place: { path: 'edited.md', headings: ['Plans'] } } },
    ])
  })

  it('quotes nothing of the base for a keyword that gained', () => {
    const { changes } = compare(about, { ...about, ...pricing }, 'cloud backup')
    expect(changes[0]?.before).toBeUndefined()
  })

  it('names the competitor’s new page that took the brand’s place', () => {
    const rival = Object.fromEntries(
      Array.from({ length: 10 }, (_, index) => [
        `rival/${index}.md`,
        `# Cloud backup\n\n## Cloud backup\n\nCloud backup${index} cloud backup by variant${index} and sort${index}.`,
      ]),
    )
    const base = { 'a.md': `Long text ${'about much else '.repeat(30)} and cloud backup.` }
    const { changes } = compare(base, { ...base, ...rival }, 'cloud backup')
    expect(changes).toMatchObject([
      {
        ...{ outcome: 'weaker', loss: 0 },
        before: { place: { path: 'a.md' } },
        after: { place: { path: expect.stringMatching(/^rival\//) } },
      },
    ])
    expect(changes[0]?.causes.map(({ kind }) => kind)).toEqual(changes[0]?.files.map(() => 'outranked'))
    expect(changes[0]?.files.every(file => file.startsWith('rival/'))).toBe(true)
    expect(changes[0]?.files).not.toEqual([])
  })

  it('finds no change in an answer that a good second page makes longer', () => {
    const { head, changes } = compare(
      pricing,
      { ...pricing, 'more.md': 'Cloud backup is easy.' },
      'cloud backup',
    )
    expect(head.keywords[0]?.sentences).toHaveLength(2)
    expect(changes).toEqual([])
  })

  it('names no file that was merely read where one that is cited changed', () => {
    const base = { ...pricing, 'label.md': 'Cloud backup' }
    const { changes } = compare(base, { 'label.md': 'Cloud backups' }, 'cloud backup')
    expect(changes).toMatchObject([{ outcome: 'lost', files: ['pricing.md'] }])
  })

  it('leaves out changed files that neither answer rests on', () => {
    const { changes } = compare(
      { ...about, ...pricing },
      { 'about.md': 'Acme moved to Bergen.' },
      'cloud backup',
    )
    expect(changes[0]?.files).toEqual(['pricing.md'])
  })

  it('calls a keyword unchanged whose answer cites no changed page, whatever became of the statistics', () => {
    // Two words make no sentence to cite, but without them `backup` is a word that no page has, and weighs too much.
    const base = {
      'a.md': 'Cloud storage things are here.',
      ...{ 'b.md': 'Backup now', 'c.md': 'Backup now', 'd.md': 'Backup now' },
    }
    const gone = { 'b.md': 'Nothing now', 'c.md': 'Nothing now', 'd.md': 'Nothing now' }
    const { base: before, head, changes } = compare(base, { ...base, ...gone }, 'cloud storage backup')
    expect(before.keywords[0]?.sentences.map(({ page }) => page.path)).toEqual(['a.md'])
    expect(head.keywords[0]?.cited).toBe(false)
    expect(changes).toEqual([])
  })
})

describe('withScores', () => {
  it('adds to each keyword its score in either tree', () => {
    const { evidence, base, head } = compare({ ...about, ...pricing }, about, 'acme founded', 'cloud backup')
    expect(withScores(evidence, base, head)).toMatchObject([
      { keyword: 'acme founded', baseScore: 100, headScore: 100 },
      { keyword: 'cloud backup', baseScore: 100, headScore: 0 },
    ])
  })
})

describe('what became of a keyword', () => {
  const guide = {
    'guide.md': [
      '# Guide',
      '## Cloud backup',
      'A cloud backup keeps a copy of every file. Start a cloud backup with one click.',
      'Cloud backup costs ten dollars a month.',
      '## Restore',
      'Restoring a file takes a minute.',
    ].join('\n\n'),
  }
  const edit = (from: string | RegExp, to: string) => ({ 'guide.md': guide['guide.md'].replace(from, to) })
  const judge = (head: Record<string, string>, options = {}, keyword = 'cloud backup') =>
    compareTrees(pagesOf(guide), pagesOf(head), [keyword], 'en', options).evidence[0]

  it('is unchanged by a rewording', () => {
    expect(judge(edit('keeps a copy of every file', 'keeps a copy of all files'))).toMatchObject({
      outcome: 'unchanged',
      before: undefined,
      causes: [],
      files: [],
    })
  })

  it('is weaker by a part of a sentence', () => {
    const judged = judge(edit('A cloud backup keeps a copy of every file', 'A backup keeps a copy'))
    expect(judged).toMatchObject({
      outcome: 'weaker',
      before: { text: 'A cloud backup keeps a copy of every file.', place: { path: 'guide.md' } },
      after: { text: 'A backup keeps a copy.' },
      causes: [{ kind: 'rewritten', path: 'guide.md' }],
    })
  })

  it('is lost where marketing takes the place of the section', () => {
    const judged = judge(edit(/A cloud[^#]*/, 'Our team is passionate about making you happy.\n\n'))
    expect(judged).toMatchObject({
      outcome: 'lost',
      before: { place: { path: 'guide.md', title: 'Guide', headings: ['Cloud backup'] } },
      after: { text: 'Our team is passionate about making you happy.' },
      causes: [{ kind: 'rewritten', path: 'guide.md' }],
      files: ['guide.md'],
    })
  })

  it('quotes what is said in the place of the sentence that lost most', () => {
    const judged = judge(edit(/A cloud[^#]*/, 'We sell a cloud.\n\n'))
    expect(judged).toMatchObject({ outcome: 'lost', after: { text: 'We sell a cloud.' } })
  })

  it('is lost with its page, and the loss is whole', () => {
    expect(judge({})).toMatchObject({
      outcome: 'lost',
      loss: 1,
      causes: [{ kind: 'deleted', path: 'guide.md' }],
    })
  })

  it('is lost where search engines may not show its page any more', () => {
    expect(judge({}, { hidden: new Map([['guide.md', []]]) })).toMatchObject({
      outcome: 'lost',
      causes: [{ kind: 'hidden', path: 'guide.md', reasons: [] }],
    })
  })

  it('is weaker where its text is at another address', () => {
    const text = 'A cloud backup keeps a copy of every file.'
    expect(judge({ 'manual.md': guide['guide.md'] })).toMatchObject({
      outcome: 'weaker',
      loss: 0,
      before: { text, place: { path: 'guide.md' } },
      after: { text, place: { path: 'manual.md' } },
      causes: [{ kind: 'moved', path: 'guide.md', to: 'manual.md' }],
    })
  })

  it('is weaker where its address is gone, and a page in other words makes up for the text', () => {
    const head = { 'manual.md': guide['guide.md'].replace('dollars a month', 'dollars each month') }
    const judged = judge(head)
    expect(judged?.loss).toBeLessThan(0.05)
    expect(judged).toMatchObject({ outcome: 'weaker', causes: [{ kind: 'deleted', path: 'guide.md' }] })
    expect(judge(head, { redirected: new Set(['guide.md']) })).toMatchObject({ outcome: 'unchanged' })
  })

  it('quotes a page that did it, and none that stayed as it was', () => {
    const other = { 'other.md': '# Cloud backup\n\nCloud backup, cloud backup and cloud backup is the best.' }
    const [judged] = compareTrees(
      pagesOf({ ...guide, ...other }),
      pagesOf({ ...other, 'manual.md': guide['guide.md'] }),
      ['cloud backup'],
      'en',
    ).evidence
    expect(judged?.causes.map(({ path }) => path)).toEqual(['guide.md'])
    expect(judged?.before?.place.path).toBe('guide.md')
  })

  it('is lost where its file became a translation, and the cause says so', () => {
    const passedOver = new Map([['guide.md', { path: 'guide.md', reason: 'language', language: 'fr' }]])
    expect(judge({}, { passedOver })).toMatchObject({
      outcome: 'lost',
      causes: [{ kind: 'unread', path: 'guide.md', reason: 'language', language: 'fr' }],
    })
  })

  it('is unchanged where the old address leads to the new one', () => {
    const options = { redirected: new Set(['guide.md']) }
    expect(judge({ 'manual.md': guide['guide.md'] }, options)).toMatchObject({ outcome: 'unchanged' })
    expect(judge({}, options)).toMatchObject({ outcome: 'lost' })
  })

  it('is weaker where a new slug changes the address', () => {
    const slugged = { 'guide.md': `---\nslug: manual\n---\n\n${guide['guide.md']}` }
    expect(judge(slugged)).toMatchObject({
      outcome: 'weaker',
      causes: [{ kind: 'moved', path: 'guide.md', to: 'guide.md' }],
    })
  })

  it('is unchanged where the section moves to another page and the page stays', () => {
    const [section = ''] = /## Cloud backup[^#]*/.exec(guide['guide.md']) ?? []
    expect(judge({ ...edit(section, ''), 'backup.md': section })).toMatchObject({ outcome: 'unchanged' })
  })

  it('is not lost where a page that did not change says the same', () => {
    const twin = { 'twin.md': guide['guide.md'] }
    const [judged] = compareTrees(
      pagesOf({ ...guide, ...twin }),
      pagesOf(twin),
      ['cloud backup'],
      'en',
    ).evidence
    expect(judged).toMatchObject({ outcome: 'weaker', loss: 0, causes: [{ kind: 'moved', to: 'twin.md' }] })
  })

  it('is lost though another sentence of the page is left, and not by text that the base had already', () => {
    expect(judge(edit(/A cloud[^#]*?click\./, ''))).toMatchObject({
      outcome: 'lost',
      after: { text: 'Cloud backup costs ten dollars a month.' },
    })
  })

  it('is lost just above the share that is allowed', () => {
    const head = edit('Cloud backup costs ten dollars a month.', '')
    const loss = judge(head)?.loss ?? 0
    expect(loss).toBeGreaterThan(0.1)
    expect(judge(head, { mostLoss: loss })?.outcome).toBe('weaker')
    expect(judge(head, { mostLoss: loss - 1e-9 })?.outcome).toBe('lost')
  })

  it('is lost with one of five equal sentences', () => {
    const say = (...animals: string[]) => animals.map(animal => `A ${animal} eats fresh grass.`).join(' ')
    const judgeAgainst = (text: string, options = {}) => {
      const base = pagesOf({ 'a.md': say('cow', 'goat', 'horse', 'sheep', 'deer') })
      return compareTrees(base, pagesOf({ 'a.md': text }), ['grass'], 'en', options).evidence[0]
    }
    const four = say('cow', 'goat', 'horse', 'sheep')
    expect(judgeAgainst(four)?.loss).toBeCloseTo(0.2, 12)
    expect(judgeAgainst(four)?.outcome).toBe('lost')
    expect(judgeAgainst(four, { mostLoss: 0.21 })?.outcome).toBe('weaker')
  })

  it('counts a sentence for more whose page has the keyword in its title', () => {
    const head = { 'grass.md': '# Grass\n\nGrass grows in spring.', 'b.md': '# Cows\n\nA cow eats grass.' }
    const lossWithout = (path: string) =>
      compareTrees(pagesOf(head), pagesOf({ ...head, [path]: '# Nothing' }), ['grass'], 'en').evidence[0]
        ?.loss ?? 0
    expect(lossWithout('grass.md')).toBeGreaterThan(0.66)
    expect(lossWithout('b.md')).toBeLessThan(0.34)
  })

  it('is gained where a changed page answers for the first time', () => {
    const head = { ...guide, 'price.md': 'Whales sing in the deep ocean.' }
    expect(judge(head, {}, 'whales sing')).toMatchObject({
      outcome: 'gained',
      before: undefined,
      after: { text: 'Whales sing in the deep ocean.' },
      files: ['price.md'],
    })
  })
})
