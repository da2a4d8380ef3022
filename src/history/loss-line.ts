import * as z from 'zod'
import { count } from '../contract/parts.ts'
import { scopeSchema } from '../scan/measurement.ts'
import { type Loss, lossSchema } from './record.ts'

/** A loss as the lines of a history and result files hold it. */
export const lossLineSchema = z
  .object({
    scope: scopeSchema,
    since: z.iso.datetime(),
    told_on: z.iso.datetime(),
    state: lossSchema.shape.state,
    failures: count,
    back_since: z.iso.datetime().optional(),
    nearer: count,
  })
  .transform(({ told_on: toldOn, back_since: backSince, ...loss }): Loss => ({ ...loss, toldOn, backSince }))
