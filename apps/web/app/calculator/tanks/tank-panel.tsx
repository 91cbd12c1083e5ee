import { type ChangeEvent, useId, useState } from 'react';
import { useStored } from '../../platform/use-stored.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NumberSpec } from '../form/field.ts';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import type { FigureToActOn } from '../result/figure-to-act-on.ts';
import { figureText } from '../result/result.tsx';
import { HistoryChart } from './history-chart.tsx';
import { keptTanks } from './kept-tanks.ts';
import { lastValues, type Tank, tanksAsCsv, tanksFromCsv, withEntry } from './tanks.ts';

interface TankPanelProps {
  readonly title: string;
  readonly specs: Readonly<Record<string, NumberSpec>>;
  readonly shown: readonly string[];
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly act: FigureToActOn;
  readonly fill: (name: string, value: number) => void;
  readonly worksheetPath: (tank: string) => string;
}

function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function TankPanel({ title, specs, shown, inputs, act, fill, worksheetPath }: TankPanelProps) {
  const tanks = useStored(keptTanks);
  const [name, setName] = useState('');
  const [says, setSays] = useState('');
  const tank = tanks.find((candidate) => candidate.name === name.trim());
  const measures = shown.filter((field) => field in specs);

  function change(alter: (tanks: readonly Tank[]) => readonly Tank[], done: string) {
    setSays(
      keptTanks.change(alter)
        ? done
        : 'This browser doesn’t store anything, so what you save will be lost when the page closes.',
    );
  }
  function save() {
    const values = Object.fromEntries(measures.map((measure) => [measure, Number(inputs[measure])]));
    const answer = act.hold ? '' : figureText(act.figure);
    const entry = { on: today(), calculator: title, answer, values };
    change((now) => withEntry(now, name.trim(), entry), `Saved under ${name.trim()}.`);
  }
  function fillIn(saved: Tank) {
    const values = Object.entries(lastValues(saved)).filter(([field]) => measures.includes(field));
    for (const [field, value] of values) fill(field, value);
    setSays(`${values.length} ${values.length === 1 ? 'field' : 'fields'} filled in from ${saved.name}.`);
  }

  return (
    <>
      <NameField tanks={tanks} name={name} onChange={setName} />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="primary" size="sheet" disabled={name.trim() === ''} onClick={save}>
          Save these values
        </Button>
        {tank && (
          <Button size="sheet" onClick={() => fillIn(tank)}>
            Fill in its values
          </Button>
        )}
        {tank && (
          <ButtonLink size="sheet" href={worksheetPath(tank.name)}>
            Open its worksheet
          </ButtonLink>
        )}
      </div>
      <p role="status" className="mt-3 empty:hidden">
        {says}
      </p>
      {tank && <History tank={tank} specs={specs} measures={measures} />}
      {tank && (
        <Button
          look="link"
          size="sheet"
          className="mt-3"
          onClick={() =>
            change((now) => now.filter((other) => other.name !== tank.name), `${tank.name} removed.`)
          }
        >
          Remove {tank.name}
        </Button>
      )}
      <Files tanks={tanks} change={change} say={setSays} />
    </>
  );
}

interface NameFieldProps {
  readonly tanks: readonly Tank[];
  readonly name: string;
  readonly onChange: (name: string) => void;
}

function NameField({ tanks, name, onChange }: NameFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        Tank
      </label>
      <div className={fieldFrame}>
        <input
          id={id}
          className={fieldInput}
          list={`${id}-tanks`}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange(event.target.value)}
        />
        <datalist id={`${id}-tanks`}>
          {tanks.map((saved) => (
            <option key={saved.name} value={saved.name} />
          ))}
        </datalist>
      </div>
    </>
  );
}

function History({
  tank,
  specs,
  measures,
}: { tank: Tank } & Pick<TankPanelProps, 'specs'> & { measures: readonly string[] }) {
  return (
    <div className="mt-5">
      <p className="label">{tank.name} so far</p>
      <ul className="mt-2 list-none pl-0">
        {tank.history.slice(-5).map(({ on, calculator, answer, values }) => (
          <li key={JSON.stringify([on, calculator, values])} className="mt-0 border-line border-t py-2">
            {on} · {calculator}
            {answer && `: ${answer}`}
          </li>
        ))}
      </ul>
      {measures.map((measure) => (
        <HistoryChart key={measure} tank={tank} measure={measure} label={specs[measure]?.label ?? measure} />
      ))}
    </div>
  );
}

interface FilesProps {
  readonly tanks: readonly Tank[];
  readonly change: (alter: (tanks: readonly Tank[]) => readonly Tank[], done: string) => void;
  readonly say: (text: string) => void;
}

function Files({ tanks, change, say }: FilesProps) {
  const id = useId();
  async function importFile({ target }: ChangeEvent<HTMLInputElement>) {
    const imported = tanksFromCsv((await target.files?.[0]?.text()) ?? '');
    target.value = '';
    if (!imported)
      return say(
        'This isn’t a table of saved tanks: the first columns must be Tank, Date, Calculator, and Answer.',
      );
    const isOther = ({ name }: Tank) => !imported.some((tank) => tank.name === name);
    change(
      (now) => [...now.filter(isOther), ...imported],
      `${imported.length} ${imported.length === 1 ? 'tank' : 'tanks'} imported.`,
    );
  }
  return (
    <div className="mt-5 flex flex-wrap items-end gap-x-6 gap-y-3 border-line border-t pt-4">
      {tanks.length > 0 && (
        <Button size="sheet" data-copy={tanksAsCsv(tanks)} data-copied="Tanks copied as CSV">
          <Icon name="copy" />
          Copy all as CSV
        </Button>
      )}
      <div className="min-w-0">
        <label htmlFor={id} className="block text-sm">
          Import a CSV of saved tanks
        </label>
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          className="mt-1 min-h-11 max-w-full text-sm"
          onChange={importFile}
        />
      </div>
      <p className="w-full text-muted text-sm">Tanks stay in this browser and aren’t sent anywhere.</p>
    </div>
  );
}
