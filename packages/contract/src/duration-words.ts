import { counted } from './counted.ts';

/** Rounds up: "30 seconds", "10 minutes", "1 hour". */
export function durationWords(seconds: number): string {
  if (seconds < 60) return counted(seconds, 'second');
  if (seconds < 3_600) return counted(Math.ceil(seconds / 60), 'minute');
  return counted(Math.ceil(seconds / 3_600), 'hour');
}
