/** The outputs by purpose. */
const outputGroups = [
  {
    title: 'The verdict and its numbers',
    names: ['verdict', 'headline', 'lost-questions', 'result-file', 'overall-bcr', 'cited-engines'],
  },
  {
    title: 'Against the baseline',
    names: ['bcr-drop', 'cited-engines-drop', 'lost-engines', 'gained-engines'],
  },
  { title: 'Further numbers', names: ['total-engines', 'avg-sentiment', 'share-of-voice', 'scan-ids'] },
  {
    title: 'Files',
    names: [
      'report-files',
      'suggestion-files',
      'artifact-id',
      'artifact-url',
      'report-id',
      'report-ready-at',
    ],
  },
  { title: 'What was written on GitHub', names: ['comment-id', 'comment-url', 'issue-url'] },
]

/** Returns the groups of outputs. A name that no group has comes last in the last group. */
export function groupOutputs(names: readonly string[]): typeof outputGroups {
  const grouped = outputGroups.flatMap(group => group.names)
  const others = names.filter(name => !grouped.includes(name))
  return outputGroups.map((group, index) =>
    index === outputGroups.length - 1 ? { ...group, names: [...group.names, ...others] } : group,
  )
}
