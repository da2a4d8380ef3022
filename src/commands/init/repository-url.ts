/** Returns `owner/name` of the address of a remote, as https or ssh writes it; undefined for any other address. */
export function readRepositoryOf(url: string): string | undefined {
  const [, owner, name] =
    /^(?:[a-z+]+:\/\/[^/]+\/|[\w.-]+@[\w.-]+:)([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?$/i.exec(url) ?? []
  return owner === undefined || name === undefined ? undefined : `${owner}/${name}`
}
