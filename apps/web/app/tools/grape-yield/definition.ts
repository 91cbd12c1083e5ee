import { gramsPer } from '@orbit-vine/enology/units.ts';
import {
  bottlesFromVolume,
  publishedYieldLPerT,
  wineFromGrapes,
} from '@orbit-vine/enology/volume/grape-yield.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step, volume } from '../../calculator/result/figures.ts';
import { measured } from '../../calculator/result/tank-after.ts';

const tonnesPerHaPerTonsPerAcre = gramsPer.usTon / gramsPer.t / 0.40468564224;

export const definition = defineCalculator({
  id: 'grape-yield',
  form: {
    numbers: {
      grapesT: numberField('Grapes', { family: 'fruit' }, [0.01, 2, 10_000], 'few harvests are larger', {
        step: 0.1,
      }),
      areaHa: numberField('Area', { family: 'area' }, [0.01, 1, 1000], 'few vineyards are larger', {
        step: 0.01,
      }),
      tonsPerAcre: numberField('Crop', 'US tons/acre', [0.1, 4, 20], 'vines bear 0.1 to 20', { step: 0.1 }),
      yieldLPerT: numberField(
        'Wine from a ton',
        { family: 'yield' },
        [450, 730, 780],
        'published yields are 450 to 780 L/t',
      ),
      lossPercent: numberField('Loss through bottling', '%', [0, 4, 15], 'more would be a mishap', {
        step: 0.5,
      }),
      barrelL: numberField('Size of a barrel', 'L', [50, 225, 600], 'barrels hold 50 to 600 L'),
    },
    choices: {
      basis: choiceField('I know', { weight: 'the weight of the grapes', area: 'the area and its crop' }),
      color: choiceField('Wine', { red: 'Red', white: 'White' }),
    },
  },
  follow: (name, value) =>
    name === 'color'
      ? {
          yieldLPerT:
            value === 'white' ? publishedYieldLPerT.commercialWhite : publishedYieldLPerT.commercialRed,
        }
      : {},
  fields: ({ basis }) => [
    'basis',
    ...(basis === 'area' ? (['areaHa', 'tonsPerAcre'] as const) : (['grapesT'] as const)),
    'color',
    'yieldLPerT',
    'lossPercent',
    'barrelL',
  ],
  title: 'Grapes to Wine',
  description:
    'Plan tanks, barrels, and glass: liters, barrels, cases, and bottles from the grapes you expect.',
  compute(inputs, unitOf) {
    const { yieldLPerT, lossPercent, barrelL } = inputs;
    const grapesT =
      inputs.basis === 'area'
        ? inputs.areaHa * inputs.tonsPerAcre * tonnesPerHaPerTonsPerAcre
        : inputs.grapesT;
    const made = wineFromGrapes({ grapesT, yieldLPerT });
    const wine = made.value;
    const filled = bottlesFromVolume({ volumeL: wine, lossPercent, bottleMl: 750 });
    const bottles = Math.floor(filled.value + 1e-9);
    const unit = unitOf('volume');
    return {
      tank: measured({ volumeL: wine }),
      headline: [volume('Wine', wine, unit), figure('Cases', Math.floor(bottles / 12), 0)],
      ...noteOf(made, filled),
      more: [
        figure('Bottles of 750 mL', bottles, 0),
        figure(`Barrels of ${short(barrelL)} L`, wine / barrelL, 1),
        figure('Grapes', grapesT, 2, 't'),
        figure('Cases from a US ton', (yieldLPerT * 0.90718474) / 9, 0),
      ],
      uncertainty: [
        `This is a planning figure. Allow 10% either way: ${fixed(unit.fromBase(wine * 0.9), 0)} to ${fixed(unit.fromBase(wine * 1.1), 0)} ${unit.label}.`,
      ],
      steps: [
        step(
          'V = m y',
          `${short(grapesT, 3)} t × ${short(yieldLPerT, 0)} L/t = ${fixed(wine, 0)} L`,
          'dummies-conversions',
        ),
        step(
          'bottles = ⌊V (1 − loss) / 0.75⌋',
          `${fixed(wine, 0)} × ${short(1 - lossPercent / 100, 3)} / 0.75 → ${bottles}`,
          'cornell-conversions',
        ),
      ],
      range: 'Presses, varieties, and years differ. Keep your own yields, and replace ours with them.',
    };
  },
});
