import { hasCue, type Item, varietyOf } from '../recognize/items.ts';
import { cueBefore, type Frame } from './frame.ts';

/** A frame's vessels or lot, with the direction that its words give. */
export interface Location {
  item: Item;
  ids: string[];
  unknown: string[];
  lot?: string;
  vague?: boolean;
  role?: 'from' | 'to' | 'in' | 'with';
}

export function locationsOf(frame: Frame): Location[] {
  const { items } = frame;
  const locations: Location[] = [];
  items.forEach((item, index) => {
    const location = locationAt(item);
    if (!location) return;
    const role = roleAt(items, index);
    locations.push(role ? { ...location, role } : location);
  });
  // "T5 T6 T7 all at 58F": the vessels are named.
  const named = locations.some((location) => location.ids.length > 0);
  return named ? locations.filter((location) => !hasCue(location.item, 'all')) : locations;
}

function locationAt(item: Item): Location | undefined {
  if (item.type === 'vessels') return { item, ids: item.ids, unknown: item.unknown };
  if (item.type === 'vesselCount')
    return { item, ids: [], unknown: [`${item.count} ${item.kind}`], vague: true };
  if (item.type === 'lot')
    return {
      item,
      ids: [],
      unknown: item.code ? [] : [item.written],
      ...(item.code ? { lot: item.code } : {}),
    };
  if (item.type === 'term' && item.meanings.some((meaning) => meaning.is === 'vesselName')) {
    const meaning = item.meanings.find((each) => each.is === 'vesselName');
    return meaning?.is === 'vesselName' ? { item, ids: [meaning.id], unknown: [] } : undefined;
  }
  return hasCue(item, 'all') ? { item, ids: [], unknown: ['all'], vague: true } : undefined;
}

function roleAt(items: Item[], index: number): Location['role'] {
  const item = items[index];
  if (item?.type === 'vessels' && item.role) return item.role;
  if (items[index - 1]?.type === 'arrow') return 'to';
  if (cueBefore(items, index, 'to')) return 'to';
  if (cueBefore(items, index, 'from')) return 'from';
  if (cueBefore(items, index, 'with')) return 'with';
  const arrow = items.findIndex((each, at) => at > index && each.type === 'arrow');
  const between = arrow < 0 ? [] : items.slice(index + 1, arrow);
  if (arrow >= 0 && !between.some((each) => each.type === 'vessels')) return 'from';
  return cueBefore(items, index, 'in') ? 'in' : undefined;
}

/** A frame's varieties, each with the vintage before it, if any ("the 24 franc"). */
export function varietiesOf(
  frame: Frame,
): { names: string[]; item: Item; vintage?: number; vintageItem?: Item }[] {
  return frame.items.flatMap((item, index) => {
    const names = varietyOf(item);
    if (!names) return [];
    const before = frame.items[index - 1];
    const year =
      before?.type === 'number' && /^(20)?\d\d$/.test(before.raw) ? 2000 + (before.value % 100) : undefined;
    return [{ names, item, ...(year !== undefined && before ? { vintage: year, vintageItem: before } : {}) }];
  });
}
