/**
 * The command-line argument with which the program starts itself as a page worker. The entry imports it, so this file must
 * import nothing: the entry would load it in every run.
 */
export const PAGE_WORKER = 'page-worker'
