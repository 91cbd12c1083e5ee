import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { TextField } from '../sheet/text-field.tsx';
import type { Tank } from '../tanks/tanks.ts';
import type { Worksheets } from './use-worksheets.ts';

interface SheetBarProps {
  readonly worksheets: Worksheets;
  readonly tanks: readonly Tank[];
}

export function SheetBar({ worksheets, tanks }: SheetBarProps) {
  const { sheets, sheet, change, open, begin, remove } = worksheets;
  return (
    <div className="grid gap-x-4 gap-y-5 border border-edge bg-sheet p-5 md:grid-cols-3 md:p-7 print:hidden">
      <div className="flex flex-wrap items-end gap-3 md:col-span-3">
        {sheets.all.length > 1 && (
          <ChosenSheet names={sheets.all.map(({ name }) => name)} chosen={sheets.open} choose={open} />
        )}
        <Button size="sheet" onClick={begin}>
          New worksheet
        </Button>
        <Button
          look="link"
          size="sheet"
          className="px-2"
          onClick={() => {
            if (sheet.steps.length === 0 || confirm(`Remove “${sheet.name}” from this device?`)) remove();
          }}
        >
          Remove this worksheet
        </Button>
      </div>
      <TextField label="Name" value={sheet.name} type={(name) => change({ name })} />
      <TextField
        label="Tank"
        value={sheet.tank}
        type={(tank) => change({ tank })}
        suggestions={tanks.map(({ name }) => name)}
      />
      <TextField label="Lot" value={sheet.lot} type={(lot) => change({ lot })} />
      {tanks.some(({ name }) => name === sheet.tank.trim()) && (
        <p className="text-muted text-sm md:col-span-3">
          What you saved for this tank is filled in below until a step changes it.
        </p>
      )}
    </div>
  );
}

interface ChosenSheetProps {
  readonly names: readonly string[];
  readonly chosen: number;
  readonly choose: (index: number) => void;
}

function ChosenSheet({ names, chosen, choose }: ChosenSheetProps) {
  const id = useId();
  return (
    <div className="min-w-0 grow basis-64">
      <label htmlFor={id} className="block font-semibold">
        Worksheet
      </label>
      <div className={fieldFrame}>
        <select
          id={id}
          className={fieldInput}
          value={chosen}
          onChange={(event) => choose(Number(event.target.value))}
        >
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may bear one name; their order is theirs.
            <option key={index} value={index}>
              {name || 'Unnamed'}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
