import {
  freeRise,
  saltForGrapes,
  saltForSo2,
  so2StrengthConventions,
  solutionForSo2,
  usualFreeShare,
} from '@orbit-vine/enology/sulfur-dioxide/forms.ts';
import { pureSo2Percent } from '@orbit-vine/enology/sulfur-dioxide/sulfite.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, poured, present, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { type Change, diluted, so2Changed, type TankAfter } from '../../calculator/result/tank-after.ts';

const strengths: Readonly<Record<string, number>> = pureSo2Percent;

const percentText = (fraction: number) => `${short(100 * fraction, 1)}%`;
const saltLabels = {
  laboratory: `Salt, if it is ${percentText(so2StrengthConventions.laboratory)} (laboratories)`,
  shop: `Salt, if it is ${percentText(so2StrengthConventions.shop)} (many stores)`,
};

function freeRiseText(riseMgPerL: number): string {
  const [turbid, clean] = [usualFreeShare.turbidOrSweet, usualFreeShare.cleanDry].map((freeShare) =>
    fixed(freeRise({ riseMgPerL, freeShare }).value, 0),
  );
  return `Free SO₂ rises by ${turbid} mg/L in a turbid or sweet wine and by ${clean} mg/L in a clean, dry one. Measure again.`;
}

/** A solution takes room. */
function tankWith(solutionL: number, volumeL: number, totalSo2MgPerL: Change): TankAfter {
  return solutionL > 0
    ? diluted({ from: volumeL, to: volumeL + solutionL }, { totalSo2MgPerL })
    : so2Changed('unknown', totalSo2MgPerL);
}

export const definition = defineCalculator({
  id: 'so2-forms',
  form: {
    numbers: {
      riseMgPerL: numberField('SO₂ to add', 'mg/L', [0, 30, 500], 'more would be over every limit', {
        hint: 'For grapes: mg per kg.',
      }),
      volumeL: volumeField('Volume of wine'),
      grapesT: numberField('Grapes', { family: 'fruit' }, [0.001, 1, 1000], 'few crush more in a day', {
        step: 0.1,
      }),
      strengthPercent: numberField(
        'SO₂ in the product',
        '%',
        [10, pureSo2Percent.KMBS, 68],
        `the pure sodium salt holds ${pureSo2Percent.SMBS}%`,
        {
          step: 0.1,
          hint: `Fresh potassium salt holds ${pureSo2Percent.KMBS}%, an old bag less.`,
        },
      ),
      solutionPercent: numberField(
        'SO₂ in the solution',
        'g/100 mL',
        [0.1, 5, 18],
        'the usual solutions hold no more',
        {
          step: 0.1,
        },
      ),
      tabletG: numberField('SO₂ in a tablet', 'g', [0.01, 2, 50], 'no tablet holds more', { step: 0.1 }),
      totalMgPerL: numberField('Total SO₂ now', 'mg/L', [0, 0, 500], 'wines hold 0 to 500 mg/L'),
    },
    choices: {
      to: choiceField('Added to', { wine: 'wine or must', grapes: 'grapes' }),
      form: choiceField('Form', {
        KMBS: 'Potassium metabisulfite',
        SMBS: 'Sodium metabisulfite',
        solution: 'SO₂ solution',
        tablets: 'Tablets',
      }),
      wine: choiceField('Wine', {
        white: 'White or rosé',
        red: 'Red',
        sweetWhite: 'White or rosé, 5 g/L of sugar or more',
        sweetRed: 'Red, 5 g/L of sugar or more',
      }),
    },
  },
  follow: (name, value) => (name === 'form' && strengths[value] ? { strengthPercent: strengths[value] } : {}),
  fields: ({ to, form }) => [
    'to',
    'riseMgPerL',
    to === 'grapes' ? 'grapesT' : 'volumeL',
    'form',
    form === 'solution' ? 'solutionPercent' : form === 'tablets' ? 'tabletG' : 'strengthPercent',
    ...(to === 'wine' ? (['totalMgPerL', 'wine'] as const) : []),
  ],
  title: 'SO₂ as Powder, Solution, or Tablets',
  name: 'SO₂ in any form',
  description: 'Turn a rise in SO₂ into salt, stock solution, tablets, or salt per ton of grapes.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { riseMgPerL, volumeL, grapesT, solutionPercent, tabletG, totalMgPerL } = inputs;
    const grapes = inputs.to === 'grapes';
    // Per kilogram of grapes as per liter: a solution and tablets take the same grams of SO2.
    const liters = grapes ? grapesT * 1000 : volumeL;
    const so2Fraction = inputs.strengthPercent / 100;
    const salt = (fraction: number) =>
      grapes
        ? saltForGrapes({ so2MgPerKg: riseMgPerL, grapesT, so2Fraction: fraction })
        : saltForSo2({ riseMgPerL, volumeL, so2Fraction: fraction });
    const mass = unitOf('mass');
    const pure = (riseMgPerL * liters) / 1000;
    const solution = solutionForSo2({ riseMgPerL, volumeL: liters, so2GPer100Ml: solutionPercent });
    const headline =
      inputs.form === 'solution'
        ? poured('Solution to add', solution.value / 1000, unitOf('volume'))
        : inputs.form === 'tablets'
          ? figure('Tablets to add', pure / tabletG, 1)
          : weighed('Salt to add', salt(so2Fraction), mass);
    const total = totalMgPerL + riseMgPerL;
    return {
      tank: grapes
        ? so2Changed('unknown', 'unknown')
        : tankWith(
            inputs.form === 'solution' ? solution.value / 1000 : 0,
            volumeL,
            totalMgPerL > 0 ? total : 'unknown',
          ),
      effect: { from: 0, to: riseMgPerL, decimals: 1, unit: 'mg/L', of: 'more SO₂' },
      headline: [headline],
      limits: limitCautions(
        'sulfur dioxide',
        { totalGPerL: grapes ? Number.NaN : total / 1000 },
        inputs.wine,
      ),
      more: [
        weighed('SO₂ itself', pure, mass),
        weighed(saltLabels.laboratory, salt(so2StrengthConventions.laboratory), mass),
        weighed(saltLabels.shop, salt(so2StrengthConventions.shop), mass),
        ...(grapes ? [] : [figure('Total SO₂ afterward', total, 0, 'mg/L')]),
      ],
      uncertainty: present(!grapes && freeRiseText(riseMgPerL)),
      steps: [
        inputs.form === 'solution'
          ? step(
              'mL = Δ × L / (10 × %)',
              `${short(riseMgPerL, 2)} × ${short(liters, 1)} / (10 × ${short(solutionPercent, 2)}) = ${fixed(solution.value, 1)} mL`,
              'hbwc-sulfite',
            )
          : inputs.form === 'tablets'
            ? step(
                'tablets = Δ × L / 1000 / g',
                `${short(riseMgPerL, 2)} × ${short(liters, 1)} / 1000 / ${short(tabletG, 2)} = ${fixed(pure / tabletG, 2)}`,
                'stoichiometry',
              )
            : step(
                'g = Δ × L / (1000 f)',
                `${short(riseMgPerL, 2)} × ${short(liters, 1)} / (1000 × ${short(so2Fraction, 3)}) = ${fixed(salt(so2Fraction).value, 2)} g`,
                grapes ? 'pwv-2014' : '101winemaking-so2',
              ),
      ],
      range:
        'This page turns a rise into a weight. The free SO₂ that a wine should have depends on its pH: find it with the SO₂ calculator.',
    };
  },
  takes: { totalMgPerL: 'totalSo2MgPerL' },
  dose: { tankColumns: ['riseMgPerL', 'volumeL'], tankExample: 'Barrel 12; 30; 225' },
});
