import { hasCue, type Item, varietyOf } from '../recognize/items.ts';
import { cueBefore, type Frame } from './frame.ts';

/** A vessel list or lot of a frame, with the direction that its words give. */
export interface Place {
  item: Item;
  ids: string[];
  unknown: string[];
  lot?: string;
  /** A lot that was named in a way that does not say which. */
  vague?: boolean;
  role?: 'from' | 'to' | 'in' | 'with';
}

export function placesOf(frame: Frame): Place[] {
  const { items } = frame;
  const places: Place[] = [];
  items.forEach((item, index) => {
    const place = placeAt(item);
    if (!place) return;
    const role = roleAt(items, index);
    places.push(role ? { ...place, role } : place);
  });
  // "T5 T6 T7 all at 58F": the vessels are named.
  const named = places.some((place) => place.ids.length > 0);
  return named ? places.filter((place) => !hasCue(place.item, 'all')) : places;
}

function placeAt(item: Item): Place | undefined {
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

function roleAt(items: Item[], index: number): Place['role'] {
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

/** Variety words of a frame, each with the vintage number that may stand before it ("the 24 franc"). */
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
