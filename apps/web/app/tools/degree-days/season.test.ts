import { describe, expect, it } from 'vitest';
import { readDate } from './read-days.ts';
import { readTable, seasons, sumsOf, type Table } from './season.ts';

const read = async (text: string): Promise<Table> => {
  const table = await readTable(text);
  if (!table) throw new Error('There are no days in it.');
  return table;
};
const input = { baseC: 10, ceilingC: 30, k: 1.04, season: 'all' } as const;

describe('a date of a weather station', () => {
  it.each([
    ['2026-04-13', 20260413],
    ['20260413', 20260413],
    ['2026-04-13T00:00Z', 20260413],
    ['4/13/2026', 20260413],
    ['13.4.2026', 20260413],
    ['13.04.26', 20260413],
    ['Apr 13, 2026', 20260413],
    ['13 April 2026', 20260413],
    ['13-Apr-2026', 20260413],
  ])('is read in %s', (text, date) => {
    expect(readDate(text, 'monthFirst')).toBe(date);
  });

  it.each(['24.5', '2026', '13/13/2026', 'Station', ''])('is not seen in "%s"', (text) => {
    expect(readDate(text, 'monthFirst')).toBeUndefined();
  });
});

describe('a season', () => {
  // WSU: 24 and 12 °C make 8 degree days; 10 and 2 °C make none by the average.
  it.each([
    ['commas and points', 'date,tmin,tmax\n2026-05-01,12,24\n2026-05-02,2,10'],
    ['semicolons and decimal commas', 'Datum;Tmax;Tmin\n01.05.2026;24,0;12,0\n02.05.2026;10,0;2,0'],
    ['tabs without headings', '5/1/2026\t24\t12\n5/2/2026\t10\t2'],
    ['days first', '13/05/2026,12,24\n14/05/2026,2,10'],
    ['quoted cells', '"2026-05-01","24,0","12,0"\n"2026-05-02","10,0","2,0"'],
    ['hours', 'time,high,low\n2026-05-01 06:00,13,12\n2026-05-01 15:00,24,20\n2026-05-02 06:00,10,2'],
  ])('is the same from %s', async (_, text) => {
    const table = await read(text);
    expect(table.days).toHaveLength(2);
    const sums = sumsOf(table, input);
    expect(sums.average).toBeCloseTo(8, 9);
    // Huglin: ((18 + 24) / 2 − 10) × 1.04, and nothing of ((6 + 10) / 2 − 10).
    expect(sums.huglin).toBeCloseTo(11.44, 9);
  });

  it('is in Celsius days where the table is in Fahrenheit', async () => {
    // UC IPM, 50 to 70 °F: 5.41 °F days of 33 and 67, 17.66 of 60 and 95.
    const table = await read('date,tmin,tmax\n2020-02-06,33,67\n2020-06-02,60,95');
    expect(table.isFahrenheit).toBe(true);
    const sums = sumsOf(table, { ...input, baseC: 10, ceilingC: (70 - 32) / 1.8 });
    expect(Math.abs(sums.sine * 1.8 - (5.41 + 17.66))).toBeLessThan(0.011);
  });

  it('counts only its months, on either half of the earth', async () => {
    const table = await read('2026-01-15,24,12\n2026-05-15,24,12\n2026-10-15,24,12\n2026-12-15,24,12');
    expect(sumsOf(table, { ...input, season: 'north' }).days).toBe(2);
    expect(sumsOf(table, { ...input, season: 'south' }).days).toBe(3);
    expect(Object.keys(seasons)).toHaveLength(3);
  });

  it('leaves out what a station did not measure, and says how much', async () => {
    const table = await read(
      'date,tmax,tmin\n2026-05-01,24,12\n2026-05-02,-999,-999\n2026-05-03,,\n2026-05-04,24,12',
    );
    expect([table.days.length, table.unread]).toEqual([2, 2]);
    expect(await readTable('no table at all')).toBeUndefined();
  });

  it('lets the page go on while a century of hours is read', async () => {
    const line = '2026-05-01 12:00,24,12\n';
    let turns = 0;
    const clock = setInterval(() => {
      turns += 1;
    }, 1);
    await read(`date,tmax,tmin\n${line.repeat(200_000)}`);
    clearInterval(clock);
    expect(turns).toBeGreaterThan(20);
  });
});
