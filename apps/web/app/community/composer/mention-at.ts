/** A mention that is being written: from its `@` to the end of the word that the caret is in. */
export interface MentionAt {
  readonly from: number;
  readonly to: number;
  /** What stands between the `@` and the caret. */
  readonly sought: string;
}

const begun = /(?<![\p{L}\p{N}_])@([\p{L}\p{N}_]{0,30})$/u;
const rest = /^[\p{L}\p{N}_]*/u;

export function mentionAt(text: string, caret: number): MentionAt | undefined {
  const match = begun.exec(text.slice(0, caret));
  if (!match) return undefined;
  const [after = ''] = rest.exec(text.slice(caret)) ?? [];
  return { from: match.index, to: caret + after.length, sought: match[1] ?? '' };
}

/** The names that begin so, those that were given first standing first, each once. */
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
