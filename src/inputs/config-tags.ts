/** The tags of a config file. */
import { createConfigReader } from './config-file.ts'
import { FILE_PROBLEMS, readConfigKeywords } from './config-keywords.ts'
import { configSchema, describeConfigIssues, keywordsSchema } from './config-schema.ts'
import { readYaml } from './config-yaml.ts'
import { readKeywords } from './keywords.ts'
import { type InputProblem, InputsError } from './read-settings.ts'

/**
 * Returns the tags of the config file at `path` and their keywords, of all gates. The path is one of `workspace`. Rejects
 * with an InputsError, or like resolveInside.
 */
export async function readConfigTags(path: string, workspace: string): Promise<Map<string, Set<string>>> {
  const asItIs = { workspace, change: undefined, workflowCommit: undefined, eventName: 'local' }
  const readFile = createConfigReader(asItIs)
  const file = await readFile(path)
  if ('problem' in file) throw new InputsError([configProblem(path, FILE_PROBLEMS[file.problem])])
  const yaml = readYaml(path, file.text)
  const [broken] = yaml.problems
  if (broken !== undefined) throw new InputsError([configProblem(path, broken.allowed)])
  const config = configSchema.safeParse(yaml.value)
  if (!config.success) throw new InputsError(describeConfigIssues(config.error.issues, yaml))
  const tags = new Map<string, Set<string>>()
  for (const values of [config.data.defaults ?? {}, ...config.data.gates]) {
    const written = keywordsSchema.safeParse(values.keywords).data
    for (const item of Array.isArray(written) ? written : []) {
      if (typeof item === 'string' || !('tags' in item)) continue
      const read = readKeywords((await readConfigKeywords(item.keywords, undefined, readFile)).keywords)
      const keywords = 'keywords' in read ? read.keywords : []
      for (const tag of item.tags) {
        tags.set(tag, new Set([...(tags.get(tag) ?? []), ...keywords.map(({ keyword }) => keyword)]))
      }
    }
  }
  return tags
}

function configProblem(given: string, allowed: string): InputProblem {
  return { input: 'config', given, allowed }
}
