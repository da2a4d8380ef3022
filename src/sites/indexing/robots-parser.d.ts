// The package's own types describe an ES module; it exports the function itself.
declare module 'robots-parser' {
  interface Robots {
    /** Undefined for a URL of another origin. */
    isAllowed(url: string, userAgent?: string): boolean | undefined
    /** From 1; -1 without a rule for the URL. */
    getMatchingLineNumber(url: string, userAgent?: string): number
  }
  function parseRobots(url: string, text: string): Robots
  export = parseRobots
}
