import * as z from 'zod'

type Details<Shape extends z.core.$ZodLooseShape> = [keyof Shape] extends [never]
  ? unknown
  : z.output<z.ZodObject<Shape>>

interface Declaration<Shape extends z.core.$ZodLooseShape> {
  meaning: string
  remedy: string
  details: Shape
  /** What happened. Texts from outside are escaped. */
  sentence: (details: Details<Shape>) => string
}

/**
 * Declares an error. `schema` creates the schema of a stored error: the code with the details. A stored sentence could be
 * forged. A run that stores nothing must not pay for the schemas at its start.
 */
export function declareError<const Code extends `AVG_${string}`, Shape extends z.core.$ZodLooseShape>(
  code: Code,
  declaration: Declaration<Shape>,
) {
  return { ...declaration, schema: () => z.object({ code: z.literal(code), ...declaration.details }) }
}

/** Declares an error that keeps a run from a verdict. `headline` says in a few words what happened, without names and a full stop. */
export function declareBlocker<const Code extends `AVG_${string}`, Shape extends z.core.$ZodLooseShape>(
  code: Code,
  { headline, ...declaration }: Declaration<Shape> & { headline: (details: Details<Shape>) => string },
) {
  return { ...declareError(code, declaration), headline }
}

/** An error of a table as it is stored. */
export type StoredError<Errors extends Record<string, { schema: () => z.ZodType }>> = z.output<
  ReturnType<Errors[keyof Errors]['schema']>
>
