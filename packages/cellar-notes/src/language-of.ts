import { scanText } from './recognize/scan.ts';
import type { CellarContext } from './schema/context.ts';
import type { Language } from './schema/reading.ts';

const noCellar: CellarContext = {
  timeZone: 'UTC',
  dateOrder: 'month-first',
  defaults: { ton: 'us' },
  harvestMonths: [],
  ...{ vessels: [], lots: [], varieties: {}, blocks: {}, materials: {}, finingAgents: [] },
};

/** The language of a text by its words, where no cellar is known yet; English if they don't tell. */
export const languageOf = (text: string): Language =>
  scanText(text, '2026-01-01T12:00:00Z', noCellar).language;
