import { hasCue, isLocation, isNumeric, kindOf } from '../recognize/items.ts';
import type { MeasurementKind } from '../schema/reading.ts';
import type { Clause } from './clauses.ts';
import { convertItem } from './convert.ts';
import { replaceItems } from './replace-items.ts';

/** The kind at the beginning of a list of vessels or lots, and its first number. */
export interface Leading {
  kind: MeasurementKind;
  value: number;
  sentence: number;
}

export function findLeading({ items, sentence }: Clause): Leading | undefined {
  const kinds = items.filter((item) => kindOf(item) !== undefined);
  const locations = items.filter(isLocation);
  const numbers = items.filter(isNumeric);
  const [term, location, number] = [kinds[0], locations[0], numbers[0]];
  const alone = kinds.length === 1 && locations.length === 1 && numbers.length === 1;
  if (!alone || !term || !location || number?.type !== 'number') return undefined;
  const kind = kindOf(term);
  const inOrder =
    items.indexOf(term) < items.indexOf(location) && items.indexOf(location) < items.indexOf(number);
  return kind && kind !== 'volume' && inOrder ? { kind, value: number.value, sentence } : undefined;
}

/** "…, T6 58": a vessel or lot and a number alone continue the list's kind. */
export function claimRepeated(clause: Clause, leading: Leading): boolean {
  const { items } = clause;
  const facts = items.filter((item) => !hasCue(item, 'in', 'is'));
  const [location, number] = facts;
  if (facts.length !== 2 || !location || !isLocation(location) || number?.type !== 'number') return false;
  const reading = convertItem(leading.kind, number);
  // Without units, both numbers are in the same one.
  const otherScale = leading.kind === 'temperature' && number.value > 45 !== leading.value > 45;
  if (clause.sentence !== leading.sentence || reading.problem !== undefined || otherScale) return false;
  replaceItems(clause, items.indexOf(number), 1, reading);
  return true;
}
