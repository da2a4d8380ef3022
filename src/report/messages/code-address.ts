import type { Code } from './message.ts'

/** Returns the address of what docs/errors.md says about a code. `documents` is that of the folder docs/. */
export function addressOfCode(code: Code, documents: string): string {
  // A row of a table has no anchor on GitHub: browsers scroll to the text.
  return `${documents}/errors.md#:~:text=${code}`
}

/** Returns the lines of a log. A line that begins with a code, or with the key of a gate and a code, gets the address of the code at its end, where `documents` is known. */
export function withAddresses(lines: string, documents: string | undefined): string {
  if (documents === undefined) return lines
  return lines.replace(
    /^(?:[^:\n]+: )?(AVG_[A-Z\d_]+): .*/gm,
    (line, code: Code) => `${line} ${addressOfCode(code, documents)}`,
  )
}
