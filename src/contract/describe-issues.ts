import * as z from 'zod'

const MAX_PROBLEMS = 3

/**
 * Describes the first three validation issues in one line: `summary.overall_bcr: expected number, received string`.
 * `whole` stands for the path of an issue that concerns the whole value.
 */
export function describeIssues(issues: z.core.$ZodIssue[], whole = 'the answer'): string {
  const problems = issues
    .slice(0, MAX_PROBLEMS)
    .map(
      ({ path, message }) => `${z.core.toDotPath(path) || whole}: ${message.replace('Invalid input: ', '')}`,
    )
  const others = issues.length - problems.length
  return [...problems, ...(others > 0 ? [`and ${others} more`] : [])].join('; ')
}
