import type { Wording } from '../wording/english.ts';
import type { OfficeWording } from '../wording/english-office.ts';
import type { OpeningStock, OpeningWine } from './opening-line.ts';

/** "2024 Cabernet Franc, block 3", "80 % 2023 Merlot, 20 % 2023 Chardonnay" */
export function madeOf(
  { composition, called, style }: OpeningWine | OpeningStock,
  { work }: Wording,
  { styles, grapesNotStated }: OfficeWording['openingList'],
): string {
  const total = composition.reduce((sum, { parts }) => sum + parts, 0);
  const made = composition.map(({ component: { variety, vintage, block }, parts }) => {
    const share = composition.length > 1 && `${Math.round((parts / total) * 100)} %`;
    const name = [share, vintage, variety ?? called].filter(Boolean).join(' ');
    return block === null ? name : `${name}, ${work.block(block)}`;
  });
  const isUnknown = composition.some(({ component }) => component.variety === null);
  return [...made, style && styles[style], isUnknown && grapesNotStated].filter(Boolean).join(', ');
}
