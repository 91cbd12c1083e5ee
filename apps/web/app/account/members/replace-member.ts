import type { Member } from '@orbit-vine/contract/members.ts';

/**
 * Replaces the member's name, picture, and line anywhere in the value; returns the same object if nothing changed.
 */
export function replaceMember<T>(data: T, member: Member): T {
  return replaceIn(data, member) as T;
}

function replaceIn(data: unknown, member: Member): unknown {
  if (data instanceof Map) {
    const entries = [...data].map(([key, value]) => [key, replaceIn(value, member)] as const);
    return entries.some(([key, value]) => data.get(key) !== value) ? new Map(entries) : data;
  }
  if (Array.isArray(data)) {
    const items = data.map((item) => replaceIn(item, member));
    return items.some((item, at) => item !== data[at]) ? items : data;
  }
  if (typeof data !== 'object' || data === null) return data;
  if ('avatar' in data && 'id' in data && data.id === member.id) {
    const { from: before, ...rest } = data as Member;
    const { name, avatar, from } = member;
    if (rest.name === name && rest.avatar === avatar && before === from) return data;
    return { ...rest, name, avatar, ...(from && { from }) };
  }
  const entries = Object.entries(data).map(([key, value]) => [key, replaceIn(value, member)] as const);
  const changed = entries.some(([key, value]) => (data as Record<string, unknown>)[key] !== value);
  return changed ? Object.fromEntries(entries) : data;
}
