export interface NameGroup {
  title: string
  names: readonly string[]
}

/** Returns the groups with the names that exist. A name that no group has comes last in the last group. */
export function groupNames(names: string[], groups: readonly NameGroup[]): NameGroup[] {
  const grouped = new Set(groups.flatMap(group => group.names))
  const others = names.filter(name => !grouped.has(name))
  return groups.map((group, index) => ({
    title: group.title,
    names: [
      ...group.names.filter(name => names.includes(name)),
      ...(index === groups.length - 1 ? others : []),
    ],
  }))
}
