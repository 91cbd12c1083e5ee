import { lazy } from 'react';
import type { BatchSpec } from '../batch/batch-spec.ts';
import { LaterPanel } from './later-panel.tsx';
import type { Figure, Worked } from './worked.ts';

const BatchTable = lazy(() =>
  import('../batch/batch-table.tsx').then((module) => ({ default: module.BatchTable })),
);
const SheetMaker = lazy(() =>
  import('../sheet/sheet-maker.tsx').then((module) => ({ default: module.SheetMaker })),
);

interface DoseToolsProps {
  readonly title: string;
  readonly worked: Worked;
  readonly given: readonly Figure[];
  readonly path: string;
  readonly batch: BatchSpec;
}

/** What calculators of a dose offer beside their answer: a table for many tanks and a sheet for the cellar. */
export function DoseTools({ batch, ...sheet }: DoseToolsProps) {
  return (
    <>
      <LaterPanel title="Many tanks">
        <BatchTable spec={batch} />
      </LaterPanel>
      <LaterPanel title="Dose sheet">
        <SheetMaker {...sheet} />
      </LaterPanel>
    </>
  );
}
