import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

const ml = (gallons: number) => Math.round(gallons * 3785.411784);

describe('UNDO', () => {
  it.each([
    [['T1 pH 3.52', '3.62', 'UNDO'], 3.52],
    [['T1 pH 3.52', '3.62', '3.72', 'UNDO'], 3.62],
    [['T1 pH 3.52', '3.62', '3.72', 'UNDO', 'UNDO'], 3.52],
  ])('takes back the last correction: %j', (texts, value) => {
    expect(play(texts).works).toMatchObject([{ readings: [{ kind: 'ph', value }] }]);
  });

  it.each([
    [['T1 pH 3.52', '3.62', 'UNDO', 'UNDO']],
    [['T1 pH 3.52', '3.62', '3.72', 'UNDO', 'UNDO', 'UNDO']],
  ])('of an entry leaves nothing: %j', (texts) => {
    expect(play(texts).works).toEqual([]);
  });

  it.each([
    [
      ['racked T1 to T2 100 gal', 'UNDO'],
      /^Taken back: Moved 100 gal \(379 L\) from T1 into T2\. .*struck through/,
    ],
    [['pasé 100 galones de T1 a T2', 'UNDO'], /^Anulado: Movido 100 gal \(379 L\) de T1 a T2\. .*tachado/],
    [['T1 pH 3.52', '3.62', 'UNDO'], /^Correction taken back: Reading T1 pH 3\.52/],
  ])('names what it takes back: %j', (texts, reply) => {
    expect(play(texts).replies.at(-1)).toMatch(reply);
  });
});

describe('a correction', () => {
  it.each([
    ['racked T1 to T2 100 gal', '4000 gal'],
    ['T1 pH 3.52', 'sorry 35.2'],
    ['T1 pH 3.52', '35.2'],
    ['T1 free so2 28', '280'],
    ['KMBS 50 g T1', 'sorry 50 kg'],
    ['bottled T1 100 cases', 'sorry 1000 cases'],
    ['racked T1 to T2 300 gal', 'sorry from T4, not T1', '320 gal'],
    ['topped T1 with 5 gal from K1', 'sorry 50 gal'],
  ])('passes the checks of a first message: %s, %s', (first, ...texts) => {
    const [before] = play([first]).works;
    const { works, replies } = play([first, ...texts]);
    expect(replies.at(-1)).toMatch(/OK \/ NO$/);
    expect(texts.length > 1 ? [] : works).toEqual(texts.length > 1 ? [] : [before]);
    expect(play([first, ...texts, 'no']).works).toEqual(play([first, ...texts.slice(0, -1)]).works);
    expect(play([first, ...texts, 'OK']).works).not.toEqual(works);
  });

  it.each(['sorry T3', 'no, T3', '*T3', 'T3', 'should have said T3'])(
    'with a vessel that could be either end of a move is confirmed first: %s',
    (text) => {
      const texts = ['racked T1 to T2 100 gal', text];
      const { works, replies } = play(texts);
      expect(works).toMatchObject([{ from: ['T1'], to: ['T2'] }]);
      expect(replies.at(-1)).toContain('which vessel T3 replaces');
      expect(play([...texts, 'OK']).works).toMatchObject([{ from: ['T1'], to: ['T3'] }]);
      expect(play([...texts, 'from T4']).works).toMatchObject([{ from: ['T4'] }]);
    },
  );

  it.each([
    ['racked T1 to B67 50 gal', 'sorry B68', { from: ['T1'], to: ['B68'] }],
    ['topped 61-66 with 5 gal from K1', 'not 66', { vessels: ['B61', 'B62', 'B63', 'B64', 'B65', 'B66'] }],
    ['topped 61-66 with 5 gal from K1', '61-65', { vessels: ['B61', 'B62', 'B63', 'B64', 'B65'] }],
    ['racked T1 to T2 100 gal', 'I meant liters', { ml: 100_000 }],
    ['racked T1 to T2 100 gal', 'sorry, T1 to T3', { from: ['T1'], to: ['T3'], ml: ml(100) }],
    ['racked T1 to T2 100 gal, KMBS 20 g T2', 'sorry 90 gal', { ml: ml(90) }],
  ])('changes what its words fit: %s, %s', (first, correction, work) => {
    expect(play([first, correction]).works[0]).toMatchObject(work);
  });

  it('repeats what is stored when it changes nothing', () => {
    const { replies, works } = play(['KMBS 30 g T1', '30 g']);
    expect(works).toHaveLength(1);
    expect(replies[1]).toBe(replies[0]);
  });

  it('names the whole record', () => {
    const { replies } = play(['T1 22.4B 68F, T4 21B', 'sorry 20.5']);
    expect(replies.at(-1)).toContain('T4');
  });

  it('does not move work to a vessel that other work went to', () => {
    const { works } = play(['KMBS 45 g T1', 'the racking was to T2']);
    expect(works).toMatchObject([{ op: 'addition', vessels: ['T1'] }]);
  });
});

describe('an implausible value', () => {
  it.each([
    ['T1 33B', [{ kind: 'brix', value: 33 }]],
    ['T1 pH 5.5', [{ kind: 'ph', value: 5.5 }]],
    ['T1 free so2 95', [{ kind: 'free_so2', value: 95 }]],
    [
      'T1 pH 2.75 TA 11.2',
      [
        { kind: 'ph', value: 2.75 },
        { kind: 'ta', value: 11.2 },
      ],
    ],
  ])('is stored with all that was said beside it after OK: %s', (text, readings) => {
    const { works } = play([text, 'OK']);
    expect(works).toHaveLength(1);
    const [work] = works;
    const stored = work?.op === 'measurement' ? work.readings : [];
    for (const reading of readings) expect(stored).toContainEqual(expect.objectContaining(reading));
    expect(stored).toHaveLength(readings.length);
  });

  it('is confirmed by repeating it, and replaced by another', () => {
    expect(play(['T1 VA 1.05', '1.05']).works).toMatchObject([{ readings: [{ kind: 'va', value: 1.05 }] }]);
    expect(play(['T1 VA 1.05', '0.5']).works).toMatchObject([{ readings: [{ kind: 'va', value: 0.5 }] }]);
  });

  it('leads to one question that shows every warning', () => {
    const { replies, works } = play(['racked T4 to T1 1300 L']);
    expect(works).toEqual([]);
    for (const part of ['T4', 'capacity', 'mixture becomes 24-BL-01']) expect(replies[0]).toContain(part);
    expect(play(['racked T4 to T1 1300 L', 'OK']).works).toMatchObject([{ ml: 1_300_000 }]);
  });

  it.each([
    ['added KMBS to T1', '45 gal'],
    ['added KMBS to T1', '3 gal'],
    ['added tartaric acid to T1', '50 kg'],
    ['added 50 kg tartaric acid to T1'],
  ])('is a dose that no treatment needs: %s, %s', (...texts) => {
    const { works, replies } = play(texts);
    expect(works).toEqual([]);
    expect(replies.at(-1)).toContain('dose is unusual');
  });

  it.each([['T1 to T1 20 gal'], ['racked T1 to T2 0 gal'], ['topped B61 with 2 gal from B61']])(
    'is no OK’s to store if it makes no sense: %s',
    (text) => {
      expect(play([text, 'OK']).works).toEqual([]);
    },
  );

  it('has one warning for vessels with the same', () => {
    const { replies } = play(['racked T1 to 61-66, 10 gal each']);
    expect(replies[0]).toContain('B61-B66 holds 24-ME-01');
    expect(play(['racked T1 to 61-66, 10 gal each', 'OK']).works).toMatchObject([{ ml: 6 * ml(10) }]);
  });
});

describe('an entry', () => {
  it.each([
    ['KMBS 30 g T1', 'also T4'],
    ['KMBS 30 g T1', 'same for T4'],
    ['topped B61 from K1 1 gal', 'B62 too'],
    ['bottled T1 80 cases', 'plus 4 bottles'],
    ['embotellé el T1, 80 cajas', 'y 5 botellas'],
    ['punched down T1 twice', 'did not punch down T4'],
    ['KMBS 30 g T1', 'maybe T4'],
  ])('is not corrected by further, denied, or doubtful work: %s, %s', (first, text) => {
    const { works } = play([first]);
    expect(play([first, text]).works.slice(0, works.length)).toEqual(works);
  });
});

describe('topping from a vessel that is empty on record', () => {
  it.each([
    ['topped B61-B66 from T2 60 L', 'The records are 60 L short in T2', 'of unknown origin, with no loss'],
    ['rellene B61-B66 con T2 60 L', 'Al libro le faltan 60 L en T2', 'de origen desconocido, sin perdida'],
  ])('is asked about with what OK will enter: %s', (text, short, entered) => {
    const { replies, works } = play([text, 'OK'], { unit: 'L' });
    expect(replies[0]).toContain(short);
    expect(replies[0]).toContain(entered);
    expect(works).toMatchObject([{ op: 'top', from: ['T2'], ml: 60_000 }]);
  });
});
