/** The word of the command line by which the program starts itself as a page worker. */
export const PAGE_WORKER = 'page-worker'

/** Whether this process is a page worker. A person who types the word has no channel to it. */
export function isPageWorker([word]: string[]): boolean {
  return word === PAGE_WORKER && process.send !== undefined
}
