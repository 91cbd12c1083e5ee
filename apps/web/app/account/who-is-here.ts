interface People {
  readonly members: number;
  readonly wroteThisWeek: number;
}

const number = new Intl.NumberFormat('en-US');

export function whoIsHere({ members, wroteThisWeek: wrote }: People): string {
  if (members === 0) return '';
  const all = `${number.format(members)} ${members === 1 ? 'member' : 'members'}`;
  return wrote > 0 && members > 1
    ? `${all}, ${number.format(wrote)} of whom wrote this week.`
    : `${all} so far.`;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

export const whoModerates = (names: readonly string[]): string =>
  names.length > 0 ? `Moderated by ${list.format(names)}.` : '';
