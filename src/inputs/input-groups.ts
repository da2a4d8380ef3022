import type { InputName } from './fields.ts'

export interface NameGroup {
  title: string
  names: readonly string[]
}

/**
 * The inputs by purpose, in the order in which people read about them. The first group holds those of most runs, which the
 * README shows; the others are advanced. An input that no group names is shown with the last group.
 */
export const inputGroups = [
  {
    title: 'The inputs of most runs',
    names: [
      'brand',
      'keywords',
      'engines',
      'config',
      'base-url',
      'api-key',
      'baseline',
      'fail-on',
      'report',
      'comment',
      'issue',
      'key',
      'github-token',
    ],
  },
  {
    title: 'What is asked',
    names: ['language', 'country', 'city', 'prompt-template', 'brand-aliases', 'samples', 'scan-per'],
  },
  {
    title: 'Pages of the engine `repository`',
    names: ['content', 'site-url', 'base-content', 'competitor-content', 'max-answer-loss'],
  },
  {
    title: 'Live engines',
    names: ['brand-domains', 'max-cost', 'max-requests', 'min-answers', 'answers'],
  },
  { title: 'A hosted service', names: ['plan', 'limits'] },
  {
    title: 'Rules',
    names: ['min-overall-bcr', 'min-cited-engines', 'required-engines', 'fail-on-sentiment'],
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
    title: 'Message and artifact',
    names: ['notify', 'artifact-name', 'artifact-retention-days'],
  },
  {
    title: 'Report files',
    names: ['report-font', 'report-range', 'report-competitors', 'report-wait-minutes'],
  },
  {
    title: 'Drafts',
    names: ['suggest-content', 'suggest-max', 'content-type', 'tone', 'content-max-length'],
  },
  { title: 'Mode, and several jobs', names: ['mode', 'max-shards', 'shard', 'partial'] },
  { title: 'Other', names: ['timeout-minutes'] },
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
