import type { Channel } from '@orbit-vine/contract/channels.ts';

/** The server's syntax: a name with spaces is quoted, and cannot contain quotes. */
export function scopeOf({ id, name }: Pick<Channel, 'id' | 'name'>): string {
  const [readable = ''] = name.split('"');
  const term = readable.trim() || id;
  return /\s/.test(term) ? `in:"${term}"` : `in:${term}`;
}

const anyScope = /(?<=^|\s)in:(?:"[^"]*"|\S*)\s*/giu;

export const isScoped = (text: string, scope: string) =>
  [...text.matchAll(anyScope)].some(([part]) => part.trim().toLowerCase() === scope.toLowerCase());

export function toggleScope(text: string, scope: string): string {
  const rest = text.replace(anyScope, '').trimStart();
  return isScoped(text, scope) ? rest : `${scope} ${rest}`;
}
