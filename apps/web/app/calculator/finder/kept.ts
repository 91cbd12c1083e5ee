import { keepJson, keptJson } from '../../platform/kept-json.ts';

/** Recently used and favorite calculators on this device; empty if the browser has no storage. */
const keys = { recent: 'bench-recent', favorites: 'bench-favorites' } as const;
type KeptList = keyof typeof keys;

const maxRecent = 6;

export function keptIds(list: KeptList): readonly string[] {
  const stored = keptJson(keys[list]);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export function keepIds(list: KeptList, ids: readonly string[]): void {
  keepJson(keys[list], ids);
}

export function rememberUse(id: string): void {
  keepIds('recent', [id, ...keptIds('recent').filter((other) => other !== id)].slice(0, maxRecent));
}
