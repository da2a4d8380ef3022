import { describe, expect, it } from 'vitest'
import { type Change, controls, losses } from '../../scripts/evaluation/changes.ts'

const PAGE = `---
title: Tokens
---

# Tokens

A token opens the door. It lasts an hour.

## Revoke a token

To cancel a token, follow these steps.

1. Open the settings.
2. Choose the token.

   \`\`\`sh
   # Revoke
   acme token revoke --all --force --yes --now --verbose --color --log file --timeout ten --retries two
   acme token list --all --verbose --color --log file
   \`\`\`

3. Confirm.

## See also

Other pages have more on the subject of tokens.

- [Keys](keys.md)
`

function apply(change: Change, text = PAGE) {
  return change({ path: 'tokens.md', title: 'Tokens', words: ['revoke', 'token'], text })
}

/** The lines that a change removes and adds. */
function difference(change: Change) {
  const [before, after] = [PAGE.split('\n'), (apply(change) ?? '').split('\n')]
  return {
    gone: before.filter(line => !after.includes(line)),
    added: after.filter(line => !before.includes(line)),
  }
}

describe('losses', () => {
  it('takes the section away that has the words of the question most often', () => {
    const { gone, added } = difference(losses['best section removed'])
    expect(gone).toContain('## Revoke a token')
    expect(gone).toContain('3. Confirm.')
    expect(gone).not.toContain('## See also')
    expect(added).toEqual([])
  })

  it('takes all code away and nothing else', () => {
    const { gone } = difference(losses['code removed'])
    expect(gone).toEqual([
      '   ```sh',
      '   # Revoke',
      expect.stringContaining('revoke --all'),
      expect.stringContaining('list --all'),
      '   ```',
    ])
  })

  it('replaces steps with a link', () => {
    const { gone, added } = difference(losses['steps to a link'])
    expect(gone[0]).toBe('1. Open the settings.')
    expect(gone.at(-1)).toBe('3. Confirm.')
    expect(added).toEqual([expect.stringContaining('[our guide]')])
  })

  it('keeps the first half', () => {
    const after = apply(losses['second half removed']) ?? ''
    expect(PAGE.startsWith(after.replace(/\n```$/, ''))).toBe(true)
    expect(after).not.toContain('See also')
  })

  it('leaves a page without steps, sections or code alone', () => {
    const text = 'A token opens the door.\n'
    expect(apply(losses['steps to a link'], text)).toBeUndefined()
    expect(apply(losses['best section removed'], text)).toBeUndefined()
    expect(apply(losses['code removed'], text)).toBeUndefined()
  })
})

describe('controls', () => {
  it('removes one sentence of the paragraph that has the words of the question most often', () => {
    const { gone, added } = difference(controls['one sentence removed'])
    expect(gone).toEqual(['A token opens the door. It lasts an hour.'])
    expect(added).toEqual(['It lasts an hour.'])
  })

  it('swaps the two longest paragraphs', () => {
    const after = apply(controls['paragraphs swapped']) ?? ''
    expect(difference(controls['paragraphs swapped'])).toEqual({ gone: [], added: [] })
    expect(after.indexOf('Other pages')).toBeLessThan(after.indexOf('A token opens'))
  })

  it('replaces verbs by their synonyms, but not in code', () => {
    const { gone, added } = difference(controls.synonyms)
    expect(gone).toEqual(['To cancel a token, follow these steps.'])
    expect(added).toEqual(['To abort a token, follow these steps.'])
  })

  it('rewords items that are links', () => {
    expect(difference(controls['links reworded'])).toEqual({
      gone: ['- [Keys](keys.md)'],
      added: ['- [More on this](keys.md)'],
    })
  })
})
