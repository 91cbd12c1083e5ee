const key = 'push';

/** Whose notices this browser was asked to show. */
export function markedFor(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function markFor(userId: string | undefined): void {
  if (userId === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, userId);
}
