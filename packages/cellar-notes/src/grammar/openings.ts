import {
  hasCue,
  type Item,
  isAtRate,
  isLocation,
  isNumeric,
  isPlan,
  kindOf,
  materialOf,
  varietyOf,
  verbOf,
} from '../recognize/items.ts';
import { volumeOf } from '../recognize/volumes.ts';
import type { Operation } from '../schema/reading.ts';
import { organisms } from '../vocabulary/materials.ts';
import { isDose, isNutrientIn, isYeastIn } from './doses.ts';
import { cueBefore, type Frame, materialOps, type Verb } from './frame.ts';
import { isSoldInBulk } from './sold-in-bulk.ts';
import { isFiner, removesBottles } from './verbs.ts';

const fruitUnits = new Set(['lb', 'kg', 'ton', 'tonne']);

interface Opening {
  clause: number;
  sentence: number;
  fining: ReadonlySet<string>;
}

export function openFrames(items: Item[], opening: Opening): Frame[] {
  const plan = items.some(isPlan);
  const base = { clause: opening.clause, sentence: opening.sentence, plan };
  const verb = bestVerb(items);
  const isNote = items[0]?.type === 'term' && /^(note|notes|nota|notas)$/.test(items[0].text);
  if (!isNote && removesBottles(items))
    return [{ ...base, op: 'remove_bottles', items: [...items], ...(verb ? { verb } : {}) }];
  if (!verb && isSoldInBulk(items)) return [{ ...base, op: 'note', items: [...items] }];
  const sets = isNote || isTrial(items) || items.some((item) => hasCue(item, 'set'));
  const remark = sets || (!verb && isRemark(items));
  if (remark) return [{ ...base, op: 'note', items: [...items] }];
  const materials = items.filter(
    (item) => materialOf(item) !== undefined && !isDeniedOrIdle(items, item, verb),
  );
  dropAim(items, materials);
  const readings = items.filter((item) => item.type === 'reading');
  if (verb && !materialOps.has(verb.op))
    return workFrames(items, verb, { materials, readings, base, fining: opening.fining });
  if (materials.length > 0 || verb)
    return doseFrames(items, verb, { materials, readings, base, fining: opening.fining });
  if (readings.length > 0 && isFruit(items)) {
    const lead: Frame = {
      ...base,
      op: 'receive_fruit',
      items: items.filter((item) => item.type !== 'reading'),
    };
    return [lead, { ...base, op: 'measurement', items: readings, lead }];
  }
  if (readings.length > 0) return [{ ...base, op: 'measurement', items: [...items] }];
  if (isNutrientIn(items)) return [{ ...base, op: 'addition', items: [...items] }];
  if (isYeastIn(items)) return [{ ...base, op: 'inoculate', items: [...items] }];
  if (isShares(items)) return [{ ...base, op: 'blend', items: [...items] }];
  const arrow = items.some((item) => item.type === 'arrow') || isTransferLike(items);
  if (arrow && items.some((item) => item.type === 'vessels'))
    return [{ ...base, op: 'transfer', items: [...items] }];
  if (isBottles(items)) return [{ ...base, op: 'bottle', items: [...items] }];
  return isFruit(items) ? [{ ...base, op: 'receive_fruit', items: [...items] }] : [];
}

/** "bench trial 80/20 T9/T10 was best": no blend, and no reading; "added 30 g after the bench trial" is work. */
const isTrial = (items: Item[]) =>
  items.some((item) => hasCue(item, 'trial')) &&
  !items.some((item) => verbOf(item)?.past && verbOf(item)?.op !== 'blend');

/** "bumped SO2 with 30 g KMBS": KMBS was added, SO2 is the aim. */
function dropAim(items: Item[], materials: Item[]) {
  const aim = materials.findIndex((item) => materialOf(item) === 'SO2');
  const means = materials.some((item) => materialOf(item) === 'KMBS');
  const doses = items.filter((item) => isDose(item)).length;
  if (aim >= 0 && means && doses < 2) materials.splice(aim, 1);
}

function bestVerb(items: Item[]): Verb | undefined {
  let best: Verb | undefined;
  for (const item of items) {
    const verb = verbOf(item);
    if (verb && (!best || isFiner(best, verb))) best = verb;
  }
  return best;
}

/** Smells, looks, and comments about a vessel, without a number or a dose. */
function isRemark(items: Item[]): boolean {
  // "off block 1" is where fruit came from.
  const looks = items.some((item, at) => hasCue(item, 'look') && items[at + 1]?.type !== 'block');
  const facts = items.some(
    (item) => isNumeric(item) || (item.type === 'term' && kindOf(item) !== undefined && item.text.length > 3),
  );
  return looks && !facts && !items.some((item) => item.type === 'arrow');
}

/** "no sulfur added", or a material mentioned beside other work without a dose. */
function isDeniedOrIdle(items: Item[], material: Item, verb: Verb | undefined): boolean {
  const at = items.indexOf(material);
  if (hasCue(items[at - 1], 'not')) return true;
  if (verb === undefined || materialOps.has(verb.op)) return false;
  const near = [items[at - 1], items[at + 1], items[at - 2], items[at + 2]];
  return !near.some(isDose);
}

/** "T13 = 60% T9": a blend needs no verb. */
function isShares(items: Item[]): boolean {
  const locations = items.filter(isLocation).length;
  const percent = items.some((item) => item.type === 'quantity' && item.unit.dimension === 'percent');
  const ratio = items.some((item) => item.type === 'ratio' && item.left.value + item.right.value === 100);
  if (ratio) return items.flatMap((item) => (item.type === 'vessels' ? item.ids : [])).length > 2;
  return percent && (locations > 1 || items.some((item) => item.type === 'word' && item.text === '='));
}

/** "300 gal T9 to T14": a volume and two vessels, or "to" and two vessels. */
function isTransferLike(items: Item[]): boolean {
  const vessels = items.filter((item) => item.type === 'vessels' || (item.type === 'lot' && item.code));
  const volume = items.some((item) => volumeOf(item) !== undefined);
  const to = items.some((item, index) => item.type === 'vessels' && cueBefore(items, index, 'to'));
  return vessels.length >= 2 && to && (volume || vessels.length === 2);
}

/** "del T4 salieron 800 botellas": cases or bottles of a wine, without a verb. */
function isBottles(items: Item[]): boolean {
  const counts = items.some(
    (item) => item.type === 'quantity' && ['cases', 'bottles'].includes(item.unit.dimension),
  );
  return counts && items.some(isLocation);
}

const isGrapes = (item: Item) =>
  (item.type === 'word' || item.type === 'term') && /^(grapes?|fruit|uvas?)$/.test(item.text);

export function isFruit(items: Item[]): boolean {
  const named = items.some(
    (item) => varietyOf(item) !== undefined || item.type === 'block' || isGrapes(item),
  );
  const weighed = items.some(
    (item) =>
      item.type === 'quantity' && (fruitUnits.has(item.unit.id) || item.unit.dimension === 'containers'),
  );
  return named && weighed;
}

interface Parts {
  materials: Item[];
  readings: Item[];
  base: Pick<Frame, 'clause' | 'sentence' | 'plan'>;
  fining: ReadonlySet<string>;
}

/** Separate frames for a move or cap work and for the doses and readings of its clause. */
function workFrames(items: Item[], verb: Verb, { materials, readings, base, fining }: Parts): Frame[] {
  const groups = materials.map((material) => ({ material, items: doseGroup(items, material) }));
  const claimed = new Set([...groups.flatMap((group) => group.items), ...readings]);
  const work: Frame = { ...base, op: verb.op, verb, items: items.filter((item) => !claimed.has(item)) };
  const frames = groups.map(
    ({ material, items: group }): Frame => doseFrame(material, group, { base, fining, lead: work }),
  );
  if (readings.length > 0) frames.push({ ...base, op: 'measurement', items: readings, lead: work });
  return [work, ...frames].toSorted((one, other) => openedAt(one) - openedAt(other));
}

function openedAt(frame: Frame): number {
  const opener = frame.verb
    ? frame.items.find((item) => verbOf(item)?.op === frame.op)
    : (frame.material ?? frame.items[0]);
  return opener?.from ?? 0;
}

function doseGroup(items: Item[], material: Item): Item[] {
  const at = items.indexOf(material);
  const after: Item[] = [];
  for (let index = at + 1; index < items.length; index += 1) {
    const item = items[index];
    if (
      !item ||
      !(isDose(item) || hasCue(item, 'solution', 'each', 'is', 'in') || isAtRate(item, items[index + 1]))
    )
      break;
    if (isDose(item) || hasCue(item, 'each', 'solution')) after.push(item);
  }
  if (after.some(isDose)) return [material, ...after];
  const before: Item[] = [];
  for (let index = at - 1; index >= 0; index -= 1) {
    const item = items[index];
    if (!item || !(isDose(item) || hasCue(item, 'from', 'with'))) break;
    before.unshift(item);
  }
  return [...before, material, ...after];
}

function doseFrame(
  material: Item,
  items: Item[],
  {
    base,
    fining,
    lead,
    verb,
  }: { base: Parts['base']; fining: ReadonlySet<string>; lead?: Frame; verb?: Verb },
): Frame {
  const name = materialOf(material) ?? '';
  const term = material.type === 'term' ? { material } : {};
  const op: Operation = fining.has(name) ? 'fine' : isOrganism(name) ? 'inoculate' : 'addition';
  return { ...base, op, items, ...term, ...(lead ? { lead } : {}), ...(verb ? { verb } : {}) };
}

const isOrganism = (name: string) => organisms.yeast.includes(name) || organisms.ml_bacteria.includes(name);

/** One frame per material, each with its own doses; they share the vessels and lots of the clause. */
function doseFrames(
  items: Item[],
  verb: Verb | undefined,
  { materials, readings, base, fining }: Parts,
): Frame[] {
  if (materials.length === 0 && verb) {
    const work: Frame = {
      ...base,
      op: verb.op,
      verb,
      items: items.filter((item) => !readings.includes(item)),
    };
    return readings.length > 0 ? [work, { ...base, op: 'measurement', items: readings, lead: work }] : [work];
  }
  const spans = doseSpans(items, materials);
  const doses = new Set(spans.flat());
  const shared = items.filter((item) => !doses.has(item) && !readings.includes(item));
  const frames = materials.map(
    (material, index): Frame =>
      doseFrame(material, [...(spans[index] ?? []), ...shared], { base, fining, ...(verb ? { verb } : {}) }),
  );
  const lead = frames[0];
  if (readings.length > 0 && lead) frames.push({ ...base, op: 'measurement', items: readings, lead });
  return frames.toSorted((one, other) => openedAt(one) - openedAt(other));
}

/** Doses of several materials are either all before or all after their material. */
function doseSpans(items: Item[], materials: Item[]): Item[][] {
  const vintage = (item: Item) => varietyOf(items[items.indexOf(item) + 1]) !== undefined;
  const numeric = (item: Item) =>
    isDose(item) || (item.type === 'number' && !vintage(item)) || item.type === 'dose';
  const firstDose = items.findIndex(numeric);
  const before = firstDose >= 0 && firstDose < items.indexOf(materials[0] as Item);
  const spans = materials.map((material, index) => {
    const at = items.indexOf(material);
    const previous = index === 0 ? -1 : items.indexOf(materials[index - 1] as Item);
    const next = index === materials.length - 1 ? items.length : items.indexOf(materials[index + 1] as Item);
    if (materials.length === 1) return [material, ...items.filter((item) => numeric(item))];
    const span = before ? items.slice(previous + 1, at) : items.slice(at + 1, next);
    return [material, ...span.filter(numeric)];
  });
  return lendDoses(items, spans);
}

/** "QA23 500 g rehydrated with 600 g Go-Ferm": the second dose is just before its material. */
function lendDoses(items: Item[], spans: Item[][]): Item[][] {
  return spans.map((span, index) => {
    const [before, next] = [spans[index - 1], spans[index + 1]];
    const isLast = (own: Item[], after: Item[]) =>
      own.length > 2 &&
      after.length === 1 &&
      items.indexOf(own.at(-1) as Item) === items.indexOf(after[0] as Item) - 1;
    if (before && isLast(before, span)) return [...span, before.at(-1) as Item];
    return next && isLast(span, next) ? span.slice(0, -1) : span;
  });
}
