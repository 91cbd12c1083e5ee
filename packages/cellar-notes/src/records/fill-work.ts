import { hasLocations } from '../grammar/frame.ts';
import { roundTo } from '../grammar/round-to.ts';
import { isSoldInBulk } from '../grammar/sold-in-bulk.ts';
import { hasCue, type Item, kindOf, materialOf, textOf, verbOf } from '../recognize/items.ts';
import { numberIn } from '../recognize/number-in.ts';
import { rateOf } from '../recognize/quantities.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { CellarRecord, Measurement } from '../schema/reading.ts';
import { kindWords } from '../vocabulary/kinds.ts';
import { organisms, otherSalts, water } from '../vocabulary/materials.ts';
import { addAsk, type Draft, liters, markUsed, type Setting, type Subject, shareOut } from './draft.ts';
import { saysPart } from './part-of-wine.ts';
import { fillSubject } from './subject.ts';

export function fillDose(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  const name = isOtherSalt(draft, setting)
    ? undefined
    : (materialOf(frame.material) ?? sulfiteOf(draft, setting));
  if (name) record.material = name;
  else addAsk(draft, 'material');
  if (record.op === 'inoculate') record.organism = organismOf(name, frame.items);
  fillSubject(draft, setting);
  fillAmount(draft);
  const bare = frame.items.filter((item) => item.type === 'number');
  const first = bare[0];
  if (!record.amount && !record.rate && !draft.asks.some((ask) => ask.about === 'unit')) {
    if (first?.type === 'number') {
      markUsed(first);
      addAsk(draft, 'unit', { value: first.value });
    } else addAsk(draft, frame.items.some(isMeasure) ? 'unit' : 'quantity');
  }
}

/** "a cup and a half", "scoop of DAP": a measure of the household, without its number. */
const isMeasure = (item: Item) =>
  item.type === 'term' &&
  item.meanings.some((meaning) => meaning.is === 'unit' && meaning.unit.dimension === 'household');

/** "sulfited T1 30 ppm" */
function sulfiteOf({ frame }: Draft, { scanned }: Setting): string | undefined {
  const says = frame.items.some(
    (item) => verbOf(item) && item.type === 'term' && /^sul(f|ph)i/.test(item.text),
  );
  return says && 'KMBS' in scanned.cellar.context.materials ? 'KMBS' : undefined;
}

/** "sodium metabisulfite", "metabisulfito de sodio" */
function isOtherSalt({ frame: { material } }: Draft, { scanned: { tokens } }: Setting): boolean {
  if (!material) return false;
  const after = tokens[material.next]?.text === 'de' ? tokens[material.next + 1] : undefined;
  return [tokens[material.from - 1], after].some((token) => otherSalts.includes(token?.text ?? ''));
}

/** An amount, for each vessel or in all, or a rate. */
export function fillAmount(draft: Draft): void {
  const { record, frame } = draft;
  const isTotal = frame.items.some((item) => hasCue(item, 'total'));
  const per = isTotal ? undefined : frame.items.find((item) => item.type === 'perVolume');
  for (const item of besideFirst(frame))
    if (per?.type === 'perVolume' && item.type === 'quantity' && isPoured(item)) {
      takeDose(draft, { ...item, ...rateOf(item.value, item.unit, per.liters) });
      markUsed(item);
    } else takeDose(draft, item);
  if (record.amount) record.amount = shareOut(record.amount, frame.items, record.vessels);
}

/** "300 g, with 375 g Go-Ferm": the weight beside the material is its dose. */
function besideFirst({ items, material }: Draft['frame']): Item[] {
  const isBeside = (item: Item) =>
    material !== undefined &&
    item.type === 'quantity' &&
    item.unit.dimension === 'mass' &&
    (Math.abs(material.from - item.next) < 2 || item.from === material.next);
  return [...items.filter(isBeside), ...items.filter((item) => !isBeside(item))];
}

const isPoured = ({ unit }: Extract<Item, { type: 'quantity' }>) =>
  unit.dimension === 'mass' || unit.dimension === 'volume';

function organismOf(name: string | undefined, items: Item[]): 'yeast' | 'ml_bacteria' {
  if (name && organisms.ml_bacteria.includes(name)) return 'ml_bacteria';
  return !name && items.some((item) => hasCue(item, 'bacteria')) ? 'ml_bacteria' : 'yeast';
}

function takeDose(draft: Draft, item: Item) {
  const { record } = draft;
  if (item.type === 'rate') {
    const so2 = record.material === 'KMBS' || record.material === 'SO2';
    record.rate ??= {
      value: roundTo(item.value),
      unit: item.of === 'mass' ? 'mg/L' : 'mL/hL',
      ...(so2 && item.written === 'ppm' ? { basis: 'SO2' as const } : {}),
    };
    markUsed(item);
  }
  if (item.type !== 'quantity') return;
  const { dimension, factor } = item.unit;
  if (dimension === 'percent' && record.strengthPercent === undefined) {
    record.strengthPercent = item.value;
    markUsed(item);
  } else if (dimension === 'household') {
    markUsed(item);
    addAsk(draft, 'unit', { value: item.value });
  } else if (!record.amount && dimension === 'pack') {
    record.amount = { value: item.value, unit: 'pack' };
    markUsed(item);
  } else if (!record.amount && dimension === 'mass') {
    record.amount = { value: roundTo(item.value * factor * 1000), unit: 'g' };
    markUsed(item);
  } else if (!record.amount && dimension === 'volume') {
    record.amount =
      record.material === water
        ? { value: roundTo(item.value * factor), unit: 'L' }
        : { value: roundTo(item.value * factor * 1000), unit: 'mL' };
    markUsed(item);
  }
}

export function fillCapWork(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  if (frame.verb?.method) record.method = frame.verb.method;
  fillSubject(draft, setting);
  fillTimes(draft);
}

export function fillTimes({ record, frame }: Draft): void {
  frame.items.forEach((item, index) => {
    if (item.type === 'times' && record.times === undefined) {
      record.times = item.value;
      markUsed(item);
    } else if (
      item.type === 'quantity' &&
      item.unit.dimension === 'duration' &&
      record.durationMin === undefined
    ) {
      record.durationMin = roundTo(item.value * item.unit.factor);
      markUsed(item);
    } else if (isCountOfWork(frame.items, index)) {
      record.times ??= numberIn(item) ?? 1;
      markUsed(item);
    } else if (textOf(item) === 'once' && textOf(frame.items[index + 1]) !== 'veces') {
      // English for one time; as the Spanish number it has a unit or an hour.
      record.times ??= 1;
      markUsed(item);
    } else if (item.type === 'number' && isTurnover(frame.items[index + 1])) markUsed(item);
    if (hasCue(item, 'air')) record.aerated = true;
  });
  // "punched down am and pm"
  const parts = new Set(frame.items.flatMap((item) => (item.type === 'day' ? (item.part ?? []) : [])));
  if (parts.size > 1) record.times ??= parts.size;
}

/** "2 punch downs", "dos remontajes". "T12 at 7 PD" has an hour or a reading. */
function isCountOfWork(items: Item[], index: number): boolean {
  const next = items[index + 1];
  // "2 punchdowns on T12 and 1 on T3"
  const isAgain = index === 0 && hasCue(next, 'to', 'in') && items[index + 2]?.type === 'vessels';
  if (isAgain && (numberIn(items[index]) ?? 11) <= 10) return true;
  if (/^(at|@|around|las|a las)$/.test(textOf(items[index - 1]))) return false;
  const verb =
    next?.type === 'term' &&
    next.meanings.some((meaning) => meaning.is === 'verb' && meaning.verb.op === 'cap_work' && !meaning.past);
  return (
    verb &&
    numberIn(items[index]) !== undefined &&
    next.type === 'term' &&
    !/^(un|una)$/.test(textOf(items[index]))
  );
}

function isTurnover(item: Item | undefined): boolean {
  if (kindOf(item) === 'volume') return true;
  return (
    (item?.type === 'word' || item?.type === 'term') &&
    /^(turnovers?|volumes?|vols?|volumen|volumenes|tank)$/.test(item.text)
  );
}

const units = new Map(kindWords.map((entry) => [entry.kind, entry.unit]));

export function fillMeasurement(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  fillSubject(draft, setting);
  // "racked T9 to T14 280 gal, 20 gal left": in the vessel that the wine came from.
  const isRest = !hasLocations(frame) && frame.items.some((item) => hasCue(item, 'left'));
  if (isRest && setting.source?.from?.length) record.vessels = setting.source.from;
  const measurements: Measurement[] = [];
  for (const item of frame.items) {
    if (item.type !== 'reading') continue;
    markUsed(item);
    if (item.problem && item.problem !== 'plausibility')
      addAsk(draft, item.problem, { kind: item.kind, value: item.value });
    else measurements.push({ kind: item.kind, value: item.value, unit: units.get(item.kind) ?? '' });
  }
  record.measurements = measurements;
}

/** A loss needs a volume; a dump without one is the vessel's whole contents. */
export function fillLoss(draft: Draft, setting: Setting, volume: number | undefined): void {
  const { record, frame } = draft;
  fillSubject(draft, setting);
  if (volume !== undefined) record.volume = shareOut(liters(volume), eachSample(frame.items), record.vessels);
  else if (record.op === 'loss' && frame.items.some((item) => hasCue(item, 'all'))) record.all = true;
  else if (isPartly(record.op, frame.items)) addAsk(draft, 'quantity');
  else record.all = true;
}

const isPartly = (op: CellarRecord['op'], items: readonly Item[]) =>
  op === 'loss' || items.some((item) => hasCue(item, 'half', 'rest', 'about')) || saysPart(items);

/** "1 gal samples from T9 and T10": that much from each. */
function eachSample(items: Item[]): Item[] {
  const isShared = items.some((item) => hasCue(item, 'each', 'total'));
  const isPlural = items.some(
    (item, at) => volumeOf(items[at - 1]) !== undefined && /^(samples|muestras)$/.test(textOf(item)),
  );
  if (!isPlural || isShared) return items;
  return [...items, { type: 'term', meanings: [{ is: 'cue', cue: 'each' }], text: 'each', from: 0, next: 0 }];
}

export function fillState(draft: Draft, setting: Setting): void {
  const { record, frame } = draft;
  fillSubject(draft, setting);
  if (frame.verb?.state) record.state = frame.verb.state;
  const native = frame.items.some(
    (item) =>
      item.type === 'term' &&
      item.meanings.some((meaning) => meaning.is === 'verb' && meaning.verb.native === true),
  );
  if (native) record.native = true;
}

export function fillNote(draft: Draft, setting: Setting, text: string): void {
  const { record, frame } = draft;
  fillSubject(draft, setting);
  record.note = text;
  const isSold = isSoldInBulk(frame.items);
  if (isSold) record.reason = 'bulk';
  const sets = isSold || frame.items.some((item) => hasCue(item, 'set', 'trial'));
  if (sets) for (const item of frame.items) markUsed(item);
  if (frame.doubtful) addAsk(draft, 'operation');
}

export function subjectOf(record: CellarRecord): Subject | undefined {
  const to =
    record.to ??
    record.parts?.flatMap((part) => part.to ?? (record.op === 'split' && part.vessel ? [part.vessel] : []));
  if (to && to.length > 0) return { vessels: [...new Set(to)], moved: true };
  if (record.vessels && record.vessels.length > 0) return { vessels: record.vessels };
  if (record.lot) return { vessels: [], lot: record.lot };
  return record.from && record.from.length > 0
    ? { vessels: record.from, moved: true, ...(record.to ? { lost: true } : {}) }
    : undefined;
}
