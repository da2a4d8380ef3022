/** The comment and the job summary of a fleet. */
import type { ReportDocument } from '../document/blocks.ts'
import { renderPage, renderPost } from './comment.ts'
import { hiddenMark, type Markdown } from './markdown.ts'

/** Returns the invisible line by which a later run of the fleet finds its own comment. */
export function portfolioMarker(config = ''): Markdown {
  return hiddenMark('ai-visibility-gate-fleet', config)
}

/** Renders the comment within GitHub's limit. What is cut is at `runUrl`. */
export function renderFleetComment(document: ReportDocument, marker: Markdown, runUrl?: string): Markdown {
  return renderPost(document, marker, runUrl)
}

/** Renders the job summary within GitHub's limit. */
export function renderFleetSummary(document: ReportDocument): Markdown {
  return renderPage(document)
}
