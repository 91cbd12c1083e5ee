import { describe, expect, it } from 'vitest';
import { arrivalClock } from './wall-clock.ts';

describe('the time of arrival', () => {
  const inDetroit = (instant: string) => arrivalClock(new Date(instant), 'America/Detroit');

  it('keeps the order of arrival in the hour that repeats', () => {
    // Clocks went back from 2:00 EDT to 1:00 EST on November 2, 2025, at 6:00 UTC.
    const times = ['05:50', '06:10', '06:50', '07:05'].map((time) => inDetroit(`2025-11-02T${time}:00Z`));
    expect(times).toEqual([
      '2025-11-02T01:50:00',
      '2025-11-02T01:59:59',
      '2025-11-02T01:59:59',
      '2025-11-02T02:05:00',
    ]);
  });

  it('is the local time otherwise', () => {
    expect(inDetroit('2025-07-01T16:00:00Z')).toBe('2025-07-01T12:00:00');
    // Clocks went forward on March 9, 2025, at 7:00 UTC.
    expect(inDetroit('2025-03-09T07:10:00Z')).toBe('2025-03-09T03:10:00');
  });
});
