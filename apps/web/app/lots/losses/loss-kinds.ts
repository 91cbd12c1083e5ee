import type { Loss } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';
import type { OfficeWording } from '../wording/english-office.ts';

export interface LossGroup {
  name: string;
  ml: number;
  losses: Loss[];
}

/** "Found at inventory: leak": losses found by a count are listed apart from entered ones. */
function causeOf({ reason, inventory }: Loss, { losses: words, reasons }: OfficeWording): string {
  const why = reasons[reason] ?? reason;
  if (inventory) return reason === 'inventory' ? words.foundAtInventory : words.foundFor(why);
  return reason === 'measured' ? words.foundByMeasuring : why.charAt(0).toUpperCase() + why.slice(1);
}

function kindOf(loss: Loss, words: OfficeWording): string {
  const cause = causeOf(loss, words);
  return loss.isWine ? cause : words.losses.notWine(cause);
}

function grouped(losses: readonly Loss[], nameOf: (loss: Loss) => string): LossGroup[] {
  return [...Map.groupBy(losses, nameOf)]
    .map(([name, all]) => ({ name, ml: all.reduce((sum, { ml }) => sum + ml, 0), losses: all }))
    .sort((a, b) => b.ml - a.ml);
}

export const lossesByKind = (losses: readonly Loss[], words: OfficeWording) =>
  grouped(losses, (loss) => kindOf(loss, words));
export const lossesByVessel = (losses: readonly Loss[]) => grouped(losses, ({ vessel }) => vessel);
