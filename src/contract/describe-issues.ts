import * as z from 'zod'

const MOST_PROBLEMS = 3

/** `summary.overall_bcr: expected number, received string`, the first few of them; `whole` is what has no path. */
export function describeIssues(issues: z.core.$ZodIssue[], whole = 'the answer'): string {
  const problems = issues
    .slice(0, MOST_PROBLEMS)
    .map(
      ({ path, message }) => `${z.core.toDotPath(path) || whole}: ${message.replace('Invalid input: ', '')}`,
    )
  const others = issues.length - problems.length
  return [...problems, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
