import type { ServiceError } from '../../contract/errors.ts'
import { badRequest } from '../../contract/requests.ts'

/** Returns the ServiceError of a report that would hold too much: 400 `bad_request`. */
export function reportTooLarge(): ServiceError {
  return badRequest('POST /v1/report/export', 'date_range: the report is too large; ask for fewer days')
}
