import * as z from 'zod'

interface Declaration<Shape extends z.core.$ZodLooseShape> {
  meaning: string
  remedy: string
  details: Shape
  /** What happened. Texts from outside are escaped. */
  sentence: (details: z.output<z.ZodObject<Shape>>) => string
}

/** Declares an error. `schema` parses a stored error: the code with the details. A stored sentence could be forged. */
export function declareError<const Code extends `AVG_${string}`, Shape extends z.core.$ZodLooseShape>(
  code: Code,
  declaration: Declaration<Shape>,
) {
  return { ...declaration, schema: z.object({ code: z.literal(code), ...declaration.details }) }
}

/** Returns the schema of any of these errors. */
export function unionOf<Declared extends { schema: z.core.$ZodTypeDiscriminable }>(
  errors: readonly Declared[],
) {
  const [first, ...others] = errors.map(({ schema }): Declared['schema'] => schema)
  if (first === undefined) throw new RangeError('a union has at least one error')
  return z.discriminatedUnion('code', [first, ...others])
}
