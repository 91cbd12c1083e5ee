import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import type { CellarContext } from '../schema/context.ts';
import { addDays, daysBetween, isDate, latestDay, weekdayOf } from './calendar.ts';
import { dateAt } from './dates.ts';
import { lexiconOf } from './known-words.ts';
import { tokensOf } from './lexicon.ts';
import { numberAt, parseNumber } from './numbers.ts';
import { agoAt, dayCountAt, timeAt } from './times.ts';

const context = set.context as unknown as CellarContext;
const lexicon = lexiconOf(context);
// A Wednesday.
const today = '2025-10-08';
const dayOf = (text: string, order: 'month-first' | 'day-first' = 'month-first') => {
  const found = dateAt(tokensOf(text), 0, lexicon, { today, order });
  if (!found) return undefined;
  return 'invalid' in found ? 'invalid' : found.date;
};
const numberOf = (text: string) => numberAt(tokensOf(text), 0, lexicon)?.value;
const timeOf = (text: string) => {
  const found = timeAt(tokensOf(text), 0);
  return found && `${found.hour}:${String(found.minute).padStart(2, '0')}${found.half ?? ''}`;
};

const months = [
  'january jan enero ene',
  'february feb febrero',
  'march mar marzo',
  'april apr abril abr',
  'may mayo',
  'june jun junio',
  'july jul julio',
  'august aug agosto ago',
  'september sept sep septiembre setiembre',
  'october oct octubre',
  'november nov noviembre',
  'december dec diciembre dic',
];

describe('a month’s name', () => {
  it.each(months.map((names, at) => [at + 1, names] as const))(
    'of month %i is any of: %s',
    (month, names) => {
      const date = `2024-${String(month).padStart(2, '0')}-07`;
      for (const name of names.split(' ')) {
        expect([name, dayOf(`${name} 7 2024`)]).toEqual([name, date]);
        expect([name, dayOf(`7 de ${name} de 2024`)]).toEqual([name, date]);
      }
    },
  );
});

describe('a weekday', () => {
  it.each([
    ['2025-10-08', 'wednesday wed weds miercoles'],
    ['2025-10-07', 'tuesday tues tue martes'],
    ['2025-10-06', 'monday mon lunes'],
    ['2025-10-05', 'sunday sun domingo'],
    ['2025-10-04', 'saturday sat sabado'],
    ['2025-10-03', 'friday fri viernes'],
    ['2025-10-02', 'thursday thurs thur thu jueves'],
  ])('is its latest day, %s: %s', (date, names) => {
    for (const name of names.split(' ')) expect([name, dayOf(name)]).toEqual([name, date]);
  });
});

describe('a day', () => {
  it.each([
    ['2025-09-18', '2025-09-18'],
    ['2025-9-8', '2025-09-08'],
    ['2025-13-01', 'invalid'],
    ['2025-02-29', 'invalid'],
    ['2024-02-29', '2024-02-29'],
    ['18.9.2025', '2025-09-18'],
    ['18.9.25', '2025-09-18'],
    ['9/18/25', '2025-09-18'],
    ['9/18/2025', '2025-09-18'],
    ['9-18-2025', '2025-09-18'],
    ['13/13', undefined],
    ['32/1', undefined],
    ['sept 18th', '2025-09-18'],
    ['sept. 18', '2025-09-18'],
    ['18th of september', '2025-09-18'],
    ['18-sep', '2025-09-18'],
    ['sept 31', 'invalid'],
    ['sept 32', undefined],
    ['the 18th', '2025-09-18'],
    ['the 8th', '2025-10-08'],
    ['the 9th', '2025-09-09'],
    ['el 18', '2025-09-18'],
    ['el dia 18', '2025-09-18'],
    ['the 31st', '2025-08-31'],
    ['the 32nd', undefined],
    ['today', '2025-10-08'],
    ['hoy', '2025-10-08'],
    ['yesterday', '2025-10-07'],
    ['ayer', '2025-10-07'],
    ['anteayer', '2025-10-06'],
    ['day before yesterday', '2025-10-06'],
    ['2 days ago', '2025-10-06'],
    ['hace 3 dias', '2025-10-05'],
  ])('“%s” is %s', (text, date) => {
    expect(dayOf(text)).toBe(date);
  });

  it('in digits follows the winery’s order, unless only the other makes a day', () => {
    expect([dayOf('9/8 T12'), dayOf('9/8 T12', 'day-first')]).toEqual(['2025-09-08', '2025-08-09']);
    expect([dayOf('18/9 T12'), dayOf('9/18 T12', 'day-first')]).toEqual(['2025-09-18', '2025-09-18']);
  });

  it('without a year is the latest that has come', () => {
    expect([dayOf('oct 8'), dayOf('oct 9'), dayOf('dec 31')]).toEqual([
      '2025-10-08',
      '2024-10-09',
      '2024-12-31',
    ]);
  });
});

describe('the calendar', () => {
  it('counts days over months, years, and leap days', () => {
    expect([addDays('2025-12-31', 1), addDays('2024-02-28', 1), addDays('2025-03-01', -1)]).toEqual([
      ...['2026-01-01', '2024-02-29', '2025-02-28'],
    ]);
    expect([daysBetween('2024-02-28', '2024-03-01'), daysBetween('2025-01-02', '2025-01-01')]).toEqual([
      2, -1,
    ]);
    expect([weekdayOf(today), weekdayOf('2025-10-12')]).toEqual([3, 0]);
    expect([isDate(2025, 1, 31), isDate(2025, 4, 31), isDate(2025, 12, 31)]).toEqual([true, false, true]);
    expect([isDate(2025, 0, 1), isDate(2025, 13, 1), isDate(2025, 1, 0), isDate(2025, 1, 1)]).toEqual([
      ...[false, false, false, true],
    ]);
    expect([latestDay(2, 29, today), latestDay(2, 30, today)]).toEqual(['2024-02-29', undefined]);
    expect([latestDay(10, 8, today), latestDay(10, 9, today)]).toEqual(['2025-10-08', '2024-10-09']);
  });
});

describe('a number in words', () => {
  it.each([
    [['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'], 0, 1],
    [
      ['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
      11,
      1,
    ],
    [['cero', 'uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'], 0, 1],
    [
      ['once', 'doce', 'trece', 'catorce', 'quince', 'dieciseis', 'diecisiete', 'dieciocho', 'diecinueve'],
      11,
      1,
    ],
    [['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'], 20, 10],
    [['veinte', 'treinta', 'cuarenta', 'cincuenta', 'sesenta', 'setenta', 'ochenta', 'noventa'], 20, 10],
    [['ciento', 'doscientos', 'trescientos', 'cuatrocientos', 'quinientos', 'seiscientos'], 100, 100],
    [['dozen'], 12, 1],
    [['docena'], 12, 1],
  ])('%j count from %i by %i', (words, first, step) => {
    expect(words.map(numberOf)).toEqual(words.map((_, at) => first + at * step));
  });

  it.each([
    ['half', 0.5],
    ['media', 0.5],
    ['quarter', 0.25],
    ['two and a half', 2.5],
    ['dos y media', 2.5],
    ['2 and a half', 2.5],
    ['2 y media', 2.5],
  ])('“%s” is %d', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
});

describe('a number in digits', () => {
  it.each([
    ['1,312', 1312],
    ['1,312,500', 1_312_500],
    ['1,312.5', 1312.5],
    ['1.312,5', 1312.5],
    ['12,5', 12.5],
    ['12,55', 12.55],
    ['0,5', 0.5],
    ['0,355', 0.355],
    ['0,250', 0.25],
    ['0,3555', 0.3555],
    ['.5', 0.5],
    ['7', 7],
    ['1,2,3', undefined],
    ['12,3456', undefined],
  ])('%s is %s', (raw, value) => {
    expect(parseNumber(raw)).toBe(value);
  });

  it.each([
    ['1/2', 0.5],
    ['3/4', 0.75],
    ['2/3', 2 / 3],
    ['3/8', 0.375],
    ['2 3/4', 2.75],
    ['½', 0.5],
    ['¼', 0.25],
    ['¾', 0.75],
    ['⅓', 1 / 3],
    ['⅔', 2 / 3],
    ['⅛', 0.125],
    ['2 ¼', 2.25],
    ['4/3', 4],
    ['1/5', 1],
    ['-1.2', -1.2],
    ['minus 1.1', -1.1],
    ['menos 0.8', -0.8],
  ])('“%s” is %d', (text, value) => {
    expect(numberOf(text)).toBe(value);
  });
});

describe('a time of day', () => {
  it.each([
    ['9am', '9:00am'],
    ['9pm', '21:00pm'],
    ['12am', '0:00am'],
    ['12pm', '12:00pm'],
    ['10a', '10:00am'],
    ['7:30', '7:30'],
    ['7:30 pm', '19:30pm'],
    ['7:30 p.m.', '19:30pm'],
    ['7:60', undefined],
    ['13pm', undefined],
    ['14:05', '14:05'],
    ['24:05', '0:05'],
    ['25:05', undefined],
    ['0600', '6:00'],
    ['0000', '0:00'],
    ['1400', undefined],
    ['1400 hrs', '14:00'],
    ['at 1400', '14:00'],
    ['2400 hrs', undefined],
    ['2359 hrs', '23:59'],
    ['at 7', '7:00'],
    ['at 12', '12:00'],
    ['at 13', undefined],
    ['a las 7', '7:00'],
    ['a las 23', '23:00'],
    ['a las 7 de la manana', '7:00am'],
    ['a las 7 de la tarde', '19:00pm'],
    ['7 in the morning', '7:00am'],
    ['7 in the evening', '19:00pm'],
    ['noon', '12:00pm'],
    ['at noon', '12:00pm'],
    ['mediodia', '12:00pm'],
    ['midnight', '0:00am'],
    ['at 7 brix', undefined],
    ['at 68%', undefined],
    ['7', undefined],
  ])('“%s” is %s', (text, time) => {
    expect(timeOf(text)).toBe(time);
  });

  it.each([
    ['2 hours ago', 120],
    ['an hour ago', 60],
    ['20 min ago', 20],
    ['hace 2 horas', 120],
    ['hace una hora', 60],
    ['hace media hora', 30],
    ['hace 20 minutos', 20],
    ['0 hours ago', undefined],
    ['2 days ago', undefined],
  ])('“%s” is %s minutes before', (text, minutes) => {
    expect(agoAt(tokensOf(text), 0)?.minutes).toBe(minutes);
  });

  it.each([
    ['day 2', 0, 2],
    ['for 3 days', 1, 3],
    ['por 2 semanas', 1, 3],
    ['day one', 0, undefined],
    ['in 3 days', 1, undefined],
  ])('is none in the age “%s”', (text, at, next) => {
    expect(dayCountAt(tokensOf(text), at)?.next).toBe(next);
  });
});
