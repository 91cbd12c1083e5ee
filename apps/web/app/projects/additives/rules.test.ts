import { describe, expect, test } from 'vitest';
import { type Color, euOrganicSulfurDioxide, labelIds, ruleFor, type Sugar, substances } from './rules.ts';

describe('total sulfur dioxide in EU organic wine', () => {
  // Regulation (EU) 2021/1165, Annex V, Part D on (EU) 2019/934, annex I, part B: 100 and 150 below 2 g/L of sugar, and
  // otherwise 30 less than 150 and 200 below 5 g/L, 200 and 250 from 5 g/L up.
  test.each([
    ['red', 'under2', 100],
    ['white', 'under2', 150],
    ['red', 'from2to5', 120],
    ['white', 'from2to5', 170],
    ['red', 'from5', 170],
    ['white', 'from5', 220],
  ] satisfies [Color, Sugar, number][])(
    'has the regulation’s limit for %s wine, sugar %s',
    (color, sugar, most) => {
      expect(euOrganicSulfurDioxide({ color, sugar })).toBe(most);
    },
  );
});

describe('the table of rules', () => {
  const wines = (['red', 'white'] as const).flatMap((color) =>
    (['under2', 'from2to5', 'from5'] as const).map((sugar) => ({ color, sugar })),
  );

  test('cites a section of the text in every cell', () => {
    expect(substances.length).toBeGreaterThan(10);
    for (const substance of substances)
      for (const label of labelIds)
        for (const wine of wines) {
          const { section, note } = ruleFor(substance, label, wine);
          expect(section, `${substance.name}, ${label}`).not.toBe('');
          expect(note).not.toBe('');
        }
  });

  test('agrees with the page: no sulfites in US organic wine, 100 ppm when made with organic grapes', () => {
    const sulfur = substances.find(({ name }) => name === 'Sulfur dioxide');
    if (!sulfur) throw new Error('no sulfur dioxide');
    for (const wine of wines) {
      expect(ruleFor(sulfur, 'usOrganic', wine).verdict).toBe('no');
      expect(ruleFor(sulfur, 'usMadeWith', wine).note).toContain('100 ppm');
      expect(ruleFor(sulfur, 'nature', wine).note).toContain('30 mg/L');
    }
  });
});
