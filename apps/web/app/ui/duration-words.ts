import { counted } from './counted.ts';

/** Whole seconds, minutes, or hours: "30 seconds", "10 minutes", "1 hour". */
export function durationWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  return seconds < 3_600 ? counted(seconds / 60, 'minute') : counted(seconds / 3_600, 'hour');
}
