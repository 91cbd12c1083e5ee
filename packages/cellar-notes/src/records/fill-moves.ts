import { type Location, locationsOf, varietiesOf } from '../grammar/locations.ts';
import { hasCue, type Item, verbOf } from '../recognize/items.ts';
import type { Part } from '../schema/reading.ts';
import { addAsk, type Draft, liters, markUsed, type Setting, shareOut } from './draft.ts';
import { groupOf, isAllWord } from './groups.ts';
import { saysPart } from './part-of-wine.ts';
import { isPore, type Poured, volumesOf } from './poured.ts';
import { idsOf, namedLots } from './subject.ts';

const fruitUnits = new Set(['lb', 'kg', 'ton', 'tonne']);

/** Sources and destinations, by words first, then by order. */
export function directionsOf(
  draft: Draft,
  { subject }: Setting,
): { from: Location[]; to: Location[]; open: Location[] } {
  const locations = locationsOf(draft.frame);
  const from = locations.filter((location) => location.role === 'from' || location.role === 'with');
  const to = locations.filter((location) => location.role === 'to');
  const rest = locations.filter((location) => location.role === undefined || location.role === 'in');
  const inside = rest.filter(
    (location) =>
      location.role === 'in' &&
      to.length === 0 &&
      (from.length > 0 || rest.length > 1 || isWeighed(draft.frame.items)),
  );
  const into = to.length > 0 ? to : inside;
  const open = rest.filter((location) => !into.includes(location));
  const givers = from.length > 0 ? from : open.slice(0, 1);
  const left = open.filter((location) => !givers.includes(location));
  if (givers.length === 0 && into.length > 0 && subject && !subject.moved && subject.vessels.length > 0) {
    return {
      from: [{ item: into[0]?.item as Item, ids: subject.vessels, unknown: [] }],
      to: into,
      open: left,
    };
  }
  // "cleaned T2, filled from T5"
  const isFilled = draft.frame.verb?.mode === 'barrel_down' && from.length > 0 && rest.length === 0;
  if (into.length === 0 && isFilled && subject && !subject.moved && subject.vessels.length > 0)
    return { from, to: [{ item: givers[0]?.item as Item, ids: subject.vessels, unknown: [] }], open: [] };
  // "filled bbls 133-136 from T10": the only vessels left are the destination.
  const barrels =
    draft.frame.verb?.mode === 'barrel_down' &&
    left.every((location) => location.ids.every((id) => /^B\d/.test(id)));
  if (into.length === 0 && left.length === 1 && (from.length > 0 || barrels))
    return { from: givers, to: left, open: [] };
  return { from: givers, to: into, open: left };
}

function isWeighed(items: Item[]): boolean {
  return items.some((item) => item.type === 'quantity' && fruitUnits.has(item.unit.id));
}

/** "vaciamos D1 en T13": a move, unlike a drain. */
const isEmptied = ({ verb, items }: Draft['frame']) =>
  verb?.mode === 'drain' &&
  items.some(
    (item) => item.type === 'term' && verbOf(item) !== undefined && /^(emptied|(se )?vaci)/.test(item.text),
  );

export function fillMove(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  if (frame.verb?.mode) record.mode = isEmptied(frame) ? 'move' : frame.verb.mode;
  else if (record.op === 'transfer') record.mode = 'move';
  if (frame.verb?.kind && record.op === 'filter') record.kind = frame.verb.kind;
  const { from, to, open } = directionsOf(draft, setting);
  for (const location of [...from, ...to, ...open]) markUsed(location.item);
  record.from = idsOf(from);
  record.to = idsOf(to);
  const lots = from.flatMap((location) => (location.lot ? [location.lot] : []));
  if (lots.length === 1 && record.from.length === 0) record.fromLot = lots[0] ?? '';
  if (from.length === 0 && setting.source) {
    const { from: before = [], fromLot } = setting.source;
    record.from = before;
    if (fromLot) record.fromLot = fromLot;
  }
  if (record.op === 'crush' || record.op === 'press') fillFruit(draft, setting);
  else if (record.from.length === 0 && from.length === 0 && !record.fromLot) nameSource(draft, setting);
  fillVolumes(draft);
  if (record.op === 'transfer' && !record.volume && frame.items.some((item) => hasCue(item, 'all')))
    record.all = true;
  const isPoured = record.volume ?? record.parts?.some(({ volume }) => volume);
  if (!isPoured && saysPart(frame.items)) addAsk(draft, 'quantity');
  if (record.mode === 'rack_and_return') returnsHome(draft);
  const unknown = [...from, ...to, ...open].some((location) => location.unknown.length > 0);
  const unassigned = open.filter((location) => !location.ids.every((id) => (record.to ?? []).includes(id)));
  const fruit =
    (record.op === 'press' || record.op === 'crush') &&
    record.variety !== undefined &&
    record.weight !== undefined;
  const source = record.from.length > 0 || record.fromLot !== undefined || fruit;
  if (unknown || !source || (record.to ?? []).length === 0 || unassigned.length > 0) addAsk(draft, 'vessel');
  fillBarrels(draft, setting);
}

function returnsHome(draft: Draft) {
  const { record } = draft;
  const both = (record.from ?? []).length > 0 ? record.from : record.to;
  if ((record.to ?? []).length === 0 || (record.from ?? []).length === 0) {
    record.from = both ?? [];
    record.to = both ?? [];
  }
}

function nameSource(draft: Draft, setting: Setting) {
  const named = namedLots(draft, setting.scanned.cellar);
  if (named.length === 1) draft.record.fromLot = named[0] ?? '';
  else addAsk(draft, 'vessel');
}

function fillFruit(draft: Draft, { scanned }: Setting) {
  const { record, frame } = draft;
  const names = varietiesOf(frame).flatMap(({ names: each }) => (each.length === 1 ? each : []));
  const block = frame.items.find((item) => item.type === 'block');
  if (block?.type === 'block') record.block = block.id;
  const ofBlock = scanned.cellar.context.blocks[record.block ?? ''];
  const variety = names.length === 1 ? names[0] : names.length === 0 ? ofBlock : undefined;
  if (variety !== undefined) record.variety = variety;
  for (const [index, item] of frame.items.entries()) {
    if (
      item.type === 'quantity' &&
      item.unit.dimension === 'percent' &&
      hasCue(frame.items[index + 1], 'wholeCluster')
    ) {
      record.wholeClusterPercent = item.value;
      markUsed(item);
    }
  }
  fillWeight(draft);
  if (frame.items.some((item) => hasCue(item, 'wholeCluster')) && record.op === 'press')
    record.mode = 'whole_cluster';
}

/** The volume that came of fruit, and the fruit's weight. */
export function fillYield(draft: Draft): void {
  fillVolumes(draft);
  fillWeight(draft);
}

function fillWeight({ record, frame }: Draft): void {
  const weighed = frame.items.find((item) => item.type === 'quantity' && fruitUnits.has(item.unit.id));
  if (weighed?.type !== 'quantity' || record.weight) return;
  record.weight = { value: Number((weighed.value * weighed.unit.factor).toFixed(3)), unit: 'kg' };
  markUsed(weighed);
}

function fillBarrels(draft: Draft, { scanned }: Setting) {
  const { record } = draft;
  const to = record.to ?? [];
  const barrels = to.length > 0 && to.every((id) => scanned.cellar.vessels.get(id)?.kind === 'barrel');
  // "filled T9 from T1": all of it, or as much as fits.
  if (record.mode === 'barrel_down' && !record.volume && !barrels && to.length > 0) addAsk(draft, 'quantity');
  if (record.op !== 'transfer' || record.volume || !barrels || record.mode === 'rack_and_return') return;
  const source = (record.from ?? []).some((id) => scanned.cellar.vessels.get(id)?.kind === 'barrel');
  if (source && record.mode !== 'barrel_down') return;
  record.mode = 'barrel_down';
  record.fill = 'full';
}

export function fillVolumes(draft: Draft) {
  const { record, frame } = draft;
  fillMicron(draft);
  const pore = frame.items.find((item) => item.used && isPore(item));
  const volumes = volumesOf(frame.items).filter(({ item }) => item !== pore);
  const lost = volumes.find((volume) => volume.loss);
  const kept = volumes.filter((volume) => !volume.loss && !volume.rest);
  const rest = volumes.filter((volume) => volume.rest);
  for (const { item } of rest) markUsed(item);
  if (rest.length > 0 && kept.length === 0) addAsk(draft, 'quantity');
  if (lost) {
    markUsed(lost.item);
    const reason = record.op === 'filter' ? 'filter' : lost.loss;
    record.loss = { volume: liters(lost.liters), reason: reason ?? 'unexplained' };
  }
  const fractions = frame.items.some((item) => hasCue(item, 'freeRun', 'pressFraction'));
  if (record.op === 'press' && (kept.length > 1 || (fractions && kept.length > 0)))
    fillPressParts(draft, kept);
  else if (kept.length === 1 && kept[0]) {
    markUsed(kept[0].item);
    // "20 gal each from T9 and T10 into D1": of each source.
    const [from = [], to = []] = [record.from, record.to];
    record.volume = shareOut(
      liters(kept[0].liters),
      frame.items,
      to.length < 2 && from.length > 1 ? from : to,
    );
  }
}

function fillMicron(draft: Draft) {
  const { record, frame } = draft;
  if (record.op !== 'filter') return;
  for (const item of frame.items) {
    if (isPore(item) && 'value' in item && record.micron === undefined && typeof item.value === 'number') {
      record.micron = item.value;
      markUsed(item);
    }
  }
}

function fillPressParts(draft: Draft, volumes: Poured[]) {
  const { record, frame } = draft;
  const { items } = frame;
  const receivers = locationsOf(frame).filter(
    (location) => !(record.from ?? []).includes(location.ids[0] ?? ''),
  );
  // "T14 40 gal press": a vessel just before a volume belongs to it.
  const starts = volumes.map(({ index }) =>
    receivers.some(({ item }) => item === items[index - 1]) && !hasCue(items[index - 2], 'to')
      ? index - 1
      : index,
  );
  record.parts = volumes.map((volume, order): Part => {
    const end = starts[order + 1] ?? items.length;
    const after = items.slice(volume.index, end);
    const named = order === 0 && !receivers.some(({ item }) => after.includes(item));
    const own = items.slice(named ? 0 : starts[order], end);
    markUsed(volume.item);
    const to = idsOf(receivers.filter((location) => own.includes(location.item)));
    const gap = items.findIndex((item, index) => index > volume.index && item.type === 'gap');
    const fraction =
      fractionOf(items.slice(volume.index - 1, volume.index)) ??
      fractionOf(items.slice(volume.index, gap < 0 ? end : Math.min(gap, end)));
    return { ...(fraction ? { fraction } : {}), volume: liters(volume.liters), to };
  });
  // "pressed T3 to T6: 160 gal free run and 25 press"
  const [only, ...others] = receivers;
  const isShared = only && others.length === 0 && items.indexOf(only.item) < (volumes[0]?.index ?? 0);
  if (isShared) {
    const { ids } = only;
    // "T13 and D1: 220 and 40 gal"
    const isEach = ids.length === record.parts.length;
    for (const [order, part] of record.parts.entries()) part.to = isEach ? ids.slice(order, order + 1) : ids;
    if (ids.length > 1 && !isEach) addAsk(draft, 'vessel');
  }
  record.to = [...new Set([...(record.to ?? []), ...record.parts.flatMap((part) => part.to ?? [])])];
  if (record.parts.some((part) => (part.to ?? []).length === 0)) addAsk(draft, 'vessel');
}

function fractionOf(items: Item[]): Part['fraction'] {
  if (items.some((item) => hasCue(item, 'freeRun'))) return 'free_run';
  return items.some((item) => hasCue(item, 'pressFraction')) ? 'press' : undefined;
}

export function fillTop(draft: Draft, { scanned, subject, source }: Setting): void {
  const { record, frame } = draft;
  const locations = locationsOf(frame);
  const withAt = frame.items.findIndex((item) => hasCue(item, 'with'));
  const isSource = (location: Location) =>
    location.role === 'from' ||
    location.role === 'with' ||
    (withAt >= 0 && frame.items.indexOf(location.item) > withAt && location.role !== 'to');
  const sources = locations.filter(isSource);
  const targets = locations.filter((location) => !sources.includes(location));
  for (const location of locations) markUsed(location.item);
  const lots = targets.flatMap((location) => (location.lot ? [location.lot] : []));
  const ids = idsOf(targets);
  // "topped all the merlot barrels from K1"; after "with" is the wine that filled them.
  const filled = frame.items.slice(0, withAt < 0 ? undefined : withAt);
  const group = targets.every(isAllWord) ? groupOf(draft, scanned.cellar, filled) : undefined;
  if (group) Object.assign(record, group);
  else if (lots.length === 1 && ids.length === 0) record.lot = lots[0] ?? '';
  else
    record.vessels =
      ids.length === 0 && targets.length === 0 && subject && !subject.lot ? subject.vessels : ids;
  const fromLots = sources.flatMap((location) => (location.lot ? [location.lot] : []));
  if (fromLots.length === 1) record.fromLot = fromLots[0] ?? '';
  if (idsOf(sources).length > 0) record.from = idsOf(sources);
  else if (sources.length === 0 && source) {
    if (source.from) record.from = source.from;
    if (source.fromLot) record.fromLot = source.fromLot;
  }
  if (!record.from && !record.fromLot) nameTopSource(draft, scanned, withAt);
  if (
    (!record.lot && (record.vessels ?? []).length === 0) ||
    locations.some((location) => location.unknown.length > 0 && !(group && isAllWord(location))) ||
    lots.length > 1
  )
    addAsk(draft, 'vessel');
  fillVolume(draft);
  if (!record.volume) addAsk(draft, 'quantity');
}

/** The volume of work in place, for each vessel or in all. */
export function fillVolume({ record, frame }: Draft): void {
  const volume = volumesOf(frame.items)[0];
  if (!volume) return;
  markUsed(volume.item);
  record.volume = shareOut(liters(volume.liters), frame.items, record.vessels);
}

function nameTopSource(draft: Draft, scanned: Setting['scanned'], withAt: number) {
  const named = namedLots(draft, scanned.cellar);
  if (named.length === 1 && withAt >= 0) draft.record.fromLot = named[0] ?? '';
  else addAsk(draft, 'vessel');
}
