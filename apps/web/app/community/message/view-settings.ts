import { flag, stored } from '../../platform/stored.ts';
import { useStored } from '../../platform/use-stored.ts';

export const compact = stored({ key: 'plastic-grapes:density', ...flag });
export const previewsHidden = stored({ key: 'plastic-grapes:previews-hidden', ...flag });

export function useDensity(): 'compact' | undefined {
  return useStored(compact) ? 'compact' : undefined;
}
