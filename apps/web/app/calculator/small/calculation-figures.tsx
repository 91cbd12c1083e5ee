import type { Calculation } from '../result/calculation.ts';
import { figureText } from '../result/figure-text.ts';
import type { FigureToActOn } from '../result/figure-to-act-on.ts';
import { warningsOf } from '../result/warnings-of.ts';

interface CalculationFiguresProps {
  act: FigureToActOn;
  calculation: Calculation;
}

/** Phrasing elements only, since it is in an `output`. */
export function CalculationFigures({ act, calculation }: CalculationFiguresProps) {
  const { figure, other, differs, reason, hold } = act;
  return (
    <span
      className={`block border-l-4 pl-3 ${differs ? 'border-gold bg-gold/10 py-2' : hold ? 'border-wine' : 'border-vine'}`}
    >
      <span className="block text-sm text-muted">{figure.label}</span>
      <span className="block font-display text-2xl leading-tight">{figureText(figure)}</span>
      {hold && <span className="mt-1 block text-sm">{hold}</span>}
      {differs && reason && <span className="mt-1 block text-sm">{reason}</span>}
      {differs && other && (
        <span className="mt-1 block text-sm text-muted">
          {other.label}: {figureText(other)}
        </span>
      )}
      {calculation.parts?.map((part) => (
        <span key={part.label} className="mt-1 block text-sm">
          {part.label}: {figureText(part)}
        </span>
      ))}
      {warningsOf(calculation).map((warning) => (
        <span key={warning} className="mt-1 block text-sm">
          {warning}
        </span>
      ))}
    </span>
  );
}
