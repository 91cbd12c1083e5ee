import { cueBefore, isArticle } from '../grammar/frame.ts';
import { hasCue, type Item } from '../recognize/items.ts';
import type { CellarRecord } from '../schema/reading.ts';
import type { Change, ChangeSetting, Earlier, Values } from './change-types.ts';
import { lastIndex } from './named-work.ts';

type Slot = 'vessels' | 'from' | 'to';
const slots: Slot[] = ['vessels', 'from', 'to'];

export function changeVessels(
  earlier: Earlier,
  { now, not, items }: Values,
  { action }: ChangeSetting,
): Change | undefined {
  const lot = now.find((item) => item.type === 'lot');
  const vessel = now.find((item) => item.type === 'vessels');
  if (vessel?.type === 'vessels') {
    if (vessel.unknown.length > 0 || now.filter((item) => item.type === 'vessels').length > 1)
      return { about: 'vessel' };
    const old = not.find((item) => item.type === 'vessels');
    if (old?.type === 'vessels') return replaceVessels(earlier, old.ids, vessel.ids);
    if (isExcluded(items, vessel)) return replaceDenied(earlier, vessel.ids);
    return isRepeated(earlier, vessel.ids, action)
      ? undefined
      : setVessels(earlier, vessel.ids, roleOf(items, vessel), action);
  }
  if (lot?.type === 'lot') return setLot(earlier, lot, roleOf(items, lot));
  return undefined;
}

/** "not T2" and "not into T2" exclude T2; "no, T2" does not. */
function isExcluded(items: Item[], vessel: Item): boolean {
  const at = items.indexOf(vessel);
  const before = items
    .slice(0, at)
    .findLastIndex((item) => !isArticle(item) && !hasCue(item, 'to', 'from', 'in'));
  return hasCue(items[before], 'not') && items[before]?.next === items[before + 1]?.from;
}

function roleOf(items: Item[], item: Item): 'from' | 'to' | undefined {
  const index = items.indexOf(item);
  if (cueBefore(items, index, 'to') || items[index - 1]?.type === 'arrow') return 'to';
  return cueBefore(items, index, 'from') ? 'from' : undefined;
}

/** "T14 not T12": replaces the old vessel wherever it is in the record. */
function replaceVessels({ records }: Earlier, old: string[], ids: string[]): Change | undefined {
  for (let record = records.length - 1; record >= 0; record -= 1) {
    for (const slot of slots) {
      const list = records[record]?.[slot];
      if (!list || !old.every((id) => list.includes(id))) continue;
      const at = list.indexOf(old[0] ?? '');
      const rest = list.filter((id) => !old.includes(id));
      const replaced = [...rest.slice(0, at), ...ids, ...rest.slice(at)];
      return { record, set: { [slot]: replaced, ...renamedParts(records[record]?.parts, old, ids) } };
    }
    const parts = records[record]?.parts;
    if (parts && old.length === 1 && ids.length === 1 && parts.some((part) => part.vessel === old[0])) {
      return {
        record,
        set: {
          parts: parts.map((part) => (part.vessel === old[0] ? { ...part, vessel: ids[0] ?? '' } : part)),
        },
      };
    }
  }
  return { about: 'vessel' };
}

/** The parts of a move or a pressing name the vessels that they went to. */
function renamedParts(
  parts: CellarRecord['parts'],
  old: readonly string[],
  ids: readonly string[],
): Pick<CellarRecord, 'parts'> {
  const renamed = (id: string) => ids[old.indexOf(id)] ?? id;
  const rename = ({ vessel, to, ...part }: NonNullable<typeof parts>[number]) => ({
    ...part,
    ...(vessel === undefined ? {} : { vessel: renamed(vessel) }),
    ...(to ? { to: to.map(renamed) } : {}),
  });
  return parts ? { parts: parts.map(rename) } : {};
}

/** "not T1, T4": the vessels that the record has are wrong, and the others right. */
function replaceDenied(earlier: Earlier, ids: string[]): Change | undefined {
  const present = new Set(earlier.records.flatMap((record) => slots.flatMap((slot) => record[slot] ?? [])));
  const [old, right] = [ids.filter((id) => present.has(id)), ids.filter((id) => !present.has(id))];
  if (old.length > 0 && right.length > 0) return replaceVessels(earlier, old, right);
  return withoutVessels(earlier, old) ?? { about: 'vessel' };
}

/** "not T1": one vessel less, unless an amount in all was shared with it. */
function withoutVessels({ records }: Earlier, old: readonly string[]): Change | undefined {
  const record = records.findLastIndex(({ vessels = [] }) => old.every((id) => vessels.includes(id)));
  const { vessels = [], amount, volume } = records[record] ?? {};
  const rest = vessels.filter((id) => !old.includes(id));
  const isShared = [amount, volume].some((quantity) => quantity && quantity.per !== 'each');
  return rest.length > 0 && old.length > 0 && !isShared ? { record, set: { vessels: rest } } : undefined;
}

const slotsOfOperation: Partial<Record<CellarRecord['op'], Slot[]>> = {
  receive_fruit: ['to'],
  crush: ['from', 'to'],
  press: ['from', 'to'],
  transfer: ['from', 'to'],
  filter: ['from', 'to'],
  top: ['vessels', 'from'],
  blend: ['to'],
  split: ['from'],
  bottle: ['from'],
};

/** "20 g in T1": an answer may name the vessel of the record again. */
function isRepeated({ records, asks }: Earlier, ids: string[], action: 'amend' | 'complete'): boolean {
  const asked = new Set(asks.map(({ record }) => record));
  return (
    action === 'complete' &&
    records.some(
      (record, index) =>
        asked.has(index) && slots.some((slot) => record[slot]?.toSorted().join() === ids.toSorted().join()),
    )
  );
}

/** Without an old vessel: fills the empty field, the one that its word names, or the only one. */
function setVessels(
  earlier: Earlier,
  ids: string[],
  role: 'from' | 'to' | undefined,
  follows: 'amend' | 'complete',
): Change | undefined {
  const { records, asks } = earlier;
  // A doubted record lacks nothing; another vessel corrects it.
  const action = asks.length > 0 && asks.every(({ about }) => about === 'plausibility') ? 'amend' : follows;
  const empty = (record: CellarRecord) =>
    slotsOf(record).filter((slot) => (record[slot] ?? []).length === 0 && !hasLot(record, slot));
  const lacks = (record: CellarRecord | undefined) => record !== undefined && empty(record).length > 0;
  const asked = asks.find(({ about, record }) => about === 'vessel' && lacks(records[record]));
  let index = action === 'complete' ? (asked?.record ?? records.findLastIndex(lacks)) : lastIndex(earlier);
  if (index < 0) index = lastIndex(earlier);
  const record = records[index];
  if (!record) return undefined;
  const open = action === 'complete' ? empty(record) : slotsOf(record);
  const named = role && slotsOf(record).includes(role) ? role : undefined;
  // "pressed: which vessel?" asks for the first that is missing; the reply tells which.
  const first = action === 'complete' ? open[0] : undefined;
  const isAmended = action === 'amend';
  const ofKind = isAmended ? slotOfKind(earlier, record, ids) : undefined;
  const sure = named ?? (open.length === 1 ? open[0] : (first ?? ofKind));
  const slot = sure ?? (isAmended ? open.find((each) => each === 'to') : undefined);
  if (!slot) return { about: 'vessel' };
  const present = record[slot] ?? [];
  const isPart = ids.length > 1 && ids.every((id) => present.includes(id));
  if (isAmended && ids.length < present.length && !isPart) return { about: 'vessel' };
  const moved = slot === 'to' && isAmended ? renamedParts(record.parts, present, ids) : {};
  if (moved.parts && ids.length !== present.length) return { about: 'vessel' };
  return { record: index, set: { [slot]: ids, ...moved }, ...(sure ? {} : { why: 'role' }) };
}

/** "sorry B62" after a move from a tank to a barrel: the only field with a vessel of this kind. */
function slotOfKind({ scanned }: Earlier, record: CellarRecord, ids: string[]): Slot | undefined {
  const kindsOf = (list: string[]) =>
    [...new Set(list.map((id) => scanned.cellar.vessels.get(id)?.kind))].join();
  const alike = slotsOf(record).filter((slot) => kindsOf(record[slot] ?? []) === kindsOf(ids));
  return alike.length === 1 ? alike[0] : undefined;
}

function slotsOf(record: CellarRecord): Slot[] {
  return slotsOfOperation[record.op] ?? ['vessels'];
}

function hasLot(record: CellarRecord, slot: Slot): boolean {
  return slot === 'from'
    ? record.fromLot !== undefined || record.lot !== undefined
    : slot === 'vessels' && record.lot !== undefined;
}

function setLot(
  { records }: Earlier,
  lot: Extract<Item, { type: 'lot' }>,
  role: 'from' | 'to' | undefined,
): Change | undefined {
  if (!lot.code) return { about: 'lot' };
  const record = records.length - 1;
  const last = records[record];
  if (!last) return undefined;
  const source =
    ['transfer', 'press', 'crush', 'filter', 'split'].includes(last.op) ||
    (last.op === 'top' && role === 'from');
  return { record, set: source ? { fromLot: lot.code } : { lot: lot.code } };
}
