import { formolNitrogen } from '@orbit-vine/enology/nitrogen/formol.ts';
import { defineCalculator } from '../../calculator/definition/define-calculator.ts';
import { fixed, short } from '../../calculator/form/decimal.ts';
import { choiceField, numberField } from '../../calculator/form/fields.ts';
import { figure, noteOf, step } from '../../calculator/result/figures.ts';
import { unchanged } from '../../calculator/result/tank-after.ts';

/** Two published protocols, with the fields' initial values. */
const protocols = {
  virginia: { titrantMolPerL: 0.05, juiceMl: 10, dilutedMl: 25, aliquotMl: 10 },
  laffort: { titrantMolPerL: 0.1, juiceMl: 50, dilutedMl: 50, aliquotMl: 50 },
} as const;

export const definition = defineCalculator({
  id: 'formol-yan',
  form: {
    numbers: {
      titrantMl: numberField('Base used', 'mL', [0, 1, 50], 'a burette holds up to 50 mL', { step: 0.05 }),
      titrantMolPerL: numberField(
        'Strength of the base',
        'mol/L',
        [0.001, 0.05, 1],
        'bases are 0.001 to 1 mol/L',
        { step: 0.001 },
      ),
      juiceMl: numberField('Juice', 'mL', [1, 10, 200], 'samples are 1 to 200 mL'),
      dilutedMl: numberField('Diluted volume', 'mL', [1, 25, 500], 'flasks hold up to 500 mL'),
      aliquotMl: numberField('Aliquot titrated', 'mL', [1, 10, 500], 'flasks hold up to 500 mL'),
    },
    choices: {
      protocol: choiceField('Protocol', { virginia: 'Virginia Tech, reduced volume', laffort: 'Laffort' }),
    },
  },
  follow: (name, value) => (name === 'protocol' ? protocols[value === 'laffort' ? value : 'virginia'] : {}),
  title: 'YAN by Formol Titration',
  description: 'Turn a formol titration of juice into assimilable nitrogen, for the nutrient plan.',
  compute({ titrantMl, titrantMolPerL, juiceMl, dilutedMl, aliquotMl }) {
    const nitrogen = formolNitrogen({
      titrantMl,
      titrantMolPerL,
      juiceMl,
      dilutedToMl: dilutedMl,
      aliquotMl,
    });
    const perMl = titrantMl > 0 ? nitrogen.value / titrantMl : Number.NaN;
    return {
      tank: unchanged,
      headline: [figure('Assimilable nitrogen', nitrogen, 0, 'mg N/L')],
      ...noteOf(nitrogen),
      cautions: [
        'Formaldehyde is poisonous and volatile: wear gloves, work under a fume hood, and collect the waste.',
      ],
      more: [figure('Nitrogen per milliliter of base', perMl, 0, 'mg N/L')],
      uncertainty: [
        `Allow 10% either way, for proline and the endpoint: ${fixed(nitrogen.value * 0.9, 0)} to ${fixed(nitrogen.value * 1.1, 0)} mg N/L.`,
      ],
      steps: [
        step(
          'mg N/L = 14.007 N mL (diluted / juice) 1000 / aliquot',
          `14.007 × ${short(titrantMolPerL, 4)} × ${short(titrantMl, 3)} × (${short(dilutedMl, 1)} / ${short(juiceMl, 1)}) × 1000 / ${short(aliquotMl, 1)} = ${fixed(nitrogen.value, 1)} mg N/L`,
          'vt-formol',
        ),
      ],
      range:
        'Neutralize both juice and formaldehyde before they meet: to pH 8.0 for Virginia Tech, to 8.5 for Laffort. Some proline, which yeast can’t use, is counted too.',
    };
  },
});
