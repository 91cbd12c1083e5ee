import { describe, expect, it } from 'vitest';
import { play } from '../testing/dialogue.ts';

describe('wine moved onto another lot', () => {
  const texts = ['racked T4 to T1 500 L'];

  it('gets a new lot there, which the question and the reply name', () => {
    expect(play(texts).replies).toEqual([
      expect.stringContaining('T1 holds 24-CS-01; the mixture becomes 24-BL-01. Store it anyway?'),
    ]);
    const { works, replies } = play([...texts, 'OK', 'what is in T1?', 'what is in T4?']);
    expect(works).toMatchObject([{ op: 'transfer', ml: 500_000, becomes: '24-BL-01' }]);
    expect(replies.slice(1)).toEqual([
      expect.stringContaining('now lot 24-BL-01'),
      // 1500 L and 500 L
      expect.stringContaining('24-BL-01, 528 gal (2000 L), Cabernet Sauvignon 75%, Riesling 25%'),
      expect.stringContaining('24-RI-01, 185 gal (700 L), Riesling 100%'),
    ]);
  });

  it('keeps the code in a correction, and gives each of two moves its own', () => {
    const { works } = play([...texts, 'OK', 'sorry 400 L', 'OK']);
    expect(works).toMatchObject([{ ml: 400_000, becomes: '24-BL-01' }]);
    const both = play(['racked T4 to T1 500 L', 'OK', 'racked T1 to B61 5 L', 'OK']);
    expect(both.works).toMatchObject([{ becomes: '24-BL-01' }, { becomes: '24-BL-02' }]);
  });

  it('is asked about in Spanish, too', () => {
    expect(play(['trasegué 500 litros del T4 al T1']).replies[0]).toContain('la mezcla se llama 24-BL-01');
  });
});

describe('a lot code by the rule of the winery', () => {
  it.each([
    ['{vintage}{variety}{number}', '24BL01'],
    ['OV-{year}-{number}', 'OV-2024-01'],
    ['{variety}{number}-{vintage}', 'BL01-24'],
    ['LOT{number}', 'LOT01'],
    ['{number}L{vintage}', '01L24'],
    ['{vintage}-{variety}-{number}', '24-BL-01'],
  ])('%s names a mixture, and is read in texts', (lotCodePattern, code) => {
    const { works, replies } = play(
      ['racked T4 to T1 500 L', 'OK', `what is in ${code.toLowerCase()}?`, `added 30 g KMBS to lot ${code}`],
      { lotCodePattern },
    );
    expect(replies[0]).toContain(`the mixture becomes ${code}`);
    // 1500 L and 500 L
    expect(replies[2]).toBe(`${code}: 528 gal (2000 L), T1`);
    expect(works).toMatchObject([{ becomes: code }, { op: 'addition', amount: 30_000 }]);
  });
});

it('an answer about additions is of the vessel, not of its lot', () => {
  const { replies } = play([
    'racked T1 to T2 500 L',
    'KMBS 30 g T2',
    'how much KMBS in T1?',
    'how much KMBS in T2?',
  ]);
  expect(replies.slice(2)).toEqual(['T1: Nothing on record.', 'T2: KMBS 30 g']);
});

it('a reply has the material and the amount of the book', () => {
  expect(play(['added 30 ppm KMBS to T1']).replies[0]).toContain('Added SO2 30 mg/L T1');
  expect(play(['added 0.004 g ascorbic acid to T1']).replies[0]).toContain('ascorbic acid 0.004 g');
  expect(play(['added 0.04 ppm ascorbic acid to T1']).replies[0]).toContain('0.04 mg/L');
});
