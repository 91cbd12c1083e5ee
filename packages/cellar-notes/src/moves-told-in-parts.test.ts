import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-messages.json' with { type: 'json' };
import { read } from './read.ts';
import type { CellarContext } from './schema/context.ts';

const context = set.context as unknown as CellarContext;
const readNow = (text: string) => read(text, '2025-10-08T16:00:00-04:00', [], context);
const liters = (value: number) => ({ value, unit: 'L' });
const [of262, of9] = [liters(991.778), liters(34.069)];

describe('what a move brought over', () => {
  it.each([
    'racked T2 to T14, 262 gal across',
    'racked T2 to T14, 262 gal came across',
    'racked T2 to T14, moved 262 gal',
    'racked T2 to T14, 262 gal transferred',
    'trasegué el T2 al T14, pasaron 262 galones',
  ])('is its volume: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ op: 'transfer', from: ['T2'], to: ['T14'], volume: of262 }]);
  });

  it.each([
    'T2 racked off the bentonite lees to T14, 262 gal across, 9 gal sludge to drain',
    'racked T2 to T14, 262 gal across, 9 gal lees to drain',
    'trasegué el T2 al T14, pasaron 262 galones, 9 de borra',
  ])('is apart from its loss: %s', (text) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ to: ['T14'], volume: of262, loss: { volume: of9, reason: 'lees' } }]);
  });

  it('is apart from the loss of a pressing', () => {
    expect(readNow('pressed T3 to T6, 160 gal across, 5 gal lees to drain')).toMatchObject({
      disposition: 'accept',
      records: [{ op: 'press', volume: liters(605.666), loss: { volume: liters(18.927) } }],
    });
  });

  it('is lees that went to another vessel', () => {
    expect(readNow('racked T2 to T14 262 gal, 9 gal lees to T13')).toMatchObject({
      disposition: 'accept',
      records: [
        { to: ['T14'], volume: of262 },
        { from: ['T2'], to: ['T13'], volume: of9 },
      ],
    });
    expect(readNow('racked T2 to T14 262 gal, 9 gal lees to T13').records[1]).not.toHaveProperty('loss');
  });

  it.each([
    'racked T2 to T14, moved 262 gal to T13',
    'racked T2 to T14 262 gal, moved 9 gal',
    'racked T2 to T14, 262 gal wibble',
  ])('is asked about: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });
});

describe('a reading after a move', () => {
  it.each([
    ['Racked T11 to T14 410 gal lost 5, 35g kmbs after, fso2 24', 'free_so2', 24],
    ['racked T11 to T14 410 gal, lost 5 gal, pH 3.5', 'ph', 3.5],
    ['trasegué T11 al T14 410 gal, se perdieron 5, so2 libre 24', 'free_so2', 24],
  ])('is no difference beside a loss: %s', (text, kind, value) => {
    const { disposition, records } = readNow(text);
    expect(disposition).toBe('accept');
    expect(records.at(-1)).toMatchObject({
      op: 'measurement',
      vessels: ['T14'],
      measurements: [{ kind, value }],
    });
  });

  it('is a difference if the sugar was lost', () => {
    expect(readNow('T12 dropped 4 brix')).toMatchObject({
      disposition: 'ask',
      records: [{ measurements: [] }],
    });
  });
});

describe('wine through a filter', () => {
  it.each([
    ['pumped T2 through the pads to T14', 'pad'],
    ['pasé el T2 por el filtro tangencial al T14', 'crossflow'],
    ['pasamos el T2 por placas al T14', 'pad'],
    ['moved T2 to T14 using the crossflow', 'crossflow'],
  ])('is one work: %s', (text, kind) => {
    const { disposition, records } = readNow(text);
    expect([disposition, records.length]).toEqual(['accept', 1]);
    expect(records).toMatchObject([{ op: 'filter', kind, from: ['T2'], to: ['T14'] }]);
  });

  it.each([
    'moved T2 to T14, then crossflow',
    'pumped T2 to T14 with the pads out',
    'moved T2, crossflow T9',
  ])('is asked about if the filter may be other work: %s', (text) => {
    expect(readNow(text).disposition).toBe('ask');
  });

  it.each([
    'ran T2 through the crossflow, looks bright',
    'pasé el T2 por el filtro tangencial, se ve brillante',
    'racked T2, tastes clean',
  ])('has no remark without a vessel to be in: %s', (text) => {
    const { asks, records } = readNow(text);
    expect([records.length, asks.map(({ about }) => about)]).toEqual([1, ['vessel']]);
  });

  it('keeps the remark where it arrived, and in the vessel that a remark names', () => {
    expect(readNow('ran T2 through the crossflow to T14, looks bright').records).toMatchObject([
      { op: 'filter' },
      { op: 'note', vessels: ['T14'] },
    ]);
    expect(readNow('ran T2 through the crossflow, T5 smells').records).toMatchObject([
      { op: 'filter' },
      { op: 'note', vessels: ['T5'] },
    ]);
  });
});
