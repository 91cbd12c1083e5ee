import { keepJson, keptJson } from '../../platform/kept-json.ts';

/** What a reader used last and keeps first, on this device. Where the browser keeps nothing, both stay empty. */
const keys = { recent: 'bench-recent', favorites: 'bench-favorites' } as const;
type KeptList = keyof typeof keys;

const maxRecent = 6;

export function keptIds(list: KeptList): readonly string[] {
  const kept = keptJson(keys[list]);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

export function keepIds(list: KeptList, ids: readonly string[]): void {
  keepJson(keys[list], ids);
}

/** Puts a calculator at the head of those used last. */
export function rememberUse(id: string): void {
  keepIds('recent', [id, ...keptIds('recent').filter((other) => other !== id)].slice(0, maxRecent));
}
