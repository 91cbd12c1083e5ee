import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import type { Cellar } from './cellar.ts';
import { hasCue, type Item, verbOf } from './items.ts';

/** "out of the keg", "del tambor": the only vessel of that kind with wine, where there is one. */
export function nameOnlyVessels(items: readonly Item[], cellar: Cellar): Item[] {
  const isAlone = items.every((item) => isArticle(item) || kindNamed(item) !== undefined);
  return items.map((item, at) => {
    const kind = kindNamed(item);
    const before = items.slice(0, at).findLast((each) => !isArticle(each));
    const isMoved = ['transfer', 'filter'].includes(verbOf(before)?.op ?? '') && hasCue(items[at + 1], 'to');
    const isSource = hasCue(before, 'from', 'with') || isMoved || isAlone;
    if (kind === undefined || !isSource || ['word', 'number'].includes(items[at + 1]?.type ?? ''))
      return item;
    const [only, ...others] = holding(kind, cellar);
    const { from, next } = item;
    return only === undefined || others.length > 0
      ? item
      : { type: 'vessels', ids: [only], unknown: [], from, next };
  });
}

/** The vessels of a kind that hold wine. */
function holding(kind: VesselKind, { context, vessels }: Cellar): string[] {
  const held = new Set(context.lots.flatMap((lot) => lot.in));
  return [...held].filter((id) => vessels.get(id)?.kind === kind);
}

/** "from the keg": all that words of a kind may mean. */
export const choicesIn = (items: readonly Item[], cellar: Cellar): string[] =>
  items.flatMap((item) => {
    const kind = kindNamed(item);
    return kind ? holding(kind, cellar) : [];
  });

/** "the keg", "el tambor": one vessel, by its kind alone. */
function kindNamed(item: Item): VesselKind | undefined {
  const meanings = item.type === 'term' ? item.meanings : [];
  return meanings.flatMap((each) => (each.is === 'vesselWord' && !each.many ? each.kind : []))[0];
}

const isArticle = (item: Item) =>
  (item.type === 'term' || item.type === 'word') &&
  /^(the|our|that|this|el|la|ese|esa|nuestro|nuestra)$/.test(item.text);
