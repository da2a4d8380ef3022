/** What GitHub would refuse in a workflow: its parser, and its check of what the expressions and inputs name. */
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import type { ValidationConfig } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { action } from '../../scripts/lib/inputs.ts'

// Both packages import JSON without the attribute that Node asks for.
const hooks = registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context),
})
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
)
const { registerLogger, validate } = await import('@actions/languageservice')
hooks.deregister()

const REPOSITORY = { owner: 'ai-visibility-gate', name: 'ai-visibility-gate' }

const inputs = Object.fromEntries(
  Object.entries(action.inputs).map(([name, { description }]) => [name, { description }]),
)

const fileProvider: NonNullable<ValidationConfig['fileProvider']> = {
  getFileContent: async ({ path }) => ({ name: path, content: readFileSync(path, 'utf8') }),
}

const actionsMetadataProvider: NonNullable<ValidationConfig['actionsMetadataProvider']> = {
  // The inputs of other actions are not known here.
  fetchActionMetadata: async ({ owner, name }) => ({
    name,
    description: '',
    ...(owner === REPOSITORY.owner && name === REPOSITORY.name && { inputs }),
  }),
}

// The check logs what went wrong inside of it, and goes on.
const faults: string[] = []
registerLogger({ error: fault => void faults.push(fault), warn() {}, info() {}, log() {} })

let checked = 0

/** Returns what GitHub finds wrong in a workflow, as sentences. */
export async function checkWorkflow(yaml: string): Promise<string[]> {
  checked += 1
  // The check remembers a file by its name.
  const name = `file:///${checked}.yml`
  const { context, value } = parseWorkflow({ name, content: yaml }, new NoOperationTraceWriter())
  if (value !== undefined) {
    await convertWorkflowTemplate(context, value)
  }
  const errors = context.errors.getErrors().map(({ message }) => message)
  if (errors.length > 0) return errors
  const findings = await validate(TextDocument.create(name, 'yaml', 1, yaml), {
    fileProvider,
    actionsMetadataProvider,
  })
  return [
    ...findings.map(({ message }) => (typeof message === 'string' ? message : message.value)),
    ...faults.splice(0),
  ]
}
