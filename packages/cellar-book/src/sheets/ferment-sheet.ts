import type { Book, Lot, Reading } from '../book/book.ts';
import type { DatedWork } from '../entries/order.ts';

export type FermentConcern = 'stuck' | 'slow' | 'hot';

export interface Ferment {
  vessel: string;
  lot: string;
  /** Days since the yeast or the reported start; absent if the book knows neither. */
  day?: number;
  sugar: Reading[];
  temperature: Reading[];
  /** Daily change of the sugar over the last two days with readings, in its own unit. */
  ratePerDay?: number;
  lastReadOn?: string;
  lastNutrient?: { material: string; on: string };
  concerns: FermentConcern[];
}

/** Sugar that hasn't begun to fall can't be stuck; near dryness a test for sugar decides instead. */
interface SugarRule {
  begunAfter: number;
  nearlyDryAt: number;
  /** Above `lowFrom` it should fall by at least `slow` a day, below by `slowWhenLow`. */
  lowFrom: number;
  slow: number;
  slowWhenLow: number;
}

const bySg: SugarRule = {
  begunAfter: 0.005,
  nearlyDryAt: 0.996,
  lowFrom: 1.005,
  slow: 0.005,
  slowWhenLow: 0.002,
};

/**
 * Limits for stuck, slow, and hot ferments.
 *
 * @source Stuck and slow: Daniel Pambianchi, Modern Home Winemaking ("Stuck alcoholic fermentation",
 * techniquesinhomewinemaking.com): unchanged for more than 24 hours; less than 1 °Bx or 5 points of SG a day, near dryness less than
 * 0.5 °Bx or 2 points. Hot: WineSkills, "Fermentation temperature" (wineskills.co.uk): yeast struggles much above 32 °C.
 */
export const fermentRules = {
  brix: { begunAfter: 1, nearlyDryAt: -1, lowFrom: 1, slow: 1, slowWhenLow: 0.5 },
  sg: bySg,
  hotAboveC: 32,
} as const satisfies { brix: SugarRule; sg: SugarRule; hotAboveC: number };

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const sugarKinds = ['brix', 'sg', 'baume'];
const nutrient = /\b(dap|diammonium)\b|fermaid|nutri|superfood/i;

/**
 * Every fermenting lot by vessel: its readings, how fast the sugar falls, and concerns. The longest without a reading
 * comes first.
 *
 * @param works the work that counts (`orderWork`), from which the book was folded.
 * @param today a day as `2025-09-18`.
 */
export function fermentSheet(book: Book, works: readonly DatedWork[], today: string): Ferment[] {
  const ferments = [...book.vessels.values()].flatMap(({ id, stage, lot: name }): Ferment[] => {
    const lot = name === undefined ? undefined : book.lots.get(name);
    return lot && stage === 'fermenting' ? [fermentIn(id, lot, works, today)] : [];
  });
  const waiting = ({ lastReadOn = '' }: Ferment) => lastReadOn;
  return ferments.sort((a, b) => waiting(a).localeCompare(waiting(b)) || a.vessel.localeCompare(b.vessel));
}

function fermentIn(vessel: string, lot: Lot, works: readonly DatedWork[], today: string): Ferment {
  const readings = lot.readings.filter(({ vessels }) => vessels.length === 0 || vessels.includes(vessel));
  const kind = readings.findLast((reading) => sugarKinds.includes(reading.kind))?.kind;
  const sugar = readings.filter((reading) => reading.kind === kind);
  const temperature = readings.filter((reading) => reading.kind === 'temperature');
  const own = works.filter(({ id }) => lot.entries.includes(id));
  const started = own.find(({ work }) => isStart(work))?.workedOn;
  const fed = own.findLast(({ work }) => 'material' in work && nutrient.test(work.material));
  const ratePerDay = rateOf(sugar);
  const lastReadOn = [...sugar, ...temperature]
    .map(({ on }) => on)
    .sort()
    .at(-1);
  return {
    vessel,
    lot: lot.id,
    ...(started === undefined ? {} : { day: daysBetween(started, today) }),
    sugar,
    temperature,
    ...(ratePerDay === undefined ? {} : { ratePerDay }),
    ...(lastReadOn === undefined ? {} : { lastReadOn }),
    ...(fed && 'material' in fed.work
      ? { lastNutrient: { material: fed.work.material, on: fed.workedOn } }
      : {}),
    concerns: [...concernsOf(sugar), ...(isHot(temperature) ? (['hot'] as const) : [])],
  };
}

function isStart(work: DatedWork['work']): boolean {
  if (work.op === 'inoculate') return work.organism === 'yeast';
  return work.op === 'state' && work.state === 'fermentation_started';
}

/** The last reading of each of the last two days with readings. */
function lastTwoDays(readings: readonly Reading[]): [before: Reading, last: Reading] | undefined {
  const last = readings.at(-1);
  const before = readings.findLast(({ on }) => on < (last?.on ?? ''));
  return before && last && [before, last];
}

function rateOf(sugar: readonly Reading[]): number | undefined {
  const days = lastTwoDays(sugar);
  return days && (days[1].value - days[0].value) / daysBetween(days[0].on, days[1].on);
}

/** Inverse of the wine trade's Baumé scale, 145 − 145/SG. */
const sgOfBaume = (baume: number) => 145 / (145 - baume);

function concernsOf(sugar: readonly Reading[]): FermentConcern[] {
  const isBrix = sugar.at(-1)?.kind === 'brix';
  const rule: SugarRule = isBrix ? fermentRules.brix : fermentRules.sg;
  const days = lastTwoDays(
    sugar.map((reading) =>
      reading.kind === 'baume' ? { ...reading, value: sgOfBaume(reading.value) } : reading,
    ),
  );
  if (!days) return [];
  const [before, last] = days;
  const highest = Math.max(...sugar.map(({ kind, value }) => (kind === 'baume' ? sgOfBaume(value) : value)));
  // Readings have one or three decimals: differences below a tenth of a step are none.
  const least = rule.slowWhenLow / 100;
  if (highest - last.value < rule.begunAfter - least || last.value <= rule.nearlyDryAt) return [];
  const fallPerDay = (before.value - last.value) / daysBetween(before.on, last.on);
  if (fallPerDay < least) return ['stuck'];
  const leastFall = last.value > rule.lowFrom ? rule.slow : rule.slowWhenLow;
  return fallPerDay < leastFall - least ? ['slow'] : [];
}

function isHot(temperature: readonly Reading[]): boolean {
  return (temperature.at(-1)?.value ?? 0) > fermentRules.hotAboveC;
}
