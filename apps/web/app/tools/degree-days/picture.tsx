import { huglinCoefficient } from '@orbit-vine/enology/vineyard/degree-days.ts';
import { useEffect, useRef, useState } from 'react';
import { fixed, short, withThousands } from '../../calculator/form/decimal.ts';
import { fieldFrame, fieldInput } from '../../calculator/form/field-style.ts';
import type { InputsOf } from '../../calculator/form/form-spec.ts';
import type { definition } from './definition.ts';
import { readTable, type Season, seasons, sumsOf, type Table } from './season.ts';

type Inputs = InputsOf<(typeof definition)['form']>;
type Read = Table | 'none' | 'reading' | 'unread';

const id = 'season-table';
const fileId = 'season-file';

/** The fields that stood there before this script, with what was put into them. */
function earlyFields() {
  const find = <Field extends Element>(name: string) =>
    typeof document === 'undefined' ? null : document.querySelector<Field>(`#${name}`);
  const table = find<HTMLTextAreaElement>(id);
  return {
    text: table?.value ?? '',
    hasFocus: table !== null && table === document.activeElement,
    file: find<HTMLInputElement>(fileId),
  };
}

/** A file dropped anywhere on the page, which the browser would otherwise open in its place. */
function useDroppedFile(take: (file: File | undefined) => void) {
  const latest = useRef(take);
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file) return;
      event.preventDefault();
      latest.current(file);
    };
    addEventListener('dragover', allow);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', allow);
      removeEventListener('drop', drop);
    };
  }, []);
}

/** Reads the latest table that was typed, pasted, dropped, or chosen; first one from before the script. */
function useTable() {
  const [early] = useState(earlyFields);
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
  const takeFile = async (file: File | undefined) => file && take(await file.text());
  // Once: later texts come by their events.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was early does not change
  useEffect(() => {
    if (early.hasFocus) field.current?.focus();
    void take(early.text);
    void takeFile(early.file?.files?.[0]);
    // The press that opened the browser's dialog loaded this script.
    early.file?.addEventListener('change', () => void takeFile(early.file?.files?.[0]));
  }, []);
  useDroppedFile((file) => void takeFile(file));
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

export function Picture({ inputs }: { inputs: Inputs }) {
  const { early, field, read, take, takeFile } = useTable();
  const [season, setSeason] = useState<Season>(inputs.latitude < 0 ? 'south' : 'north');
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
          ref={field}
          defaultValue={early.text}
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
          id={fileId}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          className="mt-1 block min-h-11 w-full file:mr-3 file:min-h-11 file:border file:border-edge file:bg-transparent file:px-3 file:font-semibold file:text-ink"
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
