import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createPrompts } from '../../../src/hosts/cli/prompts.ts'

/** Prompts on streams; `type` presses keys. */
function atTerminal(signal = new AbortController().signal) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', chunk => (shown += String(chunk)))
  const prompts = createPrompts(input, output, signal)
  return { prompts, type: (keys: string) => void input.write(keys), shown: () => shown }
}
const choices = { a: 'Choice a', b: 'Choice b', c: 'Choice c' }

describe('the prompts at a terminal', () => {
  it('take the proposal for Enter, and another text', async () => {
    const { prompts, type } = atTerminal()
    const first = prompts.line('Brand', 'Acme')
    type('\r')
    expect(await first).toBe('Acme')
    const second = prompts.line('Domain', '')
    type('acme.dev')
    type('\r')
    expect(await second).toBe('acme.dev')
  })

  it('show what is wrong with a line, and ask for it again', async () => {
    const { prompts, type, shown } = atTerminal()
    const line = prompts.line('Domain', '', text => (text.includes('.') ? undefined : 'Write a domain'))
    type('acme\r')
    type('.dev\r')
    expect(await line).toBe('acme.dev')
    expect(shown()).toContain('Write a domain')
  })

  it('return what stays marked', async () => {
    const { prompts, type, shown } = atTerminal()
    const marked = prompts.mark('Questions', choices, ['a', 'b', 'c'])
    type(' ')
    type('\r')
    expect(await marked).toEqual(['b', 'c'])
    expect(shown()).toContain('Choice a')
  })

  it('return the key that a person presses, and the first one for Enter', async () => {
    const { prompts, type, shown } = atTerminal()
    const picked = prompts.pick('Is this right?', { y: 'Yes', n: 'No' })
    type('n')
    expect(await picked).toBe('n')
    const proposed = prompts.pick('Is this right?', { y: 'Yes', n: 'No' })
    type('\r')
    expect(await proposed).toBe('y')
    expect(shown()).toContain('Is this right?')
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
