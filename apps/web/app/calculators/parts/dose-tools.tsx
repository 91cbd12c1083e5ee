import { lazy } from 'react';
import type { Definition, UnitOf } from '../definition.ts';
import type { FieldName, FormSpec } from '../form/form-spec.ts';
import type { Form } from '../form/use-form.ts';
import { givenFigures } from '../sheet/given-figures.ts';
import type { Calculation } from './calculation.ts';
import { type FigureToActOn, figureToActOn } from './figure-to-act-on.ts';
import { LaterPanel } from './later-panel.tsx';

const BatchTable = lazy(() =>
  import('../batch/batch-table.tsx').then((module) => ({ default: module.BatchTable })),
);
const SheetMaker = lazy(() =>
  import('../sheet/sheet-maker.tsx').then((module) => ({ default: module.SheetMaker })),
);

interface DoseToolsProps<Spec extends FormSpec> {
  readonly definition: Definition<Spec>;
  readonly dose: NonNullable<Definition<Spec>['dose']>;
  readonly form: Form<Spec>;
  readonly calculation: Calculation;
  readonly act: FigureToActOn;
  /** Fields whose value is outside the range. */
  readonly outside: readonly FieldName<Spec>[];
  readonly unitOf: UnitOf;
}

/** What calculators of a dose offer beside their answer: a table for many tanks and a sheet for the cellar. */
export function DoseTools<Spec extends FormSpec>(props: DoseToolsProps<Spec>) {
  const { definition, dose, form, calculation, act, outside, unitOf } = props;
  // A column of the table has its own value for each tank, whatever stands in its field.
  const outsideForAll = outside.filter((name) => !dose.tankColumns.some((column) => column === name));
  const shown = definition.fields(form.inputs);
  return (
    <>
      <LaterPanel title="Many tanks">
        <BatchTable
          columns={dose.tankColumns}
          specs={definition.form.numbers}
          example={dose.tankExample}
          answerOf={(tank) =>
            figureToActOn(
              definition.compute({ ...form.inputs, ...tank }, unitOf),
              outsideForAll.map(form.labelOf),
            )
          }
        />
      </LaterPanel>
      <LaterPanel title="Dose sheet">
        <SheetMaker
          calculator={definition.id}
          unitOf={unitOf}
          title={dose.sheetTitle}
          calculation={calculation}
          act={act}
          given={givenFigures(dose.given.filter((name) => shown.includes(name)).map(form.control))}
          path={form.path}
        />
      </LaterPanel>
    </>
  );
}
