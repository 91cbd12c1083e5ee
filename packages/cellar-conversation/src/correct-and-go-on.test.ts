import { foldWinery } from '@orbit-vine/cellar-book/fold-winery.ts';
import { firstSetup } from '@orbit-vine/cellar-book/setup.ts';
import { read } from '@orbit-vine/cellar-notes/read.ts';
import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';
import { contextOf } from './cellar.ts';
import type { Message, Outcome } from './conversation.ts';
import { correctAndGoOn } from './correct-and-go-on.ts';

describe('a correction that goes on with other work', () => {
  it.each([
    [
      ['KMBS 30 g T1', 'oops 35 g. and TA was 6.2'],
      [{ amount: 35_000 }, { op: 'measurement', vessels: ['T1'] }],
    ],
    [
      ['KMBS 30 g T1', 'no, T4. also DAP 60 g'],
      [{ vessels: ['T4'] }, { material: 'DAP', vessels: ['T4'] }],
    ],
    [
      ['KMBS 30 g T1', 'perdón, 35 g. también pH 3.5'],
      [{ amount: 35_000 }, { op: 'measurement', vessels: ['T1'] }],
    ],
    [['KMBS 30 g T1', 'undo. added 40 g KMBS to T4'], [{ vessels: ['T4'], amount: 40_000 }]],
    [['KMBS 30 g T1', 'scratch that, pumped over T4'], [{ op: 'cap_work', vessels: ['T4'] }]],
  ])('stores both: %j', (texts, works) => {
    const played = play(texts);
    expect(played.works).toMatchObject(works);
    expect([played.works.length, played.open]).toEqual([works.length, 0]);
  });

  it('asks about what the other work lacks, and says that it changed the first', () => {
    const { works, open, replies } = play(['racked T1 to T2 100 gal', 'sorry 90 gal. and added 20 g KMBS']);
    expect(works).toMatchObject([{ op: 'transfer', ml: 340_687 }]);
    expect(open).toBe(1);
    expect(replies[1]).toMatch(/^Changed\. Added KMBS 20 g: which vessel\?/);
  });

  it('is taken back by UNDO with the other work', () => {
    const texts = ['KMBS 30 g T1', 'oops 35 g. and TA was 6.2'];
    const { works, replies } = play([...texts, 'UNDO']);
    expect(works).toMatchObject([{ op: 'addition', amount: 30_000 }]);
    expect(works).toHaveLength(1);
    expect(replies[2]).toMatch(/Correction taken back: .*30 g.*TA 6\.2/);
    expect(play([...texts, 'UNDO', 'UNDO']).works).toEqual([]);
  });

  it('changes nothing without words of correction', () => {
    const { works } = play(['T1 pH 3.4', 'T4, 20 brix']);
    expect(works).toMatchObject([
      { op: 'measurement', vessels: ['T1'] },
      { op: 'measurement', vessels: ['T4'] },
    ]);
  });
});

it('a day and a volume correct the last move together', () => {
  const { works, replies } = play(['racked T1 to T2', 'yesterday, 100 gal']);
  expect(works).toMatchObject([{ ml: 378_541 }]);
  expect(replies[1]).toContain('10/07');
});

describe('a text of several parts after a stored message', () => {
  const setup = firstSetup;
  const book = foldWinery(setup, []);
  const settings = { timeZone: 'America/Detroit', dateOrder: 'month-first' as const, harvestMonths: [] };
  const cellar = { settings, setup, book, foldWith: () => book };
  const held = { records: [], asks: [], entered: [] };
  const last = {
    id: 'a',
    text: 'T1 pH 3.4',
    language: 'en' as const,
    reply: '',
    state: 'stored' as const,
    held,
  };
  const readParts = (text: string) => {
    const heads: string[] = [];
    const message: Message = {
      ...{ text, earlier: [last], nextNumber: 1, unit: 'gal', newId: () => 'b' },
      received: { local: '2025-10-08T16:00:00', offset: '-04:00' },
    };
    correctAndGoOn(cellar, message, (_, part) => {
      heads.push(part.text);
      return { reading: read('', '2025-10-08T16:00:00-04:00', [], contextOf(cellar, 'gal')) } as Outcome;
    });
    return heads;
  };

  it('is read once unless it corrects or takes back', () => {
    expect(readParts('T4 20 brix, and T1 21 brix. also 30 g KMBS')).toEqual([]);
    expect(readParts('punched T1, T4 smells of mind, never')).toEqual([]);
  });

  it.each([
    'undo. KMBS 30 g T5',
    'never mind, KMBS 30 g T5',
    'plans changed, undo that. KMBS 30 g T5',
    'forget the last one, KMBS 30 g T5',
    'oops 35 g. and TA was 6.2',
    'perdón, 35 g. también pH 3.5',
    'bórralo, 35 g en el T1',
  ])('is read in parts if it does: %s', (text) => {
    expect(readParts(text)).not.toEqual([]);
  });
});
