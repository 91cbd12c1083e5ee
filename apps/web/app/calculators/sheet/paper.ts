import type { UnitOf } from '../definition.ts';

/** Half of the paper that the reader's printer holds, by the units that the reader has chosen. */
export function paperFor(unitOf: UnitOf): { readonly width: string; readonly height: string } {
  const american = unitOf('volume').id === 'usGal' || ['oz', 'lb'].includes(unitOf('mass').id);
  return american ? { width: '5.5in', height: '8.5in' } : { width: '148mm', height: '210mm' };
}
