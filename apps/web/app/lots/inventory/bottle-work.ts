import { type BottleUse, bottleUses, type WorkOf } from '@orbit-vine/cellar-book/entries/work.ts';
import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { usualCase } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import { readAmount } from '../book/amounts.ts';

/** The fields of the form as typed. */
export interface TypedMovement {
  use: BottleUse | 'counted';
  cases: string;
  loose: string;
  to: string;
  consignee: string;
}

/** Uses in which bottles go to someone: 21 CFR 1.345 wants to know to whom. */
export const hasConsignee = (use: TypedMovement['use']): boolean =>
  use === 'taxpaid' || use === 'in_bond' || use === 'export';

/** The bottles typed as cases and loose ones; undefined if a field isn't a whole number. */
function countOf({ cases, loose }: { cases: string; loose: string }, caseOf: number): number | undefined {
  const [full, rest] = [cases, loose].map((typed) => (typed.trim() === '' ? 0 : readAmount(typed)));
  const count = (full ?? Number.NaN) * caseOf + (rest ?? Number.NaN);
  return Number.isInteger(count) ? count : undefined;
}

/** The work that the form describes; undefined if it is incomplete. */
export function movementWork(
  { bottling: { lot, on }, sizeMl, caseOf }: StockLine,
  typed: TypedMovement,
): WorkOf<'remove_bottles'> | WorkOf<'count_bottles'> | undefined {
  const count = countOf(typed, caseOf);
  if (count === undefined || (count === 0 && typed.use !== 'counted')) return undefined;
  const bottles = { lot, bottledOn: on, bottles: [{ count, sizeMl }] };
  if (typed.use === 'counted') return { op: 'count_bottles', ...bottles };
  const isDumped = typed.use === 'dumped_to_bulk';
  if (isDumped && typed.to === '') return undefined;
  const consignee = typed.consignee.trim();
  return {
    op: 'remove_bottles',
    ...bottles,
    use: typed.use,
    ...(isDumped && { to: typed.to }),
    ...(hasConsignee(typed.use) && consignee !== '' && { consignee }),
  };
}

export const movements = [...bottleUses, 'counted'] as const;

/** Bottles that didn't come from a vessel of the book, as typed. */
export interface TypedArrival {
  account: WorkOf<'receive_bottles'>['account'];
  lot: string;
  variety: string;
  vintage: string;
  alcohol: string;
  size: string;
  cases: string;
  loose: string;
  supplier: string;
}

export function arrivalWork(typed: TypedArrival): WorkOf<'receive_bottles'> | undefined {
  const sizeMl = readAmount(typed.size);
  const alcohol = typed.alcohol.trim() === '' ? undefined : readAmount(typed.alcohol);
  const isWrong = typed.alcohol.trim() !== '' && alcohol === undefined;
  if (sizeMl === undefined || !Number.isInteger(sizeMl) || isWrong || typed.lot.trim() === '')
    return undefined;
  const count = countOf(typed, usualCase(sizeMl));
  if (!count) return undefined;
  const component = {
    variety: typed.variety.trim() || null,
    block: null,
    vintage: /^\d{4}$/.test(typed.vintage) ? Number(typed.vintage) : null,
  };
  return {
    op: 'receive_bottles',
    account: typed.account,
    lot: typed.lot.trim(),
    bottles: [{ count, sizeMl }],
    composition: [{ component, parts: 1 }],
    ...(alcohol !== undefined && { alcoholPercentVol: alcohol }),
    ...(typed.supplier.trim() !== '' && { supplier: typed.supplier.trim() }),
  };
}
