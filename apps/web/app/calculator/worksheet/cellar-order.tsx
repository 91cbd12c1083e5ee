import { QrCode } from '../../ui/qr-code.tsx';
import { unitAfter, withThousands } from '../form/decimal.ts';
import { shownText, unitFor } from '../form/field.ts';
import { useUnitIds } from '../form/unit-preference.ts';
import { figureText } from '../result/result.tsx';
import { type BalanceId, weighedOn } from '../sheet/balance.ts';
import { handlingOf } from '../sheet/handling.ts';
import type { WorkedStep } from './flow.ts';
import type { Sheet } from './sheets.ts';

interface CellarOrderProps {
  readonly sheet: Sheet;
  readonly row: readonly WorkedStep[];
  readonly date: string;
  readonly balance?: BalanceId | undefined;
  readonly link: string;
}

/** The longest link whose code a phone can still read from paper. */
const longestCode = 1200;

export function CellarOrder({ sheet, row, date, balance, link }: CellarOrderProps) {
  const numbered = row.map((worked, index) => ({ worked, number: index + 1 }));
  const doses = numbered.filter(({ worked }) => worked.definition.dose);
  const others = numbered.filter(({ worked }) => !worked.definition.dose);
  const limits = row.flatMap(({ calculation }) => calculation?.limits ?? []);
  return (
    <div className="text-[9.5pt] leading-snug">
      <Head sheet={sheet} date={date} link={link} />
      {limits.map((limit) => (
        <p key={limit} className="mt-2 border border-wine p-1.5 font-semibold">
          {limit}
        </p>
      ))}
      {doses.length > 0 && (
        <table className="mt-3 w-full border-collapse text-left">
          <thead>
            <tr className="text-[8pt]">
              {['', 'Add', 'Amount', 'Weighed by', 'Checked by', 'Added at'].map((heading) => (
                <th key={heading} scope="col" className="border-ink border-b py-1 pr-2 font-normal">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {doses.map(({ worked, number }) => (
              <DoseRow key={worked.step.key} worked={worked} number={number} balance={balance} />
            ))}
          </tbody>
        </table>
      )}
      {others.length > 0 && <p className="label mt-4">Also worked out</p>}
      {others.map(({ worked, number }) => (
        <p key={worked.step.key} className="mt-1 break-inside-avoid border-line border-b pb-1">
          {number}. <strong>{worked.definition.name}</strong>: {answerText(worked)} <Given worked={worked} />
          <Cautions worked={worked} />
        </p>
      ))}
      <Handling row={row} />
      <FillIn />
    </div>
  );
}

function Head({ sheet, date, link }: Pick<CellarOrderProps, 'sheet' | 'date' | 'link'>) {
  return (
    <div className="flex items-start justify-between gap-4 border-ink border-b pb-2">
      <div>
        <p className="label">Work order</p>
        <p className="font-display text-[20pt] leading-tight">{sheet.name}</p>
        <p className="mt-1 text-[12pt]">
          <strong>{sheet.tank || 'Tank ____________'}</strong> ·{' '}
          {sheet.lot ? `Lot ${sheet.lot}` : 'Lot ____________'}
        </p>
        <p>{date}</p>
      </div>
      {link.length <= longestCode && (
        <QrCode text={link} title="QR code that reopens the worksheet" className="size-[34mm]" />
      )}
    </div>
  );
}

function answerText({ act, calculation }: WorkedStep): string {
  if (!act) return 'Error';
  if (act.hold) return act.hold;
  return [act.figure, ...act.belonging]
    .map((figure) => `${figure.label} ${figureText(figure)}`)
    .concat(calculation?.note ?? [])
    .join('; ');
}

function Given({ worked: { definition, inputs, shown } }: { worked: WorkedStep }) {
  const unitIds = useUnitIds();
  const given = shown.map((name) => {
    const spec = definition.form.numbers[name];
    if (!spec) {
      const choice = definition.form.choices[name];
      const chosen = choice?.options.find(({ value }) => value === inputs[name]);
      return `${choice?.label} ${chosen?.label}`;
    }
    const unit = unitFor(spec, typeof spec.unit === 'string' ? undefined : unitIds(spec.unit.family));
    const number = withThousands(shownText(Number(inputs[name]), unit));
    return `${spec.label} ${number}${unitAfter(unit.label)}`;
  });
  return <span className="text-[8pt]">({given.join(' · ')})</span>;
}

function Cautions({ worked: { calculation } }: { worked: WorkedStep }) {
  return calculation?.cautions?.map((caution) => (
    <span key={caution} className="mt-1 block border-wine border-l-3 pl-1.5">
      {caution}
    </span>
  ));
}

interface DoseRowProps {
  readonly worked: WorkedStep;
  readonly number: number;
  readonly balance: BalanceId | undefined;
}

function DoseRow({ worked, number, balance }: DoseRowProps) {
  const { act } = worked;
  if (!act || act.hold) {
    return (
      <tr className="break-inside-avoid">
        <th scope="row" className="border-line border-b py-2 pr-2 align-top font-normal">
          {number}
        </th>
        <td colSpan={5} className="border-line border-b py-2">
          <strong>{worked.definition.name}</strong>: {answerText(worked)}
        </td>
      </tr>
    );
  }
  const weighed =
    balance && weighedOn(balance, act.figure, act.whole ? undefined : worked.calculation?.effect);
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className="border-line border-b py-2 pr-2 align-top font-normal">
        {number}
      </th>
      <td className="border-line border-b py-2 pr-3 align-top">
        <strong>{worked.definition.name}</strong>
        <span className="block">{act.figure.label}</span>
        {worked.calculation?.note && <span className="block">{worked.calculation.note}</span>}
        <Cautions worked={worked} />
        {act.belonging.map((figure) => (
          <span key={figure.label} className="block">
            {figure.label} {figureText((balance && weighedOn(balance, figure)?.figure) ?? figure)}
          </span>
        ))}
        <span className="block">
          <Given worked={worked} />
        </span>
        {weighed && <span className="block text-[8pt]">{weighed.says}</span>}
      </td>
      <td className="whitespace-nowrap border-line border-b py-2 pr-4 align-top font-display text-[18pt] leading-none">
        {figureText(weighed?.figure ?? act.figure)}
      </td>
      {['weighed', 'checked', 'added'].map((blank) => (
        <td key={blank} className="w-[22mm] border-line border-b border-l py-2" />
      ))}
    </tr>
  );
}

function Handling({ row }: Pick<CellarOrderProps, 'row'>) {
  const added = row.filter(({ act }) => act && !act.hold).map(({ definition }) => definition);
  const lines = [...new Set(added)].flatMap(({ id, name }) => {
    const handling = handlingOf(id);
    return handling ? [{ name, handling }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <>
      <p className="label mt-4">Adding it</p>
      {lines.map(({ name, handling }) => (
        <p key={name} className="mt-1 break-inside-avoid">
          <strong>{name}.</strong> {handling}
        </p>
      ))}
    </>
  );
}

function FillIn() {
  return (
    <div className="mt-12 grid grid-cols-4 gap-x-4 text-[8.5pt]">
      {['Date and time', 'Measured afterward', 'Remarks', 'Signed'].map((what) => (
        <p key={what} className="border-ink border-t pt-0.5">
          {what}
        </p>
      ))}
    </div>
  );
}
