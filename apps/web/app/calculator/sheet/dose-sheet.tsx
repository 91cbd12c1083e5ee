import { QrCode } from '../../ui/qr-code.tsx';
import type { Calculation, Figure } from '../result/calculation.ts';
import type { FigureToActOn } from '../result/figure-to-act-on.ts';
import { figureText } from '../result/result.tsx';
import { type BalanceId, weighedOn } from './balance.ts';

export interface DoseSheetProps {
  readonly title: string;
  readonly tank: string;
  readonly lot?: string;
  readonly date: string;
  readonly given: readonly Figure[];
  readonly calculation: Calculation;
  readonly act: FigureToActOn;
  readonly balance?: BalanceId | undefined;
  readonly handling?: string | undefined;
  readonly link: string;
}

function Lines({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex justify-between gap-4 break-inside-avoid border-line border-b py-[.12em]"
        >
          <dt>{figure.label}</dt>
          <dd className="text-right font-semibold">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Lines to fill in; two people sign a dose, and a measurement checks its effect. */
const toFillIn = ['Date and time', 'Weighed by', 'Checked by', 'Added by', 'Measured afterward', 'Signed'];

function FillIn() {
  return (
    <div className="mt-5 grid break-inside-avoid grid-cols-3 gap-x-4 gap-y-6 text-[max(.9em,7.5pt)]">
      {toFillIn.map((what) => (
        <p key={what} className="border-ink border-t pt-0.5">
          {what}
        </p>
      ))}
    </div>
  );
}

function Head({ title, tank, lot, date, link }: DoseSheetProps) {
  return (
    <>
      <QrCode
        text={link}
        title="QR code that reopens the calculator with these values"
        className="float-right ml-4 size-[30mm]"
      />
      <div className="flow-root border-ink border-b pb-2">
        <p className="font-display text-[17pt] leading-tight">{title}</p>
        <p className="mt-1 text-[11pt]">
          <strong>{tank || 'Tank ____________'}</strong> · {lot ? `Lot ${lot}` : 'Lot ____________'}
        </p>
        <p>{date}</p>
      </div>
    </>
  );
}

function rounded(amount: Figure, balance: BalanceId | undefined): Figure {
  return (balance && weighedOn(balance, amount)?.figure) ?? amount;
}

function Amount({ act, calculation, balance }: DoseSheetProps) {
  const { figure, whole, belonging, other, differs, reason } = act;
  const weighed = balance && weighedOn(balance, figure, whole ? undefined : calculation.effect);
  const wholeWeighed = whole && balance && weighedOn(balance, whole, calculation.effect);
  return (
    <>
      <p className="label mt-2">{figure.label}</p>
      <p className="font-display text-[30pt] leading-none">{figureText(weighed?.figure ?? figure)}</p>
      {weighed && <p className="mt-1">{weighed.says}</p>}
      {wholeWeighed && (
        <p className="mt-1">
          {whole.label}: {wholeWeighed.says}
        </p>
      )}
      {calculation.note && <p className="mt-1">{calculation.note}</p>}
      {calculation.limits?.map((limit) => (
        <p key={limit} className="mt-1.5 border border-wine p-1.5 font-semibold">
          {limit}
        </p>
      ))}
      {calculation.cautions?.map((caution) => (
        <p key={caution} className="mt-1 border-wine border-l-3 pl-1.5">
          {caution}
        </p>
      ))}
      {differs && other && (
        <p className="mt-1.5">
          {other.label}: {figureText(other)}. {reason}
        </p>
      )}
      <Lines figures={belonging.map((amount) => rounded(amount, balance))} />
    </>
  );
}

/**
 * A work order for one tank on half a sheet, in its container's type. Never drops a line: a full page continues on
 * another, which may have inputs and method but no step or signature.
 */
export function DoseSheet(props: DoseSheetProps) {
  const { given, calculation, handling, balance } = props;
  return (
    <div className="wrap-anywhere leading-snug">
      <Head {...props} />
      <Amount {...props} />
      {calculation.parts && calculation.parts.length > 0 && (
        <>
          <p className="label mt-2 break-after-avoid">In parts</p>
          <Lines figures={calculation.parts.map((amount) => rounded(amount, balance))} />
        </>
      )}
      {handling && (
        <>
          <p className="label mt-2 break-after-avoid">Adding it</p>
          <p>{handling}</p>
        </>
      )}
      <FillIn />
      <p className="label mt-3 break-after-avoid">Given</p>
      <div className="columns-[2_13em] gap-x-4">
        <Lines figures={given} />
      </div>
      <p className="label mt-3 break-after-avoid">How it was worked out</p>
      {calculation.steps.map(({ numbers }) => (
        <p key={numbers} className="mt-0.5 break-inside-avoid font-mono text-[7.5pt]">
          {numbers}
        </p>
      ))}
    </div>
  );
}
