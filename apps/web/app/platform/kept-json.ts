/** What this device keeps under a key; nothing where it cannot be read. Even to ask may be forbidden, and throws. */
export function keptJson(key: string, storage?: Pick<Storage, 'getItem'>): unknown {
  try {
    return JSON.parse((storage ?? localStorage).getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Says whether the browser took it: private windows and full disks keep nothing. */
export function keepJson(key: string, value: unknown, storage?: Pick<Storage, 'setItem'>): boolean {
  try {
    (storage ?? localStorage).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
