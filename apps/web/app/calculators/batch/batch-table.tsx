import { useId, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { type NumberSpec, unitFor } from '../form/field.ts';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { useUnitIds } from '../form/unit-preference.ts';
import type { Figure } from '../parts/calculation.ts';
import { figureText } from '../parts/result.tsx';
import { type BadRow, type Column, csvOf, type Row, readRows } from './rows.ts';

function columnName({ spec, unit }: Column): string {
  return unit.label ? `${spec.label} (${unit.label})` : spec.label;
}

interface BatchTableProps {
  /** The fields that differ from tank to tank. */
  readonly columns: readonly string[];
  readonly specs: Readonly<Record<string, NumberSpec>>;
  /** An example row that shows the order of the columns. */
  readonly example: string;
  readonly compute: (tank: Readonly<Record<string, number>>) => readonly Figure[];
}

/** Rows in, doses out; everything else is as in the fields above. */
export function BatchTable({ columns: names, specs, example, compute }: BatchTableProps) {
  const id = useId();
  const [text, setText] = useState('');
  const unitIds = useUnitIds();
  const columns = names.flatMap((name): Column[] => {
    const spec = specs[name];
    if (!spec) return [];
    const { unit } = spec;
    return [{ name, spec, unit: unitFor(spec, typeof unit === 'string' ? undefined : unitIds(unit.family)) }];
  });
  const { rows, bad } = readRows(text, columns);
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        Paste rows from a spreadsheet
      </label>
      <p id={`${id}-note`} className="mt-1 text-muted text-sm">
        One tank a line: its name if you like, then {columns.map(columnName).join(', ')}. The other fields are
        as above.
      </p>
      <div className={fieldFrame}>
        <textarea
          id={id}
          aria-describedby={`${id}-note`}
          rows={5}
          spellCheck={false}
          placeholder={example}
          className={`${fieldInput} py-2 font-mono text-base! placeholder:text-muted`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <BadRows rows={bad} />
      {rows.length > 0 && <Doses rows={rows} columns={columns} compute={compute} />}
    </>
  );
}

function BadRows({ rows }: { rows: readonly BadRow[] }) {
  return (
    <ul className="mt-2 list-none pl-0 text-sm text-wine" aria-live="polite">
      {rows.map(({ line, reason }) => (
        <li key={line} className="mt-0">
          Line {line}: {reason}
        </li>
      ))}
    </ul>
  );
}

interface DosesProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly compute: BatchTableProps['compute'];
}

function Doses({ rows, columns, compute }: DosesProps) {
  const answers = rows.map((row) => ({ row, figures: compute(row.values) }));
  const labels = answers[0]?.figures ?? [];
  const given = (row: Row) =>
    columns.map(({ name, unit }) => String(Number(unit.fromBase(row.values[name] ?? Number.NaN).toFixed(4))));
  const csv = csvOf([
    [
      'Tank',
      ...columns.map(columnName),
      ...labels.map(({ label, unit }) => `${label}${unit ? ` (${unit})` : ''}`),
    ],
    ...answers.map(({ row, figures }) => [row.tank, ...given(row), ...figures.map(({ text }) => text)]),
  ]);
  return (
    <>
      {/* Wider than a phone, so that it has to scroll by the keyboard too. */}
      <section
        className="mt-3 overflow-x-auto"
        aria-label="Doses by tank"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
        tabIndex={0}
      >
        <table className="w-full text-left">
          <thead>
            <tr className="text-muted text-sm">
              <th scope="col" className="border-b-0 py-1 pr-4 font-normal">
                Tank
              </th>
              {labels.map(({ label }) => (
                <th key={label} scope="col" className="border-b-0 py-1 pr-4 text-right font-normal">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {answers.map(({ row, figures }) => (
              <tr key={row.line} className="border-line border-t">
                <th scope="row" className="border-b-0 py-1.5 pr-4 font-normal">
                  {row.tank}
                </th>
                {figures.map((figure) => (
                  <td key={figure.label} className="whitespace-nowrap border-b-0 py-1.5 pr-4 text-right">
                    {figureText(figure)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <button type="button" className="button quiet mt-4" data-copy={csv} data-copied="Table copied as CSV">
        <Icon name="copy" />
        Copy as CSV
      </button>
    </>
  );
}
