import { Button } from '../../ui/button.tsx';
import { showVolume, type VolumeUnit } from '../book/amounts.ts';
import type { InventoryLine } from './inventory-draft.ts';

interface InventorySumsProps {
  lines: readonly InventoryLine[];
  unit: VolumeUnit;
  onSignOff: () => void;
}

const few = 12;

export function InventorySums({ lines, unit, onSignOff }: InventorySumsProps) {
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
  return (
    <section data-noprint className="mt-6 border-edge border-t pt-5">
      <h2 className="text-2xl">Sign it off</h2>
      <p className="mt-3">
        {`${countOf(measured.length)} measured: ${sum((difference) => -difference)} less and ${sum((difference) => difference)} more than on record.`}
      </p>
      {left.length > 0 && (
        <p className="mt-2">
          {`Not measured, and left as they are on record: ${left
            .slice(0, few)
            .map(({ vessel }) => vessel)
            .join(', ')}${left.length > few ? `, and ${left.length - few} more` : ''}.`}
        </p>
      )}
      {open.length > 0 && (
        <p className="mt-2">{`Without a reason: ${open.map(({ vessel }) => vessel).join(', ')}.`}</p>
      )}
      <Button look="primary" size="large" className="mt-4" onClick={onSignOff}>
        {`Sign off ${countOf(measured.length)}`}
      </Button>
    </section>
  );
}

const countOf = (count: number) => (count === 1 ? '1 vessel' : `${count} vessels`);
