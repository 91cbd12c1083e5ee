import { convertDose, doseOfMass, massForDose, massOnBalance } from '@orbit-vine/enology/addition/dose.ts';
import { figureOfLimit } from '@orbit-vine/enology/law/limits.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField, volumeField } from '../../calculator/form/fields.ts';
import { figure, present, step, weighed } from '../../calculator/result/figures.ts';
import { limitCautions } from '../../calculator/result/limits.ts';
import { acidChanged, measured } from '../../calculator/result/tank-after.ts';

/** The products that laws limit, by their names in the table of limits. */
const actOf = {
  ascorbic: 'ascorbic acid',
  lysozyme: 'lysozyme',
  carbon: 'activated carbon',
  metatartaric: 'metatartaric acid',
  gumArabic: 'gum arabic',
  dmdc: 'dimethyl dicarbonate',
} as const;

const cautionOf: Readonly<Record<string, string>> = {
  metatartaric:
    'United States: metatartaric acid isn’t on the list of 27 CFR 24.246 in its edition of 2015. Check the current list.',
  dmdc: `Dimethyl dicarbonate is poisonous until it has reacted: leave it to trained users with a dosing machine. The European Union allows it only in wines with at least ${figureOfLimit('EU', 'lowest sugar for dimethyl dicarbonate')} g/L of sugar.`,
};

const isAcid = (product: string) => product === 'ascorbic' || product === 'metatartaric';

export const definition = defineCalculator({
  id: 'addition',
  form: {
    numbers: {
      doseGPerHl: numberField('Dose', { family: 'dose' }, [0, 20, 10_000], 'no product is dosed higher', {
        step: 0.1,
      }),
      volumeL: volumeField('Volume of wine or must'),
      strengthPercent: numberField('Strength', '%', [1, 100, 100], 'a product is 1 to 100% active', {
        hint: '100 if the dose is for the product as sold.',
      }),
      beforeGPerHl: numberField(
        'Added before',
        { family: 'dose' },
        [0, 0, 10_000],
        'no product is dosed higher',
        { step: 0.1, hint: 'To the juice and the wine together: limits count both.' },
      ),
    },
    choices: {
      product: choiceField('Product', {
        other: 'Other: bentonite, tannin, enzyme, nutrient, and so on',
        ascorbic: 'Ascorbic acid',
        carbon: 'Activated carbon',
        lysozyme: 'Lysozyme',
        metatartaric: 'Metatartaric acid',
        gumArabic: 'Gum arabic',
        dmdc: 'Dimethyl dicarbonate',
      }),
    },
  },
  fields: ({ product }) => [
    'product',
    'doseGPerHl',
    'volumeL',
    'strengthPercent',
    ...(product === 'other' ? [] : (['beforeGPerHl'] as const)),
  ],
  title: 'Any Addition',
  description: 'Weigh a powder of any strength for a dose, and see what the rounded weight really gives.',
  resultUnits: ['mass'],
  compute(inputs, unitOf) {
    const { product, doseGPerHl, volumeL, strengthPercent, beforeGPerHl } = inputs;
    const doseGPerL = doseGPerHl / 100;
    const strength = strengthPercent / 100;
    const mass = massForDose({ doseGPerL, volumeL, strength });
    const balance = massOnBalance({ massG: mass.value });
    const really = doseOfMass({ massG: balance.value, volumeL, strength });
    const total = doseGPerL + (product === 'other' ? 0 : beforeGPerHl / 100);
    return {
      tank: isAcid(product) ? acidChanged('unknown', { doseGPerHl }) : measured({}, { doseGPerHl }),
      effect: { from: 0, to: doseGPerHl, decimals: 2, unit: 'g/hL' },
      headline: [weighed('Weigh', mass, unitOf('mass'))],
      limits: product === 'other' ? [] : limitCautions(actOf[product], { addedGPerL: total }),
      cautions: present(cautionOf[product]),
      more: [
        weighed('On the scale', balance, unitOf('mass')),
        figure('Dose of that weight', really.value * 100, 2, 'g/hL'),
        figure('The same in mg/L', really.value * 1000, 0, 'mg/L'),
        figure(
          'The same in lb/1000 gal',
          convertDose({ dose: really.value, from: 'gPerL', to: 'lbPer1000UsGal' }).value,
          2,
          'lb/1000 gal',
        ),
      ],
      uncertainty: [],
      steps: [
        step(
          'g = dose (g/L) × L / strength',
          `${short(doseGPerL, 5)} × ${short(volumeL, 2)} / ${short(strength, 3)} = ${short(mass.value, 3)} g`,
          'winecalc',
        ),
      ],
      range:
        'The dose is per liter of the wine before the addition. The scale is read to 0.1 g below 100 g, 1 g below 1 kg, and 10 g above.',
    };
  },
  dose: { tankColumns: ['doseGPerHl', 'volumeL'], tankExample: 'Red 1; 20; 1000' },
});
