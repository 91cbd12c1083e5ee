import type { InFermenters, MaterialLine, Materials } from '@orbit-vine/cellar-book/sheets/materials.ts';
import { showExactVolume, showFruit, type VolumeUnit } from '../book/amounts.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { Sum, Total, useMeaning } from './sums.tsx';

const kinds = ['grapes', 'juice', 'concentrate', 'sugar'] as const;
const fermenterLine = 'In fermenters (estimated quantity of liquid)';

interface MaterialLinesProps {
  materials: Materials;
  fermenters: InFermenters;
  unit: VolumeUnit;
}

/** Parts IV and VII of the form. */
export function MaterialLines({ materials, fermenters, unit }: MaterialLinesProps) {
  const { month } = useOfficeWording();
  const meaningOf = useMeaning();
  const used = kinds.filter((kind) => materials[kind].length > 0);
  return (
    <>
      <h2 className="mt-10 text-2xl">{month.materials}</h2>
      <p className="mt-2 max-w-prose text-muted">{month.materialsAbout}</p>
      {used.length === 0 && <p className="mt-3">{month.noMaterials}</p>}
      {used.map((kind) => (
        <Material
          key={kind}
          name={month.kinds[kind]}
          lines={materials[kind]}
          isWeight={kind in byWeight}
          unit={unit}
        />
      ))}
      <h2 className="mt-10 text-2xl">{month.fermenters}</h2>
      <p className="mt-2 max-w-prose text-muted">{month.fermentersAbout}</p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        <Total
          name={fermenterLine}
          meaning={meaningOf(fermenterLine)}
          formLine="VII 1"
          amount={showExactVolume(fermenters.ml, unit)}
        />
      </div>
      {fermenters.unmeasuredGrams > 0 && (
        <p className="mt-3 max-w-prose">{month.unmeasured(showFruit(fermenters.unmeasuredGrams, unit))}</p>
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
  const meaningOf = useMeaning();
  return (
    <>
      <h3 className="mt-5 font-semibold">{name}</h3>
      <div className="mt-2 max-w-2xl border-edge border-t">
        {lines.map(({ amount, ...line }) => (
          <Sum
            key={line.name}
            {...line}
            meaning={meaningOf(line.name)}
            amount={isWeight ? showFruit(amount, unit) : showExactVolume(amount, unit)}
          />
        ))}
      </div>
    </>
  );
}
