import { materialOf, varietyOf } from '../recognize/items.ts';
import type { Scanned } from '../recognize/scan.ts';

export interface Names {
  vessels?: string[];
  lot?: string;
  variety?: string;
  vintage?: number;
  material?: string;
}

export function namesIn({ items }: Scanned): Names {
  const names: Names = {};
  const vessels = items.flatMap((item) => (item.type === 'vessels' ? item.ids : []));
  if (vessels.length > 0) names.vessels = [...new Set(vessels)];
  for (const [index, item] of items.entries()) {
    if (item.type === 'lot' && item.code) names.lot = item.code;
    const varieties = varietyOf(item);
    if (varieties?.length === 1 && varieties[0]) {
      names.variety = varieties[0];
      const before = items[index - 1];
      if (before?.type === 'number' && /^(20)?\d\d$/.test(before.raw))
        names.vintage = 2000 + (before.value % 100);
    }
    const material = materialOf(item);
    if (material) names.material = material;
  }
  return names;
}

export function lotOfVariety(names: Names, { cellar }: Scanned): string | undefined {
  const fits = cellar.context.lots.filter(
    (lot) =>
      lot.in.length > 0 &&
      Object.keys(lot.composition).join() === names.variety &&
      (names.vintage === undefined || lot.vintage === names.vintage),
  );
  return fits.length === 1 ? fits[0]?.code : undefined;
}
