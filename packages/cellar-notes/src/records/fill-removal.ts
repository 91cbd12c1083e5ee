import { locationsOf } from '../grammar/locations.ts';
import { hasCue, isBottleCount, purposeOf, removalsOf, verbOf } from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { addAsk, type Draft, markUsed, type Setting } from './draft.ts';
import { fillCount } from './fill-bottle.ts';
import { namedLots } from './subject.ts';

/** Bottles that leave stock: which lot, how many, and what for. Size and case follow from the stock unless stated. */
export function fillRemoval(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const use = useOf(draft);
  if (use) record.use = use;
  else addAsk(draft, 'use');
  const locations = locationsOf(frame);
  for (const location of locations) markUsed(location.item);
  const lots = [...new Set(locations.flatMap(({ lot }) => lot ?? []))];
  const [lot, ...others] = lots.length > 0 || locations.length > 0 ? lots : unnamedLots(draft, setting);
  if (lot !== undefined && others.length === 0) record.lot = lot;
  else addAsk(draft, 'lot');
  fillCount(draft);
  // "dropped a case, all 12 broke"
  for (const item of frame.items) if (numberIn(item) === record.bottles?.count) markUsed(item);
}

/** "sold" says it; "pulled" needs a purpose; "shipped" has its usual one. */
function useOf({ frame: { items, verb } }: Draft): CellarRecord['use'] {
  const verbs = [...items.flatMap((item) => (verbOf(item) ? removalsOf(item) : [])), ...(verb ? [verb] : [])];
  const [purpose, ...others] = new Set(items.flatMap((item) => purposeOf(item) ?? []));
  const certain = verbs.find(({ use }) => use)?.use ?? (others.length > 0 ? undefined : purpose);
  return certain ?? (others.length > 0 ? undefined : verbs.find(({ usual }) => usual)?.usual);
}

/** The lots that a variety names, else the one that the message was about: "bottled T1 90 cases, sold 5 cases". */
function unnamedLots(draft: Draft, { scanned, subject }: Setting): string[] {
  const { cellar } = scanned;
  const named = namedLots(draft, cellar);
  const { items } = draft.frame;
  const isOfOthers = items.some((item, at) => isBottleCount(item) && hasCue(items[at + 1], 'from', 'is'));
  if (named.length > 0 || isOfOthers || !subject) return named;
  if (subject.lot) return [subject.lot];
  return cellar.context.lots
    .filter((lot) => subject.vessels.some((id) => lot.in.includes(id)))
    .map(({ code }) => code);
}
