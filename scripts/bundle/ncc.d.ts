declare module '@vercel/ncc' {
  interface Options {
    /** Whether the bundle is a module. */
    esm: boolean
    filename: string
    license: string
    cache: false
    quiet: true
    /** Requests that stay a `require`, with what is required instead. */
    externals: Record<string, string>
  }
  interface Bundle {
    code: string
    /** Further files by their names. */
    assets: Record<string, { source: string | Buffer }>
    /** Of webpack. */
    stats: { toJson(options: Record<string, boolean | number>): unknown }
  }
  export default function ncc(entry: string, options: Options): Promise<Bundle>
}
