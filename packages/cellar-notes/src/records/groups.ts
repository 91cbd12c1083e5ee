import type { VesselKind } from '@orbit-vine/cellar-book/entries/work.ts';
import { type Location, varietiesOf } from '../grammar/locations.ts';
import type { Cellar } from '../recognize/cellar.ts';
import { hasCue, type Item } from '../recognize/items.ts';
import type { CellarRecord } from '../schema/reading.ts';
import { vesselWords } from '../vocabulary/vessel-words.ts';
import { type Draft, markUsed } from './draft.ts';

/**
 * "all the chard barrels", "every riesling tank", "las barricas de merlot": the vessels of one kind that hold a variety by
 * itself, or its only lot. Several lots are meant only by "all" of one kind.
 */
export function groupOf(
  { frame }: Draft,
  cellar: Cellar,
  items: readonly Item[] = frame.items,
): Pick<CellarRecord, 'vessels' | 'lot'> | undefined {
  const kind = kindIn(items);
  const isAll = items.some(saysAll);
  const named = varietiesOf({ ...frame, items: [...items] });
  const [variety, ...others] = named;
  if (!variety || others.length > 0 || !(kind || isAll)) return undefined;
  const lots = cellar.context.lots.filter(({ composition, vintage, in: ids }) => {
    const [only, ...more] = Object.keys(composition);
    return (
      more.length === 0 &&
      variety.names.includes(only ?? '') &&
      (variety.vintage === undefined || vintage === variety.vintage) &&
      ids.some((id) => !kind || cellar.vessels.get(id)?.kind === kind)
    );
  });
  const ids = lots.flatMap((lot) => lot.in);
  const vessels = [...cellar.vessels.values()].flatMap((vessel) =>
    ids.includes(vessel.id) && (!kind || vessel.kind === kind) ? vessel.id : [],
  );
  const [lot, ...more] = lots;
  if (!lot || (more.length > 0 && !(kind && isAll && variety.names.length === 1))) return undefined;
  markUsed(variety.vintageItem);
  return more.length === 0 && vessels.length === ids.length ? { lot: lot.code } : { vessels };
}

const saysAll = (item: Item) =>
  item.type === 'term' && (hasCue(item, 'all') || /^(every|each|cada)$/.test(item.text));

export const isAllWord = ({ item, vague }: Location) => vague === true && hasCue(item, 'all');

/** "barrels", "every tank", "todas las barricas" */
function kindIn(items: readonly Item[]): VesselKind | undefined {
  const isSingle = items.some((item) => item.type === 'term' && /^(every|each|cada)$/.test(item.text));
  const kinds = items.flatMap((item) => {
    if (item.type !== 'term') return [];
    const last = hasCue(item, 'all') ? item.text.split(' ').at(-1) : undefined;
    return [
      ...item.meanings.flatMap((meaning) =>
        meaning.is === 'vesselWord' && (meaning.many || isSingle) ? meaning.kind : [],
      ),
      ...(Object.keys(vesselWords) as VesselKind[]).filter(
        (kind) => last && vesselWords[kind].many.includes(last),
      ),
    ];
  });
  return kinds[0];
}
