import { describe, expect, it } from 'vitest';
import { askWhichNumber, faultOfDay, readDay, readNumber } from './cells.ts';

describe('readNumber', () => {
  it.each([
    ['1312', 1312, 1312, 1312],
    ['−3.5', -3.5, -3.5, -3.5],
    ['1,312', 1312, 'unclear', 'unclear'],
    ['1.312', 1.312, 1.312, 'unclear'],
    ['3,55', 3.55, 3.55, 3.55],
    ['0,355', 0.355, 0.355, 0.355],
    ['1,312.5', 1312.5, 1312.5, 1312.5],
    ['1.312,5', 1312.5, 1312.5, 1312.5],
    ['1,312,500', 1_312_500, 1_312_500, 1_312_500],
    ['1.312.500', 1_312_500, 1_312_500, 1_312_500],
    ['1 312', 1312, 1312, 1312],
    ['1’312', 1312, 1312, 1312],
    ['1,31,2', undefined, undefined, undefined],
    ['1.312,500.5', undefined, undefined, undefined],
    ['13,12.5', undefined, undefined, undefined],
    ['12 gal', undefined, undefined, undefined],
    ['', undefined, undefined, undefined],
  ])(
    'reads “%s” as %s where commas group, %s with a decimal point, and %s where either may be',
    (text, american, point, unknown) => {
      expect([readNumber(text, 'american'), readNumber(text, 'point'), readNumber(text, 'unknown')]).toEqual([
        american,
        point,
        unknown,
      ]);
    },
  );

  it('is asked about with both readings', () => {
    expect(askWhichNumber(' 1,312 ')).toBe(
      'Is “1,312” 1312 or 1.312? Write 1312 for thousands, or 1.3120 for decimals.',
    );
  });
});

describe('readDay', () => {
  it.each([
    ['2025-09-18', '2025-09-18', '2025-09-18'],
    ['2025-9-8', '2025-09-08', '2025-09-08'],
    [' 2025-09-18T07:30:00Z ', '2025-09-18', '2025-09-18'],
    ['9/8/2025', '2025-09-08', '2025-08-09'],
    ['9-8-2025', '2025-09-08', '2025-08-09'],
    // Points are only used where the day comes first.
    ['9.8.2025', '2025-08-09', '2025-08-09'],
    ['18 Sep 2025', '2025-09-18', '2025-09-18'],
    ['1-Jan-25', '2025-01-01', '2025-01-01'],
    ['September 18, 2025', '2025-09-18', '2025-09-18'],
    ['Dec. 31 2025', '2025-12-31', '2025-12-31'],
    // Excel’s day 45,658 is January 1, 2025; 45,716 is February 28, and the year has no leap day.
    ['45658', '2025-01-01', '2025-01-01'],
    ['45717.0', '2025-03-01', '2025-03-01'],
  ])('reads “%s” as %s where the month comes first, and as %s where the day does', (text, month, day) => {
    expect([readDay(text, 'month-first'), readDay(text, 'day-first')]).toEqual([month, day]);
  });

  it.each([
    ['2025-02-29'],
    ['2025-13-01'],
    ['31 Apr 2025'],
    ['9/18/25'],
    ['9/18-2025'],
    ['18 Foo 2025'],
    ['1312'],
    ['85718'],
    ['yesterday'],
    [''],
  ])('knows no day “%s”', (text) => {
    expect(readDay(text, 'month-first')).toBeUndefined();
  });

  it('takes the order of day and month from the winery alone, even if only the other makes a day', () => {
    expect([readDay('18/9/2025', 'month-first'), readDay('9/18/2025', 'day-first')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('faultOfDay', () => {
  it('accepts days from 1950 through tomorrow, which it may be in another zone', () => {
    const faults = (...days: string[]) => days.map((day) => faultOfDay(day, '2025-12-31'));
    expect(faults('1950-01-01', '2025-12-31', '2026-01-01')).toEqual([undefined, undefined, undefined]);
    expect(faults('1949-12-31', '2026-01-02')).toEqual([
      expect.stringContaining('before 1950'),
      expect.stringContaining('hasn’t come yet'),
    ]);
  });
});

describe('a month’s name', () => {
  it('is known in full and by its first letters', () => {
    const names = [
      ...['January', 'February', 'March', 'April', 'May', 'June'],
      ...['July', 'August', 'September', 'October', 'November', 'December'],
    ];
    for (const [at, name] of names.entries()) {
      const day = `2025-${String(at + 1).padStart(2, '0')}-07`;
      const written = [`7 ${name} 2025`, `7-${name.slice(0, 3)}-25`, `${name.toUpperCase()} 7, 2025`];
      expect(written.map((text) => readDay(text, 'month-first'))).toEqual([day, day, day]);
    }
  });
});

describe('a spreadsheet’s serial number', () => {
  it('is a day between 1954 and 2119', () => {
    // Day 20,000 is October 3, 1954. Day 36,526 is January 1, 2000; a century later is 73,051, and 19 years with 4 leap
    // days (6,939) and 9 days later is January 10, 2119.
    expect(['20000', '79999', '19999', '80000'].map((text) => readDay(text, 'day-first'))).toEqual([
      ...['1954-10-03', '2119-01-10', undefined, undefined],
    ]);
  });
});
