/** The range of an input. Outside it there is no value, and `says` is the reason. */
export interface Range {
  readonly low: number;
  readonly high: number;
  /** Excludes the lowest value itself. */
  readonly lowIsOut?: boolean;
  readonly whole?: boolean;
  readonly says: string;
}

function shown(bound: number): string {
  return bound.toLocaleString('en-US', { maximumSignificantDigits: 12 });
}

function rangeOf(subject: string, unit: string, bounds: Omit<Range, 'says'>): Range {
  return {
    ...bounds,
    // Written when read: formatting the bounds of every formula delayed the start of a page.
    get says() {
      // Percent and degrees of angle follow their number without a space.
      const measure = /^(?:%|°$|$)/.test(unit) ? unit : ` ${unit}`;
      const low = bounds.lowIsOut ? `above ${shown(bounds.low)} and up to` : `${shown(bounds.low)} to`;
      return `${subject}: ${low} ${shown(bounds.high)}${measure}.`;
    },
  };
}

/** Range that includes both ends. */
/* @__NO_SIDE_EFFECTS__ */
export function between(subject: string, low: number, high: number, unit = ''): Range {
  return rangeOf(subject, unit, { low, high });
}

/** Range that excludes the lowest value. */
/* @__NO_SIDE_EFFECTS__ */
export function above(subject: string, low: number, high: number, unit = ''): Range {
  return rangeOf(subject, unit, { low, high, lowIsOut: true });
}

/** Range of whole numbers. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeBetween(subject: string, low: number, high: number, unit = ''): Range {
  return rangeOf(subject, unit, { low, high, whole: true });
}

export function isWithin(range: Range, value: number): boolean {
  if (value > range.high || value < range.low) return false;
  if (range.lowIsOut && value === range.low) return false;
  return !range.whole || Number.isInteger(value);
}

export const ranges = {
  volumeL: between('Volume', 0, 10_000_000, 'L'),
  positiveVolumeL: above('Volume', 0, 10_000_000, 'L'),
  massG: between('Mass', 0, 1e12, 'g'),
  mustBrix: between('Brix of a must', 10, 30, '°Bx'),
  doseGPerL: between('Dose', 0, 1000, 'g/L'),
  fraction: above('Strength', 0, 1),
  alcoholPercentVol: between('Alcohol', 0, 100, '% vol'),
  wineAlcoholPercentVol: between('Alcohol of a wine', 0, 24, '% vol'),
  sugarGPerL: between('Sugar', 0, 400, 'g/L'),
  titratableAcidityGPerL: between('Titratable acidity', 0, 30, 'g/L'),
  sampleMl: above('Sample', 0, 10_000, 'mL'),
  titrantMl: between('Titrant', 0, 1000, 'mL'),
  normality: above('Strength of the titrant', 0, 10, 'mol/L'),
} as const satisfies Readonly<Record<string, Range>>;
