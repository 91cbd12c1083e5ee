import type { UnitOf } from '../definition/definition.ts';

export interface Paper {
  readonly width: string;
  readonly height: string;
}

function isAmerican(unitOf: UnitOf): boolean {
  return unitOf('volume').id === 'usGal' || ['oz', 'lb'].includes(unitOf('mass').id);
}

export function halfSheet(unitOf: UnitOf): Paper {
  return isAmerican(unitOf) ? { width: '5.5in', height: '8.5in' } : { width: '148mm', height: '210mm' };
}

export function wholeSheet(unitOf: UnitOf): Paper {
  return isAmerican(unitOf) ? { width: '8.5in', height: '11in' } : { width: '210mm', height: '297mm' };
}
