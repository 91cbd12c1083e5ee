import { sweetnessTermsFor, sweetnessToleranceGPerL } from '@orbit-vine/enology/law/sweetness-terms.ts';
import { dosagePerBottle, liqueurSugar } from '@orbit-vine/enology/sugar/dosage.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, poured, present, step } from '../../calculator/result/figures.ts';
import { treated } from '../../calculator/result/tank-after.ts';

const named = (terms: readonly { readonly term: string }[]) => terms.map(({ term }) => term).join(', ');

export const definition = defineCalculator({
  id: 'dosage',
  form: {
    numbers: {
      sugarToGPerL: numberField('Sugar wanted', 'g/L', [0, 8, 150], 'sparkling wines hold 0 to 150 g/L', {
        step: 0.5,
      }),
      sugarFromGPerL: numberField('Sugar before dosage', 'g/L', [0, 0, 50], 'a base wine holds no more', {
        step: 0.1,
      }),
      bottles: numberField('Bottles', '', [1, 300, 1_000_000], 'no lot is larger'),
      liqueurGPerL: numberField(
        'Strength of the liqueur',
        'g/L',
        [50, 600, 900],
        'liqueurs hold 50 to 900 g/L',
      ),
      sugarKg: numberField('Sugar in the liqueur', 'kg', [0.01, 1, 1000], 'no batch is larger', {
        step: 0.1,
      }),
      wineL: numberField('Wine in the liqueur', 'L', [0.1, 1, 1000], 'no batch is larger', { step: 0.1 }),
    },
    choices: {
      liqueur: choiceField('The liqueur is', {
        made: 'made of sugar and wine',
        known: 'of known strength',
      }),
      size: choiceField('Bottle', { '375': '375 mL', '750': '750 mL', '1500': '1.5 L' }, '750'),
    },
  },
  fields: ({ liqueur }) => [
    'sugarToGPerL',
    'sugarFromGPerL',
    'size',
    'bottles',
    'liqueur',
    ...(liqueur === 'known' ? (['liqueurGPerL'] as const) : (['sugarKg', 'wineL'] as const)),
  ],
  title: 'Dosage',
  description: 'Milliliters of liqueur for each bottle at disgorging, and what the label may call the wine.',
  compute(inputs, unitOf) {
    const { sugarToGPerL, sugarFromGPerL, bottles, sugarKg, wineL } = inputs;
    const bottleMl = Number(inputs.size);
    const made = liqueurSugar({ sugarKg, wineL });
    const liqueurGPerL = inputs.liqueur === 'known' ? inputs.liqueurGPerL : made.value;
    const dose = dosagePerBottle({ bottleMl, sugarFromGPerL, sugarToGPerL, liqueurGPerL });
    const isDose = Number.isFinite(dose.value);
    // Brut nature also means that nothing was added.
    const free = (term: { readonly term: string }) => term.term !== 'brut nature' || dose.value === 0;
    const terms = sweetnessTermsFor({ sugarGPerL: sugarToGPerL }).filter(free);
    const sold = sweetnessTermsFor({ sugarGPerL: sugarToGPerL, withTolerance: true }).filter(free);
    return {
      // The liqueur takes the place of some of the wine, and brings its own acid and SO₂.
      tank: treated({
        brix: 'unknown',
        alcoholPercentVol: 'unknown',
        taGPerL: 'unknown',
        pH: 'unknown',
        residualSugarGPerL: sugarToGPerL,
        freeSo2MgPerL: 'unknown',
        totalSo2MgPerL: 'unknown',
      }),
      headline: [
        figure('Liqueur for each bottle', dose, 1, 'mL'),
        poured('For the lot', (dose.value * bottles) / 1000, unitOf('volume')),
      ],
      ...noteOf(...present(inputs.liqueur === 'made' && made), dose),
      more: [
        ...present(
          isDose && { label: 'European Union: may be called', text: named(terms) || 'none' },
          isDose && {
            label: `With the tolerance of ${sweetnessToleranceGPerL} g/L`,
            text: named(sold) || 'none',
          },
        ),
        figure('Strength of the liqueur', liqueurGPerL, 0, 'g/L'),
      ],
      uncertainty: present(
        isDose &&
          `If a dose is off by 0.5 mL: ${fixed((0.5 * (liqueurGPerL - sugarFromGPerL)) / bottleMl, 1)} g/L either way.`,
      ),
      steps: [
        ...present(
          inputs.liqueur === 'made' &&
            step(
              'g/L = 1000 kg / (L + 0.63 kg)',
              `1000 × ${short(sugarKg, 3)} / (${short(wineL, 3)} + 0.63 × ${short(sugarKg, 3)}) = ${fixed(made.value, 1)} g/L`,
              'bourgeois-liqueurs',
            ),
        ),
        step(
          'v = Vb (cT − c₀) / (L − c₀)',
          `${bottleMl} × (${short(sugarToGPerL, 2)} − ${short(sugarFromGPerL, 2)}) / (${fixed(liqueurGPerL, 1)} − ${short(sugarFromGPerL, 2)}) = ${fixed(dose.value, 2)} mL`,
          'bourgeois-liqueurs',
        ),
      ],
      range:
        'The bottle stays full: the liqueur takes the place of some of the wine. It also brings SO₂ and acid: count them.',
    };
  },
});
