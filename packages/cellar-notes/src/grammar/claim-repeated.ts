import { hasCue, type Item, isNumeric, kindOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { convertItem } from './convert.ts';
import { replaceItems } from './replace-items.ts';

/** The kind that a list of places began with, and the number of its first one. */
export interface Leading {
  kind: MeasurementKind;
  value: number;
  sentence: number;
}

const isPlace = (item: Item) => item.type === 'vessels' || item.type === 'lot';

/** "temp T5 57": one kind, then one place, then one number. */
export function findLeading({ items, sentence }: Clause): Leading | undefined {
  const kinds = items.filter((item) => kindOf(item) !== undefined);
  const places = items.filter(isPlace);
  const numbers = items.filter(isNumeric);
  const [term, place, number] = [kinds[0], places[0], numbers[0]];
  const alone = kinds.length === 1 && places.length === 1 && numbers.length === 1;
  if (!alone || !term || !place || number?.type !== 'number') return undefined;
  const kind = kindOf(term);
  const inOrder = items.indexOf(term) < items.indexOf(place) && items.indexOf(place) < items.indexOf(number);
  return kind && kind !== 'volume' && inOrder ? { kind, value: number.value, sentence } : undefined;
}

/** "…, T6 58": a place and a number, and nothing else, are of the kind that the list began with. */
export function claimRepeated(clause: Clause, leading: Leading): boolean {
  const { items } = clause;
  const told = items.filter((item) => !hasCue(item, 'in', 'is'));
  const [place, number] = told;
  if (told.length !== 2 || !place || !isPlace(place) || number?.type !== 'number') return false;
  const reading = convertItem(leading.kind, number);
  // Without a unit, both are in the same one.
  const otherScale = leading.kind === 'temperature' && number.value > 45 !== leading.value > 45;
  if (clause.sentence !== leading.sentence || reading.problem !== undefined || otherScale) return false;
  replaceItems(clause, items.indexOf(number), 1, reading);
  return true;
}
