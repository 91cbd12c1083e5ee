import type { Calculation, Figure, Remedy } from './calculation.ts';

/** What a calculation tells its reader to weigh or to read, and what stands beside it. */
export interface FigureToActOn {
  /** First and largest wherever the answer stands. */
  readonly figure: Figure;
  /** The total, where the figure is the part that is weighed now. */
  readonly whole?: Figure;
  /** What belongs to it: the free SO2 needed beside the grams. */
  readonly belonging: readonly Figure[];
  /** The other method's figure under its own name, where there are two methods. */
  readonly other?: Figure;
  /** Whether the two methods are far enough apart for a winemaker to act differently. */
  readonly differs: boolean;
  /** Why the figure is the one, in a sentence or two. */
  readonly reason?: string;
  /** What ends the difference of the two methods, or what only hides it. */
  readonly remedy?: Remedy | undefined;
  /** Why `figure` is not one to act on after all, as a sentence; nothing may then be weighed or printed by it. */
  readonly hold?: string;
}

function outsideText(fields: readonly string[]): string {
  const names = new Intl.ListFormat('en-US').format(fields);
  return `Not a figure to act on, with ${names} outside the range this page covers.`;
}

/**
 * The one place that decides which figure a winemaker acts on: the page, the bar on a phone, the dose sheet, the table
 * of many tanks, its CSV, copied text and what screen readers hear all take it from here.
 *
 * While the house formula and the published method agree, it is the house figure; where they differ, the published one.
 * With one method it is that method's. Of a dose in parts it is the part that is weighed now. When an input lies outside its range, or the calculation itself holds back, it is
 * none: the figure is still given, for the page to show with the reason.
 *
 * @param outside labels of the fields whose value was outside the range, so that its nearest end was taken
 */
export function figureToActOn(calculation: Calculation, outside: readonly string[] = []): FigureToActOn {
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
