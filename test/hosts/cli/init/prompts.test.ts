import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { createPrompts } from '../../../../src/hosts/cli/init/prompts.ts'

/** Prompts on streams; `type` presses keys. */
function atTerminal(signal = new AbortController().signal) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.on('data', chunk => (shown += String(chunk)))
  const prompts = createPrompts(input, output, signal)
  return { prompts, type: (keys: string) => void input.write(keys), shown: () => shown }
}
const choices = ['a', 'b', 'c'].map(value => ({ value, label: `Choice ${value}`, hint: `page ${value}` }))

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

  it('return what stays marked', async () => {
    const { prompts, type, shown } = atTerminal()
    const marked = prompts.mark('Questions', choices, ['a', 'b', 'c'])
    type(' ')
    type('\r')
    expect(await marked).toEqual(['b', 'c'])
    expect(shown()).toContain('Choice a')
  })

  it('stop where the person stops', async () => {
    const { prompts, type } = atTerminal()
    const stopped = prompts.line('Brand', 'Acme')
    type('\u0003')
    await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  })
})
