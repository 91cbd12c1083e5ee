import { useState } from 'react';
import type { Tank } from './tanks.ts';

const key = 'tanks';

/** The tanks of this device; none where the browser keeps nothing. */
export function keptTanks(): readonly Tank[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(({ name, history }) => name && history?.length > 0) : [];
  } catch {
    return [];
  }
}

/** The tanks and how to keep others; says whether the browser kept them. */
export function useTanks(): readonly [tanks: readonly Tank[], keep: (tanks: readonly Tank[]) => boolean] {
  const [tanks, setTanks] = useState(keptTanks);
  function keep(changed: readonly Tank[]): boolean {
    setTanks(changed);
    try {
      localStorage.setItem(key, JSON.stringify(changed));
      return true;
    } catch {
      return false;
    }
  }
  return [tanks, keep];
}
