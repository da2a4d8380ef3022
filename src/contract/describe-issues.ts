import * as z from 'zod'

const MAX_PROBLEMS = 3

/** Describes three issues on one line: `a.b: expected number, received string`. `whole` is the path of the whole value. */
export function describeIssues(issues: z.core.$ZodIssue[], whole = 'the answer'): string {
  const problems = issues
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ path, message }) => `${z.core.toDotPath(path) || whole}: ${message.replace('Invalid input: ', '')}`,
    )
  const others = issues.length - problems.length
  return [...problems, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
