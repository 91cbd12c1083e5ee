import { expect, test } from 'vitest';
import { whoIsHere, whoModerates } from './who-is-here.ts';

test.each([
  [{ members: 1214, wroteThisWeek: 38 }, '1,214 members, 38 of whom wrote this week.'],
  [{ members: 12, wroteThisWeek: 0 }, '12 members so far.'],
  [{ members: 1, wroteThisWeek: 0 }, '1 member so far.'],
  [{ members: 1, wroteThisWeek: 1 }, '1 member so far.'],
  [{ members: 0, wroteThisWeek: 0 }, ''],
])('the sign-in dialog describes %o', (people, sentence) => {
  expect(whoIsHere(people)).toBe(sentence);
});

test.each([
  [[], ''],
  [['Ada'], 'Moderated by Ada.'],
  [['Ada', 'Bo'], 'Moderated by Ada and Bo.'],
  [['Ada', 'Bo', 'Cy'], 'Moderated by Ada, Bo, and Cy.'],
])('the sign-in dialog names the moderators %j', (names, sentence) => {
  expect(whoModerates(names)).toBe(sentence);
});
