import type { Member } from '@orbit-vine/contract/members.ts';

/** The same with this member's name and picture wherever the member stands in it; itself, if that is nowhere. */
export function replaceMember<T>(held: T, member: Member): T {
  return put(held, member) as T;
}

function put(held: unknown, member: Member): unknown {
  if (held instanceof Map) {
    const entries = [...held].map(([key, value]) => [key, put(value, member)] as const);
    return entries.some(([key, value]) => held.get(key) !== value) ? new Map(entries) : held;
  }
  if (Array.isArray(held)) {
    const items = held.map((item) => put(item, member));
    return items.some((item, at) => item !== held[at]) ? items : held;
  }
  if (typeof held !== 'object' || held === null) return held;
  if ('avatar' in held && 'id' in held && held.id === member.id) {
    const { name, avatar } = member;
    const same = 'name' in held && held.name === name && held.avatar === avatar;
    return same ? held : { ...held, name, avatar };
  }
  const entries = Object.entries(held).map(([key, value]) => [key, put(value, member)] as const);
  const changed = entries.some(([key, value]) => (held as Record<string, unknown>)[key] !== value);
  return changed ? Object.fromEntries(entries) : held;
}
