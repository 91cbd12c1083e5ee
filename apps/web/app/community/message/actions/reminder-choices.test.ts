import { describe, expect, it } from 'vitest';
import { reminderChoices, reminderOn } from './reminder-choices.ts';

const choicesOn = (now: Date) => reminderChoices(now).map(({ label, at }) => [label, at]);

describe('reminder choices', () => {
  // November 28, 2026 is a Saturday.
  it('are at 9:00 tomorrow, on the next Monday, and on November 1', () => {
    expect(choicesOn(new Date(2026, 10, 28, 18, 15))).toEqual([
      ['Tomorrow', new Date(2026, 10, 29, 9)],
      ['Next week', new Date(2026, 10, 30, 9)],
      ['After harvest', new Date(2027, 10, 1, 9)],
    ]);
  });

  it('name the Monday of next week on every day of a week', () => {
    const mondays = [2, 3, 4, 5, 6, 7, 8].map((day) => choicesOn(new Date(2026, 10, day))[1]?.[1]);
    expect(mondays).toEqual(Array.from({ length: 7 }, () => new Date(2026, 10, 9, 9)));
  });

  it('name November 1 of this year until that moment, also over the end of a month', () => {
    expect(choicesOn(new Date(2026, 9, 31, 23))).toEqual([
      ['Tomorrow', new Date(2026, 10, 1, 9)],
      ['Next week', new Date(2026, 10, 2, 9)],
      ['After harvest', new Date(2026, 10, 1, 9)],
    ]);
    expect(choicesOn(new Date(2026, 10, 1, 9))[2]).toEqual(['After harvest', new Date(2027, 10, 1, 9)]);
  });

  it('are at 9:00 on any chosen day', () => {
    expect(reminderOn('2027-02-08')).toEqual(new Date(2027, 1, 8, 9));
  });
});
