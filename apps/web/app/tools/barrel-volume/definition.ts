import { barrelByOughtred, barrelBySwissRule, wineMissing } from '@orbit-vine/enology/volume/barrel.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { numberField } from '../../calculator/form/fields.ts';
import { noteOf, step, volume } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const size = (label: string, initial: number, hint?: string) =>
  numberField(label, { family: 'length' }, [0.1, initial, 3], 'casks measure 10 cm to 3 m', {
    step: 0.01,
    ...(hint && { hint }),
  });

export const definition = defineCalculator({
  id: 'barrel-volume',
  form: {
    numbers: {
      bilgeDiameterM: size('Bilge diameter, inside', 0.69, 'The widest place, at the bung.'),
      headDiameterM: size('Head diameter, inside', 0.56),
      lengthM: size('Inside length', 0.85),
      ullageM: numberField(
        'Dip, from bung to wine',
        { family: 'length' },
        [0, 0, 3],
        'no deeper than the barrel',
        {
          step: 0.01,
          hint: '0 for a full barrel.',
        },
      ),
    },
    choices: {},
  },
  title: 'Barrel Volume',
  description:
    'Gauge an odd barrel from two diameters and its length, and find from a dip how much wine is missing.',
  compute({ bilgeDiameterM, headDiameterM, lengthM, ullageM }, unitOf) {
    const barrel = { bilgeDiameterM, headDiameterM, lengthM };
    const full = barrelByOughtred(barrel);
    const swiss = barrelBySwissRule(barrel);
    const missing = wineMissing({ ...barrel, ullageM });
    const unit = unitOf('volume');
    return {
      tank: measured({ volumeL: (full.value - missing.value) * 1000 }, { headspaceL: missing.value * 1000 }),
      headline: [
        volume('The barrel holds', full.value * 1000, unit),
        volume('Wine missing', missing.value * 1000, unit),
      ],
      ...noteOf(full, missing),
      more: [
        volume('By the Swiss rule', swiss.value * 1000, unit),
        volume('Wine in the barrel', (full.value - missing.value) * 1000, unit),
      ],
      uncertainty: [
        'The two formulas differ by up to 2%. The volume from a dip is our approximation, good to 5%.',
      ],
      steps: [
        step(
          'V = π L (2 D² + d²) / 12',
          `π × ${short(lengthM, 3)} × (2 × ${short(bilgeDiameterM, 3)}² + ${short(headDiameterM, 3)}²) / 12 = ${fixed(full.value, 5)} m³`,
          'calcipedia-barrel',
        ),
        step('V = π L / 4 × (D − (D − d)/3)²', `${fixed(swiss.value, 5)} m³`, 'spikes-barrel'),
      ],
      range: 'Inside dimensions: from an outside diameter, subtract the staves, usually 27 mm on each side.',
    };
  },
});
