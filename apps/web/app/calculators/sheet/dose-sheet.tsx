import { QrCode } from '../../ui/qr-code.tsx';
import type { Calculation, Figure } from '../parts/calculation.ts';
import type { FigureToActOn } from '../parts/figure-to-act-on.ts';
import { figureText } from '../parts/result.tsx';

export interface DoseSheetProps {
  readonly title: string;
  readonly tank: string;
  readonly date: string;
  readonly given: readonly Figure[];
  readonly calculation: Calculation;
  readonly act: FigureToActOn;
  readonly link: string;
}

function Lines({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map((figure) => (
        <div key={figure.label} className="flex justify-between gap-4 border-line border-b py-1">
          <dt>{figure.label}</dt>
          <dd className="text-right font-semibold">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A work order for one tank, on half a sheet of A4. */
export function DoseSheet({ title, tank, date, given, calculation, act, link }: DoseSheetProps) {
  const { figure, belonging, other, differs, reason } = act;
  return (
    <div className="text-[10pt] leading-snug">
      <div className="flex items-start justify-between gap-4 border-ink border-b pb-2">
        <div>
          <p className="font-display text-[18pt] leading-tight">{title}</p>
          <p className="mt-1 text-[12pt]">
            <strong>{tank || 'Tank ____________'}</strong> · {date}
          </p>
        </div>
        <QrCode
          text={link}
          title="QR code that reopens the calculator with these values"
          className="size-[34mm]"
        />
      </div>
      <p className="label mt-3">{figure.label}</p>
      <p className="font-display text-[30pt] leading-none">{figureText(figure)}</p>
      <Lines figures={belonging} />
      {differs && other && (
        <p className="mt-2">
          {other.label}: {figureText(other)}. {reason}
        </p>
      )}
      {calculation.limits?.map((limit) => (
        <p key={limit} className="mt-2 border border-wine p-2 font-semibold">
          {limit}
        </p>
      ))}
      <p className="label mt-3">Given</p>
      <Lines figures={given} />
      <p className="label mt-3">Worked out</p>
      {calculation.steps.map(({ numbers }) => (
        <p key={numbers} className="mt-1 font-mono text-[8pt]">
          {numbers}
        </p>
      ))}
      <div className="mt-8 grid grid-cols-3 gap-4 text-[9pt]">
        {['Weighed', 'Added', 'Signed'].map((what) => (
          <p key={what} className="border-ink border-t pt-1">
            {what}
          </p>
        ))}
      </div>
    </div>
  );
}
