import { keptSwitch } from '../../platform/kept-switch.ts';
import { useObservable } from '../../platform/observable.ts';

const compact = keptSwitch('plastic-grapes:density');

export function useDensity(): 'compact' | undefined {
  return useObservable(compact) ? 'compact' : undefined;
}

export const setCompact = compact.set;
