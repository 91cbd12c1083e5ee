import type { ReactNode } from 'react';
import { unitAfter } from '../form/decimal.ts';
import type { Figure } from './calculation.ts';
import type { FigureToActOn } from './figure-to-act-on.ts';

export function figureText({ text, unit }: Figure): string {
  return text + unitAfter(unit);
}

/** Phrasing elements only, since it is in an `output`. */
function Large({ figure, size }: { figure: Figure; size: string }) {
  return (
    <span className="block">
      <span className="label block">{figure.label}</span>
      <span className={`mt-1 block font-display leading-none ${size}`}>
        {figure.text}
        {figure.unit && (
          <span className="text-[max(0.45em,1.0625rem)] text-muted">{unitAfter(figure.unit)}</span>
        )}
      </span>
    </span>
  );
}

const answerSize = 'text-[clamp(2.75rem,11cqi,4.25rem)]';

const failed: FigureToActOn = { figure: { label: 'Result', text: 'Error' }, belonging: [], differs: false };

interface AnswerProps {
  readonly act: FigureToActOn | undefined;
  readonly note: string | undefined;
  readonly remedy?: ReactNode;
}

export function Answer({ act = failed, note, remedy }: AnswerProps) {
  const { figure, belonging, other, differs, reason, hold, still } = act;
  return (
    <>
      <output className="block" aria-live="polite" aria-atomic="true">
        <span className={differs ? 'block border border-gold border-l-4 bg-gold/10 p-4 md:p-5' : 'block'}>
          <Large figure={figure} size={answerSize} />
          {differs && reason && <span className="mt-3 block">{reason}</span>}
          {remedy}
        </span>
        {[still, hold].map(
          (sentence) =>
            sentence && (
              <span key={sentence} className="mt-4 block border-wine border-l-3 pl-3">
                {sentence}
              </span>
            ),
        )}
        {differs && other && (
          <span className="mt-5 block">
            <Large figure={other} size="text-[1.75rem]" />
          </span>
        )}
        {belonging.length > 0 && (
          <span className="mt-5 flex flex-wrap gap-x-10 gap-y-4">
            {belonging.map((belonging) => (
              <Large key={belonging.label} figure={belonging} size="text-[1.75rem]" />
            ))}
          </span>
        )}
        {note && <span className="mt-4 block border-edge border-l-3 pl-3 text-sm">{note}</span>}
      </output>
      {!differs && other && <Agreeing figure={other} reason={reason} />}
    </>
  );
}

function Agreeing({ figure, reason }: { figure: Figure; reason: string | undefined }) {
  return (
    <p className="mt-6 border-line border-t pt-4">
      <span className="text-muted">{figure.label}:</span>{' '}
      <strong className="font-semibold">{figureText(figure)}</strong>
      <span className="block text-muted text-sm">{reason}</span>
    </p>
  );
}

/** Keeps the figure to act on at the bottom of a phone's screen while the fields fill it. */
export function AnswerInSight({
  act,
  limits,
}: {
  act: FigureToActOn;
  limits?: readonly string[] | undefined;
}) {
  const { figure, whole, other, differs, hold, still } = act;
  // A limit's sentence begins with its verdict, such as "Over the limit". A broken limit counts more than a near one.
  const worst = limits?.find((limit) => !limit.startsWith('Near')) ?? limits?.[0];
  const verdict = worst?.split(/[.:]/, 1);
  const edge = verdict
    ? 'border-wine border-t-3'
    : differs
      ? 'border-gold border-t-3'
      : 'border-edge border-t';
  return (
    <p aria-hidden="true" data-bar="" className={`answer-bar ${edge}`}>
      <span className="text-muted text-sm">
        {verdict && <strong className="block text-wine">{verdict}</strong>}
        {hold ?? figure.label}
        {whole && !hold && <span className="block">{`${figureText(whole)} in all`}</span>}
        {still && <strong className="block text-wine">{still}</strong>}
        {differs && other && <span className="block">{`${other.label}: ${figureText(other)}`}</span>}
      </span>
      {!hold && <span className="whitespace-nowrap font-display text-2xl">{figureText(figure)}</span>}
    </p>
  );
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  if (figures.length === 0) return null;
  return (
    <dl className="grid content-start gap-x-6 print:grid-cols-2">
      {figures.map((figure) => (
        <div key={figure.label} className="flex justify-between gap-4 border-line border-b py-2 print:py-0.5">
          <dt className="text-muted">{figure.label}</dt>
          <dd className="text-right font-semibold">{figureText(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}
