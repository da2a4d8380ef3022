interface PageOwner {
  path: string
  heading?: string | undefined
}

/** Formats a keyword and its owner as a line: `keyword | owner: path#heading`. */
export function formatKeyword({
  keyword,
  owner,
}: {
  keyword: string
  owner?: PageOwner | undefined
}): string {
  const line = keyword.replaceAll('|', '\\|')
  return owner === undefined ? line : `${line} | owner: ${formatOwner(owner)}`
}

/** Formats a page or one of its sections. */
export function formatOwner({ path, heading }: PageOwner): string {
  return heading === undefined ? path : `${path}#${heading}`
}
