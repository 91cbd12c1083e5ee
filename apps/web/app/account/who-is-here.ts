interface People {
  readonly members: number;
  readonly wroteThisWeek: number;
}

const number = new Intl.NumberFormat('en-US');

/** How many there are to talk with, as a sentence; none where there is nobody yet. */
export function whoIsHere({ members, wroteThisWeek: wrote }: People): string {
  if (members === 0) return '';
  const all = `${number.format(members)} ${members === 1 ? 'member' : 'members'}`;
  return wrote > 0 && members > 1
    ? `${all}, ${number.format(wrote)} of whom wrote this week.`
    : `${all} so far.`;
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Who looks after the place and says so, as a sentence; none where nobody does. */
export const whoModerates = (names: readonly string[]): string =>
  names.length > 0 ? `Moderated by ${list.format(names)}.` : '';
