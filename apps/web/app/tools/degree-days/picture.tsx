import { huglinCoefficient } from '@orbit-vine/enology/vineyard/degree-days.ts';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { fixed, short, withThousands } from '../../calculator/form/decimal.ts';
import { fieldFrame, fieldInput } from '../../calculator/form/field-style.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { definition } from './definition.ts';
import { readTable, type Season, seasons, sumsOf, type Table } from './season.ts';

type Inputs = InputsOf<(typeof definition)['form']>;
type Read = Table | 'none' | 'reading' | 'unread';

const id = 'season-table';

function useTable() {
  const [read, setRead] = useState<Read>('none');
  const latest = useRef('');
  const take = useCallback(async (text: string) => {
    latest.current = text;
    setRead(text.trim() === '' ? 'none' : 'reading');
    if (text.trim() === '') return;
    const table = await readTable(text);
    // A longer table that was pasted before may be done later.
    if (latest.current === text) setRead(table ?? 'unread');
  }, []);
  const takeFile = useCallback(async (file: File | undefined) => file && take(await file.text()), [take]);
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  // Reads what was put into the fields before hydration.
  useEffect(() => {
    void take(text.current?.value ?? '');
    void takeFile(file.current?.files?.[0]);
  }, [take, takeFile]);
  return { text, file, read, take, takeFile };
}

/** A season chosen before hydration counts too. */
function useChoice() {
  const [chosen, choose] = useState<Season>();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const option = choice.current?.selectedOptions[0];
    if (option && !option.defaultSelected) choose(option.value as Season);
  }, []);
  return { choice, chosen, choose };
}

interface SeasonChoiceProps {
  readonly field: Ref<HTMLSelectElement>;
  readonly season: Season;
  readonly choose: (season: Season) => void;
}

function SeasonChoice({ field, season, choose }: SeasonChoiceProps) {
  return (
    <label className="mt-3 block">
      <span className="font-semibold">Count</span>
      <select
        ref={field}
        value={season}
        className="mt-1 block min-h-11 w-full border border-edge bg-sheet px-2"
        onChange={(event) => choose(event.target.value as Season)}
      >
        {Object.entries(seasons).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Picture({ inputs }: { inputs: Inputs }) {
  const { text, file, read, take, takeFile } = useTable();
  const { choice, chosen, choose } = useChoice();
  const season = chosen ?? (inputs.latitude < 0 ? 'south' : 'north');
  return (
    // Visible too while the answer around it waits for the script.
    <section
      className="visible"
      aria-label="A season from a table"
      data-noprint={typeof read === 'string' ? '' : undefined}
    >
      <label htmlFor={id} className="label">
        A season from a table
      </label>
      <p id={`${id}-note`} className="mt-1 text-muted text-sm">
        Paste or drop a weather station’s table: a date, a maximum, and a minimum in each line.
      </p>
      <div className={fieldFrame}>
        <textarea
          id={id}
          ref={text}
          aria-describedby={`${id}-note`}
          rows={4}
          spellCheck={false}
          placeholder={'2026-04-01; 18,5; 6,2\n2026-04-02; 20,1; 7,0'}
          className={`${fieldInput} py-2 font-mono text-base! placeholder:text-muted`}
          onChange={(event) => void take(event.target.value)}
        />
      </div>
      <label className="mt-3 block">
        <span className="font-semibold">Or choose a file</span>
        <input
          ref={file}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="mt-1 block min-h-11 w-full file:mr-3 file:min-h-11 file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold file:text-ink"
          onChange={(event) => void takeFile(event.target.files?.[0])}
        />
      </label>
      <SeasonChoice field={choice} season={season} choose={choose} />
      <div aria-live="polite">
        {read === 'reading' && <p className="mt-3">Reading…</p>}
        {read === 'unread' && (
          <p className="mt-3 border-wine border-l-3 pl-3">
            No line has a date and two temperatures. A line looks like 2026-04-01; 18,5; 6,2.
          </p>
        )}
        {typeof read === 'object' && <Sums table={read} inputs={inputs} season={season} />}
      </div>
    </section>
  );
}

const day = (date: number) => String(date).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');

function Sums({ table, inputs, season }: { table: Table; inputs: Inputs; season: Season }) {
  const { baseC, ceilingC, latitude, method } = inputs;
  const k = huglinCoefficient({ latitudeDeg: latitude, method });
  const sums = sumsOf(table, { baseC, ceilingC, k: k.value, season });
  const { days, unread, isFahrenheit } = table;
  const lines = [
    ['By the daily average', sums.average],
    [`By the sine, ${short(baseC, 1)} to ${short(ceilingC, 1)} °C`, sums.sine],
    ...(k.inRange ? [['Huglin index', sums.huglin] as const] : []),
  ] as const;
  return (
    <>
      <table className="mt-3 w-full">
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className="py-1 text-left font-normal">
              {withThousands(String(sums.days))} days
            </th>
            <th scope="col" className="whitespace-nowrap py-1 pl-4 text-right font-normal">
              °C days
            </th>
            <th scope="col" className="whitespace-nowrap py-1 pl-4 text-right font-normal">
              °F days
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([label, sum]) => (
            <tr key={label} className="border-line border-t">
              <th scope="row" className="py-1 text-left font-normal">
                {label}
              </th>
              <td className="py-1 pl-4 text-right font-semibold">{withThousands(fixed(sum, 0))}</td>
              <td className="py-1 pl-4 text-right">{withThousands(fixed(sum * 1.8, 0))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-muted text-sm">
        {`Read ${withThousands(String(days.length))} days, ${day(days[0]?.date ?? 0)} to ${day(days.at(-1)?.date ?? 0)}, in ${isFahrenheit ? '°F' : '°C'}.`}
        {unread > 0 &&
          ` ${withThousands(String(unread))} lines have no date with two temperatures, and are left out.`}
        {!k.inRange && ' The Huglin index isn’t defined beyond 50° of latitude.'}
      </p>
    </>
  );
}
