import { celsiusFromFahrenheit } from '@orbit-vine/enology/units.ts';
import { degreeDays, huglinDay } from '@orbit-vine/enology/vineyard/degree-days.ts';
import { sineDegreeDays } from '@orbit-vine/enology/vineyard/sine-degree-days.ts';
import { cellsOf, columnsOf, dayOf, dayOrderOf, type TableDay } from './read-days.ts';

export const seasons = {
  all: { name: 'every day of the table', from: 101, to: 1231, huglinTo: 1231 },
  north: { name: 'April to October', from: 401, to: 1031, huglinTo: 930 },
  south: { name: 'October to April', from: 1001, to: 430, huglinTo: 331 },
} as const;
export type Season = keyof typeof seasons;

const isWithin = (monthDay: number, from: number, to: number) =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

export interface Table {
  readonly days: readonly TableDay[];
  readonly isFahrenheit: boolean;
  /** Lines with a date but without its two temperatures. */
  readonly unread: number;
}

/** No station has measured more, so a table with more is in Fahrenheit. */
const hottestC = 57;
const linesAtOnce = 2000;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Pauses every few thousand lines, so that the page stays responsive. For an hourly table, a day has its highest and
 * lowest temperature. Undefined if no line has a date and two numbers.
 */
export async function readTable(text: string): Promise<Table | undefined> {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const first = lines.slice(0, 400).map(cellsOf);
  const order = dayOrderOf(first.flat());
  const columns = columnsOf(first, order);
  if (!columns) return undefined;
  const byDate = new Map<number, TableDay>();
  let unread = 0;
  for (const [index, line] of lines.entries()) {
    if (index % linesAtOnce === linesAtOnce - 1) await pause();
    const day = dayOf(cellsOf(line), columns, order);
    if (!day) {
      if (index > 0) unread += 1;
      continue;
    }
    const known = byDate.get(day.date);
    byDate.set(day.date, {
      date: day.date,
      maximum: Math.max(day.maximum, known?.maximum ?? day.maximum),
      minimum: Math.min(day.minimum, known?.minimum ?? day.minimum),
    });
  }
  const days = [...byDate.values()].sort((one, other) => one.date - other.date);
  return { days, isFahrenheit: days.some(({ maximum }) => maximum > hottestC), unread };
}

interface SeasonInput {
  readonly baseC: number;
  readonly ceilingC: number;
  /** Huglin's coefficient; `NaN` at latitudes that have none. */
  readonly k: number;
  readonly season: Season;
}

export function sumsOf({ days, isFahrenheit }: Table, { baseC, ceilingC, k, season }: SeasonInput) {
  const { from, to, huglinTo } = seasons[season];
  const sums = { days: 0, average: 0, sine: 0, huglin: 0 };
  for (const day of days) {
    const monthDay = day.date % 10_000;
    if (!isWithin(monthDay, from, to)) continue;
    const [maximum, minimum] = isFahrenheit
      ? [celsiusFromFahrenheit(day.maximum), celsiusFromFahrenheit(day.minimum)]
      : [day.maximum, day.minimum];
    sums.days += 1;
    sums.average += degreeDays({ maximum, minimum, base: baseC }).value;
    sums.sine += sineDegreeDays({ maximum, minimum, base: baseC, ceiling: ceilingC }).value;
    if (isWithin(monthDay, from, huglinTo))
      sums.huglin += huglinDay({ maximumC: maximum, minimumC: minimum, k }).value;
  }
  return sums;
}
