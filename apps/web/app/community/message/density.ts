import { observable, useObservable } from '../../platform/observable.ts';

const key = 'plastic-grapes:density';

function kept(): boolean {
  try {
    return localStorage.getItem(key) === 'compact';
  } catch {
    return false;
  }
}

const compact = observable(typeof localStorage !== 'undefined' && kept());

/** How close messages stand, as chosen on this device. */
export function useDensity(): 'compact' | undefined {
  return useObservable(compact) ? 'compact' : undefined;
}

export function setCompact(wanted: boolean): void {
  compact.set(wanted);
  try {
    if (wanted) localStorage.setItem(key, 'compact');
    else localStorage.removeItem(key);
  } catch {
    // It is a convenience only.
  }
}
