/** The word of the command line by which the program starts itself as a page worker. */
export const PAGE_WORKER = 'page-worker'
