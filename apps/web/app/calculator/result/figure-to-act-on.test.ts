import { describe, expect, it } from 'vitest';
import type { Calculation, Comparison } from './calculation.ts';
import { figureToActOn } from './figure-to-act-on.ts';
import { unchanged } from './tank-after.ts';

const house: Calculation = {
  tank: unchanged,
  headline: [
    { label: 'Salt to add', text: '17.678', unit: 'g' },
    { label: 'Free SO₂ needed', text: '52.86', unit: 'mg/L' },
  ],
  more: [],
  uncertainty: [],
  steps: [],
  range: '',
};
const comparison: Comparison = {
  label: 'pKa 1.81',
  text: '13.505',
  unit: 'g',
  instruction: 'Weigh this: salt, 67.4%',
  houseName: 'House formula, 52%',
  belonging: [{ label: 'Free SO₂ needed', text: '52.46', unit: 'mg/L' }],
  explanation: 'Because.',
  differs: true,
};

describe('the figure to act on', () => {
  it('is the published one, labeled by the act, if the methods differ, with the labeled house figure', () => {
    expect(figureToActOn({ ...house, comparison })).toEqual({
      figure: { label: 'Weigh this: salt, 67.4%', text: '13.505', unit: 'g' },
      belonging: [{ label: 'Free SO₂ needed', text: '52.46', unit: 'mg/L' }],
      other: { label: 'House formula, 52%', text: '17.678', unit: 'g' },
      differs: true,
      reason: 'Because.',
    });
  });

  it('is the house figure while they agree, with the published one beside it', () => {
    const agreed = figureToActOn({ ...house, comparison: { ...comparison, differs: false } });
    expect(agreed.figure).toEqual(house.headline[0]);
    expect(agreed.other).toEqual({ label: 'pKa 1.81', text: '13.505', unit: 'g' });
  });

  it('is the only one if there is one method', () => {
    expect(figureToActOn(house)).toEqual({
      figure: house.headline[0],
      belonging: [house.headline[1]],
      differs: false,
    });
  });

  it('is on hold if an input is outside its range, and names the input', () => {
    const onHold = figureToActOn({ ...house, comparison }, ['pH', 'Wine volume']);
    expect(onHold.hold).toBe(
      'Not a figure to act on, with pH and Wine volume outside the range this page covers.',
    );
    expect(onHold.differs).toBe(false);
    expect(onHold.other).toBeUndefined();
  });

  it('is on hold if the calculation says so', () => {
    expect(figureToActOn({ ...house, comparison, hold: 'The scale ends here.' }).hold).toBe(
      'The scale ends here.',
    );
  });
});
