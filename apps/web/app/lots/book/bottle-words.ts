import { alcoholOf } from '@orbit-vine/cellar-book/book/contents.ts';
import type { StockLine } from '@orbit-vine/cellar-book/sheets/bottle-stock.ts';
import type { Wording } from '../wording/english.ts';
import { showAlcohol } from './amounts.ts';

/** "40 cases + 5 loose". */
export function casesOf({ cases, loose, caseOf }: StockLine, { work }: Wording): string {
  if (caseOf === 1) return `${cases}`;
  return [cases > 0 && work.cases(cases), loose > 0 && work.loose(loose)].filter(Boolean).join(' + ');
}

/** "40 cases, 750 mL, 13.5% alcohol". */
export function bottlesInWords(line: StockLine, wording: Wording): string {
  const alcohol = showAlcohol(alcoholOf(line.bottling.contents), wording);
  return [casesOf(line, wording), `${line.sizeMl.toLocaleString('en-US')} mL`, alcohol]
    .filter(Boolean)
    .join(', ');
}

export const lineKey = ({ bottling, sizeMl }: StockLine) => `${bottling.entry}/${bottling.lot}/${sizeMl}`;
