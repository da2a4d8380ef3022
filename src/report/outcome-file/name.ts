/** Apart from the schemas, so that a run that writes no such file does not load them. */
export const OUTCOME_FILE = 'outcome.json'
