import type { InFermenters, MaterialLine, Materials } from '@orbit-vine/cellar-book/sheets/materials.ts';
import { showExactVolume, showFruit, type VolumeUnit } from '../book/amounts.ts';
import { Sum, Total } from './sums.tsx';

const kinds = [
  ['grapes', 'Grapes, uncrushed'],
  ['juice', 'Juice'],
  ['concentrate', 'Concentrate'],
  ['sugar', 'Sugar, dry'],
] as const;

interface MaterialLinesProps {
  materials: Materials;
  fermenters: InFermenters;
  unit: VolumeUnit;
}

/** Parts IV and VII of the form. */
export function MaterialLines({ materials, fermenters, unit }: MaterialLinesProps) {
  const used = kinds.filter(([kind]) => materials[kind].length > 0);
  return (
    <>
      <h2 className="mt-10 text-2xl">Materials received and used</h2>
      <p className="mt-2 max-w-prose text-muted">
        Part IV. For sugar and concentrate, the records have what was used, not what is in stock.
      </p>
      {used.length === 0 && <p className="mt-3">None this month.</p>}
      {used.map(([kind, name]) => (
        <Material key={kind} name={name} lines={materials[kind]} isWeight={kind in byWeight} unit={unit} />
      ))}
      <h2 className="mt-10 text-2xl">In fermenters</h2>
      <p className="mt-2 max-w-prose text-muted">
        Part VII, at the end of the period: must and wine that hasn’t finished fermenting.
      </p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        <Total
          name="In fermenters (estimated quantity of liquid)"
          formLine="VII 1"
          amount={showExactVolume(fermenters.ml, unit)}
        />
      </div>
      {fermenters.unmeasuredGrams > 0 && (
        <p className="mt-3 max-w-prose">
          {`Add your estimate for ${showFruit(fermenters.unmeasuredGrams, unit)} of must that no one has measured yet.`}
        </p>
      )}
    </>
  );
}

const byWeight = { grapes: true, sugar: true };

interface MaterialProps {
  name: string;
  lines: readonly MaterialLine[];
  isWeight: boolean;
  unit: VolumeUnit;
}

function Material({ name, lines, isWeight, unit }: MaterialProps) {
  return (
    <>
      <h3 className="mt-5 font-semibold">{name}</h3>
      <div className="mt-2 max-w-2xl border-edge border-t">
        {lines.map(({ amount, ...line }) => (
          <Sum
            key={line.name}
            {...line}
            amount={isWeight ? showFruit(amount, unit) : showExactVolume(amount, unit)}
          />
        ))}
      </div>
    </>
  );
}
