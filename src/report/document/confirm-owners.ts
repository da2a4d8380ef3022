import { isContentLoss } from '../../findings/content-findings.ts'
import { formatKeyword } from '../../inputs/keywords.ts'
import { paragraph } from '../../lib/document/build-blocks.ts'
import type { GateSection } from './sections/section.ts'

/** Lines to paste that confirm the guessed owners of changed questions. */
export const confirmOwners: GateSection = {
  id: 'owners',
  title: 'Is that the page? How to confirm or correct it',
  on: ['comment', 'summary', 'html'],
  blocks({ findings }) {
    const questions = findings.filter(isContentLoss).flatMap(finding => finding.questions)
    const guesses = questions.flatMap(({ question, owner }) =>
      owner?.certainty === 'guessed' ? [formatKeyword({ keyword: question, owner })] : [],
    )
    const missing = findings.flatMap(finding =>
      finding.kind === 'not-judged' && finding.doubt.kind === 'owner-missing' ? finding.doubt.owners : [],
    )
    const lines = [
      ...guesses,
      ...missing.flatMap(({ keyword, found: owner }) => (owner ? [formatKeyword({ keyword, owner })] : [])),
    ]
    if (lines.length === 0) return []
    return [
      ...paragraph([
        'A change of a page that nobody confirmed mostly warns. Put the line of a question into ',
        { code: 'keywords' },
        ', with the path of the page that should answer it.',
      ]),
      { kind: 'code', text: [...new Set(lines)].join('\n') },
    ]
  },
}
