import { describe, expect, it } from 'vitest';
import { amendOf, dated, rows, voidOf } from '../../testing/rows.ts';
import type { Entry, WorkEntry } from './entries.ts';
import { type Moment, orderWork } from './order.ts';
import type { Work } from './work.ts';

const note = (text: string): Work => ({ op: 'note', vessels: [], note: text });
const notes = (entries: readonly Entry[], moment: Moment = {}) =>
  orderWork(entries, moment).works.map(({ work }) => (work.op === 'note' ? work.note : work.op));

describe('entries with one ID', () => {
  const [first] = rows([note('first')]);
  if (!first) throw new Error('There is no entry.');
  const second: WorkEntry = { ...first, seq: 2, work: note('second') };
  const third: WorkEntry = { ...first, seq: 3, work: note('third') };

  it('are a finding, once, and the first to arrive counts', () => {
    for (const entries of [
      [first, second, third],
      [third, second, first],
    ]) {
      expect(notes(entries)).toEqual(['first']);
      expect(orderWork(entries, {}).findings).toEqual([{ code: 'id_used_twice', entry: first.id }]);
    }
  });

  it('are no finding if they are the same, however their fields are ordered', () => {
    const repeat = Object.fromEntries(Object.entries(first).reverse()) as unknown as WorkEntry;
    expect(orderWork([first, repeat], {})).toEqual(orderWork([first], {}));
  });
});

describe('the order of work', () => {
  const entry = (id: string, seq: number, when: Partial<WorkEntry>): WorkEntry => ({
    id,
    seq,
    arrivedAt: '2026-01-03T08:00',
    workedOn: '2026-01-02',
    work: note(id),
    ...when,
  });

  it('is by day, then time: the stated one, that of arrival on the same day, or noon', () => {
    const entries = [
      entry('noon', 1, {}),
      entry('evening', 2, { workedAt: '12:01' }),
      entry('before noon', 3, { workedAt: '11:59' }),
      entry('at arrival', 4, { arrivedAt: '2026-01-02T11:30' }),
      entry('day before', 5, { workedOn: '2026-01-01', workedAt: '23:59' }),
      entry('stated', 6, { workedAt: '11:45', arrivedAt: '2026-01-02T20:00' }),
    ];
    expect(notes(entries)).toEqual(['day before', 'at arrival', 'stated', 'before noon', 'noon', 'evening']);
  });

  it('is that of arrival at one time, whatever the order of the list', () => {
    const entries = [entry('c', 1, {}), entry('a', 3, {}), entry('b', 2, {})];
    expect(notes(entries)).toEqual(['c', 'b', 'a']);
    expect(notes(entries.toReversed())).toEqual(['c', 'b', 'a']);
    const together = [entry('b', 1, {}), entry('a', 1, {})];
    expect(notes(together)).toEqual(['a', 'b']);
    expect(notes(together.toReversed())).toEqual(['a', 'b']);
  });

  it('is by the corrected time', () => {
    const [one, two] = [entry('one', 1, { workedAt: '07:00' }), entry('two', 2, { workedAt: '08:00' })];
    expect(notes([one, two, amendOf(one, 3, note('one'), '09:00')])).toEqual(['two', 'one']);
  });
});

describe('a look back', () => {
  const days = dated([
    ['2026-01-01', note('first')],
    ['2026-01-02', note('second')],
    ['2026-01-03', note('third')],
  ]);

  it('includes its day of work and its row of arrival', () => {
    expect(notes(days, { through: '2026-01-02' })).toEqual(['first', 'second']);
    expect(notes(days, { knownThrough: 2 })).toEqual(['first', 'second']);
    expect(notes(days, { through: '2026-01-02', knownThrough: 1 })).toEqual(['first']);
  });

  it('uses the day to which work was moved', () => {
    const [, , third] = days;
    if (!third) throw new Error('There is no third day.');
    const moved = { ...amendOf(third, 4, note('third')), workedOn: '2026-01-01' };
    expect(notes([...days, moved], { through: '2026-01-01' })).toEqual(['first', 'third']);
    expect(notes([...days, moved], { through: '2026-01-01', knownThrough: 3 })).toEqual(['first']);
  });
});

describe('two corrections of one entry', () => {
  const [original] = rows([note('as entered')]);
  if (!original) throw new Error('There is no entry.');

  it('leave the later one, in any order', () => {
    const amended = amendOf(original, 3, note('as amended'));
    const restored = [original, voidOf(original.id, 2), amended];
    expect(notes(restored)).toEqual(['as amended']);
    expect(notes(restored.toReversed())).toEqual(['as amended']);
    expect(notes([original, amended, voidOf(original.id, 4)])).toEqual([]);
  });
});
