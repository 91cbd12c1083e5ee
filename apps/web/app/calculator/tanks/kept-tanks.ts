import { useState } from 'react';
import { keepJson, keptJson } from '../../platform/kept-json.ts';
import type { Tank } from './tanks.ts';

const key = 'tanks';

/** The tanks of this device; empty if the browser has no storage. */
export function keptTanks(): readonly Tank[] {
  const kept = keptJson(key);
  return Array.isArray(kept) ? kept.filter((tank) => tank?.name && tank.history?.length > 0) : [];
}

export function useTanks(): readonly [tanks: readonly Tank[], keep: (tanks: readonly Tank[]) => boolean] {
  const [tanks, setTanks] = useState(keptTanks);
  function keep(changed: readonly Tank[]): boolean {
    setTanks(changed);
    return keepJson(key, changed);
  }
  return [tanks, keep];
}
