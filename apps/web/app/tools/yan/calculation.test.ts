import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { unitOf } from '../../calculator/form/units.ts';
import { figureToActOn } from '../../calculator/result/figure-to-act-on.ts';
import { computeYan } from './calculation.ts';
import { definition } from './definition.ts';
import { yanForm } from './form.ts';
import { evenStages } from './stages.ts';

const start = defaultsOf(yanForm);
const grams = unitOf('mass', 'g');
const texts = (inputs: typeof start) =>
  computeYan(inputs, grams).headline.map(({ label, text }) => [label, text]);

describe('the YAN calculator', () => {
  it('shows YAN and the DAP that closes the gap, with two decimals', () => {
    // 120 + 0.8235 × 50 = 161.175; (250 − 161.175) × 100 / 210 = 42.298.
    const [dap, now] = texts(start);
    expect(now?.[1]).toMatch(/^161\.1[78]$/);
    expect(dap).toEqual(['DAP to add', '42.30']);
  });

  it('splits the mix 60 to 40', () => {
    // 8882.5 × 0.6 / 100 and 8882.5 × 0.4 / 210.
    expect(texts({ ...start, source: 'mix' }).slice(0, 2)).toEqual([
      ['Organic nutrient to add', expect.stringMatching(/^53\.(29|30)$/)],
      ['DAP to add', '16.92'],
    ]);
  });

  it('uses ammonia as the laboratory reports it', () => {
    // 120 + 50 = 170: (250 − 170) × 100 / 210 = 38.095; as ammonium 120 + 0.7765 × 50 = 158.82, 43.42 g.
    expect(texts({ ...start, ammoniaReportedAs: 'N' })).toEqual([
      ['DAP to add', '38.10'],
      ['YAN now', '170.00'],
    ]);
    expect(texts({ ...start, ammoniaReportedAs: 'NH4' })[0]).toEqual(['DAP to add', '43.42']);
  });

  it('compares doses rather than nitrogen', () => {
    // 0.9% of YAN is a third of a dose that closes the last 3 mg/L.
    const near = { ...start, fanMgNPerL: 207, ammoniaMgPerL: 50 };
    expect(computeYan(near, grams).comparison).toMatchObject({ differs: false });
    expect(computeYan({ ...near, ammoniaMgPerL: 51.5 }, grams).comparison).toMatchObject({ differs: true });
  });

  it('lists the laws whose limit the dose exceeds, from 0.96 g/L', () => {
    const limits = (targetMgNPerL: number) =>
      computeYan({ ...start, fanMgNPerL: 0, ammoniaMgPerL: 0, targetMgNPerL }, grams).limits;
    // 201 mg N/L are 0.957 g/L of DAP, 205 are 0.976 and 211 are 1.005.
    expect(limits(201)).toEqual([]);
    // 201.6 / 210 is the limit itself, and 201.61 / 210 = 0.960048 is over it.
    expect(limits(201.6)).toEqual([]);
    expect(limits(201.61)).toEqual([expect.stringContaining('0.96005 g/L of DAP exceeds')]);
    expect(limits(205)).toEqual([expect.stringContaining('United States limit')]);
    expect(limits(211)).toHaveLength(2);
  });

  it('refers to an organic nutrient’s label until its strength is entered', () => {
    expect(computeYan({ ...start, source: 'mix' }, grams).cautions).toHaveLength(1);
    expect(computeYan({ ...start, source: 'mix', organicPercent: 4 }, grams).cautions).toEqual([]);
  });

  it('divides the nitrogen among three products by the entered shares', () => {
    // 8882.5 × 0.4 / 100, × 0.3 / 100 and × 0.3 / 210.
    expect(texts({ ...start, source: 'three' }).slice(0, 3)).toEqual([
      ['Organic nutrient to add', '35.53'],
      ['Complex nutrient to add', expect.stringMatching(/^26\.6[45]$/)],
      ['DAP to add', '12.69'],
    ]);
    const over = computeYan({ ...start, source: 'three', organicShare: 80, thirdShare: 30 }, grams);
    expect(over.hold).toContain('more than 100%');
  });

  it('counts earlier DAP toward the legal limit', () => {
    // 42.30 g in 100 L are 0.423 g/L: 0.923 with half a gram, 1.023 with 0.6.
    const withBefore = (dapBeforeGPerL: number) => computeYan({ ...start, dapBeforeGPerL }, grams);
    expect(withBefore(0.5).limits).toEqual([]);
    expect(withBefore(0.6).limits).toHaveLength(2);
    expect(withBefore(0.6).more).toContainEqual({
      label: 'DAP in total, with what was added before',
      text: '1.02',
      unit: 'g/L',
    });
  });

  it('adds nothing to a must with enough nitrogen', () => {
    const calculation = computeYan({ ...start, targetMgNPerL: 100 }, grams);
    expect(calculation.headline[0].text).toBe('0.00');
    expect(calculation.note).toContain('already meets');
  });
});

describe('a plan of nutrients', () => {
  it('computes the target from the Brix and the yeast’s demand', () => {
    // 24 × 12.5 = 300; (300 − 161.175) × 100 / 210 = 66.107.
    const calculation = computeYan({ ...start, target: 'high', brix: 24 }, grams);
    expect(calculation.headline[0].text).toBe('66.11');
    expect(calculation.steps[0]?.numbers).toBe('24 × 12.5 = 300.0 mg N/L');
  });

  const partsOf = (changed: object) =>
    computeYan({ ...start, ...changed }, grams).parts?.map(
      ({ label, text, unit }) => `${label}: ${text} ${unit}`,
    );

  it('divides the nutrients equally, from the start to a third of the sugar gone', () => {
    expect(partsOf({})).toEqual([]);
    // 66.107 / 3 = 22.04, in 100 L 0.220 g/L each time; 24 × (1 − 0.17) = 19.9, 24 × (1 − 0.33) = 16.1.
    expect(partsOf({ target: 'high', brix: 24, stages: '3', ...evenStages('3') })).toEqual([
      'Addition 1 of 3, at the start: DAP, 0.22 g/L so far: 22.0 g',
      'Addition 2 of 3, at 19.9 °Bx: DAP, 0.44 g/L so far: 22.0 g',
      'Addition 3 of 3, at 16.1 °Bx: DAP, 0.66 g/L so far: 22.0 g',
    ]);
    expect(evenStages('4')).toEqual({ secondGonePercent: 11, thirdGonePercent: 22, fourthGonePercent: 33 });
  });

  it('makes additions at the entered times', () => {
    // 42.298 / 2 = 21.15, in 100 L 0.211 g/L each time, with a tenth of a gram from before.
    expect(partsOf({ stages: '2', secondGonePercent: 50, dapBeforeGPerL: 0.1 })).toEqual([
      'Addition 1 of 2, at the start: DAP, 0.31 g/L so far: 21.1 g',
      'Addition 2 of 2, with 50% of the sugar gone: DAP, 0.52 g/L so far: 21.1 g',
    ]);
    const swapped = { ...start, stages: '3', secondGonePercent: 40, thirdGonePercent: 20 } as const;
    expect(computeYan(swapped, grams).cautions).toEqual([expect.stringContaining('out of order')]);
    expect(partsOf(swapped)?.map((line) => /(\d+)% of/.exec(line)?.[1])).toEqual([undefined, '20', '40']);
  });

  it('weighs each product of each part', () => {
    // 8882.5 × 0.6 / 100 / 2 and 8882.5 × 0.4 / 210 / 2.
    const parts = computeYan({ ...start, source: 'mix', stages: '2' }, grams).parts ?? [];
    expect(parts.slice(0, 2).map(({ text, unit }) => `${text} ${unit}`)).toEqual(['26.6 g', '8.5 g']);
    expect(parts).toHaveLength(4);
  });
});

describe('a plan of nutrients in parts', () => {
  it('calls the whole dose one in parts, which is not weighed at once', () => {
    // 245 − 120 − 0.8224 × 150 = 1.64, by the house formula 1.475: a tenth less.
    const near = { ...start, ammoniaMgPerL: 150, targetMgNPerL: 245, stages: '3' } as const;
    const { whole, other } = figureToActOn(computeYan(near, grams));
    expect(whole?.label).toBe('Weigh this: DAP, 21.2% nitrogen, in 3 parts');
    expect(other?.label).toBe('House formula, DAP at 21%');
    expect(texts({ ...start, source: 'mix', stages: '2' }).map(([label]) => label)).toEqual([
      'Organic nutrient to add, in 2 parts',
      'DAP to add, in 2 parts',
      'YAN now',
    ]);
  });

  it('leads with the part that is weighed now, and the total follows', () => {
    const { figure, belonging } = figureToActOn(computeYan({ ...start, source: 'mix', stages: '2' }, grams));
    // As in the parts above: 26.6 g of 8882.5 × 0.6 / 100 = 53.295 g, and 8.5 g of DAP.
    expect([figure, ...belonging].slice(0, 3).map(({ label, text }) => `${label}: ${text}`)).toEqual([
      'Now: organic nutrient, addition 1 of 2: 26.6',
      'Now: DAP, addition 1 of 2: 8.5',
      'Organic nutrient to add, in 2 parts: 53.29',
    ]);
  });

  it('calls nothing in parts that is not needed', () => {
    const rich = { ...start, targetMgNPerL: 100, fanMgNPerL: 200, source: 'mix', stages: '3' } as const;
    expect(
      texts(rich)
        .map(([label, text]) => `${label} ${text}`)
        .slice(0, 2),
    ).toEqual(['Organic nutrient to add 0.00', 'DAP to add 0.00']);
  });

  it('names the addition that exceeds a legal limit', () => {
    // 211 mg N/L are 1.005 g/L of DAP, and with 0.3 from before 1.305: the parts end at 0.635, 0.970, and 1.305.
    const must = { ...start, fanMgNPerL: 0, ammoniaMgPerL: 0, targetMgNPerL: 211, dapBeforeGPerL: 0.3 };
    const { limits } = computeYan({ ...must, stages: '3', ...evenStages('3') }, grams);
    // The United States allow 0.96 g/L and the European Union 1 g/L.
    expect(limits?.map((limit) => /Addition (\d) brings/.exec(limit)?.[1])).toEqual(['2', '3']);
    expect(computeYan(must, grams).limits?.join()).not.toContain('brings');
    // A limit exceeded before is not an addition's fault.
    const late = computeYan({ ...must, dapBeforeGPerL: 1.1, stages: '3', ...evenStages('3') }, grams);
    expect(late.limits).toHaveLength(2);
    expect(late.limits?.join()).not.toContain('brings');
  });

  it('has a field for each addition’s time, initially even', () => {
    const shown = (stages: '1' | '2' | '4') =>
      definition.fields({ ...start, stages }).filter((name) => name.endsWith('GonePercent'));
    expect((['1', '2', '4'] as const).map((stages) => shown(stages).length)).toEqual([0, 1, 3]);
    expect(definition.follow?.('stages', '2')).toEqual({ secondGonePercent: 33 });
  });
});
