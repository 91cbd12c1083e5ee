import { acts, type LegalLimit } from '@orbit-vine/enology/law/legal-limit.ts';
import { legalLimits } from '@orbit-vine/enology/law/limits.ts';
import { describe, expect, it } from 'vitest';
import { calculators } from '../../tools/registry.ts';
import type { Tool } from '../definition/tool.ts';
import { defaultsOf, type FormSpec, type InputsOf } from '../form/form-spec.ts';
import { unitOf } from '../form/units.ts';
import type { Calculation } from '../result/calculation.ts';
import { extremesOf } from './extremes.ts';

const compute = (tool: Tool, inputs: InputsOf<FormSpec>): Calculation =>
  tool.compute(inputs, (family) => unitOf(family, undefined));

const rowsOf = ({ acts: named }: Tool) => legalLimits.filter(({ act }) => named.includes(act));
const saidOf = ({ subject, law }: LegalLimit) => [subject.replaceAll(' %', '%'), law.section] as const;

/** Limits that no ends of the fields’ ranges pass, and why. */
const outOfReach: Readonly<Record<string, string>> = {
  'amelioration: citric acid in wine': 'it adds tartaric acid alone',
  'fortification-point: alcohol after the addition of spirits': 'the field ends at the limit',
  'copper added as copper sulfate': 'the field ends at the limit',
  'water-addition: reduction with water of juice that has less than 23 °Bx':
    'it takes two values between the ends; tried below',
  'sorbic acid in the finished wine': 'the table of doses ends at 200 mg/L of sorbate, and less of its acid',
};

/** Calculators with a table of many rows that change no wine, or only replace lost wine. */
const onlyReckons = ['degree-days', 'barrel-round'];

describe('the table of limits', () => {
  it('has every act of a calculator, and a calculator for every act', () => {
    const named = new Set(calculators.flatMap((tool) => tool.acts));
    expect(acts.filter((act) => !named.has(act))).toEqual([]);
  });

  it('has an act for every calculator that changes a wine', () => {
    const changing = calculators.filter(
      (tool) => tool.dose || compute(tool, defaultsOf(tool.form)).effect !== undefined,
    );
    expect(changing.length).toBeGreaterThan(15);
    expect(changing.filter(({ acts: named }) => named.length === 0).map(({ id }) => id)).toEqual(onlyReckons);
  });
});

describe('beside its answer', () => {
  const consulting = calculators.filter((tool) => rowsOf(tool).some(({ measure }) => measure));

  it.each(consulting)(
    '$title names each limit on its act that an answer passes',
    (tool) => {
      const said = new Set(extremesOf(tool).flatMap((inputs) => compute(tool, inputs).limits ?? []));
      const missing = rowsOf(tool).filter(({ measure, subject, ...row }) => {
        const [, section] = saidOf({ subject, ...row });
        const figure = ` ${row.limit} ${row.unit}`.replaceAll(' %', '%');
        const names = (text: string) =>
          /^(Over|Below)/.test(text) && text.includes(section) && text.includes(figure);
        const isReachable = !(subject in outOfReach) && !(`${tool.id}: ${subject}` in outOfReach);
        return measure && isReachable && ![...said].some(names);
      });
      expect(missing.map(({ subject }) => subject)).toEqual([]);
    },
    30_000,
  );

  it.each(calculators)(
    '$title names no limit but those on its acts',
    (tool) => {
      const sections = rowsOf(tool).map(({ law }) => law.section);
      const said = extremesOf(tool, 1).flatMap((inputs) => compute(tool, inputs).limits ?? []);
      expect(said.filter((text) => !sections.some((section) => text.includes(section)))).toEqual([]);
    },
    30_000,
  );

  it('a limit whose text was not read says so', () => {
    const quoted = legalLimits.filter(({ law, measure }) => measure && law.quotedFrom);
    expect(quoted.length).toBeGreaterThan(3);
    const said = consulting.flatMap((tool) =>
      extremesOf(tool).flatMap((inputs) => compute(tool, inputs).limits ?? []),
    );
    for (const { law } of quoted) {
      const citing = said.filter((text) => text.includes(`(${law.section})`));
      expect(citing.filter((text) => !text.includes('We haven’t read that text'))).toEqual([]);
    }
  }, 30_000);
});

describe('the limits of the United States', () => {
  const limitsAt = (id: string, changed: object) => {
    const tool = calculators.find((candidate) => candidate.id === id);
    if (!tool) throw new Error(`There is no calculator "${id}".`);
    return compute(tool, { ...defaultsOf(tool.form), ...changed }).limits ?? [];
  };

  it.each([
    // 250 g of yeast with 20 times its nutrient: 6.25 L, 3.0 US gal/lb, 0.63 % of 1000 L.
    ['yeast-rehydration', {}, /^Over.*at most 2 US gal\/lb \(27 CFR 24\.176\(a\)\)\. This is 3 US gal\/lb/],
    ['yeast-rehydration', {}, /^Over.*at most 0\.5% by volume \(27 CFR 24\.176\(a\)\)\. This is 0\.6[23]%/],
    ['chaptalization', { brixFrom: 23.5, brixTo: 25.4 }, /^Over.*at most 25 °Bx \(27 CFR 24\.177\)/],
    ['acid-addition', { taFromGPerL: 8, taToGPerL: 9.8 }, /^Over.*at most 9 g\/L \(27 CFR 24\.182\(b\)\)/],
    ['deacidification', { taFromGPerL: 5.5, taToGPerL: 4.5 }, /^Below.*at least 5 g\/L \(27 CFR 24\.246/],
    ['water-addition', { brixTo: 21.9 }, /^Below.*at least 22 °Bx \(27 CFR 24\.176\(a\)\)/],
    ['water-addition', { brixFrom: 22.5, brixTo: 21.4 }, /^Over.*at most 1 °Bx \(27 CFR 24\.176\(a\)\)/],
    // 27 to 16 °Bx: about 0.77 L of water on 1 L of juice, 43 %.
    ['water-addition', { brixTo: 16 }, /^Over.*at most 35% by volume \(27 CFR 24\.178\(b\)\(3\)\)/],
    // 0.77 × 50 × 0.1 = 3.8 g/L off 7.
    ['water-addition', { brixTo: 16 }, /^Below.*at least 5 g\/L \(27 CFR 24\.178\(b\)\(2\)\)/],
    ['copper-sulfate', { copperMgPerL: 0.6 }, /^Over.*at most 0\.5 mg\/L \(27 CFR 24\.246/],
    ['volatile-acidity', { titrantMl: 2.4 }, /^Over.*at most 1\.4 g\/L \(27 CFR 4\.21\(a\)\(1\)\(iv\)\)/],
    ['volatile-acidity', { titrantMl: 2.1, wine: 'white' }, /^Over.*at most 1\.2 g\/L \(27 CFR 4\.21/],
    ['so2-forms', { totalMgPerL: 340 }, /^Over.*at most 350 mg\/L \(27 CFR 4\.22\(b\)\(1\)\)/],
    ['fortification', { targetAlcoholPercentVol: 24.1 }, /^Over.*at most 24% vol \(27 CFR 24\.233\(b\)\)/],
  ])('stand first on %s at %o', (id, changed, words) => {
    const limits = limitsAt(id, changed);
    expect(limits.some((text) => words.test(text))).toBe(true);
    expect(limits[0]).toContain('United States');
  });

  it('show enough digits for a value that barely passes one', () => {
    // 250 + 100.001 = 350.001 mg/L.
    expect(limitsAt('so2-forms', { totalMgPerL: 250, riseMgPerL: 100.001 })[0]).toContain(
      'This is 350.001 mg/L',
    );
  });

  it.each([
    ['chaptalization', { brixFrom: 23.5, brixTo: 25 }],
    ['acid-addition', { taFromGPerL: 8.5, taToGPerL: 9 }],
    ['deacidification', { taFromGPerL: 6, taToGPerL: 5 }],
    ['water-addition', { brixTo: 22 }],
    ['water-addition', { brixFrom: 22.7, brixTo: 21.7 }],
    ['fortification', { targetAlcoholPercentVol: 24 }],
    ['volatile-acidity', { titrantMl: 2.4, wine: 'redFrom28Brix' }],
  ])('are not passed on %s at %o', (id, changed) => {
    const passed = limitsAt(id, changed).filter((text) => /^(Over|Below).*United States/.test(text));
    expect(passed).toEqual([]);
  });
});
