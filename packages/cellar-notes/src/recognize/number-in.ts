import type { Item } from './items.ts';

/** A bare number, in digits or words. */
export function numberIn(item: Item | undefined): number | undefined {
  if (item?.type === 'number') return item.value;
  const meaning = item?.type === 'term' ? item.meanings.find((each) => each.is === 'number') : undefined;
  return meaning?.is === 'number' ? meaning.value : undefined;
}
