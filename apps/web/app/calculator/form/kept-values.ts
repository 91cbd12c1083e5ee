import { storedBy } from '../../platform/stored.ts';
import { fragmentWith, valuesIn, valuesKey } from './share.ts';

type Values = ReadonlyMap<string, string>;

export const keptValues = storedBy((calculator: string) => ({
  key: valuesKey(calculator),
  fallback: new Map() as Values,
  read: (text): Values => new Map(new URLSearchParams(text)),
  write: (values) => new URLSearchParams(Array.from(values)).toString() || undefined,
}));

/** Whether the address is this calculator's to change: on its own page, or in an article that its link opened. */
function ownsAddress(calculator: string): boolean {
  return (
    location.pathname.replace(/\/$/, '').endsWith(`/tools/${calculator}`) ||
    valuesIn(location.hash, calculator).size > 0
  );
}

/** Updates the address with the fields, so that reloading or sharing it never restores older values. */
export function putInAddress(calculator: string, values: Values | undefined): void {
  if (!ownsAddress(calculator)) return;
  const fragment = values ? fragmentWith(calculator, Object.fromEntries(values)) : '';
  try {
    history.replaceState(history.state, '', location.pathname + location.search + fragment);
  } catch {
    // Safari refuses more than 100 changes in 30 s; a later one brings the address up to date.
  }
}
