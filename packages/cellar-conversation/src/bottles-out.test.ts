import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const bottled = 'bottled T1 60 cases';
/** The bottles that left. */
const left = (texts: string[], first = bottled) => play([first, ...texts]).works.slice(1);
const removed = (count: number, use: string, sizeMl = 750) => ({
  ...{ op: 'remove_bottles', lot: '24-CS-01', use },
  bottles: [{ count, sizeMl }],
});

describe('bottles that leave stock', () => {
  it.each([
    ['sold 12 cases of 24-CS-01', 144, 'taxpaid'],
    ['shipped 3 cases 24-CS-01 to the distributor', 36, 'taxpaid'],
    ['wine club took 5 cases 24-CS-01', 60, 'taxpaid'],
    ['2 cases of 24-CS-01 for samples', 24, 'testing'],
    ['sent 2 bottles of 24-CS-01 to the lab', 2, 'testing'],
    ['pulled 3 bottles of 24 cab sauv for the tasting room', 3, 'tasting'],
    ['poured 6 btls 24-CS-01 at the festival', 6, 'tasting'],
    ['dropped a case of 24-CS-01', 12, 'breakage'],
    ['broke 2 bottles of 24-CS-01 on the line', 2, 'breakage'],
    ['took 1 case of 24-CS-01 home', 12, 'family_use'],
    ['dumped 4 bottles 24-CS-01 down the drain', 4, 'destroyed'],
    ['vendimos 5 cajas del 24-CS-01', 60, 'taxpaid'],
    ['se rompieron 2 botellas de 24-CS-01', 2, 'breakage'],
    ['saqué 3 botellas del 24-CS-01 para la cata', 3, 'tasting'],
    ['2 botellas de muestra del 24-CS-01', 2, 'testing'],
    ['se nos cayó una caja del 24-CS-01', 12, 'breakage'],
  ])('are read with what they left for: %s', (text, count, use) => {
    expect(left([text])).toMatchObject([removed(count, use)]);
  });

  it('are those of the lot that the message bottled', () => {
    expect(left([], 'bottled T1 20 cases, sold 5 cases')).toMatchObject([removed(60, 'taxpaid')]);
  });

  it('are of every size that is stated', () => {
    const first = 'bottled T1: 50 cases 750 and 10 cases of 6 magnums';
    const out = play([first, 'sold 3 cases 750s and 2 magnums of 24-CS-01']).works.slice(2);
    expect(out).toMatchObject([removed(36, 'taxpaid'), removed(2, 'taxpaid', 1500)]);
  });

  it.each([
    'pulled 6 bottles from the T1 bottling for the lab',
    'saqué 6 botellas del embotellado del T1 para el laboratorio',
  ])('are not bottled again: %s', (text) => {
    expect(left([text])).toEqual([]);
    expect(left([text, '24-CS-01'])).toMatchObject([removed(6, 'testing')]);
  });

  it('are apart from those of the bottling itself', () => {
    const { works } = play(['T1 bottling run 60 cases, sent 2 bottles to the lab']);
    expect(works).toMatchObject([{ op: 'bottle', bottles: [{ count: 720 }] }, removed(2, 'testing')]);
  });

  it('are corrected and taken back like other work', () => {
    const texts = ['pulled 3 bottles of 24-CS-01 for the tasting room', 'sorry 4'];
    expect(left(texts)).toMatchObject([removed(4, 'tasting')]);
    expect(left(['sold 12 cases of 24-CS-01', 'UNDO'])).toEqual([]);
  });
});

describe('bottles that leave stock, in doubt,', () => {
  it.each([
    ['pulled 3 bottles of 24-CS-01', 'what for', 'tasting room', removed(3, 'tasting')],
    ['sacamos 2 cajas del 24-CS-01', 'para qué', 'venta', removed(24, 'taxpaid')],
    ['sold 12 cases', 'which lot', '24-CS-01', removed(144, 'taxpaid')],
  ])('are asked about: %s', (text, question, answer, work) => {
    expect(play([bottled, text]).replies.at(-1)).toContain(question);
    expect(left([text, answer])).toMatchObject([work]);
  });

  it('of a lot with two sizes are asked about, and a case holds what it was packed with', () => {
    const texts = ['bottled T1: 50 cases 750 and 10 cases of 6 magnums', 'sold 2 cases of 24-CS-01'];
    expect(play(texts).replies.at(-1)).toContain('which size');
    expect(play([...texts, '750s']).works.slice(2)).toMatchObject([removed(24, 'taxpaid')]);
    expect(play([...texts, 'magnums']).works.slice(2)).toMatchObject([removed(12, 'taxpaid', 1500)]);
  });

  it('are of the only size in stock', () => {
    const magnums = 'bottled T1 40 cases of 6 magnums';
    expect(left(['sold 5 cases of 24-CS-01'], magnums)).toMatchObject([removed(30, 'taxpaid', 1500)]);
    expect(play([magnums, 'sold 5 cases of 24-CS-01']).replies.at(-1)).toContain('30 bottles 1500 ml');
  });

  it('are asked about if the records have fewer', () => {
    const { works, replies } = play([bottled, 'sold 500 cases of 24-CS-01']);
    expect(replies.at(-1)).toContain('fewer bottles of 24-CS-01 on record');
    expect(works).toHaveLength(1);
    expect(left(['sold 500 cases of 24-CS-01', '50 cases'])).toMatchObject([removed(600, 'taxpaid')]);
    expect(play(['sold 2 cases of 24-CS-01']).works).toEqual([]);
  });

  it('are no correction of what was bottled', () => {
    expect(left(['3 cases to the wine club', '24-CS-01'])).toMatchObject([removed(36, 'taxpaid')]);
  });

  it('are not added up with bottles of which something else is said', () => {
    expect(left(['dropped 2 cases of 24-CS-01, 5 bottles survived'])).toEqual([]);
  });

  it.each([
    'used 12 cases of corks',
    'counted 24-CS-01, 58 cases left',
    'glass delivered 40 cases',
    'will sell 5 cases of 24-CS-01 tomorrow',
    "didn't sell any cases of 24-CS-01",
  ])('are not taken from other words: %s', (text) => {
    expect(left([text, 'OK']).filter(({ op }) => op !== 'note')).toEqual([]);
  });
});

it.each([
  'returned 2 cases 24-CS-01 from the shop',
  '5 cases 24-CS-01 reserved for the wine club',
  'need 5 cases 24-CS-01 for the tasting room',
  'devolvieron 2 cajas del 24-CS-01 de la tienda',
])('a purpose beside other words is in doubt: %s', (text) => {
  expect(left([text])).toEqual([]);
});

it.each([
  ['how many cases of 24-CS-01', '24-CS-01: 40 cases of 12 + 1 bottles, 750 ml'],
  ['cuantas botellas hay?', '24-CS-01: 40 cajas de 12 + 1 botellas, 750 ml'],
  ['how many bottles of riesling', 'Nothing on record.'],
])('bottles in bond are counted: %s', (question, answer) => {
  expect(play(['bottled T1 481 bottles', question]).replies[1]).toBe(answer);
});

describe('bottles of "it" after a bottling', () => {
  it.each([
    [['bottled T1 90 cases', 'sold 8 cases of it'], 96, 'taxpaid'],
    [['bottled T1 90 cases', 'took a case of that to the tasting room'], 12, 'tasting'],
    [['bottled T1 90 cases', 'KMBS 20 g T4', 'sold 8 cases of it'], 96, 'taxpaid'],
    [['bottled T1 90 cases', 'sold 8 cases of it', 'sold 2 cases of the same'], 24, 'taxpaid'],
    [['embotellé el T1, 90 cajas', 'vendí 8 cajas de eso'], 96, 'taxpaid'],
  ])('are of the wine just bottled: %j', (texts, count, use) => {
    const { works, open } = play(texts);
    expect(works.at(-1)).toMatchObject({ lot: '24-CS-01', bottles: [{ count }], use });
    expect(open).toBe(0);
  });

  it.each([
    [['KMBS 20 g T4', 'sold 8 cases of it']],
    [['bottled T1 90 cases', 'UNDO', 'sold 8 cases of it']],
    [['bottled T1 90 cases', 'sold 8 cases']],
  ])('are asked about if nothing was bottled or no wine is meant: %j', (texts) => {
    const { works, open } = play(texts);
    expect(works.filter(({ op }) => op === 'remove_bottles')).toEqual([]);
    expect(open).toBe(1);
  });
});
