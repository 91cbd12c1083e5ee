import type { VolumeUnit } from '../book/amounts.ts';

export const sugarScales = ['brix', 'sg', 'baume'] as const;
export type SugarScale = (typeof sugarScales)[number];

export interface RoundLine {
  sugar?: string;
  temperature?: string;
}

const phrases: Record<SugarScale, (value: string) => string> = {
  brix: (value) => `${value} Brix`,
  sg: (value) => `SG ${value}`,
  baume: (value) => `${value} Baume`,
};

/** Parses a number from a keypad, with a decimal comma or a sign; undefined if it is not one. */
function numberIn(text = ''): string | undefined {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  return /^-?\d{1,4}(\.\d{1,4})?$/.test(plain) ? plain : undefined;
}

export function isUnreadable({ sugar = '', temperature = '' }: RoundLine): boolean {
  return [sugar, temperature].some((text) => text.trim() !== '' && numberIn(text) === undefined);
}

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
    sugar !== undefined && phrases[scale](sugar),
    temperature !== undefined && `${temperature}${unit === 'gal' ? 'F' : 'C'}`,
  ]
    .filter(Boolean)
    .join(' ');
}
