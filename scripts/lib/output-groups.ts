/** The outputs by purpose. An output that no group names is shown with the last group. */
export const outputGroups = [
  { title: 'The verdict and its numbers', names: ['verdict', 'result-file', 'overall-bcr', 'cited-engines'] },
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
  { title: 'The plan of a fleet', names: ['matrix', 'max-parallel'] },
]
