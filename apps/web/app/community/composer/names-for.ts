/** Distinct names that start with `sought`, in the given order. */
export function namesFor<Named extends { readonly name: string }>(
  sought: string,
  members: readonly Named[],
  most: number,
): Named[] {
  const found = new Map<string, Named>();
  for (const member of members) {
    const name = member.name.toLowerCase();
    if (found.has(name) || !/^[\p{L}\p{N}_]+$/u.test(name) || !name.startsWith(sought.toLowerCase()))
      continue;
    found.set(name, member);
  }
  return [...found.values()].slice(0, most);
}
