import type { InputName } from './fields.ts'

export interface NameGroup {
  title: string
  names: readonly string[]
}

/**
 * The inputs by purpose, in the order in which people read about them. The first group holds the ten that most runs are
 * made of. An input that no group names is shown with the last group.
 */
export const inputGroups = [
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
    names: ['config', 'language', 'prompt-template', 'country', 'city', 'brand-aliases', 'scan-per'],
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
    title: 'Comment, issue, message and artifact',
    names: [
      'key',
      'comment',
      'issue',
      'notify',
      'artifact-name',
      'artifact-retention-days',
      'github-token',
      'mode',
    ],
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
] as const satisfies readonly (NameGroup & { names: readonly InputName[] })[]

/** Returns the groups with the names that exist. A name that no group has comes last in the last group. */
export function groupNames(names: readonly string[], groups: readonly NameGroup[]): NameGroup[] {
  const grouped = new Set(groups.flatMap(group => group.names))
  const others = names.filter(name => !grouped.has(name))
  return groups.map((group, index) => ({
    title: group.title,
    names: [
      ...group.names.filter(name => names.includes(name)),
      ...(index === groups.length - 1 ? others : []),
    ],
  }))
}
