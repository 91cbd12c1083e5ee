import { describe, expect, it } from 'vitest';
import set from '../../../cellar-notes/fixtures/lot-messages.json' with { type: 'json' };
import { grapes, opening } from '../../testing/rows.ts';
import type { Entry } from '../entries.ts';
import { foldCellar } from '../fold.ts';
import type { Work } from '../work.ts';
import { type Heard, hearMessage } from './conversation.ts';
import type { CellarSetup } from './reader-context.ts';
import { compositionOf } from './reader-context.ts';
import { NEW_TALK, type Talk } from './talk.ts';

const setup = set.context as unknown as CellarSetup;
const litre = 1000;

/** The vessels of the message set, and some wine in them. */
const start: Work[] = [
  ...set.context.vessels.map(
    ({ id, kind, capacityL, capacityKg }): Work => ({
      op: 'vessel',
      vessel: id,
      kind: kind as 'tank',
      ...(capacityL === undefined ? {} : { capacityMl: Math.round(capacityL * litre) }),
      ...(capacityKg === undefined ? {} : { capacityG: capacityKg * 1000 }),
    }),
  ),
  opening('24-CS-02', 'T9', 1200 * litre, grapes('Cabernet Sauvignon', '8', 2024)),
  opening('24-CH-05', 'T10', 1000 * litre, grapes('Chambourcin', '3', 2024)),
];

function cellar() {
  const entries: Entry[] = [];
  let talk: Talk = NEW_TALK;
  let clock = Date.parse('2025-10-08T16:00:00-04:00');
  const enter = (row: Heard['rows'][number] | { id: string; work: Work; workedOn: string }) => {
    const seq = entries.length + 1;
    entries.push({ ...row, seq, arrivedAt: '2025-10-08T16:00' });
  };
  for (const [index, work] of start.entries()) enter({ id: `s${index}`, work, workedOn: '2025-10-01' });
  return {
    entries,
    book: () => foldCellar(entries),
    text(text: string, minutes = 1): Heard {
      clock += minutes * 60_000;
      const received = `${new Date(clock - 4 * 3_600_000).toISOString().slice(0, 19)}-04:00`;
      const heard = hearMessage(
        { text, received, talk },
        {
          setup,
          book: foldCellar(entries),
          bookWithout: (rows) => foldCellar(entries.filter(({ id }) => !rows.includes(id))),
          newId: () => `e${entries.length}-${Math.random()}`,
        },
      );
      talk = heard.talk;
      for (const row of heard.rows) enter(row);
      return heard;
    },
  };
}

describe('a message that is sure', () => {
  it('becomes a row, and is read back', () => {
    const desk = cellar();
    const { rows, reply } = desk.text('racked T9 to T14 300 gal');
    // 300 × 3.785411784 = 1135.6235352 L
    expect(rows).toMatchObject([
      { workedOn: '2025-10-08', work: { op: 'transfer', from: ['T9'], to: ['T14'], ml: 1135624 } },
    ]);
    expect(reply).toBe('Moved 300 gal (1136 L) from T9 into T14. Wrong? Reply UNDO or the right value.');
    expect(desk.book().vessels.get('T14')).toMatchObject({ lot: '24-CS-02', ml: 1135624 });
  });

  it('makes a lot with the next code of its kind', () => {
    const desk = cellar();
    desk.text('Harvested 1.2 tons of Chambourcin from Block 3 into bin 7');
    desk.text('half ton Chambourcin block 3 into bin 8');
    desk.text('1 ton Chambourcin block 3 into bin 7');
    const book = desk.book();
    expect(book.vessels.get('BIN7')?.lot).toBe('25-CH-01');
    expect(book.vessels.get('BIN8')?.lot).toBe('25-CH-02');
    // 1.2 + 1 short tons of 907.18474 kg; the same fruit joins the lot that it finds.
    expect(book.lots.get('25-CH-01')?.grams).toBe(1088622 + 907185);
    expect(desk.text('crushed bins 7+8 into T12, 310 gal must').rows).toMatchObject([
      { work: { lot: '25-CH-03' } },
    ]);
  });

  it('blends by exact shares into a lot of its own', () => {
    const desk = cellar();
    desk.text('blend: 120 gal T9 + 60 gal T10 -> T14');
    const lot = desk.book().lots.get('24-BL-01');
    const shares = lot ? compositionOf(lot).map(({ variety, share }) => [variety, share.toFixed(5)]) : [];
    expect(shares).toEqual([
      ['Cabernet Sauvignon', '0.66667'],
      ['Chambourcin', '0.33333'],
    ]);
  });

  it('enters a solution as what is dissolved in it', () => {
    // 5.7 mL of 10 % is 0.57 g.
    const { rows } = cellar().text('5.7 ml 10% meta soln each C1 C2 C3');
    expect(rows).toMatchObject([{ work: { material: 'KMBS', unit: 'mg', amount: 570, each: true } }]);
  });
});

describe('a question', () => {
  it('holds the message until the answer comes', () => {
    const desk = cellar();
    const asked = desk.text('added KMBS to T9');
    expect(asked.rows).toEqual([]);
    expect(asked.reply).toBe('Added KMBS T9: how much?');
    const { rows, reply } = desk.text('45 g');
    expect(rows).toMatchObject([
      { work: { op: 'addition', material: 'KMBS', vessels: ['T9'], amount: 45_000 } },
    ]);
    expect(reply).toBe('Added KMBS 45 g T9. Wrong? Reply UNDO or the right value.');
  });

  it('is put one at a time', () => {
    const desk = cellar();
    expect(desk.text('ya puse la levadura en el T8').reply).toMatch(/que producto\?$/);
    const second = desk.text('D254');
    expect(second.rows).toEqual([]);
    expect(second.reply).toMatch(/cuanto\?$/);
    expect(desk.text('250 g').rows).toMatchObject([
      { work: { op: 'inoculate', material: 'D254', amount: 250_000 } },
    ]);
  });

  it('stores what is out of range after OK, and nothing after NO', () => {
    const desk = cellar();
    desk.text('T9 pH 4.3');
    expect(desk.text('yes').rows).toEqual([]);
    const stood = cellar();
    stood.text('transferred 2000 gal T9 to C3');
    expect(stood.text('OK').rows).toHaveLength(1);
    const dropped = cellar();
    dropped.text('transferred 2000 gal T9 to C3');
    expect(dropped.text('NO')).toMatchObject({ rows: [], reply: 'Not stored.' });
    expect(dropped.text('OK').rows).toEqual([]);
  });

  it('is left to the office when another entry comes, or after twelve hours', () => {
    const desk = cellar();
    desk.text('added KMBS to T9');
    expect(desk.text('PD T10 x2').leftOpen?.text).toBe('added KMBS to T9');
    const late = cellar();
    late.text('added KMBS to T9');
    expect(late.text('45 g', 721).rows).toEqual([]);
  });
});

describe('a correction', () => {
  it('changes the last row and keeps what it said', () => {
    const desk = cellar();
    const [first] = desk.text('KMBS 40g T9').rows;
    expect(desk.text('sorry 14g').rows).toMatchObject([
      { corrects: first?.id, action: 'amend', work: { amount: 14_000 } },
    ]);
    expect(desk.entries.at(-2)).toMatchObject({ work: { amount: 40_000 } });
  });

  it('keeps the code of the lot that the amended row makes', () => {
    const desk = cellar();
    desk.text('blend: 120 gal T9 + 60 gal T10 -> T14');
    desk.text('sorry T13 not T14');
    expect(desk.book().vessels.get('T13')?.lot).toBe('24-BL-01');
    expect(desk.book().vessels.get('T14')?.ml).toBe(0);
  });

  it('takes back every row of the message', () => {
    const desk = cellar();
    desk.text('racked T9 to T14 300 gal, then 20 g kmbs in T14');
    expect(desk.text('UNDO').rows).toMatchObject([{ action: 'void' }, { action: 'void' }]);
    expect(desk.book().vessels.get('T9')?.ml).toBe(1200 * litre);
  });

  it('has to be whole half an hour later', () => {
    const desk = cellar();
    desk.text('KMBS 40g T9');
    expect(desk.text('sorry 14g', 31).rows).toEqual([]);
  });

  it('asks whether the same words are the same work', () => {
    const desk = cellar();
    desk.text('PD T10 x2');
    const again = desk.text('PD T10 x2');
    expect(again).toMatchObject({
      rows: [],
      reply: 'You sent that a moment ago. Was it done again? Reply OK or NO.',
    });
    expect(desk.text('ok').rows).toMatchObject([{ work: { op: 'cap_work' } }]);
  });
});

describe('a question to the cellar', () => {
  it.each([
    ["what's in T9?", 'T9: 24-CS-02, 317 gal (1200 L)'],
    ['cuanto hay en el T10?', 'T10: 24-CH-05, 264 gal (1000 L)'],
    ['pH T9?', 'T9: ph 3.42, 10/08'],
    ['how much KMBS has T9 had', '24-CS-02: KMBS 40 g in it now'],
  ])('%s', (text, reply) => {
    const desk = cellar();
    desk.text('T9 pH 3.42');
    desk.text('KMBS 40g T9');
    expect(desk.text(text)).toMatchObject({ reply, rows: [] });
  });

  it('teaches with WHAT', () => {
    expect(cellar().text('WHAT').reply).toMatch(/^Text what you did/);
  });
});

it('answers every message of the set within one text message, and what it stores folds', () => {
  const desk = cellar();
  const book = desk.book();
  for (const { text, received } of set.messages) {
    const heard = hearMessage(
      { text, received, talk: NEW_TALK },
      { setup, book, bookWithout: () => book, newId: () => `${Math.random()}` },
    );
    expect(heard.reply.length, text).toBeLessThanOrEqual(160);
    const rows = heard.rows.map((row, index) => ({
      ...row,
      seq: 1000 + index,
      arrivedAt: received.slice(0, 16),
    }));
    expect(() => foldCellar([...desk.entries, ...rows]), text).not.toThrow();
    if (heard.reading.disposition === 'accept' && heard.reading.records.length > 0)
      expect(rows.length, text).toBeGreaterThan(0);
  }
});
