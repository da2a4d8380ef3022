import * as z from 'zod'

type Details<Shape extends z.core.$ZodLooseShape> = [keyof Shape] extends [never]
  ? unknown
  : z.output<z.ZodObject<Shape>>

interface Declaration<Shape extends z.core.$ZodLooseShape> {
  meaning: string
  remedy: string
  /** The remedy outside of a workflow, if it differs. */
  atTerminal?: string
  details: Shape
  /** What happened, with texts from outside escaped. */
  sentence: (details: Details<Shape>) => string
}

/**
 * Declares an error. `schema` creates the schema of a stored error: its code and details, because a stored sentence could be
 * forged. It is a function because most runs need no schema.
 */
export function declareError<const Code extends `AVG_${string}`, Shape extends z.core.$ZodLooseShape>(
  code: Code,
  declaration: Declaration<Shape>,
) {
  return { ...declaration, schema: () => z.object({ code: z.literal(code), ...declaration.details }) }
}

/** Declares an error that keeps a run from a verdict. `headline` is a few words without names or a full stop. */
export function declareBlocker<const Code extends `AVG_${string}`, Shape extends z.core.$ZodLooseShape>(
  code: Code,
  { headline, ...declaration }: Declaration<Shape> & { headline: (details: Details<Shape>) => string },
) {
  return { ...declareError(code, declaration), headline }
}

/** A stored error of a table. */
export type StoredError<Errors extends Record<string, { schema: () => z.ZodType }>> = z.output<
  ReturnType<Errors[keyof Errors]['schema']>
>
