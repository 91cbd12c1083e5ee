import { hasCue, kindOf, materialOf, verbOf } from '../recognize/items.ts';
import type { Clause } from './clauses.ts';

/** "2.2 kg TA" with a verb of adding is tartaric acid. */
export function nameTartaricAcid(clause: Clause) {
  clause.items.forEach((item, index) => {
    if (item.type !== 'term' || kindOf(item) !== 'ta') return;
    const near = [clause.items[index - 1], clause.items[index + 1], clause.items[index - 2]];
    const weighed = near.some((other) => other?.type === 'quantity' && other.unit.dimension === 'mass');
    const adds = clause.items.some((other) => verbOf(other)?.op === 'addition');
    const dosed = adds && near.some((other) => other?.type === 'rate');
    if (weighed || dosed) item.meanings = [{ is: 'material', name: 'tartaric acid' }];
  });
}

/** "at 2/3 sugar" tells when. */
export function nameDepletion({ items }: Clause) {
  items.forEach((item, index) => {
    const before = items[index - 1];
    const isShare = before?.type === 'number' && before.value < 1 && before.raw.includes('/');
    if (item.type === 'term' && materialOf(item) === 'sugar' && isShare)
      item.meanings = [{ is: 'cue', cue: 'occasion' }];
  });
}

/** "free 31 total 96": "total" beside free sulfur means total SO2. */
export function nameTotal(clause: Clause, before: Clause | undefined): Clause | undefined {
  const free = clause.items.some(
    (item) => kindOf(item) === 'free_so2' || (item.type === 'term' && item.text === 'so2'),
  );
  if (!free && !before) return undefined;
  for (const item of clause.items) {
    if (item.type === 'term' && hasCue(item, 'total')) item.meanings = [{ is: 'kind', kind: 'total_so2' }];
  }
  return free ? clause : before;
}
