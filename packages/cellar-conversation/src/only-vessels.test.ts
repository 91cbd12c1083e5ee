import { describe, expect, it } from 'vitest';
import set from '../fixtures/lot-dialogues.json' with { type: 'json' };
import { openDialogue } from '../testing/dialogue.ts';
import { type ReferenceCellar, referenceCellar } from '../testing/reference-cellar.ts';

const cellarOf = (name: 'us' | 'es' | 'nz') =>
  referenceCellar(set.cellars[name] as unknown as ReferenceCellar, 'America/Detroit');

function playIn(name: 'us' | 'es' | 'nz', texts: readonly string[]) {
  const dialogue = openDialogue({ cellar: cellarOf(name), unit: name === 'us' ? 'gal' : 'L' });
  const replies = texts.map((text) => dialogue.say(text).reply);
  return { replies, works: dialogue.works(), open: dialogue.open() };
}

describe('a kind of vessel in place of a name', () => {
  it.each([
    ['us', ['topped B62 with 1 gal out of the drum'], { op: 'top', from: ['D2'] }],
    ['us', ['racked the drum to T2'], { op: 'transfer', from: ['D2'], to: ['T2'] }],
    ['us', ['topped B62 with 1 gal', 'the carboy'], { op: 'top', from: ['C2'] }],
    ['us', ['topped B62 with 1 gal', 'from the drum'], { op: 'top', from: ['D2'] }],
    ['nz', ['topped B32 with 3 L from the keg'], { op: 'top', from: ['K1'] }],
    ['es', ['rellené la B22 con 4 L del bidón'], { op: 'top', from: ['D1'] }],
  ] as const)('is the only one of its kind with wine: %s %j', (name, texts, work) => {
    const { works, open } = playIn(name, texts);
    expect(works).toMatchObject([work]);
    expect([works.length, open]).toEqual([1, 0]);
  });

  it.each([[['topped B62 with 1 gal out of the keg']], [['topped B62 with 1 gal', 'from the keg']]])(
    'is asked about with all that it may be: %j',
    (texts) => {
      const { replies, works } = playIn('us', texts);
      expect(replies.at(-1)).toMatch(/which vessel\? Reply like K1 or K2$/);
      expect(works).toEqual([]);
      expect(playIn('us', [...texts, 'K2']).works).toMatchObject([{ op: 'top', from: ['K2'] }]);
    },
  );

  it.each(['rolled the keg to the walk-in', 'the drum pump is broken', 'with 2 kegs left'])(
    'is no source of other words: %s',
    (text) => {
      expect(playIn('nz', [text]).works.filter(({ op }) => op !== 'note')).toEqual([]);
    },
  );
});
