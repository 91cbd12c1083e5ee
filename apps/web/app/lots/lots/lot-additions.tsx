import type { Lot } from '@orbit-vine/cellar-book/book/book.ts';
import { type AdditionSum, additionSheet } from '@orbit-vine/cellar-book/sheets/addition-sheet.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { showMaterial, showReading } from '../book/amounts.ts';
import { useWording } from '../wording/use-wording.ts';

export function LotAdditions({ lot }: { lot: Lot }) {
  const { additions, lot: words, day } = useWording();
  const sums = additionSheet(lot);
  if (sums.length === 0) return <p className="text-muted">{words.nothingYet}</p>;
  const measured = lot.readings.findLast(({ kind }) => kind === 'total_so2');
  return (
    <>
      <ul className="grid gap-3">
        {sums.map((sum) => (
          <li key={`${sum.name}/${sum.unit}`}>
            <Addition sum={sum} />
            {sum.name === 'SO2' && measured && (
              <p className="text-muted text-sm">
                {additions.measured(showReading(measured), day(measured.on))}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-muted text-sm">
        {additions.about}{' '}
        <TextLink href="https://www.ecfr.gov/current/title-27/section-24.246">
          {additions.currentText}
        </TextLink>
        . {additions.nutrients}
      </p>
    </>
  );
}

/** "0.57", "96": the digits that doses are stated with. */
const dose = (mgPerL: number) =>
  mgPerL.toLocaleString('en-US', { maximumFractionDigits: mgPerL < 10 ? 2 : 0 });

function Addition({ sum }: { sum: AdditionSum }) {
  const wording = useWording();
  const { name, materials, unit, amount, perLiter, highestPerLiter = 0, ceiling } = sum;
  const isItself = materials.length === 1 && materials[0] === name;
  return (
    <>
      <span className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          {name === 'SO2' ? 'SO₂' : name}
          {!isItself && (
            <span className="text-muted text-sm">{` ${wording.additions.from(materials.join(', '))}`}</span>
          )}
        </span>
        <span>
          <strong className="font-semibold">{showMaterial(amount, unit, wording)}</strong>
          {perLiter !== undefined && unit === 'mg' && (
            <span className="text-muted text-sm">{` ${dose(perLiter)} mg/L`}</span>
          )}
        </span>
      </span>
      {perLiter !== undefined && unit === 'mg' && (
        <Allowed perLiter={perLiter} highest={highestPerLiter} ceiling={ceiling} />
      )}
    </>
  );
}

interface AllowedProps {
  perLiter: number;
  highest: number;
  ceiling: AdditionSum['ceiling'];
}

function Allowed({ perLiter, highest, ceiling }: AllowedProps) {
  const { additions } = useWording();
  if (!ceiling) return <p className="text-muted text-sm">{additions.noCeiling}</p>;
  const left = ceiling.mgPerL - perLiter;
  // Allows for the rounding of doses.
  const isOver = highest > ceiling.mgPerL * 1.0005;
  const most = highest > perLiter * 1.0005 ? ` ${additions.once(dose(highest))}` : '';
  return (
    <>
      <svg
        viewBox="0 0 100 1"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="mt-0.5 h-1.5 w-full bg-line"
      >
        <rect
          width={Math.min(100, (perLiter / ceiling.mgPerL) * 100)}
          height="1"
          className={isOver ? 'fill-wine' : 'fill-vine'}
        />
      </svg>
      <p className={`text-sm ${isOver ? 'font-semibold text-wine' : 'text-muted'}`}>
        {isOver
          ? additions.above(dose(ceiling.mgPerL), ceiling.law)
          : additions.left(dose(left), dose(ceiling.mgPerL), ceiling.law)}
        {most}
      </p>
    </>
  );
}
