/** Values of a configuration, some of which would be known only by running its code. */

/** A value that is not a literal. */
export const UNKNOWN = Symbol('unknown')
/** A key of objects that may have further, unknown values: `{ ...other }`. */
export const OTHERS = Symbol('others')

/** A call in a configuration, such as `starlight({ … })`. */
export class Call {
  readonly name: string
  readonly args: unknown[]

  constructor(name: string, args: unknown[]) {
    this.name = name
    this.args = args
  }
}

/** A function of one argument. Its result is unknown if it needs more than literals and the argument. */
export class Lambda {
  readonly apply: (value: unknown) => unknown

  constructor(apply: (value: unknown) => unknown) {
    this.apply = apply
  }
}

/** The result depends on a value that is not known. */
export class UnknownSetting extends Error {
  override readonly name = 'UnknownSetting'
}

function isCode(value: unknown): boolean {
  return value === UNKNOWN || value instanceof Call || value instanceof Lambda
}

/** Returns whether a value is an object of settings, and not a list or code. */
export function isRecord(value: unknown): value is Record<string | symbol, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isCode(value)
}

/** Reads values by paths such as `i18n.locales`. Throws an UnknownSetting for an unknown value or one of another type. */
export class Settings {
  readonly #value: unknown

  constructor(value: unknown) {
    this.#value = value
  }

  /** Returns a value, which may be a Lambda; undefined if it is not set. */
  at(path: string): unknown {
    let value = this.#value
    for (const key of path === '' ? [] : path.split('.')) {
      if (isCode(value)) throw new UnknownSetting(path)
      if (!isRecord(value)) return undefined
      if (!Object.hasOwn(value, key) && value[OTHERS] === true) throw new UnknownSetting(path)
      value = Object.hasOwn(value, key) ? value[key] : undefined
    }
    if (isCode(value) && !(value instanceof Lambda)) throw new UnknownSetting(path)
    return value ?? undefined
  }

  text(path: string): string | undefined {
    const value = this.at(path)
    if (value === undefined || typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    throw new UnknownSetting(path)
  }

  flag(path: string): boolean | undefined {
    const value = this.at(path)
    if (value === undefined || typeof value === 'boolean') return value
    throw new UnknownSetting(path)
  }

  /** Returns a list of texts; a single text is a list of one. */
  texts(path: string): string[] | undefined {
    const value = this.at(path)
    if (value === undefined) return undefined
    const items: unknown[] = Array.isArray(value) ? value : [value]
    if (items.every(item => typeof item === 'string')) return items
    throw new UnknownSetting(path)
  }

  items(path: string): unknown[] {
    const value = this.at(path)
    if (value === undefined || value === false) return []
    if (Array.isArray(value)) return value
    throw new UnknownSetting(path)
  }

  entries(path: string): [string, Settings][] {
    const value = this.at(path)
    if (value === undefined) return []
    if (!isRecord(value) || value[OTHERS] === true) throw new UnknownSetting(path)
    return Object.entries(value).map(([key, inner]) => [key, new Settings(inner)])
  }

  in(path: string): Settings {
    return new Settings(this.at(path))
  }
}
