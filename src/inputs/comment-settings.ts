/** Texts of the inputs → the settings of `mode: comment`, which measures nothing. */
import * as z from 'zod'
import { fields } from './fields.ts'
import { describeIssues, fillTexts, InputsError, nameArtifact } from './read-settings.ts'
import type { Settings } from './settings.ts'

export type CommentSettings = Pick<
  Settings,
  'key' | 'comment' | 'issue' | 'failOn' | 'githubToken' | 'artifactName'
>

const schema = z.object({
  key: fields.key,
  comment: fields.comment,
  issue: fields.issue,
  'fail-on': fields['fail-on'],
  'github-token': fields['github-token'],
  'artifact-name': fields['artifact-name'],
})

/** Reads the settings from the texts of the inputs by their names. Throws an InputsError. Other inputs are ignored. */
export function readCommentSettings(given: Record<string, string>): CommentSettings {
  const texts = fillTexts(given)
  const parsed = schema.safeParse(texts)
  if (!parsed.success) throw new InputsError(describeIssues(parsed.error.issues, texts))
  const inputs = parsed.data
  return {
    key: inputs.key,
    comment: inputs.comment,
    issue: inputs.issue,
    failOn: inputs['fail-on'],
    githubToken: inputs['github-token'],
    artifactName: nameArtifact(inputs),
  }
}
