/** Distinct names that start with `searchText`: the same name first, then in the given order. */
export function namesFor<Named extends { readonly name: string }>(
  searchText: string,
  members: readonly Named[],
  most: number,
): Named[] {
  const sought = searchText.toLowerCase();
  const found = new Map<string, Named>();
  for (const member of members) {
    const name = member.name.toLowerCase();
    if (found.has(name) || !/^[\p{L}\p{N}_]+$/u.test(name) || !name.startsWith(sought)) continue;
    found.set(name, member);
  }
  const exact = found.get(sought);
  found.delete(sought);
  return [...(exact ? [exact] : []), ...found.values()].slice(0, most);
}
