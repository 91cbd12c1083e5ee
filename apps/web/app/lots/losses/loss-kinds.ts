import type { Loss } from '@orbit-vine/cellar-book/sheets/loss-sheet.ts';

export interface LossGroup {
  name: string;
  ml: number;
  losses: Loss[];
}

/** "Found at inventory: leak": losses found by a count are listed apart from entered ones. */
const causeOf = ({ reason, inventory }: Loss) => {
  if (inventory) return reason === 'inventory' ? 'Found at inventory' : `Found at inventory: ${reason}`;
  return reason === 'measured' ? 'Found by measuring' : reason.charAt(0).toUpperCase() + reason.slice(1);
};
const kindOf = (loss: Loss) => `${causeOf(loss)}${loss.isWine ? '' : ' (juice or must)'}`;

function grouped(losses: readonly Loss[], nameOf: (loss: Loss) => string): LossGroup[] {
  return [...Map.groupBy(losses, nameOf)]
    .map(([name, all]) => ({ name, ml: all.reduce((sum, { ml }) => sum + ml, 0), losses: all }))
    .sort((a, b) => b.ml - a.ml);
}

export const lossesByKind = (losses: readonly Loss[]) => grouped(losses, kindOf);
export const lossesByVessel = (losses: readonly Loss[]) => grouped(losses, ({ vessel }) => vessel);
