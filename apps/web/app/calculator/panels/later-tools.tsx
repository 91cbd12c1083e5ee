import { BatchTable } from '../batch/batch-table.tsx';
import type { Definition, UnitOf } from '../definition/definition.ts';
import type { FormSpec } from '../form/form-spec.ts';
import type { Form } from '../form/use-form.ts';
import type { Calculation } from '../result/calculation.ts';
import { type FigureToActOn, figureToActOn } from '../result/figure-to-act-on.ts';
import { givenFigures } from '../sheet/given-figures.ts';
import { SheetMaker } from '../sheet/sheet-maker.tsx';
import { TankPanel } from '../tanks/tank-panel.tsx';
import { tankPath } from '../worksheet/sheets.ts';

export interface ToolProps {
  readonly definition: Definition;
  readonly form: Form<FormSpec>;
  readonly calculation: Calculation;
  readonly act: FigureToActOn;
  readonly outside: readonly string[];
  readonly unitOf: UnitOf;
}

export function ManyTanks({ definition, form, outside, unitOf }: ToolProps) {
  const { dose } = definition;
  if (!dose) return null;
  // A field that is a column of the table doesn't count: each tank has its own value.
  const outsideForAll = outside.filter((name) => !dose.tankColumns.includes(name)).map(form.labelOf);
  return (
    <BatchTable
      columns={dose.tankColumns}
      specs={definition.form.numbers}
      example={dose.tankExample}
      answerOf={(tank) => {
        const calculation = definition.compute({ ...form.inputs, ...tank }, unitOf);
        return { calculation, act: figureToActOn(calculation, outsideForAll) };
      }}
    />
  );
}

export function Sheet({ definition, form, calculation, act, unitOf }: ToolProps) {
  const { id, dose } = definition;
  if (!dose) return null;
  const shown = definition.fields(form.inputs);
  const given = dose.given.filter((name) => shown.includes(name));
  return (
    <SheetMaker
      calculator={id}
      unitOf={unitOf}
      title={dose.sheetTitle}
      calculation={calculation}
      act={act}
      given={givenFigures(given.map(form.control))}
      path={form.path}
    />
  );
}

export function SavedTanks({ definition, form, act }: ToolProps) {
  return (
    <TankPanel
      title={definition.title}
      specs={definition.form.numbers}
      shown={definition.fields(form.inputs)}
      inputs={form.inputs}
      act={act}
      fill={form.fill}
      worksheetPath={tankPath}
    />
  );
}
