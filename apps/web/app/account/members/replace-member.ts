import type { Member } from '@orbit-vine/contract/members.ts';

/** The same with this member's name, picture and line wherever the member stands in it; itself, if that is nowhere. */
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
    const { from: before, ...rest } = held as Member;
    const { name, avatar, from } = member;
    if (rest.name === name && rest.avatar === avatar && before === from) return held;
    return { ...rest, name, avatar, ...(from && { from }) };
  }
  const entries = Object.entries(held).map(([key, value]) => [key, put(value, member)] as const);
  const changed = entries.some(([key, value]) => (held as Record<string, unknown>)[key] !== value);
  return changed ? Object.fromEntries(entries) : held;
}
