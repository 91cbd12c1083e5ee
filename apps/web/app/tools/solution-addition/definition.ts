import { saltForStock, solutionForRise, waterBrought } from '@orbit-vine/enology/addition/solution.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, noteOf, poured, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { diluted } from '../../calculator/result/tank-after.ts';

export const definition = defineCalculator({
  id: 'solution-addition',
  form: {
    numbers: {
      riseMgPerL: numberField('Rise wanted', 'mg/L', [0, 20, 10_000], 'no stock allows a larger rise'),
      volumeL: volumeField('Volume of wine', 1000, 0.01),
      stockGPerL: numberField(
        'Strength of the stock',
        'g/L',
        [0.01, 50, 1500],
        'no salt dissolves beyond that',
        {
          hint: '5% w/v is 50 g/L.',
        },
      ),
      waterBeforePercent: numberField(
        'Water added so far',
        '%',
        [0, 0, 35],
        'more would be a different wine',
        {
          step: 0.1,
          hint: 'With all materials so far, as a share of the volume.',
        },
      ),
      makeL: numberField('Stock to make', 'L', [0.01, 1, 1000], 'make it fresh, and no more than you need', {
        step: 0.1,
      }),
    },
    choices: {
      method: choiceField('Method', {
        exact: 'Exact: counts the volume added',
        simple: 'Simple: ignores it',
      }),
    },
  },
  fields: () => ['riseMgPerL', 'volumeL', 'stockGPerL', 'method', 'waterBeforePercent', 'makeL'],
  title: 'Addition from a Stock Solution',
  description: 'Measure out a stock solution for the rise you want, and see how much water comes with it.',
  compute(inputs, unitOf) {
    const { riseMgPerL, volumeL, stockGPerL, waterBeforePercent, makeL } = inputs;
    const method = inputs.method === 'simple' ? 'simple' : 'exact';
    const other = method === 'exact' ? 'simple' : 'exact';
    const ask = { riseGPerL: riseMgPerL / 1000, volumeL, stockGPerL };
    const solution = solutionForRise({ ...ask, method });
    const otherWay = solutionForRise({ ...ask, method: other });
    const water = waterBrought({ waterL: solution.value, volumeL });
    const salt = saltForStock({
      riseGPerL: stockGPerL,
      volumeL: 1,
      stockL: makeL,
      addedL: 1,
    });
    const c = short(ask.riseGPerL, 6);
    return {
      // The stock may be of acid or of sulfite.
      tank: diluted(
        { from: volumeL, to: volumeL + solution.value },
        { taGPerL: 'unknown', totalSo2MgPerL: 'unknown' },
        { waterPercent: water.value + waterBeforePercent },
      ),
      headline: [poured('Stock solution to add', solution, unitOf('volume'))],
      ...noteOf(solution),
      limits: limitCautions('water with treating materials', {
        waterPercent: water.value + waterBeforePercent,
      }),
      more: [
        poured(`By the ${other} method`, otherWay, unitOf('volume')),
        figure('Water brought in', water, 2, '%'),
        weighed('Salt to make the stock', salt, unitOf('mass')),
      ],
      uncertainty: [],
      steps: [
        step(
          method === 'exact' ? 'v = c V / (C − c)' : 'v = c V / C',
          method === 'exact'
            ? `${c} × ${short(volumeL, 2)} / (${short(stockGPerL, 4)} − ${c}) = ${short(solution.value, 4)} L`
            : `${c} × ${short(volumeL, 2)} / ${short(stockGPerL, 4)} = ${short(solution.value, 4)} L`,
          method === 'exact' ? 'vinolab-solution' : 'fermcalc-stock',
        ),
      ],
      range:
        'Strengths are mass per volume of the finished solution. The exact method counts the volume added; the rise is then per liter of the wine after the addition.',
    };
  },
  resultUnits: ['mass'],
  dose: { tankColumns: ['riseMgPerL', 'volumeL'], tankExample: 'White 3; 20; 1000' },
  takes: { riseMgPerL: ['doseGPerHl', 10], waterBeforePercent: 'waterPercent' },
});
