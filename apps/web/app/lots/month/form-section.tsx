import { type TaxClass, taxClasses } from '@orbit-vine/cellar-book/book/book.ts';
import type { ByClass, FormLine } from '@orbit-vine/cellar-book/sheets/form-lines.ts';
import { showExactVolume, type VolumeUnit } from '../book/amounts.ts';
import { useOfficeWording } from '../wording/use-office-wording.ts';
import { Sum, useMeaning } from './sums.tsx';

/** The amounts by column; a single column needs no name. */
function amountsOf(ml: ByClass, used: readonly TaxClass[], unit: VolumeUnit): string {
  return used
    .flatMap((column) => {
      const amount = ml[column] ?? 0;
      if (used.length > 1 && amount === 0) return [];
      return `${used.length > 1 ? `(${column}) ` : ''}${showExactVolume(amount, unit)}`;
    })
    .join(', ');
}

interface FormSectionProps {
  title: string;
  part: string;
  lines: readonly FormLine[];
  unit: VolumeUnit;
}

/** A section of Part I, with the columns that it uses. */
export function FormSection({ title, part, lines, unit }: FormSectionProps) {
  const { month } = useOfficeWording();
  const meaningOf = useMeaning();
  const used = taxClasses.filter((column) => lines.some(({ ml }) => ml[column]));
  return (
    <>
      <h2 className="mt-10 text-2xl">{title}</h2>
      <p className="mt-2 max-w-prose text-muted">
        {`${part}. ${used.map((column) => month.column(column, month.columns[column])).join(' ')}`}
      </p>
      <div className="mt-4 max-w-2xl border-edge border-t">
        {lines.map((line) => (
          <Sum
            key={`${line.formLine} ${line.name}`}
            {...line}
            meaning={meaningOf(line.name)}
            amount={amountsOf(line.ml, used, unit)}
          />
        ))}
      </div>
    </>
  );
}
