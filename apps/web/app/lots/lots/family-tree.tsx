import type { Book } from '@orbit-vine/cellar-book/book/book.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Scrolling } from '../../ui/scrolling.tsx';
import { showFruit, showVolume, type VolumeUnit } from '../book/amounts.ts';
import type { Wording } from '../wording/english.ts';
import { useWording } from '../wording/use-wording.ts';
import { type Family, familyOf } from './family.ts';

interface FamilyTreeProps {
  book: Book;
  lot: string;
  nameLot: (lot: string) => ReactNode;
  codeOf: (lot: string) => string;
  unit: VolumeUnit;
}

const column = 168;
const height = 60;
const width = 120;

/** A lot's ancestors on the left and its descendants on the right. */
export function FamilyTree({ book, lot, unit, ...shown }: FamilyTreeProps) {
  const { lot: words } = useWording();
  const [isUnfolded, setUnfolded] = useState(false);
  const family = familyOf(book, lot, isUnfolded);
  if (family.lots.length < 2) return null;
  return (
    <>
      <FamilyDrawing family={family} lot={lot} {...shown} />
      {family.folded > 0 && (
        <Button look="link" className="min-h-11" onClick={() => setUnfolded(true)}>
          {words.moreLots(family.folded)}
        </Button>
      )}
      <FamilyAmounts edges={family.edges} codeOf={shown.codeOf} unit={unit} />
    </>
  );
}

interface FamilyDrawingProps extends Pick<FamilyTreeProps, 'lot' | 'nameLot' | 'codeOf'> {
  family: Family;
}

function FamilyDrawing({ family: { lots, edges }, lot, nameLot, codeOf }: FamilyDrawingProps) {
  const { lot: words } = useWording();
  const first = Math.min(...lots.map(({ step }) => step));
  const steps = Math.max(...lots.map(({ step }) => step)) - first + 1;
  const rows = Math.max(...lots.map(({ row }) => row)) + 1;
  const across = (steps - 1) * column + width;
  const middleOf = (name: string) => {
    const { step, row } = lots.find((each) => each.lot === name) ?? { step: 0, row: 0 };
    const inStep = lots.filter((each) => each.step === step).length;
    return { x: (step - first) * column, y: (row + (rows - inStep) / 2 + 0.5) * height };
  };
  return (
    <Scrolling label={words.family}>
      <svg viewBox={`0 0 ${across} ${rows * height}`} width={across} height={rows * height}>
        <title>{words.tree}</title>
        {edges.map(({ from, to }) => {
          const [start, end] = [middleOf(from), middleOf(to)];
          const left = start.x + width;
          const bend = (left + end.x) / 2;
          return (
            <path
              key={`${from}>${to}`}
              d={`M${left} ${start.y}C${bend} ${start.y} ${bend} ${end.y} ${end.x} ${end.y}`}
              className="fill-none stroke-edge"
              strokeWidth="1.5"
            />
          );
        })}
        {lots.map(({ lot: name, step }) => {
          const { x, y } = middleOf(name);
          return (
            <foreignObject key={name} x={x} y={y - 24} width={width} height="48">
              <span
                className={`flex h-12 items-center justify-center overflow-hidden border bg-sheet px-1.5 text-center text-sm ${name === lot ? 'border-2 border-wine font-semibold' : 'border-edge'}`}
              >
                <span className="sr-only">{relationOf(step, words)}</span>
                {name === lot ? codeOf(name) : nameLot(name)}
              </span>
            </foreignObject>
          );
        })}
      </svg>
    </Scrolling>
  );
}

function FamilyAmounts({
  edges,
  codeOf,
  unit,
}: Pick<Family, 'edges'> & Pick<FamilyTreeProps, 'codeOf' | 'unit'>) {
  const { lot: words, list } = useWording();
  return (
    <details className="mt-2">
      <summary className="flex min-h-11 list-none items-center text-wine underline underline-offset-4">
        {words.amounts}
      </summary>
      <ul className="grid gap-1 text-sm">
        {edges.map(({ from, to, ml, grams }) => (
          <li key={`${from}>${to}`}>
            {words.went(
              list([
                ...(ml > 0 ? [showVolume(ml, unit)] : []),
                ...(grams > 0 ? [showFruit(grams, unit)] : []),
              ]),
              codeOf(from),
              codeOf(to),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function relationOf(step: number, { before, after }: Wording['lot']): string {
  if (step === 0) return '';
  return step < 0 ? before(-step) : after(step);
}
