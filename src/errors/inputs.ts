import { DOCUMENTS } from '../lib/documents.ts'

export const INPUTS = {
  AVG_INPUT: {
    meaning: 'An input is missing or has a value that is not allowed.',
    remedy: 'Correct the inputs that the message lists.',
  },
  AVG_LONG_INPUT: {
    meaning: 'An input is almost as long as Linux allows: 131,071 bytes.',
    remedy: 'Move long lists of keywords to a file that the config file names.',
  },
  AVG_ACCEPT: {
    meaning: '`accept: true` counts only in a run that a person starts (`workflow_dispatch`).',
    remedy: `Make accept an input of the workflow, and set it in a run by hand. See ${DOCUMENTS}/verdict#an-open-loss.`,
  },
  AVG_FACTS_OLD: {
    meaning: 'A fact of the config file was looked at more than 180 days ago: see `as-of`.',
    remedy: 'Check the values of the fact, and write the day of the check under as-of.',
  },
  AVG_UNEXPECTED: {
    meaning: 'The program or the machine failed in an unknown way.',
    remedy: 'Run the job again, or report the message.',
  },
  AVG_SUMMARY: {
    meaning: 'The job summary was not written.',
    remedy: 'Check the disk of the runner.',
  },
  AVG_OUTPUTS: {
    meaning: 'The outputs of the step were not set.',
    remedy: 'Check the disk of the runner.',
  },
  AVG_REPORT_FILE: {
    meaning: 'A report file was not written.',
    remedy: 'The other report files are not affected.',
  },
  AVG_FONT: {
    meaning: 'The PDF report lacks characters, or a font of the machine cannot be used.',
    remedy: 'Install a font that has them, such as fonts-noto-cjk.',
  },
}
