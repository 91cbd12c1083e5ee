import { describe, expect, it } from 'vitest';
import set from '../../fixtures/lot-messages.json' with { type: 'json' };
import { read } from '../read.ts';
import type { CellarContext } from '../schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const liters = (value: number) => ({ value, unit: 'L' });

describe('the shares of a pressing before arrows', () => {
  it.each([
    'pressed off T3 this aft. free run 215 gal > T13, 38 gal hard press > D3',
    'pressed T3: 215 gal free run > T13, 38 gal press > D3',
    'prensamos el T3. yema 215 galones > T13, 38 galones prensa > D3',
  ])('are its parts in “%s”', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toHaveLength(1);
    expect(records).toMatchObject([
      {
        ...{ op: 'press', from: ['T3'], to: ['T13', 'D3'] },
        parts: [
          { fraction: 'free_run', volume: liters(813.864), to: ['T13'] },
          { fraction: 'press', volume: liters(143.846), to: ['D3'] },
        ],
      },
    ]);
  });

  it('are its parts without words for them', () => {
    expect(readNow('pressed T3. 215 gal > T13, 38 gal > D3')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'press', parts: [{ to: ['T13'] }, { to: ['D3'] }] }],
    });
  });

  it.each([
    'pressed T3 > T13. 20 gal > D3',
    'pressed T3 yesterday. 20 gal > D3 today',
    'pressed T3. 20 gal T9 > D3',
    'pressed T3. 215 gal > T13 > T14',
    'racked T9 > T14 > T13',
    'T9 > T14, 100 gal > T13',
  ])('are asked about in “%s”, where the wine may be of another vessel', (text) => {
    expect(readNow(text)).toMatchObject({ disposition: 'ask' });
  });
});

describe('a loss in words after a move', () => {
  it.each([
    'Yesterday we racked tank eleven over to tank thirteen, two hundred ninety gallons, lost about six to the lees',
    'racked T11 to T13, 290 gal, lost six',
    'racked T11 to T13, 290 gal, about six lost',
    'trasegué el T11 al T13, 290 galones, perdimos seis',
    'trasegué el T11 al T13, 290 galones, se perdieron como seis en las lías',
  ])('has the unit of the move in “%s”', (text) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records).toMatchObject([
      {
        op: 'transfer',
        from: ['T11'],
        to: ['T13'],
        volume: liters(1097.769),
        loss: { volume: liters(22.712) },
      },
    ]);
    expect(records).toHaveLength(1);
  });

  it.each([
    'racked T11 to T13, 290 gal, lost one to the lees',
    'racked T11 to T13, 290 gal, lost a few to the lees',
    'racked T11 to T13, 290 gal, lost six bottles',
    'racked T11 to T13, lost about six to the lees',
    'lost about six from T11',
  ])('is asked about in “%s”, which has no unit for it', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});
