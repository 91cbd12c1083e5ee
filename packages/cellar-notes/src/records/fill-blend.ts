import { isArticle } from '../grammar/frame.ts';
import { type Location, locationsOf } from '../grammar/locations.ts';
import { roundTo } from '../grammar/round-to.ts';
import { hasCue, type Item, varietyOf } from '../recognize/items.ts';
import { volumeFactor, volumeOf } from '../recognize/volumes.ts';
import type { CellarRecord, Part } from '../schema/reading.ts';
import { addAsk, type Draft, liters, markUsed, type Setting } from './draft.ts';
import { isSome, saysPart } from './part-of-wine.ts';
import { namedLots } from './subject.ts';

interface Share {
  item: Item;
  index: number;
  volume?: number;
  percent?: number;
}

interface Source {
  index: number;
  part: Part;
  location?: Location;
}

export function fillBlend(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const locations = locationsOf(frame);
  for (const location of locations) markUsed(location.item);
  const shares = sharesOf(frame.items);
  const ratio = frame.items.find((item) => item.type === 'ratio');
  const varieties = sourcesByVariety(draft, setting);
  const lots = namedLots(draft, setting.scanned.cellar);
  const [lot] = varieties.length === 1 && lots.length === 1 ? lots : [];
  if (lot !== undefined) for (const source of varieties) source.part = { lot };
  const target = targetOf(draft, locations, shares, varieties.length > 0);
  const sources = [
    ...locations
      .filter((location) => location !== target)
      .flatMap((location) => sourcesOf(location, frame.items)),
    ...varieties,
  ].toSorted((one, other) => one.index - other.index);
  record.to = target?.ids ?? [];
  const halves =
    ratio?.type === 'ratio' && sources.length === 2 && ratio.left.value + ratio.right.value === 100;
  if (halves) {
    markUsed(ratio);
    for (const [index, source] of sources.entries())
      source.part.percent = index === 0 ? ratio.left.value : ratio.right.value;
  }
  const [only] = shares;
  const isEach = shares.length === 1 && frame.items.some((item) => hasCue(item, 'each'));
  const rest = halves ? shares : isEach && only ? shareEach(sources, only) : assign(sources, shares);
  const total = rest.find((share) => share.volume !== undefined);
  if (total?.volume !== undefined) {
    markUsed(total.item);
    record.volume = liters(total.volume);
  }
  record.parts = sources.map((source) => source.part);
  // "60 gal of T11 with 20 into T13": more than there is in all.
  const sum = record.parts.reduce((liters, { volume: part }) => liters + (part?.value ?? 0), 0);
  if (record.volume && sum > record.volume.value + 1) addAsk(draft, 'quantity');
  if (frame.items.some(isPartWord)) shareByParts(record.parts);
  const isWhole = !record.parts.some(({ volume, percent }) => volume ?? percent);
  if (!isMeasured(record) || (isWhole && saysPart(frame.items))) addAsk(draft, 'quantity');
  const unknown = locations.some((location) => location.unknown.length > 0);
  if (
    record.to.length !== 1 ||
    unknown ||
    (varieties.length > 0 && lot === undefined) ||
    record.parts.length === 0
  )
    addAsk(draft, 'vessel');
}

/** Every part has a share of a total, or a volume; or whole vessels go into one that is no part itself. */
function isMeasured({ parts = [], volume, to = [] }: CellarRecord): boolean {
  const isSilent = (part: Part) => !part.volume && part.percent === undefined;
  if (parts.length > 1 && parts.every(isSilent))
    return (
      !volume && to.length === 1 && parts.every(({ vessel }) => vessel !== undefined && !to.includes(vessel))
    );
  const hasShares = parts.some(({ percent }) => percent !== undefined);
  return parts.length > 0 && !parts.some(isSilent) && !(hasShares && !volume);
}

const isPartWord = (item: Item) =>
  (item.type === 'term' || item.type === 'word') && /^(parts?|partes?)$/.test(item.text);

/** "3 parts T1 to 1 part T7" */
function shareByParts(parts: Part[]): void {
  const sum = parts.reduce((total, { percent = 0 }) => total + percent, 0);
  if (parts.some(({ percent }) => percent === undefined) || sum === 0) return;
  for (const part of parts) part.percent = roundTo(((part.percent ?? 0) / sum) * 100);
}

/** Volumes, percents, and halves in order; a bare number has the unit of the volume before it, else percent. */
function sharesOf(items: Item[]): Share[] {
  const carried = carriedUnit(items);
  return items.flatMap((item, index): Share[] => {
    const carries = carried !== undefined && item.type === 'number' && carried.reaches(index);
    const volume = carries ? item.value * carried.liters : volumeOf(item);
    if (volume !== undefined) return [{ item, index, volume }];
    if (item.type === 'quantity' && item.unit.dimension === 'percent')
      return [{ item, index, percent: item.value }];
    if (hasCue(item, 'half')) return [{ item, index, percent: 50 }];
    return item.type === 'number' && item.value > 0 && item.value < 100
      ? [{ item, index, percent: item.value }]
      : [];
  });
}

function isBeforeLocation(items: Item[], index: number): boolean {
  let at = index + 1;
  while (hasCue(items[at], 'from', 'to', 'in') || isArticle(items[at])) at += 1;
  return items[at]?.type === 'vessels' || items[at]?.type === 'lot';
}

/** "90 gal T9, 45 T10", "T9 200, T10 20 gal": gallons again, unless the bare numbers add up to 100. */
function carriedUnit(items: Item[]): { reaches: (index: number) => boolean; liters: number } | undefined {
  const at = items.findIndex((item) => volumeFactor(item) !== undefined);
  const liters = volumeFactor(items[at]);
  const isAfter = isAfterLocation(items, at);
  if (liters === undefined || !(isAfter || isBeforeLocation(items, at))) return undefined;
  const bare = items.flatMap((item) => (item.type === 'number' ? [item.value] : []));
  const sum = bare.reduce((total, value) => total + value, 0);
  if (bare.length > 1 && Math.abs(sum - 100) < 0.5) return undefined;
  const reaches = (index: number) =>
    isAfter ? isAfterLocation(items, index) : index > at && isBeforeLocation(items, index);
  return { reaches, liters };
}

const isAfterLocation = (items: Item[], index: number) =>
  ['vessels', 'lot'].includes(items[index - 1]?.type ?? '');

/** The target: after "to", "into", or an arrow; else the only one without a share. */
function targetOf(
  draft: Draft,
  locations: Location[],
  shares: Share[],
  byVariety: boolean,
): Location | undefined {
  const named =
    locations.findLast((location) => location.role === 'to') ??
    locations.findLast((location) => location.role === 'in');
  if (named) return named;
  if (byVariety && locations.length === 1) return locations[0];
  // "T2 800 L T1 + 200 L T6": each of the others follows its share.
  const [first] = locations;
  const at = (location: Location | undefined) => (location ? draft.frame.items.indexOf(location.item) : -1);
  const isHeading =
    locations.length === shares.length + 1 &&
    shares.every(({ index }, order) => index > at(locations[order]) && index < at(locations[order + 1]));
  if (shares.length > 1 && isHeading) return first;
  const beside = (location: Location) => {
    const index = draft.frame.items.indexOf(location.item);
    return shares.some((share) => Math.abs(share.index - index) <= 1);
  };
  const bare = locations.filter((location) => !beside(location));
  return shares.length > 0 && bare.length === 1 && locations.length > 1 ? bare[0] : undefined;
}

function sourcesOf(location: Location, items: Item[]): Source[] {
  const index = items.indexOf(location.item);
  if (location.lot) return [{ index, part: { lot: location.lot }, location }];
  return location.ids.map((id) => ({ index, part: { vessel: id }, location }));
}

/** Shares by variety; in capitals, a lot code's letters ("ME") count as its variety. */
function sourcesByVariety({ frame }: Draft, { scanned }: Setting): Source[] {
  const lots = frame.items.some((item) => item.type === 'lot');
  if (lots) return [];
  return frame.items.flatMap((item, index): Source[] => {
    const names = varietyOf(item) ?? codeVariety(item, scanned);
    const before = frame.items.slice(0, index).findLast((each) => !isOfThe(each));
    const shared =
      frame.items[index + 1]?.type === 'number' ||
      frame.items[index + 1]?.type === 'quantity' ||
      before?.type === 'quantity' ||
      (before !== undefined && isSome(before));
    // "12 gal merlot K2": the wine in that vessel.
    const isThere = [frame.items[index + 1], frame.items[index - 1]].some((near) => near?.type === 'vessels');
    return names?.length === 1 && shared && !isThere ? [{ index, part: { variety: names[0] ?? '' } }] : [];
  });
}

const isOfThe = (item: Item) => isArticle(item) || hasCue(item, 'from', 'is');

function codeVariety(item: Item, { tokens, cellar }: Setting['scanned']): string[] | undefined {
  const token = tokens[item.from];
  if (item.next - item.from !== 1 || !token?.upper || token.text.length !== 2) return undefined;
  return cellar.lotLetters.get(token.text);
}

/** "50 gal each of T1 and T7" */
function shareEach(sources: Source[], { item, volume, percent }: Share): Share[] {
  markUsed(item);
  for (const { part } of sources)
    Object.assign(part, volume === undefined ? { percent } : { volume: liters(volume) });
  return [];
}

/** Gives each source the share before it, or after it if the sources come first; the rest is the total. */
function assign(sources: Source[], shares: Share[]): Share[] {
  const left = [...shares];
  const first = sources[0];
  if (!first || left.length === 0) return left;
  const before = (left[0]?.index ?? 0) < first.index;
  for (const source of before ? sources.toReversed() : sources) {
    const near = before
      ? left.findLast((share) => share.index < source.index)
      : left.find((share) => share.index > source.index);
    if (!near || Math.abs(near.index - source.index) > 4) continue;
    left.splice(left.indexOf(near), 1);
    markUsed(near.item);
    if (near.volume !== undefined) source.part.volume = liters(near.volume);
    else if (near.percent !== undefined) source.part.percent = near.percent;
  }
  return left;
}

/** "into T2 and T6: 100 L and 300 L" */
function pairUp(parts: Source[], shares: Share[]): void {
  for (const [order, { item, volume, percent }] of shares.entries()) {
    const part = parts[order]?.part;
    markUsed(item);
    if (part) Object.assign(part, volume === undefined ? { percent } : { volume: liters(volume) });
  }
}

export function fillSplit(draft: Draft, { subject }: Setting): void {
  const { record, frame } = draft;
  const locations = locationsOf(frame);
  for (const location of locations) markUsed(location.item);
  const named = locations.filter((location) => location.role === 'to' || location.role === 'in');
  const source = locations.find((location) => !named.includes(location));
  const targets = locations.filter((location) => location !== source);
  record.from = source ? source.ids : (subject?.vessels ?? []);
  if (source?.lot && source.ids.length === 0) record.fromLot = source.lot;
  const parts = targets.flatMap((location) => sourcesOf(location, frame.items));
  const shares = sharesOf(frame.items);
  const each =
    shares.length === 1 &&
    ((shares[0]?.percent === 50 && parts.length === 2) || frame.items.some((item) => hasCue(item, 'each')));
  const halves = frame.items.find((item) => item.type === 'ratio');
  if (halves?.type === 'ratio' && parts.length === 2 && halves.left.value + halves.right.value === 100) {
    markUsed(halves);
    for (const [part, share] of [[parts[0], halves.left] as const, [parts[1], halves.right] as const])
      if (part) part.part.percent = share.value;
  } else if (each && shares[0] && parts.length > 1) {
    const [share] = shares;
    markUsed(share.item);
    for (const { part } of parts)
      Object.assign(part, share.volume === undefined ? { percent: 50 } : { volume: liters(share.volume) });
  } else if (
    parts.length === shares.length &&
    shares.every(({ index }) => index > (parts.at(-1)?.index ?? 0))
  )
    pairUp(parts, shares);
  else assign(parts, shares);
  record.parts = parts.map((each) => each.part);
  if (
    record.parts.length < 2 ||
    ((record.from ?? []).length === 0 && !record.fromLot) ||
    locations.some((location) => location.unknown.length > 0)
  )
    addAsk(draft, 'vessel');
  if (record.parts.some((part) => !part.volume && part.percent === undefined)) addAsk(draft, 'quantity');
}
