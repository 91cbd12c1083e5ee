import { hasCue, type Item, isLocation } from '../recognize/items.ts';
import type { Clause } from './clauses.ts';

type Weight = Extract<Item, { type: 'quantity' }>;

/** "bin 15 1104 lb, bin 16 1087": further numbers of the size of the weight before them have its unit. */
export function carryWeights(clauses: readonly Clause[]): void {
  let weight: Weight | undefined;
  let sentence = -1;
  for (const clause of clauses) {
    if (clause.sentence !== sentence) weight = undefined;
    sentence = clause.sentence;
    const number = weight && numberOf(clause);
    if (weight && number && number.value > weight.value / 3 && number.value < weight.value * 3) {
      const { value, raw, from, next } = number;
      Object.assign(number, { ...weight, value, raw, from, next });
    }
    weight = weightIn(clause) ?? weight;
  }
}

const isWeight = (item: Item): item is Weight =>
  item.type === 'quantity' && item.unit.dimension === 'mass' && item.unit.id !== 'g';

/** The only weight of a clause that names where it is. */
function weightIn({ items }: Clause): Weight | undefined {
  const [weight, ...others] = items.filter(isWeight);
  return items.some(isLocation) && others.length === 0 ? weight : undefined;
}

/** A vessel and a number, and no more than small words. */
function numberOf({ items }: Clause): Extract<Item, { type: 'number' }> | undefined {
  const [location, number, ...others] = items.filter(
    (item) => !hasCue(item, 'in', 'is', 'to') && !(item.type === 'word' && /^[:=-]$/.test(item.text)),
  );
  const isPair = location !== undefined && isLocation(location) && others.length === 0;
  return isPair && number?.type === 'number' ? number : undefined;
}
