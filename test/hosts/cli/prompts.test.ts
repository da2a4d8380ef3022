import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createPrompts, pick } from '../../../src/hosts/cli/prompts.ts'

/** Prompts on streams; `type` presses keys. */
function atTerminal(signal = new AbortController().signal) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', chunk => (shown += String(chunk)))
  const prompts = createPrompts(input, output, signal)
  return { prompts, type: (keys: string) => void input.write(keys), shown: () => shown }
}

describe('the prompts at a terminal', () => {
  it('take the proposal for Enter, and a text in its place', async () => {
    const { prompts, type, shown } = atTerminal()
    const first = prompts.line('Brand', 'Acme')
    type('\r')
    expect(await first).toBe('Acme')
    expect(shown()).toContain('Acme')
    const second = prompts.line('Purpose', 'gate')
    type('track')
    type('\r')
    expect(await second).toBe('track')
  })

  it('ask for a choice again until it is one of the keys, and take the first one for Enter', async () => {
    const { prompts, type, shown } = atTerminal()
    const picked = pick(prompts, 'Is this right?', { y: 'Yes', a: 'No', n: 'Never' })
    for (const keys of ['banana\r', 'N\r']) type(keys)
    expect(await picked).toBe('n')
    expect(shown()).toContain('a  No')
    expect(shown()).toContain('Got "banana"; expected one of y, a, n.')
    const proposed = pick(prompts, 'Is this right?', { y: 'Yes', n: 'No' })
    type('\r')
    expect(await proposed).toBe('y')
  })

  it('let a person edit a text', async () => {
    const { prompts, type } = atTerminal()
    const edited = prompts.edit('Questions', ['a', 'b'])
    type('x\r')
    type('\rc')
    type('\t')
    type('\r')
    expect(await edited).toEqual(['a', 'bx', 'c'])
  })

  it('stop when the person stops', async () => {
    const { prompts, type } = atTerminal()
    const stopped = prompts.line('Brand', 'Acme')
    type('\u0003')
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  })
})
