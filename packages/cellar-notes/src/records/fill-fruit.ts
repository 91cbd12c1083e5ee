import { locationsOf, varietiesOf } from '../grammar/locations.ts';
import { roundTo } from '../grammar/round-to.ts';
import { hasCue, type Item, textOf } from '../recognize/items.ts';
import type { Token } from '../text/tokens.ts';
import { unitWords } from '../vocabulary/units.ts';
import { vesselWords } from '../vocabulary/vessel-words.ts';
import { addAsk, type Draft, markUsed, type Setting } from './draft.ts';

export function fillFruit(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const { tokens } = setting.scanned;
  fillVariety(draft, setting);
  const locations = locationsOf(frame).filter((location) => location.item.type === 'vessels');
  for (const location of locations) markUsed(location.item);
  record.to = [...new Set(locations.flatMap((location) => location.ids))];
  if (locations.some((location) => location.unknown.length > 0)) addAsk(draft, 'vessel');
  fillContainers(draft);
  fillTag(draft);
  fillWeights(draft, tokens);
  const grower = frame.items.find(
    (item, index) =>
      item.type === 'word' && hasCue(frame.items[index - 1], 'from') && /^[a-z]{3,}/.test(item.text),
  );
  if (grower) record.grower = capitalized(tokens[grower.from]?.text ?? '');
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A block implies its variety; a word for two varieties is asked about. */
function fillVariety(draft: Draft, { scanned }: Setting) {
  const { record, frame } = draft;
  const block = frame.items.find((item) => item.type === 'block');
  if (block?.type === 'block') record.block = block.id;
  const ofBlock = record.block === undefined ? undefined : scanned.cellar.context.blocks[record.block];
  const named = varietiesOf(frame).map(({ names }) => names);
  const certain = [...new Set(named.flatMap((names) => (names.length === 1 ? names : [])))];
  if (certain.length === 1) record.variety = certain[0] ?? '';
  else if (
    certain.length === 0 &&
    ofBlock &&
    (named.length === 0 || named.some((names) => names.includes(ofBlock)))
  )
    record.variety = ofBlock;
  else addAsk(draft, 'variety');
}

function fillContainers(draft: Draft) {
  for (const item of draft.frame.items) {
    if (!isCount(item)) continue;
    // Fruit comes in no cases of bottles.
    draft.record.containers =
      item.type === 'vesselCount'
        ? { count: item.count, kind: item.kind }
        : { count: item.value, kind: 'lug' };
    markUsed(item);
  }
}

function fillTag(draft: Draft) {
  const { items } = draft.frame;
  items.forEach((item, index) => {
    if (!hasCue(item, 'tag')) return;
    const next = items.slice(index + 1, index + 4).find((other) => other.type === 'number');
    if (next?.type === 'number' && draft.record.weighTag === undefined) {
      draft.record.weighTag = next.raw;
      markUsed(next);
    }
  });
}

interface Weighed {
  item: Item;
  value: number;
  factor: number | undefined;
  what: 'gross' | 'tare' | 'net' | 'plain';
}

/** Gross, tare, and net may share a unit, written at any of them. */
export function fillWeights(draft: Draft, tokens: readonly Token[] = []): void {
  const { record, frame } = draft;
  const weights = weighedIn(frame.items);
  const factor = weights.find((weight) => weight.factor !== undefined)?.factor;
  const kilos = (what: Weighed['what']) => {
    const found = weights.find(
      (weight) => weight.what === what && (weight.factor !== undefined || factor !== undefined),
    );
    if (!found) return undefined;
    markUsed(found.item);
    return found.value * (found.factor ?? factor ?? 0);
  };
  const [gross, tare, net, plain] = [kilos('gross'), kilos('tare'), kilos('net'), kilos('plain')];
  if (gross !== undefined) record.gross = { value: roundTo(gross), unit: 'kg' };
  if (tare !== undefined) record.tare = { value: roundTo(tare), unit: 'kg' };
  const weight = net ?? (gross !== undefined && tare !== undefined ? gross - tare : plain);
  if (weight !== undefined) setWeight(draft, weight, tokens);
  else {
    const bare = frame.items.find((item) => item.type === 'number' && !item.used);
    if (bare?.type === 'number') {
      markUsed(bare);
      addAsk(draft, 'unit', { value: bare.value });
    } else addAsk(draft, 'quantity');
  }
}

function weighedIn(items: Item[]): Weighed[] {
  return items.flatMap((item, index): Weighed[] => {
    const cue = [items[index - 1], items[index - 2]].find((before) => hasCue(before, 'gross', 'tare', 'net'));
    const after = hasCue(items[index + 1], 'gross', 'tare', 'net') && !cue ? items[index + 1] : undefined;
    const what = hasCue(cue ?? after, 'gross')
      ? 'gross'
      : hasCue(cue ?? after, 'tare')
        ? 'tare'
        : hasCue(cue ?? after, 'net')
          ? 'net'
          : 'plain';
    if (item.type === 'quantity' && item.unit.dimension === 'mass' && item.unit.id !== 'g')
      return [{ item, value: item.value, factor: item.unit.factor, what }];
    return item.type === 'number' && !item.used && what !== 'plain'
      ? [{ item, value: item.value, factor: undefined, what }]
      : [];
  });
}

/** Heavier ones are no single lug or bin. */
const heaviestKilos: Record<string, number> = { lug: 50, bin: 700 };
/** With less fruit in each, the weight may be that of one. */
const lightestKilos = 3;

function setWeight(draft: Draft, kilos: number, tokens: readonly Token[]) {
  const { record, frame } = draft;
  const { count, kind } = record.containers ?? { count: 0, kind: '' };
  const saysEach = frame.items.some((item) => hasCue(item, 'each')) || isPerContainer(frame.items, tokens);
  const isTotal = frame.items.some((item) => hasCue(item, 'total'));
  const isLight = kilos <= (heaviestKilos[kind] ?? 0);
  const isOfOne = saysEach || (isLight && !isTotal && isBesideContainers(frame.items));
  record.weight = {
    value: roundTo(count > 0 && isOfOne ? kilos * count : kilos),
    unit: 'kg',
    ...(count === 0 && saysEach && (record.to ?? []).length !== 1 ? { per: 'each' as const } : {}),
  };
  // "26 lugs of seyval, 34 lb"
  if (count > 1 && !isOfOne && kilos < lightestKilos * count) addAsk(draft, 'quantity');
}

const isWeight = (item: Item) => item.type === 'quantity' && item.unit.dimension === 'mass';
const isCount = (item: Item): item is Extract<Item, { type: 'vesselCount' | 'quantity' }> =>
  item.type === 'vesselCount' ||
  (item.type === 'quantity' && ['containers', 'cases'].includes(item.unit.dimension));

/** "19 lugs at 38 lb", "19 lugs of vidal @ 38#", "52 cajas de vidal de 35 libras". */
function isBesideContainers(items: readonly Item[]): boolean {
  const weightAt = items.findIndex(isWeight);
  const joint = items[weightAt - 1];
  const text = textOf(joint);
  if (/^(at|@|x|a|de a)$/.test(text)) return true;
  const countAt = items.slice(0, weightAt).findLastIndex(isCount);
  return (
    /^(of|de|con|with)$/.test(text) &&
    countAt >= 0 &&
    items.slice(countAt + 1, weightAt - 1).every(({ type }) => type === 'term' || type === 'block')
  );
}

const containerWords = new Set([
  ...unitWords.flatMap(({ dimension, words: { en, es } }) =>
    dimension === 'containers' || dimension === 'cases' ? [...en, ...es] : [],
  ),
  ...vesselWords.bin.one,
]);

/** "33 lb/lug", "15 kg por caja", "33 lb a box" */
function isPerContainer(items: readonly Item[], tokens: readonly Token[]): boolean {
  return items.some(
    (item) =>
      isWeight(item) &&
      /^(\/|per|por|a|la|el)$/.test(tokens[item.next]?.text ?? '') &&
      containerWords.has(tokens[item.next + 1]?.text ?? ''),
  );
}
