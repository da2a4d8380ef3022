/** Where Jekyll and Hexo keep what they do not publish. */
export const DRAFT_FOLDER = '_drafts'

/** Tells whether a file stands in a folder that generators do not publish. */
export function isInDraftFolder(path: string): boolean {
  return path.split('/').slice(0, -1).includes(DRAFT_FOLDER)
}
