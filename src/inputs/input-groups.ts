import type { InputName } from './fields.ts'

export interface InputGroup {
  title: string
  names: readonly InputName[]
}

/**
 * The inputs by purpose, in the order in which people read about them. The first group holds the ten that most runs are
 * made of. An input that no group names is shown with the last group.
 */
export const inputGroups: readonly InputGroup[] = [
  {
    title: 'The ten that matter first',
    names: [
      'brand',
      'keywords',
      'engines',
      'baseline',
      'content',
      'site-url',
      'brand-domains',
      'samples',
      'max-cost',
      'report',
    ],
  },
  {
    title: 'What is asked',
    names: ['language', 'prompt-template', 'country', 'city', 'brand-aliases', 'scan-per'],
  },
  {
    title: 'Pages of the engine `repository`',
    names: ['base-content', 'competitor-content', 'max-answer-loss'],
  },
  { title: 'Live engines', names: ['max-requests', 'min-answers', 'answers'] },
  { title: 'A hosted service', names: ['base-url', 'api-key', 'plan', 'limits'] },
  {
    title: 'Rules and the exit of the step',
    names: ['min-overall-bcr', 'min-cited-engines', 'required-engines', 'fail-on-sentiment', 'fail-on'],
  },
  {
    title: 'Baselines and drops',
    names: [
      'baseline-overall-bcr',
      'baseline-cited-engines',
      'baseline-window',
      'max-bcr-drop',
      'max-cited-engines-drop',
      'alpha',
      'record',
      'accept',
      'history-branch',
    ],
  },
  { title: 'Competitors', names: ['competitors', 'min-share-of-voice'] },
  {
    title: 'Comment, issue and artifact',
    names: ['key', 'comment', 'issue', 'artifact-name', 'artifact-retention-days', 'github-token'],
  },
  {
    title: 'Report files',
    names: ['report-font', 'report-range', 'report-competitors', 'report-wait-minutes'],
  },
  {
    title: 'Drafts',
    names: ['suggest-content', 'suggest-max', 'content-type', 'tone', 'content-max-length'],
  },
  { title: 'Advanced', names: ['timeout-minutes'] },
]
