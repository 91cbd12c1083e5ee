import type { Channel } from '@orbit-vine/contract/channels.ts';

/** As the server reads it: a name with spaces stands in quotes, which it cannot contain itself. */
export function scopeOf({ id, name }: Pick<Channel, 'id' | 'name'>): string {
  const [readable = ''] = name.split('"');
  const said = readable.trim() || id;
  return /\s/.test(said) ? `in:"${said}"` : `in:${said}`;
}

const anyScope = /(?<=^|\s)in:(?:"[^"]*"|\S*)\s*/giu;

export const isScoped = (text: string, scope: string) =>
  [...text.matchAll(anyScope)].some(([part]) => part.trim().toLowerCase() === scope.toLowerCase());

/** The question within that channel and no other; asked for again, it is taken off. */
export function toggleScope(text: string, scope: string): string {
  const rest = text.replace(anyScope, '').trimStart();
  return isScoped(text, scope) ? rest : `${scope} ${rest}`;
}
