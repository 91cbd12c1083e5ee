import { flag, stored } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';

const compact = stored({ key: 'plastic-grapes:density', ...flag });

export function useDensity(): 'compact' | undefined {
  return useStored(compact) ? 'compact' : undefined;
}

export const setCompact = compact.set;
