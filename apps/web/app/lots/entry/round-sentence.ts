import type { VolumeUnit } from '../book/amounts.ts';

export const sugarScales = ['brix', 'sg', 'baume'] as const;
export type SugarScale = (typeof sugarScales)[number];

/** What was typed for one vessel on a round. */
export interface RoundLine {
  sugar?: string;
  temperature?: string;
}

const said: Record<SugarScale, (value: string) => string> = {
  brix: (value) => `${value} Brix`,
  sg: (value) => `SG ${value}`,
  baume: (value) => `${value} Baume`,
};

/** A number as a keypad gives it, with a comma or a sign of its own; nothing if it is none. */
function numberIn(text = ''): string | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,4}(\.\d{1,4})?$/.test(plain) ? plain : undefined;
}

/** Whether there is something in a line that is no number. */
export function isUnreadable({ sugar = '', temperature = '' }: RoundLine): boolean {
  return [sugar, temperature].some((text) => text.trim() !== '' && numberIn(text) === undefined);
}

/** The readings of a vessel as one would text them: "T4 18.2 Brix 68F"; nothing where none was taken. */
export function sentenceOfLine(
  vessel: string,
  line: RoundLine,
  scale: SugarScale,
  unit: VolumeUnit,
): string | undefined {
  const [sugar, temperature] = [numberIn(line.sugar), numberIn(line.temperature)];
  if (sugar === undefined && temperature === undefined) return undefined;
  return [
    vessel,
    sugar !== undefined && said[scale](sugar),
    temperature !== undefined && `${temperature}${unit === 'gal' ? 'F' : 'C'}`,
  ]
    .filter(Boolean)
    .join(' ');
}
