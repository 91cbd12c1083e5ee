import { useId, useState } from 'react';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { short, unitAfter } from '../form/decimal.ts';
import { type NumberSpec, unitFor } from '../form/field.ts';
import { fieldFrame, fieldInput } from '../form/field-style.ts';
import { useUnitIds } from '../form/unit-preference.ts';
import { keptTanks } from '../tanks/kept-tanks.ts';
import { lastValues, type Tank } from '../tanks/tanks.ts';
import {
  type AnswerTable,
  answerTable,
  csvOfAnswers,
  headingOf,
  type TankAnswer,
  warningsByTank,
} from './answer-table.ts';
import { type Column, type Remark, type Row, readRows } from './rows.ts';

interface BatchTableProps {
  readonly columns: readonly string[];
  readonly specs: Readonly<Record<string, NumberSpec>>;
  readonly example: string;
  readonly answerOf: (tank: Readonly<Record<string, number>>) => TankAnswer;
}

function savedRows(tanks: readonly Tank[], columns: readonly Column[]): readonly string[] {
  return tanks.flatMap((tank) => {
    const values = lastValues(tank);
    const cells = columns.map(({ name, unit }) => short(unit.fromBase(values[name] ?? Number.NaN), 4));
    return cells.includes('NaN') ? [] : [[tank.name, ...cells].join('\t')];
  });
}

export function BatchTable({ columns: names, specs, example, answerOf }: BatchTableProps) {
  const id = useId();
  const [text, setText] = useState('');
  const chosenIds = useUnitIds();
  // The rows stay in the units of the headings that they were pasted under.
  const [pastedIds, setPastedIds] = useState(() => chosenIds);
  const unitIds = text === '' ? chosenIds : pastedIds;
  function put(rows: string) {
    if (text === '') setPastedIds(() => chosenIds);
    setText(rows);
  }
  const columns = names.flatMap((name): Column[] => {
    const spec = specs[name];
    if (!spec) return [];
    const { unit } = spec;
    return [{ name, spec, unit: unitFor(spec, typeof unit === 'string' ? undefined : unitIds(unit.family)) }];
  });
  const { rows, bad, remarks } = readRows(text, columns);
  const saved = savedRows(useStored(keptTanks), columns);
  return (
    <>
      <label htmlFor={id} className="block font-semibold">
        Paste rows from a spreadsheet
      </label>
      <p id={`${id}-note`} className="mt-1 text-muted text-sm">
        One tank per line: a name, if you like, then {columns.map(headingOf).join(', ')}. The other fields are
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
          onChange={(event) => put(event.target.value)}
        />
      </div>
      {saved.length > 0 && (
        <Button size="sheet" className="mt-3" onClick={() => put(saved.join('\n'))}>
          Fill in {saved.length} saved {saved.length === 1 ? 'tank' : 'tanks'}
        </Button>
      )}
      <Remarks remarks={bad} className="text-wine" />
      <Remarks remarks={remarks} className="text-muted" />
      {rows.length > 0 && <Doses rows={rows} columns={columns} answerOf={answerOf} />}
    </>
  );
}

function Remarks({ remarks, className }: { remarks: readonly Remark[]; className: string }) {
  return (
    <ul className={`mt-2 list-none pl-0 text-sm ${className}`} aria-live="polite">
      {remarks.map(({ line, says }) => (
        <li key={`${line} ${says}`} className="mt-0">
          Line {line}: {says}
        </li>
      ))}
    </ul>
  );
}

interface DosesProps {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  readonly answerOf: BatchTableProps['answerOf'];
}

function Doses({ rows, columns, answerOf }: DosesProps) {
  const answers = rows.map((row) => ({ row, ...answerOf(row.values) }));
  const hold = answers.find(({ act }) => act.hold)?.act.hold;
  if (hold) return <p className="mt-3 border-wine border-l-3 pl-3">{hold}</p>;
  const table = answerTable(answers, columns);
  return (
    <>
      <AnswerLines table={table} />
      {/* Outside the scrolling region, so that a phone shows all of it. */}
      <ul className="list-none pl-0 empty:hidden" aria-label="Limits and cautions">
        {warningsByTank(table).map(({ says, tanks }) => (
          <li key={says} className="mt-2 border-wine border-l-3 pl-3">
            <strong>{tanks.join(', ')}:</strong> {says}
          </li>
        ))}
      </ul>
      <Button size="sheet" className="mt-4" data-copy={csvOfAnswers(table)} data-copied="Table copied as CSV">
        <Icon name="copy" />
        Copy as CSV
      </Button>
    </>
  );
}

function AnswerLines({ table: { headings, lines } }: { table: AnswerTable }) {
  return (
    <section
      className="mt-3 overflow-x-auto"
      aria-label="Doses by tank"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus
      tabIndex={0}
    >
      <table className="w-full text-left">
        <thead>
          <tr className="text-muted text-sm">
            {headings.map((heading, index) => (
              <th
                key={heading}
                scope="col"
                className={`border-b-0 py-1 pr-4 align-bottom font-normal ${index > 0 ? 'text-right' : ''}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells: [tank, ...cells], unit, differs, limited }) => (
            <tr key={key} className="border-line border-t">
              <th scope="row" className="border-b-0 py-1.5 pr-4 font-normal">
                {tank}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={headings[index + 1]}
                  className={`whitespace-nowrap border-b-0 py-1.5 pr-4 text-right ${
                    index === 0
                      ? `font-semibold text-lg ${limited ? 'text-wine' : ''} ${differs ? 'bg-gold/10' : ''}`
                      : ''
                  }`}
                >
                  {index === 0 ? cell + unitAfter(unit) : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
