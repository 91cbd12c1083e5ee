import { wallClock } from '@orbit-vine/cellar-book/wall-clock.ts';

/** Dates as text. No clock is read in this package. */
export interface LocalTime {
  date: string;
  hour: number;
  minute: number;
}

/** The local date and time of an instant in the winery's time zone. */
export function localTimeOf(instant: string, timeZone: string): LocalTime {
  const { local } = wallClock(new Date(instant), timeZone);
  return { date: local.slice(0, 10), hour: Number(local.slice(11, 13)), minute: Number(local.slice(14, 16)) };
}

export function dateText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

export function isDate(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The latest such day up to `today`. */
export function latestDay(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4));
  for (let back = 0; back < 5; back += 1) {
    if (!isDate(year - back, month, day)) continue;
    const date = dateText(year - back, month, day);
    if (date <= today) return date;
  }
  return undefined;
}
