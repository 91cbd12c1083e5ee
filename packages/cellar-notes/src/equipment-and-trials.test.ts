import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const opsOf = (text: string) => {
  const { disposition, records } = readNow(text);
  return [disposition, ...records.map(({ op, vessels }) => `${op} ${vessels}`)];
};

describe('equipment that fails', () => {
  it.each([
    ['T4 hose is dripping', 'note T4'],
    ['the clamp on T4 leaks', 'note T4'],
    ['T4 press valve is leaking', 'note T4'],
    ['la valvula del T4 gotea', 'note T4'],
  ])('is a note, and no loss: %s', (text, note) => expect(opsOf(text)).toEqual(['accept', note]));

  it.each(['lost 5 gal of T4 when the hatch stuck', 'the pump got stuck, T4 lost 5 gal'])(
    'is no stuck ferment: %s',
    (text) => expect(opsOf(text)).toEqual(['accept', 'loss T4']),
  );

  it.each([
    'T4 valve leaked, 5 gal on the ground',
    'seal broke on T4, probably 5 gal on the floor',
    'se rompio la valvula del T4, 5 galones al suelo',
  ])('is the cause of a loss with a volume: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.at(-1)).toMatchObject({
      op: 'loss',
      vessels: ['T4'],
      volume: { value: 18.927, unit: 'L' },
    });
  });

  it('leaves a leaking vessel and a stuck ferment as they were', () => {
    expect(opsOf('T4 is leaking')).toEqual(['ask', 'loss T4']);
    expect(opsOf('T4 stuck at 6 brix')).toEqual(['accept', 'state T4', 'measurement T4']);
  });
});

describe('a trial', () => {
  it.each([
    'bench blend 70/30 T9/T10 is the one',
    'bench trials T9 T10 60/40 best so far',
    'prueba de mezcla T9/T10 70/30, la mejor',
  ])('is no blend and no reading: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([{ op: 'note', vessels: ['T9', 'T10'] }]);
  });

  it('does not hide the work after it', () => {
    expect(opsOf('added 300 g bentonite to T5 after the bench trial')).toEqual(['accept', 'fine T5']);
  });
});

describe('a message about someone', () => {
  it.each(['someone took my ladder', 'someone broke the forklift', 'alguien olvido cerrar la puerta'])(
    'is chatter in the past: %s',
    (text) => expect(readNow(text)).toMatchObject({ records: [], asks: [] }),
  );

  it.each(['someone rack T9', 'someone please top 101-104'])('is a request in the present: %s', (text) =>
    expect(readNow(text).reason).toBe('request_to_act'),
  );
});

describe('work that nobody got to', () => {
  it.each([
    'never got to the punchdown on T3',
    'T3 didnt get around to PD',
    'did not punch T3',
    'no alcance a ponchar el T3',
  ])('is a note: %s', (text) => {
    expect(opsOf(text)).toEqual(['accept', 'note T3']);
  });

  it('hides no other work', () => {
    expect(opsOf('PD T12, never got to T3').slice(1)).not.toContain('cap_work T3');
  });
});
