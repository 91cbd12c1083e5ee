import { useUnits } from '../form/unit-preference.ts';
import { lastValues, type Tank } from '../tanks/tanks.ts';
import { type WorkedStep, workOutRow } from './flow.ts';
import { missing, useDefinitions } from './use-definitions.ts';
import type { Worksheets } from './use-worksheets.ts';

export interface RowProps {
  readonly worksheets: Worksheets;
  readonly tank: Tank | undefined;
}

export function useRow({ worksheets: { steps }, tank }: RowProps) {
  const unitOf = useUnits();
  const definitions = useDefinitions(steps.map(({ calculator }) => calculator));
  const definitionOf = (calculator: string) => {
    const definition = definitions.get(calculator);
    return definition === missing ? undefined : definition;
  };
  const row: readonly WorkedStep[] | undefined = steps.every(({ calculator }) => definitions.has(calculator))
    ? workOutRow(steps, definitionOf, unitOf, tank && lastValues(tank))
    : undefined;
  return { row, definitionOf, unitOf };
}
