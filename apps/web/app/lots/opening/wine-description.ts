import type { OpeningStock, OpeningWine } from './opening-line.ts';

/** "2024 Cabernet Franc, block 3", "80 % 2023 Merlot, 20 % 2023 Chardonnay" */
export function madeOf({ composition, called, style }: OpeningWine | OpeningStock): string {
  const total = composition.reduce((sum, { parts }) => sum + parts, 0);
  const made = composition.map(({ component: { variety, vintage, block }, parts }) => {
    const share = composition.length > 1 && `${Math.round((parts / total) * 100)} %`;
    const name = [share, vintage, variety ?? called].filter(Boolean).join(' ');
    return block === null ? name : `${name}, block ${block}`;
  });
  const isUnknown = composition.some(({ component }) => component.variety === null);
  return [...made, style, isUnknown && 'grapes not stated'].filter(Boolean).join(', ');
}
