/** The pages of the site in their order, by groups. A test compares it with the folder. */
export interface Group {
  text: string
  /** Files of docs/ without their ending. */
  pages: { text: string; page: string }[]
}

export const GROUPS: Group[] = [
  {
    text: 'Start',
    pages: [
      { text: 'Get started', page: 'get-started' },
      { text: 'Recipes', page: 'recipes' },
    ],
  },
  {
    text: 'Pull requests',
    pages: [
      { text: 'How a change is judged', page: 'judging' },
      { text: 'Pages', page: 'pages' },
      { text: 'Hidden pages and addresses', page: 'addresses' },
      { text: 'Old values', page: 'facts' },
      { text: 'Forks and events', page: 'forks' },
    ],
  },
  {
    text: 'Live answers',
    pages: [
      { text: 'A live verdict', page: 'verdict' },
      { text: 'Live engines', page: 'live-engines' },
      { text: 'Many gates', page: 'fleet' },
    ],
  },
  {
    text: 'Reference',
    pages: [
      { text: 'Reports and dashboard', page: 'reports' },
      { text: 'Inputs and config', page: 'inputs' },
      { text: 'Command line', page: 'command-line' },
      { text: 'Errors', page: 'errors' },
    ],
  },
  {
    text: 'Research',
    pages: [
      { text: 'Overview', page: 'research/README' },
      { text: 'Evaluation', page: 'research/evaluation' },
      { text: 'Calibration', page: 'research/calibration' },
      { text: 'Answers', page: 'research/answers' },
    ],
  },
]
