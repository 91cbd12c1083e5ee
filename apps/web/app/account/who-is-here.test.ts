import { expect, test } from 'vitest';
import { whoIsHere, whoModerates } from './who-is-here.ts';

test.each([
  [{ members: 1214, wroteThisWeek: 38 }, '1,214 members, 38 of whom wrote this week.'],
  [{ members: 12, wroteThisWeek: 0 }, '12 members so far.'],
  [{ members: 1, wroteThisWeek: 0 }, '1 member so far.'],
  [{ members: 1, wroteThisWeek: 1 }, '1 member so far.'],
  [{ members: 0, wroteThisWeek: 0 }, ''],
])('the door says of %o who is here', (people, said) => {
  expect(whoIsHere(people)).toBe(said);
});

test.each([
  [[], ''],
  [['Ada'], 'Moderated by Ada.'],
  [['Ada', 'Bo'], 'Moderated by Ada and Bo.'],
  [['Ada', 'Bo', 'Cy'], 'Moderated by Ada, Bo, and Cy.'],
])('the door says of %j who moderates', (names, said) => {
  expect(whoModerates(names)).toBe(said);
});
