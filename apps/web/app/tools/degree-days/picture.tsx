import { huglinCoefficient } from '@orbit-vine/enology/vineyard/degree-days.ts';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fixed, short, withThousands } from '../../calculator/form/decimal.ts';
import { fieldFrame, fieldInput } from '../../calculator/form/field-style.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { definition } from './definition.ts';
import { readTable, type Season, seasons, sumsOf, type Table } from './season.ts';

type Inputs = InputsOf<(typeof definition)['form']>;
type Read = Table | 'none' | 'reading' | 'unread';

const id = 'season-table';

/** What was pasted, and whether it has the focus, in the field that stood there before this script. */
function earlyTable() {
  const inBrowser = typeof HTMLTextAreaElement === 'function';
  const field = inBrowser ? document.getElementById(id) : null;
  return inBrowser && field instanceof HTMLTextAreaElement
    ? { text: field.value, hasFocus: document.activeElement === field }
    : { text: '', hasFocus: false };
}

/** Reads the latest table that was typed, pasted, dropped, or chosen; first one from before the script. */
function useTable() {
  const [early] = useState(earlyTable);
  const field = useRef<HTMLTextAreaElement>(null);
  const [read, setRead] = useState<Read>('none');
  const latest = useRef('');
  const take = async (text: string) => {
    latest.current = text;
    setRead(text.trim() === '' ? 'none' : 'reading');
    if (text.trim() === '') return;
    const table = await readTable(text);
    // A longer table that was pasted before may be done later.
    if (latest.current === text) setRead(table ?? 'unread');
  };
  // Once: later texts come by their events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was early does not change
  useEffect(() => {
    if (early.hasFocus) field.current?.focus();
    void take(early.text);
  }, []);
  const takeFile = async (file: File | undefined) => file && take(await file.text());
  return { early, field, read, take, takeFile };
}

interface SeasonChoiceProps {
  readonly season: Season;
  readonly choose: (season: Season) => void;
}

function SeasonChoice({ season, choose }: SeasonChoiceProps) {
  return (
    <label className="mt-3 block">
      <span className="font-semibold">Count</span>
      <select
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

/** A whole season from a station's table, pasted or dropped, with the limits and the latitude of the fields. */
export function Picture({ inputs }: { inputs: Inputs }) {
  const { early, field, read, take, takeFile } = useTable();
  const [season, setSeason] = useState<Season>(inputs.latitude < 0 ? 'south' : 'north');
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void takeFile(file);
  };
  return (
    <section aria-label="A season from a table" data-noprint={typeof read === 'string' ? '' : undefined}>
      <label htmlFor={id} className="label">
        A season from a table
      </label>
      <p id={`${id}-note`} className="mt-1 text-muted text-sm">
        Paste or drop a weather station’s table: a date, a maximum, and a minimum in each line.
      </p>
      <div className={fieldFrame}>
        <textarea
          id={id}
          ref={field}
          defaultValue={early.text}
          aria-describedby={`${id}-note`}
          rows={4}
          spellCheck={false}
          placeholder={'2026-04-01; 18,5; 6,2\n2026-04-02; 20,1; 7,0'}
          className={`${fieldInput} py-2 font-mono text-base! placeholder:text-muted`}
          onDrop={drop}
          onChange={(event) => void take(event.target.value)}
        />
      </div>
      <label className="mt-3 block">
        <span className="font-semibold">Or choose a file</span>
        <input
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="mt-1 block min-h-11 w-full"
          onChange={(event) => void takeFile(event.target.files?.[0])}
        />
      </label>
      <SeasonChoice season={season} choose={setSeason} />
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
    ['By the average of maximum and minimum', sums.average],
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
            <th scope="col" className="py-1 text-right font-normal">
              °C days
            </th>
            <th scope="col" className="py-1 text-right font-normal">
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
              <td className="py-1 text-right font-semibold">{withThousands(fixed(sum, 0))}</td>
              <td className="py-1 text-right">{withThousands(fixed(sum * 1.8, 0))}</td>
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
