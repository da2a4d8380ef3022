import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { formatResult } from '../../src/report/files/json/result.ts'
import type { Outcome } from '../../src/report/outcome.ts'
import { describeGate } from '../../src/report/text/describe-findings.ts'

/** Returns the content of the result file of an outcome. */
export function resultFileOf(outcome: Outcome) {
  return JSON.parse(formatResult(describeGate(outcome)))
}

/** Compiles a published schema: `result` or `fleet-result`. */
export function compileSchema(name: string) {
  const read = (file: string) => JSON.parse(readFileSync(`docs/${file}`, 'utf8'))
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  return ajv.addSchema(read('result.schema.json'), 'result.schema.json').compile(read(`${name}.schema.json`))
}
