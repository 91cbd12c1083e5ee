import { countInWords, listInWords } from '../platform/formatters.ts';

interface People {
  readonly members: number;
  readonly wroteThisWeek: number;
}

export function whoIsHere({ members, wroteThisWeek: wrote }: People): string {
  if (members === 0) return '';
  const all = `${countInWords(members)} ${members === 1 ? 'member' : 'members'}`;
  return wrote > 0 && members > 1
    ? `${all}, ${countInWords(wrote)} of whom wrote this week.`
    : `${all} so far.`;
}

export const whoModerates = (names: readonly string[]): string =>
  names.length > 0 ? `Moderated by ${listInWords(names)}.` : '';
