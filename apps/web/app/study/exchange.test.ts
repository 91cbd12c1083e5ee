import { describe, expect, it } from 'vitest';
import { cardsOf } from './card.ts';
import { decks } from './decks/decks.ts';
import { asCsv, longestCard, readCsv } from './exchange.ts';

describe('a deck as a file', () => {
  it('has the head that Anki reads, and a row for each card', () => {
    const csv = asCsv('d1', cardsOf('d1', 'Who, and "why"? | Nobody, yet.\nA {{gap}} here.'));
    expect(csv).toBe(
      '\ufeff#separator:Comma\n#html:false\n#columns:Front,Back,Tags\n#tags column:3\n' +
        '"Who, and ""why""?","Nobody, yet.",wine d1\nA […] here.,A gap here.,wine d1\n',
    );
  });

  it.each(decks.map((deck) => [deck.id, deck] as const))(
    'of %s survives an export and import',
    (id, { cards }) => {
      const texts = cards.filter(({ kind }) => kind !== 'map');
      const back = readCsv('d2', asCsv(id, cards));
      expect(back.map((card) => card.back)).toEqual(texts.map((card) => card.back));
    },
  );
});

describe('a file of cards', () => {
  it('is read with Anki’s tabs or with commas', () => {
    const tabs = '#separator:tab\n#html:false\n#tags column:3\nWhat grows?\t"""Vines,"" mostly."\twine\n';
    expect(readCsv('d1', tabs)).toMatchObject([{ front: 'What grows?', back: '"Vines," mostly.' }]);
    expect(readCsv('d1', 'A\tB\nC\tD')).toHaveLength(2);
    expect(readCsv('d1', '"A, b?",C\r\nD,E')).toMatchObject([{ front: 'A, b?', back: 'C' }, { front: 'D' }]);
  });

  it('is read with every option of Anki’s export', () => {
    const all =
      '#separator:tab\n#html:true\n#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\n' +
      'k{Ch4xQ!uT\tBasic\tWine::D1\tIs pH&nbsp;3.2 &lt; <b>3.5</b>?\t"<div>Yes,<br>it ""is"".</div>"\twine\n';
    expect(readCsv('d1', all)).toMatchObject([{ front: 'Is pH 3.2 < 3.5?', back: 'Yes, it "is".' }]);
  });

  it('skips rows that lack a side, are duplicates, or are too long', () => {
    expect(readCsv('d1', 'only a front\n,\n\n')).toEqual([]);
    expect(readCsv('d1', 'A,B\nA,C')).toHaveLength(1);
    expect(readCsv('d1', `A,${'x'.repeat(longestCard + 1)}`)).toEqual([]);
  });
});
