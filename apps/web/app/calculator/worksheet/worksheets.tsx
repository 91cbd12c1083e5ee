import { lazy, Suspense, useState } from 'react';
import { useStored } from '../../platform/use-stored.ts';
import { keptTanks } from '../tanks/kept-tanks.ts';
import { AddStep, type ChoiceGroup } from './add-step.tsx';
import { SheetBar } from './sheet-bar.tsx';
import { stepOf, useWorksheets } from './use-worksheets.ts';

// Loaded with the first calculation, like the calculators.
const Row = lazy(async () => ({ default: (await import('./row.tsx')).Row }));
const SheetActions = lazy(async () => ({ default: (await import('./sheet-actions.tsx')).SheetActions }));

export function Worksheets({ choices }: { choices: readonly ChoiceGroup[] }) {
  const worksheets = useWorksheets();
  const { sheet, steps, setSteps, keeps } = worksheets;
  const tanks = useStored(keptTanks);
  const [says, say] = useState('');
  const tank = tanks.find(({ name }) => name === sheet.tank.trim());
  const begun = steps.length > 0;
  return (
    <div className="min-h-160">
      <SheetBar worksheets={worksheets} tanks={tanks} />
      {!keeps && (
        <p role="status" className="mt-4 border-wine border-l-3 pl-3">
          This browser doesn’t store anything, so the worksheet will be lost when the page closes. Copy its
          link to keep it.
        </p>
      )}
      <Suspense fallback={<p className="mt-8 text-muted">Loading the calculators…</p>}>
        {begun && <Row worksheets={worksheets} tank={tank} say={say} />}
      </Suspense>
      <p role="status" className="sr-only">
        {says}
      </p>
      <AddStep
        choices={choices}
        first={!begun}
        add={(calculator) => setSteps((now) => [...now, stepOf([calculator, ''])])}
      />
      <Suspense>{begun && <SheetActions worksheets={worksheets} tank={tank} />}</Suspense>
    </div>
  );
}
