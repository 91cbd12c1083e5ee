/** Distinct names that start with `searchText`, in the given order. */
export function namesFor<Named extends { readonly name: string }>(
  searchText: string,
  members: readonly Named[],
  most: number,
): Named[] {
  const found = new Map<string, Named>();
  for (const member of members) {
    const name = member.name.toLowerCase();
    if (found.has(name) || !/^[\p{L}\p{N}_]+$/u.test(name) || !name.startsWith(searchText.toLowerCase()))
      continue;
    found.set(name, member);
  }
  return [...found.values()].slice(0, most);
}
