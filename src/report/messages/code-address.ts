import type { Code } from './message.ts'

/** Where docs/ is published. */
export const DOCUMENTS = 'https://ai-visibility-gate.github.io/ai-visibility-gate'

/** Returns the address of what docs/errors.md says about a code. */
export function addressOfCode(code: Code): string {
  return `${DOCUMENTS}/errors#${code.toLowerCase()}`
}

/** Returns the lines of a log. A line that begins with a code, or with the key of a gate and a code, gets the address of the code at its end. */
export function withAddresses(lines: string): string {
  return lines.replace(
    /^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm,
    (line, code: Code) => `${line} ${addressOfCode(code)}`,
  )
}
