/** What a reader used last and keeps first, on this device. Where the browser keeps nothing, both stay empty. */
const keys = { recent: 'bench-recent', favorites: 'bench-favorites' } as const;
type KeptList = keyof typeof keys;

const mostRecent = 6;

export function keptIds(list: KeptList): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keys[list]) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function keepIds(list: KeptList, ids: readonly string[]): void {
  try {
    localStorage.setItem(keys[list], JSON.stringify(ids));
  } catch {
    // Private windows and full disks: the list is as it was.
  }
}

/** Puts a calculator at the head of those used last. */
export function rememberUse(id: string): void {
  keepIds('recent', [id, ...keptIds('recent').filter((other) => other !== id)].slice(0, mostRecent));
}
