import { limitCalled, type SubjectOf } from '@orbit-vine/enology/law/limits.ts';
import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';

/** The share of SO2 in the pure salts. */
export const sulfiteShares = {
  KMBS: pureSo2Percent.KMBS / 100,
  SMBS: pureSo2Percent.SMBS / 100,
} as const;

/** What a law allows of a substance, in milligrams for each liter of wine. */
export interface Ceiling {
  mgPerL: number;
  law: string;
}

/** A limit of the United States from the table of limits. */
export function ceilingOf(subject: SubjectOf<'US'>): Ceiling {
  const { limit, unit, law } = limitCalled('US', subject);
  return { mgPerL: unit === 'g/L' ? limit * 1000 : limit, law: law.section };
}

const so2 = ceilingOf('total sulfur dioxide');

/** The doses that a message is asked about when they are above what the law of the United States allows. */
export const ceilings: Record<string, Ceiling & { share?: number }> = {
  DAP: ceilingOf('ammonium phosphates added, cumulative'),
  SO2: so2,
  KMBS: { ...so2, share: sulfiteShares.KMBS },
  lysozyme: ceilingOf('lysozyme'),
  PVPP: ceilingOf('PVPP'),
};
