import { Button } from '../../ui/button.tsx';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import type { InventoryLine } from './inventory-draft.ts';

interface InventorySumsProps {
  lines: readonly InventoryLine[];
  unit: VolumeUnit;
  onSignOff: () => void;
}

const few = 12;

export function InventorySums({ lines, unit, onSignOff }: InventorySumsProps) {
  const { inventory } = useOfficeWording();
  const measured = lines.filter((line) => line.measured !== undefined);
  const wine = measured.filter(({ measure }) => measure === 'ml');
  const sum = (of: (difference: number) => number) =>
    showVolume(
      wine.reduce((total, { difference = 0 }) => total + Math.max(0, of(difference)), 0),
      unit,
    );
  const left = lines.filter((line) => line.measured === undefined && line.lot !== undefined);
  const open = measured.filter(({ difference, reason }) => difference !== 0 && reason === undefined);
  if (measured.length === 0) return null;
  const first = left
    .slice(0, few)
    .map(({ vessel }) => vessel)
    .join(', ');
  return (
    <section data-noprint className="mt-6 border-edge border-t pt-5">
      <h2 className="text-2xl">{inventory.signItOff}</h2>
      <p className="mt-3">
        {inventory.sums(
          measured.length,
          sum((difference) => -difference),
          sum((difference) => difference),
        )}
      </p>
      {left.length > 0 && (
        <p className="mt-2">
          {inventory.left(left.length > few ? inventory.andMore(first, left.length - few) : first)}
        </p>
      )}
      {open.length > 0 && (
        <p className="mt-2">{inventory.withoutReason(open.map(({ vessel }) => vessel).join(', '))}</p>
      )}
      <Button look="primary" size="large" className="mt-4" onClick={onSignOff}>
        {inventory.signOff(measured.length)}
      </Button>
    </section>
  );
}
