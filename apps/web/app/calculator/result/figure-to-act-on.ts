import { listInWords } from '../../platform/formatters.ts';
import type { Calculation, Figure, Remedy } from './calculation.ts';

export interface FigureToActOn {
  readonly figure: Figure;
  /** The total, if the figure is the part to weigh now. */
  readonly whole?: Figure;
  readonly belonging: readonly Figure[];
  readonly other?: Figure;
  readonly differs: boolean;
  readonly reason?: string;
  readonly remedy?: Remedy | undefined;
  /** The inputs that the result is still for, as a sentence, since their fields contain no number. */
  readonly still?: string;
  /** Why `figure` must not be acted on, as a sentence; then nothing is weighed or printed by it. */
  readonly hold?: string;
}

function outsideText(fields: readonly string[]): string {
  return `Not a figure to act on, with ${listInWords(fields)} outside the range this page covers.`;
}

/**
 * Decides which figure a winemaker acts on, for the page, the bar on phones, the dose sheet, the table of many tanks
 * and its CSV, copied text, and screen readers. While house formula and published method agree, it is the house
 * figure; otherwise the published one. For a dose in parts it is the part to weigh now. If an input is outside its
 * range, or the calculation holds back, there is none: the figure is still returned, for the page to show with the
 * reason.
 *
 * @param outside labels of the fields whose value was outside the range, so that its nearest end was taken
 * @param stillFor labels of the fields that contain no number, with the values that the result is still for
 */
export function figureToActOn(
  calculation: Calculation,
  outside: readonly string[] = [],
  stillFor: readonly string[] = [],
): FigureToActOn {
  const found = withoutStill(calculation, outside);
  return stillFor.length === 0 ? found : { ...found, still: `Still for ${listInWords(stillFor)}.` };
}

function withoutStill(calculation: Calculation, outside: readonly string[]): FigureToActOn {
  const [house, ...belonging] = calculation.headline;
  const hold = outside.length > 0 ? outsideText(outside) : calculation.hold;
  if (hold !== undefined) return { figure: house, belonging, differs: false, hold };
  return firstPart(calculation, wholeFigure(calculation, house, belonging));
}

function firstPart({ now }: Calculation, whole: FigureToActOn): FigureToActOn {
  if (!now) return whole;
  const [figure, ...others] = now;
  return { ...whole, figure, whole: whole.figure, belonging: [...others, whole.figure, ...whole.belonging] };
}

function wholeFigure(
  { comparison }: Calculation,
  house: Figure,
  belonging: readonly Figure[],
): FigureToActOn {
  if (!comparison) return { figure: house, belonging, differs: false };
  const {
    instruction,
    houseName,
    belonging: own = [],
    explanation: reason,
    differs,
    remedy,
    ...published
  } = comparison;
  const found = { differs, reason, remedy };
  return differs
    ? {
        ...found,
        figure: { ...published, label: instruction },
        belonging: own,
        other: { ...house, label: houseName },
      }
    : { ...found, figure: house, belonging, other: published };
}
