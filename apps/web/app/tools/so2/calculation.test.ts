import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../../calculator/form/form-spec.ts';
import { unitOf } from '../../calculator/form/units.ts';
import { figureToActOn } from '../../calculator/result/figure-to-act-on.ts';
import { computeSo2 } from './calculation.ts';
import { definition } from './definition.ts';
import { so2Form } from './form.ts';

const start = defaultsOf(so2Form);
const grams = unitOf('mass', 'g');

describe('the sulfite calculator', () => {
  it('shows the addition with three decimals and the free SO2 needed with two', () => {
    // 0.8 × 10^1.6 = 31.8486; (31.8486 − 10) / 0.57 × 100 / 1000 = 3.8331.
    const [dose, needed] = computeSo2(start, grams).headline;
    expect(dose).toMatchObject({ text: '3.833', unit: 'g' });
    expect(needed).toMatchObject({ text: '31.85', unit: 'mg/L' });
  });

  it('weighs more if part of the addition binds, and shows the wine afterward', () => {
    const bound = computeSo2({ ...start, staysFreePercent: 60, totalSo2MgPerL: 40 }, grams);
    // 3.8331 / 0.6 = 6.3885 g; of its 57% 36.41 mg/L are added, and 21.85 of them stay free.
    expect(bound.headline[0].text).toBe('6.388');
    const after = Object.fromEntries(bound.more.map(({ label, text }) => [label, text]));
    expect(after).toMatchObject({
      'SO₂ added': '36.4',
      'Free SO₂ expected afterward': '31.8',
      'Total SO₂ afterward': '76',
    });
    expect(computeSo2(start, grams).more.map(({ label }) => label)).not.toContain('Total SO₂ afterward');
  });

  it('lists the limits that the total exceeds afterward, once it is entered', () => {
    // 21.849 mg/L are added: 372 + 21.8 = 394, and 140 + 21.8 = 162. Regulation (EU) 2019/934 allows 150 to 250.
    const limitsAt = (totalSo2MgPerL: number) => computeSo2({ ...start, totalSo2MgPerL }, grams).limits;
    expect(limitsAt(372)).toEqual([
      expect.stringMatching(/^Over the limit\. United States: .*350 mg\/L \(27 CFR 4\.22/),
      expect.stringMatching(/^Over a limit\. .*150.*200.*200.*250.* 394 mg/),
    ]);
    expect(limitsAt(140)).toEqual([
      expect.stringMatching(
        /^Over a limit\. European Union: .*at most 150 mg\/L \(red, sugar under 5 g\/L\);/,
      ),
    ]);
    expect(limitsAt(140)?.[0]).not.toContain('white');
    expect(limitsAt(120)).toEqual([]);
    expect(limitsAt(0)).toEqual([]);
  });

  it('shows no difference for pKa 1.81 and potassium metabisulfite', () => {
    expect(computeSo2(start, grams).comparison?.differs).toBe(false);
  });

  it('warns that 52% for the sodium salt has no source', () => {
    const calculation = computeSo2({ ...start, compound: 'SMBS', so2Percent: 52 }, grams);
    expect(calculation.headline[0].text).toBe('4.202');
    expect(calculation.comparison).toMatchObject({
      differs: true,
      explanation: expect.stringContaining('67.4%'),
    });
  });

  it('warns even if a cautious constant hides the difference, and still offers the true strength', () => {
    // 0.8 × 10^1.6 = 31.849; 6.849 / 0.52 = 13.17. 0.8 (1 + 10^1.63) = 34.926; 9.926 / 0.67393 = 14.73: 10.6% apart.
    const near = computeSo2(
      { ...start, compound: 'SMBS', so2Percent: 52, model: 'conservative', freeSo2MgPerL: 25 },
      grams,
    );
    expect(near.comparison?.differs).toBe(false);
    expect(near.cautions).toEqual([expect.stringContaining('we found no source')]);
    expect(figureToActOn(near).remedy).toMatchObject({ field: 'so2Percent', value: 67.4 });
  });

  it('uses the label’s strength once entered', () => {
    const calculation = computeSo2({ ...start, compound: 'SMBS', so2Percent: 64 }, grams);
    expect(calculation.comparison?.differs).toBe(false);
  });

  it('adds nothing to a wine with enough SO2', () => {
    const calculation = computeSo2({ ...start, freeSo2MgPerL: 60 }, grams);
    expect(calculation.headline[0].text).toBe('0.000');
    expect(calculation.note).toContain('already has enough');
  });

  it('weighs in ounces as finely as in grams', () => {
    expect(computeSo2(start, unitOf('mass', 'oz')).headline[0]).toMatchObject({ text: '0.1352', unit: 'oz' });
  });
});

describe('the molecular SO2 at the cellar’s temperature', () => {
  it('is shown now and afterward, with any constant for the dose', () => {
    const inCellar = (temperatureC: number) =>
      computeSo2({ ...start, temperatureC }, grams)
        .more.filter(({ label }) => /Molecular.*OIV/.test(label))
        .map(({ label, text }) => `${label}: ${text}`);
    // pKT 2.2495 at 25 °C and 12.5 % vol, less 0.0753: 10 / (1 + 10^1.2258) and 31.85 / (1 + 10^1.2258).
    expect(inCellar(25)).toEqual([
      'Molecular SO₂ now, OIV at 25 °C and 12.5% vol: 0.56',
      'Molecular SO₂ afterward, OIV at 25 °C and 12.5% vol: 1.79',
    ]);
    // The table ends at 20 °C, with pKT 2.048: 10 / (1 + 10^1.4273) and 31.85 / (1 + 10^1.4273).
    expect(inCellar(12)).toEqual([
      'Molecular SO₂ now, OIV at 12 °C and 12.5% vol, at most: 0.36',
      'Molecular SO₂ afterward, OIV at 12 °C and 12.5% vol, at most: 1.15',
    ]);
  });

  it('is left out for a wine outside the OIV’s table', () => {
    const labels = computeSo2({ ...start, alcoholPercentVol: 18 }, grams).more.map(({ label }) => label);
    expect(labels.filter((label) => label.includes('OIV'))).toEqual([]);
  });

  it('changes no dose', () => {
    const doses = [5, 30].map(
      (temperatureC) => computeSo2({ ...start, temperatureC }, grams).headline[0].text,
    );
    expect(doses).toEqual(['3.833', '3.833']);
  });

  it('has its fields shown from the start', () => {
    expect(definition.fields(start)).toEqual(expect.arrayContaining(['alcoholPercentVol', 'temperatureC']));
  });

  it('warns a cold cellar that the OIV table ends above it', () => {
    const calculation = computeSo2({ ...start, model: 'oiv', temperatureC: 12 }, grams);
    expect(calculation.cautions?.[0]).toContain('runs from 20 to 40 °C');
    expect(calculation.more.filter(({ label }) => /needed with the OIV/.test(label))).toEqual([]);
  });

  it('shows the OIV’s figure for comparison and never doses by it', () => {
    const calculation = computeSo2({ ...start, model: 'oiv' }, grams);
    expect(calculation.more.find(({ label }) => label.includes('OIV’s constant'))?.label).toMatch(
      /^For comparison/,
    );
    expect(figureToActOn(calculation).figure.text).toBe('3.833');
  });
});
